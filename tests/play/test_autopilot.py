"""The decisions of an absent player, in every game."""

from __future__ import annotations

import pytest

from crossoff.core.errors import StaleAction
from crossoff.core.model.contract import Seat
from crossoff.core.model.steps import decide
from crossoff.play.autopilot import plain_decision, whole_decision
from testkit.games.positions import cards_dealt, maps_kept, read
from testkit.games.walks import Case, every_case, sample


@every_case
def test_it_is_whole_and_legal_and_needs_only_what_the_seat_knows(case: Case) -> None:
    asked = 0
    for position in sample(case):
        for seat in position.actors():
            text = plain_decision(position, seat)
            after = decide(position, seat, text)
            assert not position.game.notation.owes_more(after, seat)
            assert plain_decision(position.seen_by(seat), seat) == text
            asked += 1
    assert asked > 5


def test_in_silver_and_gold_it_crosses_off_one_field() -> None:
    position = read(maps_kept("S01 G01 / G02 S02"), "* expedition O4")
    assert plain_decision(position, Seat(0)) == "mark S01 a1"


def test_what_a_cross_owes_is_paid() -> None:
    """S04 has a cross on a1."""
    position = read(maps_kept("S04 G01 / S05 G02"), "* expedition O4")
    assert plain_decision(position, Seat(0)) == "mark S04 a1; S04 b1"


def test_in_one_card_it_uses_what_fits_and_else_passes() -> None:
    position = read(cards_dealt("11 01 / 02 03"), "* roll red red blue green yellow")
    assert plain_decision(position, Seat(0)) == "use 11"
    nothing_fits = read(cards_dealt("11 01 / 02 03"), "* roll red red red red red")
    assert plain_decision(nothing_fits, Seat(0)) == "pass"


def test_a_seat_that_is_not_asked() -> None:
    position = read(cards_dealt("11 01 / 02 03"), "* roll red red blue green yellow")
    with pytest.raises(StaleAction) as error:
        plain_decision(position, Seat(1))
    assert str(error.value) == "expected a seat of (0,), got seat 1"


def test_whoever_chooses_is_asked_for_each_step() -> None:
    position = read(maps_kept("S04 G01 / S05 G02"), "* expedition O4")
    steps = []

    def first_then_last(_, legal):
        steps.append(len(legal))
        return legal[0] if len(steps) == 1 else legal[-1]

    text = whole_decision(position, Seat(0), first_then_last)
    assert len(steps) == 2
    assert text == "mark S04 a1; G01 d3"
