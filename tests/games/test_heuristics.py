"""The games' heuristics: greedy plays well for its cost, and its dice arithmetic is exact."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from itertools import product

import numpy as np
import pytest

import crossoff
from crossoff.core.compiler.engine import POLICY_GREEDY, POLICY_RANDOM
from crossoff.core.compiler.jit import is_plain
from crossoff.core.compiler.rng import below, stream
from crossoff.core.model.position import Position
from crossoff.core.model.registry import game_names, load_game
from crossoff.games.one_card.dice import (
    COUNTS,
    FIRST_OF_SIZE,
    NUM_MULTISETS,
    kept_id,
    value_of_keeping,
    value_of_rolls,
)
from crossoff.games.one_card.layout import PASS, REROLL
from crossoff.play.match import play_compiled
from testkit.games.positions import (
    DeckSource,
    after,
    card_deck,
    cards_dealt,
    map_deck,
    maps_kept,
    read,
    roll,
)

ROUNDS = (
    10 if is_plain() else 100
)  # games of each kind; plain kernels take a tenth of a second each

Dice = tuple[int, ...]  # colours, ascending
COLORS = range(6)


# --- Strength


def wins(game: str, players: int, **options: str) -> float:
    """Return the share of games in which one greedy seat has more points than every random one."""
    won = 0
    for number in range(ROUNDS):
        greedy = number % players
        policies = [POLICY_GREEDY if p == greedy else POLICY_RANDOM for p in range(players)]
        start = crossoff.new_game(game, players, options=options)
        totals = play_compiled(start, policies, ("greedy", number)).final.totals()
        won += totals[greedy] > max(totals[:greedy] + totals[greedy + 1 :])
    return won / ROUNDS


@pytest.mark.parametrize(
    ("game", "players", "options"),
    [
        ("silver-and-gold", 2, {}),
        ("silver-and-gold", 4, {}),
        ("one-card", 2, {"variant": "basic"}),
        ("one-card", 2, {"variant": "advanced"}),
        ("one-card", 4, {"variant": "basic"}),
    ],
)
def test_greedy_beats_random(game: str, players: int, options: Mapping[str, str]) -> None:
    """Measured over 400 games each: 99.5 % at the least."""
    assert wins(game, players, **options) >= 0.9


@pytest.mark.parametrize("name", game_names())
def test_greedy_is_always_legal(name: str) -> None:
    """At every decision of random games, for every seat that is asked."""
    game = load_game(name)
    for players, values in product(game.players, product(*game.options.values())):
        options = dict(zip(game.options, values, strict=True))
        rng = stream("greedy is legal", name, players, *values)
        position = crossoff.new_game(name, players, options=options)
        while not (position := position.after_chance(rng)).is_over:
            for seat in position.actors():
                legal = position.legal(seat)
                assert position.greedy_action(seat) in legal
                position = position.apply(seat, legal[below(rng, len(legal))])


# --- Silver & Gold


def greedy_text(position: Position, seat: int) -> str:
    actor = next(actor for actor in position.actors() if actor == seat)
    action = position.greedy_action(seat)
    return position.game.notation.decision_text(position, actor, [action])


def test_greedy_finishes_a_map() -> None:
    #  A  . .   finished by I2, or  B  . . .  with as many fields covered
    deck = map_deck("B gray ...", "A gray ..", "C gray ..", "D gray ..", spare=4)
    position = read(maps_kept("B A / C D", deck=deck), "* expedition I2")
    assert greedy_text(position, 0) == "mark A a1 b1"


@pytest.mark.parametrize(("symbol", "score_card"), [("o", "coins_per_row"), ("T", "palms")])
def test_greedy_likes_symbols_while_they_count(symbol: str, score_card: str) -> None:
    #  A  . o . o   with room for one coin: the first is worth more than a field, the second is not
    deck = map_deck(
        f"A gray .{symbol}.{symbol}", "B gray ....", "C gray ....", "D gray ....", spare=4,
        score_card={"coin_rows": 1, score_card: 1},
    )  # fmt: skip
    position = read(maps_kept("A B / C D", deck=deck), "* expedition O4")
    assert greedy_text(position, 0) == "mark A b1"
    position = read(position, "0 mark A b1", "1 mark C a1", "* expedition T4")
    assert greedy_text(position, 0) == "mark A a1"


def test_greedy_keeps_and_takes_what_promises_most() -> None:
    #  dealt: P01 and O01 with seals and crosses, S01 with a seal, G01 with a seal and no symbol
    position = after("silver-and-gold", 2, "* deal 0 P01 S10 G01 O01", "* deal 1 P02 O02 G02 S02")
    assert greedy_text(position, 0) == "keep P01 O01"
    deck = map_deck(
        "A gray ..", "B gray ...", "C gray ...", "D gray ...", "E gray ....", "F gray oo.", spare=4
    )
    position = read(maps_kept("A B / C D", display="E F Z1 Z2", deck=deck), "* expedition I2")
    position = read(position, "0 mark A a1 b1", "1 mark C a1")
    #  display  E ....   F oo.   Z1 ..   Z2 ..
    assert greedy_text(position, 0) == "take F"


# --- Everything on 1 Card: the arithmetic of dice


def multiset(index: int) -> Dice:
    """Return the dice of a multiset, from its packed counts."""
    return tuple(c for c in COLORS for _ in range(int(COUNTS[index]) >> 4 * c & 0xF))


ID = {multiset(index): index for index in range(NUM_MULTISETS)}


def fancy(dice: Dice) -> float:
    """An irregular value of rolls, which cannot hide a mistake."""
    return float(sum((die + 2) ** (dice.count(die) + 1) % 7 for die in dice))


def rolled(kept: Dice, size: int) -> list[Dice]:
    """Return what kept dice can become, each of the 6^k rolls of the others once."""
    others = product(COLORS, repeat=size - len(kept))
    return [tuple(sorted((*kept, *more))) for more in others]


def mean(values: list[float]) -> float:
    return sum(values) / len(values)


def parts(dice: Dice) -> set[Dice]:
    """Return what can be kept of a roll: any of its dice."""
    return {
        tuple(die for k, die in enumerate(dice) if mask >> k & 1) for mask in range(1 << len(dice))
    }


def test_multisets_are_numbered_by_size() -> None:
    assert len(ID) == NUM_MULTISETS == 462
    assert FIRST_OF_SIZE.tolist() == [0, 1, 7, 28, 84, 210, 462]
    assert all(len(dice) <= 5 for dice in ID)
    assert ID[(0, 0, 2)] in range(28, 84)


@pytest.mark.parametrize("rerolled", [0b00000, 0b00101, 0b11111])
def test_kept_id(rerolled: int) -> None:
    dice = np.array([5, 0, 3, 0, 2], np.int32)
    kept = sorted(int(die) for k, die in enumerate(dice) if not rerolled >> k & 1)
    assert kept_id(dice, 5, rerolled) == ID[tuple(kept)]


@pytest.mark.parametrize("size", [1, 3, 5])
def test_value_of_keeping_is_the_mean_of_all_rolls(size: int) -> None:
    values = np.zeros(NUM_MULTISETS)
    for dice, index in ID.items():
        if len(dice) == size:
            values[index] = fancy(dice)
    value_of_keeping(values, size)
    for dice, index in ID.items():
        if len(dice) <= size:
            assert values[index] == pytest.approx(mean([fancy(d) for d in rolled(dice, size)]))


@pytest.mark.parametrize("size", [2, 5])
def test_value_of_rolls_is_that_of_the_best_dice_to_keep(size: int) -> None:
    values, best = np.zeros(NUM_MULTISETS), np.zeros(NUM_MULTISETS)
    for dice, index in ID.items():
        values[index] = fancy(dice) / (1 + len(dice))
    value_of_rolls(values, size, best)
    for dice, index in ID.items():
        if len(dice) <= size:
            assert best[index] == max(values[ID[part]] for part in parts(dice))


# --- Everything on 1 Card: greedy's rerolls


def boxes_of(position: Position, seat: int) -> Callable[[Dice], float]:
    """Return how many boxes a roll crosses off on the best card, from public information."""
    cards = position.view(seat).seats[seat].cards
    free = [[card.free.get(name, 0) for name in position.setup.deck.colors] for card in cards]

    def boxes(dice: Dice) -> float:
        counts = [dice.count(color) for color in COLORS]
        return max(
            sum(n for n, room in zip(counts, card, strict=True) if n <= room) for card in free
        )

    return boxes


def keeping(position: Position, seat: int, rolls: int) -> Callable[[Dice], float]:
    """Return the value of kept dice in boxes with this many rolls to come, by enumerating all
    rolls.
    """
    boxes, size = boxes_of(position, seat), position.setup.deck.dice

    @cache
    def worth(dice: Dice, rolls: int) -> float:
        return boxes(dice) if rolls == 0 else max(kept(part, rolls) for part in parts(dice))

    @cache
    def kept(dice: Dice, rolls: int) -> float:
        return mean([worth(whole, rolls - 1) for whole in rolled(dice, size)])

    return lambda dice: kept(dice, rolls)


def dice_of(position: Position) -> Dice:
    names = position.setup.deck.colors
    return tuple(names.index(name) for name in position.view(None).roll)


BARE = cards_dealt("10 11 / 01 02", start=0)
HALF = roll(
    roll(BARE, "red red red purple purple", "0 use 11", "1 pass"),
    "green green blue blue blue", "0 use 10", "1 pass",
)  # fmt: skip


@pytest.mark.parametrize(
    ("start", "dice"),
    [
        #  card 10   red ....    yellow * ...    green ..    blue * ......    purple .....
        #  card 11   red * ....  orange ....     green ....  blue * ....      purple ....
        (BARE, "red red blue yellow orange"),
        (BARE, "yellow yellow yellow yellow orange"),
        (BARE, "green green green green green"),
        (BARE, "red purple purple blue blue"),
        #  card 10   red ....    yellow * ...    green ##    blue * ###...    purple .....
        #  card 11   red * ###.  orange ....     green ....  blue * ....      purple ##..
        (HALF, "red red red red red"),
        (HALF, "green green blue yellow yellow"),
        (HALF, "orange orange orange orange blue"),
    ],
)
@pytest.mark.parametrize("rolls", [1, 2])
def test_greedy_rerolls_for_the_most_boxes(start: Position, dice: str, rolls: int) -> None:
    """With one or two rolls to come: no other dice to keep have a higher expectation."""
    position = read(start, f"* roll {dice}")
    if rolls == 1:
        position = read(position, f"{position.actors()[0]} reroll 1", f"* roll {dice}")
    assert position.view(None).rolls_left == rolls
    check_reroll(position, rolls)


SMALL: DeckSource = card_deck("10 11 01 02", dice={"count": 3, "rolls": 2})


@pytest.mark.parametrize("dice", ["red red blue", "orange orange orange", "yellow green purple"])
def test_greedy_rerolls_with_fewer_dice(dice: str) -> None:
    check_reroll(read(cards_dealt("10 11 / 01 02", deck=SMALL), f"* roll {dice}"), 1)


def check_reroll(position: Position, rolls: int) -> None:
    seat = position.actors()[0]
    lying, boxes = dice_of(position), boxes_of(position, seat)
    worth = keeping(position, seat, rolls)
    action = position.greedy_action(seat)
    best = max(worth(tuple(sorted(part))) for part in parts(lying) if len(part) < len(lying))
    if action > PASS:
        kept = [die for k, die in enumerate(lying) if not action - REROLL >> k & 1]
        assert worth(tuple(sorted(kept))) == pytest.approx(best)
        assert best > boxes(lying)
    else:
        assert boxes(lying) >= best - 1e-9


def test_greedy_uses_the_card_with_most_boxes() -> None:
    position = read(BARE, "* roll red red red red orange", "0 reroll 5")
    position = read(position, "* roll red red red red orange", "0 reroll 5")
    position = read(position, "* roll red red red red orange")
    #  card 10   red ....  (4 boxes)      card 11   red * ....   orange ....  (5 boxes)
    assert greedy_text(position, 0) == "use 11"
    position = read(position, "0 pass")
    #  1: card 01   orange .....          card 02   orange .....
    assert greedy_text(position, 1) in ("use 01", "use 02")
    position = read(cards_dealt("02 05 / 01 03"), "* roll red red red red red", "0 pass")
    #  1: card 01 and card 03 have no red row
    assert greedy_text(position, 1) == "pass"
