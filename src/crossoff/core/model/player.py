"""The player interface: what a player sees, its budget, and its decision."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple, Protocol

from crossoff.core.compiler.rng import RngState
from crossoff.core.errors import NotOffered
from crossoff.core.model.contract import ActionId, Seat
from crossoff.core.model.position import Position

__all__ = ["NO_LIMIT", "Budget", "Player", "Seen"]


class Seen(NamedTuple):
    """A seat and the position redacted for it."""

    position: Position
    seat: Seat


@dataclass(frozen=True, slots=True)
class Budget:
    """The limit on a decision. With iterations alone, the same view and seed give the same decision
    on any machine.
    """

    seconds: float | None = None
    iterations: int | None = None

    def __post_init__(self) -> None:
        for name in ("seconds", "iterations"):
            value = getattr(self, name)
            if value is not None and not value > 0:
                raise NotOffered("why-budget", option=name, got=str(value))


NO_LIMIT = Budget()  # the player's own default


class Player(Protocol):
    """Decides for a seat, one step at a time."""

    def decide(
        self, view: Seen, legal: list[ActionId], budget: Budget, rng: RngState
    ) -> ActionId: ...
