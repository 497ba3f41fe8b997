"""Whose turn it is with a roll of Everything on 1 Card, and where everybody stands (C4)."""

from __future__ import annotations

from crossoff.core.model.contract import Seat
from crossoff.core.model.position import Position
from crossoff.games.one_card.layout import KEEP, NONE, TAKE

__all__ = ["rolls_left", "seat_asked", "seats_before", "standing", "turn_order"]


def rolls_left(position: Position) -> int:
    """How often dice may still be rolled again: never once the roll is used (C3.2, C4)."""
    s = position.state
    return 0 if s.used > 0 or s.phase == TAKE else int(position.setup.deck.rolls - s.rolls)


def turn_order(position: Position) -> list[Seat]:
    """The seats in the order in which they use a roll; by number while nobody rolls."""
    s, players = position.state, position.setup.players
    first = 0 if s.active == NONE else int(s.active)
    return [Seat((first + k) % players) for k in range(players)]


def seat_asked(position: Position) -> Seat | None:
    """The seat that decides now, the first in turn of several; None when nobody does."""
    waiting = int(position.state.waiting)
    return next((seat for seat in turn_order(position) if waiting >> seat & 1), None)


def seats_before(position: Position, seat: Seat) -> int:
    """How many have their turn with this roll before a seat; below 0 once it has had its own."""
    asked, order = seat_asked(position), turn_order(position)
    return 0 if asked is None else order.index(seat) - order.index(asked)


def standing(position: Position, seat: Seat) -> str:
    """Where a seat stands in this turn, as the texts name it."""
    s = position.state
    is_asked = int(s.waiting) >> seat & 1
    if s.phase == KEEP:
        return "choosing" if is_asked else "ready"
    if is_asked and s.phase == TAKE:
        return "taking"
    if is_asked:
        return "rolling" if seat == s.active and rolls_left(position) > 0 else "deciding"
    if seat_asked(position) is None:
        return "idle"
    return "done" if seats_before(position, seat) < 0 else "next"
