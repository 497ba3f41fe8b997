"""Positions: what they offer in any game, and their errors for wrong arguments."""

from __future__ import annotations

import copy
import pickle
from typing import Any

import numpy as np
import pytest

from crossoff.core.compiler.rng import below, stream
from crossoff.core.errors import (
    BadDeck,
    BadNotation,
    BadRecord,
    IllegalAction,
    StaleAction,
    said,
)
from crossoff.core.files.lines import distinct_ids, expect_head, known_id, shown
from crossoff.core.model.contract import Game
from crossoff.core.model.position import Position, item_points, new_game, state_buffer
from crossoff.core.model.registry import game_names, load_game
from testkit.games.positions import maps_kept
from testkit.games.walks import WITH_CARDS
from testkit.paths import SOURCES

GAMES = [load_game(name) for name in game_names()]
SILVER_GOLD, ONE_CARD = load_game("silver-and-gold"), load_game("one-card")
every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)


def first_decision(game: Game, players: int = 2, **options: str) -> Position:
    return new_game(game, players, options=options).after_chance(stream(5))


def finished(game: Game, players: int = 2, **options: str) -> Position:
    position, rng = new_game(game, players, options=options), stream(5)
    while not (position := position.after_chance(rng)).is_over:
        seat = position.actors()[0]
        legal = position.legal(seat)
        position = position.apply(seat, legal[below(rng, len(legal))])
    return position


# A new game


@every_game
def test_a_new_game_waits_for_the_deal(game: Game) -> None:
    for players in game.players:
        position = new_game(game, players)
        assert position.is_chance
        assert not position.is_over
        assert position.actors() == ()
        assert [position.legal(seat) for seat in range(players)] == [[]] * players
        assert position.totals() == [0] * players


@every_game
@pytest.mark.parametrize("players", [-1, 0, 1, 5, 100])
def test_too_few_or_too_many_players(game: Game, players: int) -> None:
    with pytest.raises(ValueError) as error:
        new_game(game, players)
    assert str(error.value) == f"{game.title} is for 2 to 4 players, not {players}"


@pytest.mark.parametrize("players", ["3", 3.0, None])
def test_invalid_numbers_of_players(players: Any) -> None:
    with pytest.raises(TypeError, match="cannot be interpreted as an integer"):
        new_game(ONE_CARD, players)


def test_options_are_checked() -> None:
    with pytest.raises(ValueError) as error:
        new_game(ONE_CARD, options={"varian": "basic"})
    assert str(error.value) == "unknown option 'varian'; Everything on 1 Card has variant"
    with pytest.raises(ValueError) as error:
        new_game(ONE_CARD, options={"variant": "hard"})
    assert str(error.value) == "option variant is basic or advanced, not 'hard'"
    with pytest.raises(ValueError) as error:
        new_game(SILVER_GOLD, options={"variant": "basic"})
    assert str(error.value) == "unknown option 'variant'; Silver & Gold has no options"


def test_the_first_value_of_an_option_is_the_default() -> None:
    assert new_game(ONE_CARD).setup.options == {"variant": "basic"}
    advanced = new_game(ONE_CARD, options={"variant": "advanced"})
    assert advanced.setup.options == {"variant": "advanced"}
    assert new_game(SILVER_GOLD).setup.options == {}


def test_a_deck_too_small_is_refused() -> None:
    deck = ONE_CARD.rules.load_deck("standard").source
    small = deck | {"cards": deck["cards"][:19]}
    assert new_game(ONE_CARD, 3, deck=small).setup.deck.name == "custom"
    with pytest.raises(BadDeck) as error:
        new_game(ONE_CARD, 4, deck=small, options={"variant": "advanced"})
    assert error.value.reason == "4 players need 20 cards, the deck has 19"


def test_a_deck_may_come_from_a_file() -> None:
    path = SOURCES / "games" / "one_card" / "deck.toml"
    assert new_game(ONE_CARD, deck=path).setup.deck.name == "deck"
    assert new_game(ONE_CARD, deck=str(path)).to_bytes() == new_game(ONE_CARD).to_bytes()


# A position never changes


@every_game
def test_steps_leave_the_position_as_it_is(game: Game) -> None:
    position = new_game(game)
    before = position.to_bytes()
    dealt = position.apply_chance(0)
    asked = position.after_chance(stream(1))
    assert position.to_bytes() == before != dealt.to_bytes()
    before = asked.to_bytes()
    asked.apply(asked.actors()[0], asked.legal(asked.actors()[0])[0])
    with pytest.raises(IllegalAction):
        asked.apply(asked.actors()[0], -1)
    assert asked.to_bytes() == before


