"""Luck and skill: what chance, one's own decisions and those of others did to a seat's result.

Follows Zare's equation: final - initial = luck + skill. A decision's effect on every seat is
measured against the best one on common futures; what no decision explains was chance. `rest` holds
what is neither: decisions that were sealed together and work differently together, replies better
than the model expected, and decisions of seats that were not reviewed.
"""

from __future__ import annotations

from collections.abc import Sequence

from crossoff.coach.model import Value
from crossoff.core.model.contract import Seat

__all__ = ["NOTHING", "Account", "Booking"]

NOTHING = Value(0.0, 0.0)


class Booking:
    """What one stage did to each seat."""

    def __init__(self, players: int) -> None:
        self.others = [NOTHING] * players
        self.rest = [NOTHING] * players

    def decision(self, by: Seat, effect: Sequence[Value]) -> None:
        """Book what a seat's decision changed for the others, against its best one."""
        for seat, change in enumerate(effect):
            if seat != by:
                self.others[seat] += change

    def remainder(self, changes: Sequence[Value]) -> None:
        """Book changes that no single decision explains."""
        self.rest = [one + change for one, change in zip(self.rest, changes, strict=True)]


class Account:
    """The sums over a game, for one seat."""

    def __init__(self, seat: int, bookings: Sequence[Booking]) -> None:
        self.others = _total([booking.others[seat] for booking in bookings])
        self.rest = _total([booking.rest[seat] for booking in bookings])


def _total(values: Sequence[Value]) -> Value:
    return sum(values, NOTHING)
