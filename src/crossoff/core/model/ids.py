"""Ids of seats, actions and chance outcomes."""

from __future__ import annotations

from typing import NewType, TypeAlias

__all__ = ["MAX_SEATS", "ActionId", "OutcomeId", "Score", "Seat", "Step"]

MAX_SEATS = 4  # at one table

Seat = NewType("Seat", int)  # 0, 1, … clockwise
ActionId = NewType("ActionId", int)  # a seat's action; meaning depends on the position
OutcomeId = NewType("OutcomeId", int)  # a chance outcome; meaning depends on the position

#: One step of a game: a seat and its action, or None and a chance outcome.
Step: TypeAlias = tuple[Seat | None, int]

#: Points by line of the game's score sheet, `total` last. A line may be a list.
Score: TypeAlias = dict[str, int | list[int]]
