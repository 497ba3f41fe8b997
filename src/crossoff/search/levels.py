"""How a game passes its knowledge to the bots: a way of playing for each level."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from crossoff.core.compiler.rng import RngState
from crossoff.core.model.contract import ActionId, Seat
from crossoff.core.model.position import Position
from crossoff.search.parameters import Search

__all__ = ["Level", "Policy"]

#: A way of deciding at once: the position as the seat may know it, the seat, and its random stream.
Policy: TypeAlias = Callable[[Position, Seat, RngState], ActionId]

#: How a level of a game decides. What it says of itself is among the game's texts.
Level: TypeAlias = Policy | Search
