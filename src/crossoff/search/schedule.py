"""Decide by search: compare a level's candidates by sequential halving."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from functools import lru_cache
from math import ceil, log2
from typing import Any

import numpy as np
from numpy.typing import NDArray

from crossoff.core.compiler.rng import RngState
from crossoff.core.model.contract import ActionId
from crossoff.core.model.player import Budget, Seen
from crossoff.core.model.position import state_buffer
from crossoff.search.halving import make_trial
from crossoff.search.parameters import Search

__all__ = ["decide_by_search"]

_FIRST_TRIES = 8  # rollouts per candidate to estimate their duration


@lru_cache(maxsize=16)
def _trial(search: Search) -> Callable[..., Any]:
    return make_trial(search.state, search.tables, search.begin, search.rollout, search.value)


def decide_by_search(
    search: Search, view: Seen, legal: list[ActionId], budget: Budget, rng: RngState
) -> ActionId:
    """Return the first step of the best candidate.

    The clock matters only if the budget is in seconds; otherwise the decision depends only on the
    view, the stream and the number of iterations.
    """
    if len(legal) == 1:
        return legal[0]
    deadline = None if budget.seconds is None else time.monotonic() + budget.seconds
    position, seat = view
    setup, buf = position.setup, state_buffer(position)
    v = search.prepare(setup)
    candidates = np.empty((search.width, search.longest), np.int64)
    worths = np.zeros(search.width)
    count = search.candidates(buf, setup.tables, v, seat, candidates, worths)
    sums = search.trust * worths[:count]

    def attempt(alive: NDArray[np.int64], tries: int) -> None:
        _trial(search)(buf, setup.tables, v, seat, candidates, alive, tries, rng, sums)

    iterations = budget.iterations
    if iterations is None and deadline is None:
        iterations = search.iterations
    best = _halve(attempt, sums, search.trust, iterations, deadline)
    return ActionId(int(candidates[best, 0]))


def _halve(
    attempt: Callable[[NDArray[np.int64], int], None],
    sums: NDArray[np.float64],
    trust: float,
    iterations: int | None,
    deadline: float | None,
) -> int:
    """Return the index of the best candidate. `attempt` adds to `sums`, which start with a prior
    worth `trust` rollouts.
    """
    alive = np.arange(len(sums))
    counts = np.full(len(sums), trust)
    rounds = max(1, ceil(log2(len(sums))))
    for number in range(rounds):
        for tries in _portions(len(alive), rounds, rounds - number, iterations, deadline):
            attempt(alive, tries)
            counts[alive] += tries
        means = sums[alive] / np.maximum(counts[alive], 1)
        order = np.argsort(-means, kind="stable")
        alive = alive[order[: max(1, ceil(len(alive) / 2))]]
    return int(alive[0])


def _portions(
    alive: int, rounds: int, rounds_left: int, iterations: int | None, deadline: float | None
) -> Iterator[int]:
    """Yield the rollouts per remaining candidate, in portions: each round gets an equal share of
    the iterations, limited to an equal share of the time left.
    """
    share = 1 << 40 if iterations is None else max(1, iterations // (rounds * alive))
    if deadline is None:
        yield share
        return
    now = time.monotonic()
    end = now + (deadline - now) / rounds_left
    portion = _FIRST_TRIES
    while share > 0 and now < end:
        yield min(portion, share)
        share -= portion
        now, before = time.monotonic(), now
        # Aim at an eighth of the time left, so the deadline is not overrun by much.
        portion = max(1, int(portion * min(4.0, (end - now) / (8 * (now - before + 1e-6)))))
