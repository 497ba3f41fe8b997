"""Questions to the coach's process: a hint knows only what the seat may know."""

from __future__ import annotations

from crossoff.core.model.contract import Seat
from crossoff.core.model.position import Position, new_game
from crossoff.core.model.registry import load_game
from crossoff.local.coach_messages import AskForHint, encode


def dealt(other: str) -> Position:
    position = new_game(load_game("silver-and-gold"), 2)
    for line in ("* deal 0 G05 G12 G06 S11", f"* deal 1 {other}"):
        position = position.play(line)
    return position


def test_what_the_seat_may_not_know_does_not_leave_the_game() -> None:
    one, other = dealt("G09 S02 O01 P12"), dealt("P01 P02 P03 P05")
    assert one != other
    asked = [encode(AskForHint.about(position, Seat(0))) for position in (one, other)]
    assert asked[0] == asked[1]
    sealed = [one.play(f"1 keep {maps}") for maps in ("G09 S02", "O01 P12")]
    asked = [encode(AskForHint.about(position, Seat(0))) for position in sealed]
    assert asked[0] == asked[1]
    mine = [encode(AskForHint.about(position, Seat(1))) for position in (one, other)]
    assert mine[0] != mine[1]
