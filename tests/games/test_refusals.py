"""A refused decision names the clause that it breaks."""

from __future__ import annotations

import re

import pytest

import crossoff
from crossoff.core.model.contract import Seat
from crossoff.core.model.position import Position
from crossoff.core.model.registry import load_game
from crossoff.play.table import Refused
from crossoff.plugins import game_packages
from crossoff.texts import Texts
from testkit.games.positions import cards_dealt, map_deck, maps_kept, read, roll
from testkit.games.walks import WITH_CLAUSES
from testkit.play.tables import new_table

# --- clauses of refusals


def why_not(position: Position, seat: int, text: str) -> str:
    return position.game.notation.why_not(position, Seat(seat), text)


def test_dealt_maps_are_kept_by_s2_2() -> None:
    position = crossoff.new_game("silver-and-gold", 2).after_chance(crossoff.stream("kept"))
    assert why_not(position, 0, "keep X") == "S2.2"
    position = position.apply(0, position.legal(0)[0])
    assert why_not(position, 0, "keep X") == "S2.2"  # it has chosen, and nobody may see what


def marking() -> Position:
    """Two seats are asked to cross off a corner, on maps of nine fields, one with a cross."""
    deck = map_deck("A gray x../.../...", "B gray .../.../...", spare=20)
    return read(maps_kept("A B / Z1 Z2", deck=deck), "* expedition L3")


@pytest.mark.parametrize(
    ("text", "clause"),
    [
        ("", "S4.2"),
        ("pass", "S4.2"),
        ("mark A", "S4.1"),
        ("mark A a1 c3", "S4.1"),  # not the shape
        ("mark A d4", "S4.1"),  # sea
        ("mark Z1 a1", "S4.1"),  # somebody else's map
        ("mark A a1", "S4.3"),  # owes a field for the cross
        ("mark A a1; B a1 a2", "S4.3"),  # one field, not two
        ("mark B a1; B a2", "S4.3"),  # without a cross there is no extra
    ],
)
def test_marks_are_refused_by_the_clause_they_break(text: str, clause: str) -> None:
    assert why_not(marking(), 0, text) == clause


def test_who_has_crossed_off_waits_by_s4_2() -> None:
    position = marking().apply(0, marking().legal(0)[-1])
    assert 0 not in position.actors()
    assert why_not(position, 0, "mark B a1") == "S4.2"


def test_maps_are_taken_by_s5_3_and_one_after_the_other() -> None:
    deck = map_deck("A gray ..", "B gray ...", spare=20)
    position = read(maps_kept("A B / Z1 Z2", deck=deck), "* expedition I2")
    position = read(position, "0 mark A a1 b1", "1 mark Z1 a1")
    assert position.actors() == (0,)
    assert why_not(position, 0, "take A") == "S5.3"
    assert why_not(position, 1, "take pile") == "S5"


def test_dealt_cards_are_kept_by_c2_3() -> None:
    position = crossoff.new_game("one-card", 2, options={"variant": "advanced"})
    position = position.after_chance(crossoff.stream("kept"))
    assert why_not(position, 0, "keep 01") == "C2.3"
    position = position.apply(0, position.legal(0)[0])
    assert why_not(position, 0, "keep 01") == "C2.3"


def test_rolls_are_used_by_c4_and_rolled_again_by_c3() -> None:
    position = read(cards_dealt("02 03 / 04 05"), "* roll red red red red red")
    assert why_not(position, 0, "use 02") == "C4.3"
    assert why_not(position, 0, "take 02") == "C4"
    assert why_not(position, 1, "pass") == "C4"
    assert why_not(position, 0, "reroll 7") == "C3.2"
    position = read(position, "0 pass")
    assert why_not(position, 1, "reroll 1") == "C3.1"


def test_cards_are_taken_by_c5_4() -> None:
    position = cards_dealt("02 03 06 / 04 05 07", supply="08 09 10")
    position = roll(position, "blue blue purple purple purple", "0 use 02", "1 pass")
    position = roll(position, "green green green green red", "1 pass", "0 use 02")
    assert position.actors() == (0,)
    assert why_not(position, 0, "take 02") == "C5.4"
    assert why_not(position, 1, "take 08") == "C4"


# --- in refusals to clients


@pytest.mark.parametrize(("game", "clause"), [("silver-and-gold", "S2.2"), ("one-card", "C2.3")])
def test_a_table_says_the_clause_with_every_refusal_that_is_about_the_rules(
    game: str, clause: str
) -> None:
    table = new_table(game, {"variant": "advanced"} if game == "one-card" else {}, 2)
    table.apply(table.begin())
    with pytest.raises(Refused) as illegal:
        table.decide(0, "1", "keep nothing")
    assert illegal.value.code == "illegal"
    assert illegal.value.clause == clause
    with pytest.raises(Refused) as stale:
        table.decide(0, "7", "keep nothing")
    assert (stale.value.code, stale.value.clause) == ("stale", None)


def test_a_seat_out_of_turn_is_told_whose_turn_it_is() -> None:
    table = new_table("one-card", {"variant": "basic"}, 2)
    table.apply(table.begin())
    assert table.position is not None
    (active,) = table.position.actors()
    with pytest.raises(Refused) as refused:
        table.decide(1 - active, "1", "pass")
    assert (refused.value.code, refused.value.clause) == ("not_yours", "C4")


@pytest.mark.parametrize("name", WITH_CLAUSES)
def test_every_reason_has_a_text_and_a_clause(name: str) -> None:
    game, package = load_game(name), game_packages()[name]
    clauses = (package.folder / "rules.md").read_text("utf-8")
    assert game.shown.refusals
    for id_, clause in game.shown.refusals.items():
        assert Texts("en").has(id_)
        assert re.search(rf"\b{re.escape(clause)}\b", clauses)
