"""The interface of a player: what it sees and what it returns."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple, Protocol

from crossoff.core.compiler.rng import RngState
from crossoff.core.errors import NotOffered
from crossoff.core.model.contract import ActionId, Seat
from crossoff.core.model.position import Position

__all__ = ["NO_LIMIT", "Budget", "Player", "Seen"]


class Seen(NamedTuple):
    """A position redacted for a seat, and the seat."""

    position: Position
    seat: Seat


@dataclass(frozen=True, slots=True)
class Budget:
    """The budget for one decision. With iterations only, the same view and seed give the same
    decision anywhere.
    """

    seconds: float | None = None
    iterations: int | None = None

    def __post_init__(self) -> None:
        for name in ("seconds", "iterations"):
            value = getattr(self, name)
            if value is not None and not value > 0:
                raise NotOffered("why-budget", option=name, got=str(value))


NO_LIMIT = Budget()  # as long as the player takes by itself


class Player(Protocol):
    """Decides for a seat, one step at a time."""

    def decide(
        self, view: Seen, legal: list[ActionId], budget: Budget, rng: RngState
    ) -> ActionId: ...
