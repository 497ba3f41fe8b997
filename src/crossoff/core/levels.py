"""How a game's own knowledge is handed to the bots: a way of playing for each level."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, TypeAlias

import numpy as np

from crossoff.core.contract import ActionId, Seat
from crossoff.core.position import Position
from crossoff.core.rng import RngState
from crossoff.core.table import Table

__all__ = ["LEVELS", "Level", "Policy", "Search"]

#: The levels that every game offers, weakest first.
LEVELS = ("novice", "casual", "skilled", "expert", "master")

#: A way of deciding at once: the position as the seat may know it, the seat, and its random stream.
Policy: TypeAlias = Callable[[Position, Seat, RngState], ActionId]


@dataclass(frozen=True, eq=False)
class Search:
    """A way of deciding by trying out: kernels, and how much to try by default."""

    state: np.dtype[Any]
    tables: np.dtype[Any]
    prepare: Callable[[Table], Any]  # what the kernels are given as `v`
    candidates: Callable[..., Any]  # (buf, deck, v, seat, out, worths) -> count, best first
    begin: Callable[..., Any]  # (s, d, v, seat, candidate, rs): guess what is hidden, play it
    rollout: Callable[..., Any]  # (s, d, v, rs): play to the end
    value: Callable[..., Any]  # (s, d, v, seat) -> how good the end is
    longest: int  # steps of a candidate
    width: int  # candidates that are tried
    iterations: int  # rollouts a decision
    trust: float = 0.0  # how many rollouts the candidates' own worths count for


@dataclass(frozen=True, slots=True)
class Level:
    """A level of a game: what it says of itself, and how it decides."""

    about: str  # one line for people
    how: Policy | Search