@every_game
def test_the_buffer_is_a_copy(game: Game) -> None:
    position = first_decision(game)
    before = position.to_bytes()
    state_buffer(position)[:] = 0
    assert position.to_bytes() == before
    assert state_buffer(position).tobytes() == before


@every_game
def test_equality_is_of_the_state_at_one_table(game: Game) -> None:
    start = new_game(game)
    one, other = start.apply_chance(0), start.apply_chance(0)
    assert one == other
    assert hash(one) == hash(other)
    assert one != start
    assert start == new_game(game)
    assert start != new_game(game, 3)  # another number of players
    assert start != start.to_bytes()


@every_game
def test_there_is_a_way_back_from_bytes(game: Game) -> None:
    for position in (new_game(game), first_decision(game), finished(game)):
        again = Position.from_bytes(position.setup, position.to_bytes())
        assert again == position
        assert repr(again) == repr(position)
    seen = first_decision(game).seen_by(1)
    again = Position.from_bytes(seen.setup, seen.to_bytes())
    assert (again.actors(), again.legal(1)) == (seen.actors(), seen.legal(1))


@every_game
def test_a_position_can_be_copied_and_stored(game: Game) -> None:
    position = first_decision(game, 3)
    assert copy.deepcopy(position) is position and copy.deepcopy(position.setup) is position.setup
    assert pickle.loads(pickle.dumps(position)) == position
    if game.name not in WITH_CARDS:
        return
    # A custom deck makes a different setup, even with the same cards.
    own = new_game(game, deck=dict(position.setup.deck.source))
    back = pickle.loads(pickle.dumps(own))
    assert back.to_bytes() == own.to_bytes() and back.setup.deck == own.setup.deck


@every_game
def test_bytes_that_are_no_position_of_this_table(game: Game) -> None:
    position, size = new_game(game), game.rules.state.itemsize
    for data in (b"", position.to_bytes()[:-1], position.to_bytes() + bytes(8)):
        text = raised(ValueError, Position.from_bytes, position.setup, data)
        assert text == f"expected a state of {size} bytes, got {len(data)}"
    text = raised(ValueError, Position.from_bytes, position.setup, new_game(game, 3).to_bytes())
    assert text == "expected a state of 2 players, got 3"


def test_repr_says_what_comes_next() -> None:
    assert repr(new_game(ONE_CARD)) == "<Everything on 1 Card, 2 players: chance>"
    asked = first_decision(SILVER_GOLD, 3)
    assert repr(asked) == "<Silver & Gold, 3 players: asks (0, 1, 2)>"
    assert repr(finished(ONE_CARD)) == "<Everything on 1 Card, 2 players: over>"


# Chance


@every_game
def test_chance_lists_outcomes_with_their_likelihood(game: Game) -> None:
    position = new_game(game)
    if position.game.notation.chance_head(position) == "* start":
        position = position.apply_chance(0)  # then cards are dealt
    outcomes = position.chance_outcomes()
    assert sum(outcomes.values()) == pytest.approx(1)
    assert position.draw(stream(1)) in outcomes
    after = position.apply_chance(3)
    assert not after.is_chance or set(outcomes) - set(after.chance_outcomes()) == {3}


def before_the_first_expedition() -> Position:
    position, rng = first_decision(SILVER_GOLD), stream(1)
    for seat in position.actors():
        position = position.apply(seat, 0)
    while len(position.chance_outcomes()) != 6:
        position = position.apply_chance(position.draw(rng))
    return position


def test_unequal_chances() -> None:
    """Two of the eight expedition cards show I3, two L3."""
    position = before_the_first_expedition()
    names = position.setup.deck.patterns
    odds = {names[outcome]: share for outcome, share in position.chance_outcomes().items()}
    assert odds == {"I2": 1 / 8, "I3": 2 / 8, "L3": 2 / 8, "O4": 1 / 8, "T4": 1 / 8, "L4": 1 / 8}


def test_likelihoods_are_pythons_own_numbers() -> None:
    """In both kernel modes: NumPy's floats print and encode differently."""
    for position in (new_game(ONE_CARD), before_the_first_expedition()):
        assert {type(share) for share in position.chance_outcomes().values()} == {float}


@every_game
def test_no_chance_when_none_is_due(game: Game) -> None:
    for position in (first_decision(game), finished(game)):
        assert position.chance_outcomes() == {}
        assert position.after_chance(stream(1)) is position


@every_game
def test_after_chance_draws_as_single_draws_do(game: Game) -> None:
    position, rng = new_game(game), stream(9)
    while position.is_chance:
        position = position.apply_chance(position.draw(rng))
    assert new_game(game).after_chance(stream(9)).to_bytes() == position.to_bytes()


# Wrong questions


