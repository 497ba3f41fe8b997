"""Sequential halving over rollouts: find the candidate that leads to the best results.

All candidates are evaluated with common random numbers, so luck cancels when they are compared;
after each round the worse half is dropped and the rest get twice as many rollouts (Karnin, Koren
and Somekh, 2013).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
from numpy.typing import NDArray

from crossoff.core.compiler.jit import long_kernel
from crossoff.core.compiler.rng import RngState, next32

__all__ = ["make_trial"]


def make_trial(
    state: np.dtype[Any],
    tables: np.dtype[Any],
    begin: Callable[..., Any],
    rollout: Callable[..., Any],
    value: Callable[..., Any],
) -> Callable[..., Any]:
    """Return a kernel that evaluates candidates with common random numbers.

    `begin(s, d, v, seat, candidate, rs)` determinizes the root (guesses hidden information) and
    plays the candidate, `rollout(s, d, v, rs)` plays to the end, and `value(s, d, v, seat)`
    evaluates the final state. `rs` is two random streams. The kernel adds the values of each
    candidate in `alive` to `sums`.
    """

    @long_kernel
    def trial(
        buf: NDArray[np.int64],
        deck: NDArray[np.int64],
        v: Any,
        seat: int,
        candidates: NDArray[np.int64],  # [n, longest]
        alive: NDArray[np.int64],  # [m] candidates to try
        tries: int,
        seeds: RngState,
        sums: NDArray[np.float64],  # [n]
    ) -> None:
        scratch = np.empty_like(buf)
        s = scratch.view(state)[0]
        d = deck.view(tables)[0]
        seed = np.empty((2, 4), np.int64)
        rs = np.empty((2, 4), np.int64)
        for _ in range(tries):
            for k in range(2):
                for word in range(3):
                    seed[k, word] = next32(seeds)
                seed[k, 3] = 1
            for n in range(alive.shape[0]):
                scratch[:] = buf
                rs[:] = seed
                begin(s, d, v, seat, candidates[alive[n]], rs)
                rollout(s, d, v, rs)
                sums[alive[n]] += value(s, d, v, seat)

    return trial
