"""Search parameters supplied by a game: its kernels and default effort."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import numpy as np

from crossoff.core.model.setup import Setup

__all__ = ["Search"]


@dataclass(frozen=True, eq=False)
class Search:
    """A level that decides by search: its kernels and default effort."""

    state: np.dtype[Any]
    tables: np.dtype[Any]
    prepare: Callable[[Setup], Any]  # returns the kernels' argument `v`
    candidates: Callable[..., Any]  # (buf, deck, v, seat, out, worths) -> count, best first
    begin: Callable[..., Any]  # (s, d, v, seat, candidate, rs): determinize and play the candidate
    rollout: Callable[..., Any]  # (s, d, v, rs): play to the end
    value: Callable[..., Any]  # (s, d, v, seat) -> value of the final state
    longest: int  # most steps of a candidate
    width: int  # most candidates
    iterations: int  # rollouts per decision
    trust: float = 0.0  # weight of the candidates' prior values, in rollouts
