"""Types for the numbers of seats, actions and outcomes."""

from __future__ import annotations

from typing import NewType, TypeAlias

__all__ = ["MAX_SEATS", "ActionId", "OutcomeId", "Score", "Seat", "Step"]

MAX_SEATS = 4  # at one table

Seat = NewType("Seat", int)  # 0, 1, … clockwise
ActionId = NewType("ActionId", int)  # what a seat does; meant within a position
OutcomeId = NewType("OutcomeId", int)  # what chance does; meant within a position

#: One step of a game: a seat and its action, or None and a chance outcome.
Step: TypeAlias = tuple[Seat | None, int]

#: Points by the lines of the game's score sheet, `total` last. A line may itself be a list.
Score: TypeAlias = dict[str, int | list[int]]
