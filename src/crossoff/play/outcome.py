"""What is said under the headline of a finished game: by how much, and why."""

from __future__ import annotations

from crossoff.core.model.contract import Seat
from crossoff.core.model.position import Position
from crossoff.core.model.say import Say

__all__ = ["remark_on"]


def remark_on(position: Position) -> Say | None:
    """Return the game's own remark (a broken tie), or else the margin and what made it; None if
    the points are equal.
    """
    shown = position.game.shown
    if remark := shown.remark(position):
        return remark
    totals = position.totals()
    ranked = sorted(range(len(totals)), key=lambda seat: -totals[seat])
    if len(ranked) < 2 or totals[ranked[0]] == totals[ranked[1]]:
        return None
    first, second = Seat(ranked[0]), Seat(ranked[1])
    cause = shown.cause(position, first, second)
    margin = {"points": totals[first] - totals[second]}
    return ("won-by", margin) if cause is None else ("won-by-cause", {**margin, "cause": cause})
