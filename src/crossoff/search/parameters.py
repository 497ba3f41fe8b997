"""What a game provides to a search: its kernels, and the default number of tries."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import numpy as np

from crossoff.core.model.setup import Setup

__all__ = ["Search"]


@dataclass(frozen=True, eq=False)
class Search:
    """A decision by rollouts: kernels, and the default number of tries."""

    state: np.dtype[Any]
    tables: np.dtype[Any]
    prepare: Callable[[Setup], Any]  # what the kernels are given as `v`
    candidates: Callable[..., Any]  # (buf, deck, v, seat, out, worths) -> count, best first
    begin: Callable[..., Any]  # (s, d, v, seat, candidate, rs): guess what is hidden, play it
    rollout: Callable[..., Any]  # (s, d, v, rs): play to the end
    value: Callable[..., Any]  # (s, d, v, seat) -> how good the end is
    longest: int  # steps of a candidate
    width: int  # candidates that are tried
    iterations: int  # rollouts a decision
    trust: float = 0.0  # how many rollouts the candidates' own worths count for
