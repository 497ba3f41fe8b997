"""Everything on 1 Card for the coach: how a position goes on, and which decisions are one."""

from __future__ import annotations

import numpy as np

from crossoff.coach.futures import Start, load_player
from crossoff.core.compiler.rng import stream
from crossoff.core.model.position import Position, new_game
from crossoff.games.one_card.layout import NONE, PASS, REROLL, TAKE
from testkit.games.positions import cards_dealt, roll


def test_rerolls_that_keep_the_same_dice_are_one_candidate() -> None:
    position = cards_dealt("01 02 / 03 04").play("* roll red red green green blue")
    player = load_player(position.setup)
    again = [steps[0] for steps in player.candidates(position, 0) if steps[0] > PASS]
    keys = {player.key(position, 0, [action]) for action in again}
    assert len(keys) == len(again) > 0
    one_red, other_red = position.parse(0, "reroll 1"), position.parse(0, "reroll 2")
    assert player.key(position, 0, one_red) == player.key(position, 0, other_red)
    green = position.parse(0, "reroll 3")
    assert player.key(position, 0, one_red) != player.key(position, 0, green)
    assert one_red[0] == REROLL + 1
    passing = position.parse(0, "pass")
    assert player.key(position, 0, passing) not in {*keys, player.key(position, 0, green)}


def test_the_same_dice_come_whatever_is_decided() -> None:
    """A seat that passes all the time changes nothing for the next turns' dice."""
    position = cards_dealt("01 02 / 03 04").play("* roll red red green green blue")
    player = load_player(position.setup)
    passing = position.parse(0, "pass")
    starts = [Start(position, 0, tuple(passing)), Start(position.apply(0, passing[0]))]
    futures = player.play(starts, 2, stream("dice"))
    assert np.array_equal(futures.items[0], futures.items[1])
    assert (futures.turns > 0).all()


def test_the_last_turn_is_played_for_points() -> None:
    """Seat 0 ends the game; seat 1 then takes the points that lie there."""
    position = roll(cards_dealt("01 02 / 03 04"), "orange orange red red red", "0 pass")
    s = position._buf.view(position.game.rules.state)[0]
    s.num_scored[0] = 4
    s.free[1, 0] = 0x560020  # two boxes of the orange row are all that is free in it
    before = position.totals()[1]
    futures = load_player(position.setup).play([Start(position)], 1, stream("last"))
    assert futures.points[0, 0, 1] > before
    assert futures.turns[0, 0] == position.state.turn


def test_the_advanced_game_is_played_on_from_guessed_hands() -> None:
    position = new_game("one-card", 2, options={"variant": "advanced"}).after_chance(stream(1))
    player = load_player(position.setup)
    seen = position.seen_by(1)
    keep = player.candidates(seen, 1)[0]
    futures = player.play([Start(seen, 1, keep), Start(position)], 1, stream("advanced"))
    assert futures.wins.sum(axis=2).tolist() == [[1.0], [1.0]]
    cards = [position.state.hand[1, k] for k in range(5)]
    assert len(set(cards)) == 5


def test_a_game_is_played_on_from_the_very_beginning() -> None:
    position = new_game("one-card", 3)
    futures = load_player(position.setup).play([Start(position)], 1, stream("beginning"))
    assert futures.wins.sum() == 1.0


def test_a_card_is_taken_from_the_supply() -> None:
    rng = stream("supply")
    position = new_game("one-card", 2, options={"variant": "advanced"}).after_chance(rng)
    position = position.apply(0, 0).apply(1, 0).after_chance(rng)
    seat = position.actors()[0]
    s = position._buf.view(position.game.rules.state)[0]
    s.cards[seat, 0] = NONE
    s.free[seat, 0] = 0
    s.phase = TAKE
    position = Position.from_bytes(position.setup, position.to_bytes())
    player = load_player(position.setup)
    found = player.candidates(position, seat)
    assert sorted(steps[0] for steps in found) == position.legal(seat) == [0, 1, 2]
    # Without a decision, the model makes it.
    futures = player.play([Start(position, seat), Start(position)], 1, stream("model"))
    assert np.array_equal(futures.items[0], futures.items[1])