def raised(kind: type[Exception], act: object, *arguments: object) -> str:
    with pytest.raises(kind) as error:
        act(*arguments)  # type: ignore[operator]
    return str(error.value)


def test_actions_while_chance_is_due() -> None:
    start = new_game(ONE_CARD)
    assert raised(StaleAction, start.apply, 0, 0) == "expected chance, got action 0 of seat 0"


def test_actions_of_a_seat_that_is_not_asked() -> None:
    asked = first_decision(SILVER_GOLD).apply(1, 2)
    assert asked.actors() == (0,)
    for seat in (1, 2, -1, 63):
        text = f"expected an action of seat 0, got action 4 of seat {seat}"
        assert raised(StaleAction, asked.apply, seat, 4) == text
        assert asked.legal(seat) == []
    asked = first_decision(SILVER_GOLD, 3)
    text = "expected an action of seat 0 or 1 or 2, got action 4 of seat 3"
    assert raised(StaleAction, asked.apply, 3, 4) == text


def test_actions_that_are_not_legal() -> None:
    asked = first_decision(SILVER_GOLD)
    for action in (-1, 6, 10**6):
        text = f"expected one of 6 legal actions of seat 0, got {action}"
        assert raised(IllegalAction, asked.apply, 0, action) == text


@every_game
def test_every_action_is_legal_or_refused(game: Game) -> None:
    position = first_decision(game)
    (seat, *_), wrong = position.actors(), 0
    for action in range(-2, game.rules.num_actions + 2):
        if action in position.legal(seat):
            position.apply(seat, action)
        else:
            raised(IllegalAction, position.apply, seat, action)
            wrong += 1
    assert wrong == game.rules.num_actions + 4 - len(position.legal(seat))


@every_game
def test_every_outcome_can_come_or_is_refused(game: Game) -> None:
    start = new_game(game)
    for outcome in (-1, max(start.chance_outcomes()) + 1, game.rules.num_outcomes, 63, 64, 1 << 40):
        text = f"expected one of outcomes {list(start.chance_outcomes())}, got {outcome}"
        assert raised(IllegalAction, start.apply_chance, outcome) == text


@every_game
def test_chance_that_is_not_due(game: Game) -> None:
    asked, over = first_decision(game), finished(game)
    expected = "an action of seat " + " or ".join(map(str, asked.actors()))
    assert (
        raised(StaleAction, asked.apply_chance, 3) == f"expected {expected}, got chance outcome 3"
    )
    text = "expected nothing: the game is over, got chance outcome 3"
    assert raised(StaleAction, over.apply_chance, 3) == text


@every_game
def test_actions_after_the_end(game: Game) -> None:
    over = finished(game)
    assert over.actors() == ()
    assert over.legal(0) == []
    text = "expected nothing: the game is over, got action 0 of seat 1"
    assert raised(StaleAction, over.apply, 1, 0) == text


# Points


@every_game
@pytest.mark.parametrize("players", [2, 3, 4])
def test_points_add_up(game: Game, players: int) -> None:
    over = finished(game, players)
    items = item_points(over)
    assert items.shape == (players, len(game.rules.score_lines))
    totals = [score["total"] for score in over.scores()]
    assert over.totals() == totals == items.sum(axis=1).tolist()
    assert {totals[seat] for seat in over.winners()} == {max(totals)}
    assert over.result() == {"scores": list(over.scores()), "winners": list(over.winners())}
    assert all(type(value) is int for value in [*over.totals(), *over.winners()])


# Who sees what


@pytest.mark.parametrize("game", [SILVER_GOLD, ONE_CARD], ids=lambda game: game.name)
def test_what_others_hold_cannot_be_told_from_what_a_seat_sees(game: Game) -> None:
    options = {"variant": "advanced"} if game is ONE_CARD else {}
    position = first_decision(game, 3, **options)
    for seat in range(3):
        seen = position.seen_by(seat)
        assert seen.actors() == position.actors()
        assert seen.legal(seat) == position.legal(seat)
        assert np.count_nonzero((seen.state.hand >= 0).any(axis=1)) == 1
        sealed = position.apply((seat + 1) % 3, 1).seen_by(seat)
        assert sealed.to_bytes() == position.apply((seat + 1) % 3, 0).seen_by(seat).to_bytes()
        assert position.view(seat).hand == seen.view(seat).hand != []
    assert not (position.seen_by(None).state.hand >= 0).any()
    assert position.view(None).hand == []


@every_game
def test_the_memory_aid_is_passed_on(game: Game) -> None:
    position = first_decision(game)
    shown_more = position.view(0, memory_aid=True) != position.view(0)
    assert shown_more is (game is SILVER_GOLD)


@every_game
def test_greedy_action_is_legal(game: Game) -> None:
    position = first_decision(game)
    for seat in position.actors():
        assert position.greedy_action(seat) in position.legal(seat)


