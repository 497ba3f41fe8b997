"""How a game defines its bots: one policy or search per level."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from crossoff.core.compiler.rng import RngState
from crossoff.core.model.contract import ActionId, Seat
from crossoff.core.model.position import Position
from crossoff.search.parameters import Search

__all__ = ["Level", "Policy"]

#: Decides without search: (position redacted for the seat, seat, random stream) -> action.
Policy: TypeAlias = Callable[[Position, Seat, RngState], ActionId]

#: How a level decides. Its description is among the game's texts.
Level: TypeAlias = Policy | Search
