"""Play positions to the end on common random futures, and keep every final score sheet."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
from numpy.typing import NDArray

from crossoff.core.compiler.engine import Kernels
from crossoff.core.compiler.jit import kernel, long_kernel
from crossoff.core.compiler.rng import RngState, next32
from crossoff.search.coaching import Coaching

__all__ = ["NOBODY", "make_futures", "make_tidy"]

NOBODY = -1  # instead of a seat: nothing is guessed and nothing decided before the rollout


def make_futures(k: Kernels, coaching: Coaching) -> Callable[..., Any]:
    """Return a kernel that plays out several starts with common random numbers."""
    state, tables, begin, rollout = k.state, k.tables, coaching.begin, coaching.rollout
    score_item, winners_mask, clock = k.score_item, k.winners_mask, coaching.clock

    @long_kernel
    def futures(
        starts: NDArray[np.int64],  # [n, words] states
        deck: NDArray[np.int64],
        v: Any,
        seats: NDArray[np.int64],  # [n] the seat that decides, or NOBODY
        decisions: NDArray[np.int64],  # [n, longest]
        seeds: RngState,
        winners: NDArray[np.int8],  # [n, tries] masks of seats
        items: NDArray[np.int16],  # [n, tries, players, items] final score sheets
        clocks: NDArray[np.int16],  # [n, tries] turns completed
    ) -> None:
        scratch = np.empty_like(starts[0])
        s = scratch.view(state)[0]
        d = deck.view(tables)[0]
        seed = np.empty((2, 4), np.int64)
        rs = np.empty((2, 4), np.int64)
        for t in range(winners.shape[1]):
            for word in range(6):
                seed[word // 3, word % 3] = next32(seeds)
            seed[:, 3] = 1
            for n in range(starts.shape[0]):
                scratch[:] = starts[n]
                rs[:] = seed
                if seats[n] != NOBODY:
                    begin(s, d, v, seats[n], decisions[n], rs)
                rollout(s, d, v, rs)
                winners[n, t] = winners_mask(s, d)
                clocks[n, t] = clock(s)
                for p in range(items.shape[2]):
                    for item in range(items.shape[3]):
                        items[n, t, p, item] = score_item(s, d, p, item)

    return futures


def make_tidy(coaching: Coaching) -> Callable[..., Any]:
    """Return a kernel that gives states with the same futures equal bytes."""
    state, tables, tidy_ = coaching.state, coaching.tables, coaching.tidy

    @kernel
    def tidy(buf: NDArray[np.int64], deck: NDArray[np.int64]) -> None:
        tidy_(buf.view(state)[0], deck.view(tables)[0])

    return tidy