# Words


def test_shown_is_quoted_and_cut_short() -> None:
    assert shown("a\nb") == r"'a\nb'"
    assert shown([1, "x"]) == "[1, 'x']"
    assert shown("y" * 58) == "'" + "y" * 58 + "'"
    assert shown("y" * 59) == "'" + "y" * 58 + "…"
    assert shown("\ud800") == r"'\ud800'"


def test_ids_by_their_words() -> None:
    ids = {"a1": 0, "b1": 1, "c1": 2}
    assert known_id(ids, "b1", said("field")) == 1
    assert distinct_ids(ids, ["c1", "a1"], said("field"), 2) == [2, 0]
    assert distinct_ids(ids, [], said("field"), 0) == []
    text = raised(BadNotation, known_id, ids, "z9", "field")
    assert text == "expected field, got 'z9'"
    text = raised(BadNotation, distinct_ids, ids, ["a1"], "field", 2)
    assert text == "expected 2 × field, got 1"
    text = raised(BadNotation, distinct_ids, ids, ["a1", "a1"], "field", 2)
    assert text == "expected 2 different × field, got 'a1 a1'"
    assert (
        raised(BadNotation, distinct_ids, ids, ["a1", ""], "field", 2) == "expected field, got ''"
    )


@pytest.mark.parametrize("line", ["", "keep", "keeps a", "Keep a", " keep a", "kee"])
def test_a_wrong_head(line: str) -> None:
    assert raised(BadNotation, expect_head, "keep", line) == f"expected 'keep …', got {line!r}"


def test_words_after_a_head() -> None:
    assert expect_head("keep", "keep P01 G07") == ["P01", "G07"]
    assert expect_head("keep", "keep ") == [""]
    assert expect_head("keep", "keep  P01") == ["", "P01"]


def test_errors_say_where() -> None:
    error = BadRecord(3, "wrong")
    assert (str(error), error.line, error.reason) == ("line 3: wrong", 3, "wrong")
    assert str(BadDeck("a.toml", "maps.P01", "bad")) == "a.toml: maps.P01: bad"
    assert str(BadDeck("a.toml", "", "bad")) == "a.toml: bad"


# --- words ---


@every_game
def test_a_position_is_drawn(game: Game) -> None:
    position = new_game(game).after_chance(stream(3))
    assert str(position) == game.shown.picture(position, ["seat 0", "seat 1"])
    assert "\n" in str(position) and "\n" not in repr(position)


@every_game
def test_words_of_every_legal_action_are_read_back(game: Game) -> None:
    position, rng = new_game(game).after_chance(stream(4)), stream(5)
    for _ in range(40):
        if position.is_over:
            break
        for seat in position.actors():
            for action in position.legal(seat):
                assert position.parse(seat, position.text(seat, action)) == [action]
        seat = position.actors()[-1]
        legal = position.legal(seat)
        position = position.apply(seat, legal[below(rng, len(legal))]).after_chance(rng)


def test_lines_of_a_record_are_played_in_any_order() -> None:
    position = new_game(SILVER_GOLD).after_chance(stream(1))
    mine, theirs = (position.text(seat, position.legal(seat)[0]) for seat in (0, 1))
    one = position.play(f"0 {mine}").play(f"1 {theirs}")
    assert one == position.play(f"1 {theirs}").play(mine)  # the last seat needs no number
    assert one.is_chance
    with pytest.raises(BadNotation, match="expected a line of seat 0"):
        position.play(mine)  # two seats are asked
    with pytest.raises(StaleAction, match="of seat 7"):
        position.play(f"7 {mine}")
    with pytest.raises(BadNotation, match="the game is over"):
        finished(ONE_CARD).play("pass")


def test_chance_is_played_by_its_line_or_left_to_chance() -> None:
    position = new_game(ONE_CARD).play("* start 1").play("* deal 0 01 02").play("* deal 1 03 04")
    position = position.play("* roll red red blue green yellow")
    assert position.actors() == (1,)
    rolled = position.play("reroll 1")
    assert rolled.is_chance
    assert rolled.play("* roll blue red blue green yellow").actors() == (1,)


def test_only_whole_and_legal_decisions_are_played() -> None:
    position = maps_kept("S04 S05 / S06 S07").play("* expedition I3")
    with pytest.raises(BadNotation):
        position.parse(0, "mark nothing")
    with pytest.raises(IllegalAction, match="expected one of"):
        position.text(0, 127)
    with pytest.raises(IllegalAction):
        position.parse(0, "mark S04 d4")
    with pytest.raises(BadNotation, match="to continue"):
        position.play("0 mark S04 a1")  # on a cross, which gives one more field
