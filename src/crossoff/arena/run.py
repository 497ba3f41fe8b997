"""Run a plan."""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Iterator
from pathlib import Path

from crossoff.arena.batch import Batch
from crossoff.arena.cluster import workers
from crossoff.arena.jobs import play_rounds
from crossoff.arena.lineups import count_rounds
from crossoff.arena.plan import Plan
from crossoff.arena.progress import Progress

__all__ = ["run"]


@contextlib.contextmanager
def run(
    plan: Plan,
    *,
    jobs: int | None = None,
    cluster: str | None = None,
    resume: Path | None = None,
    on_done: Callable[[int], None] = lambda rounds: None,
) -> Iterator[Iterator[Batch]]:
    """Provide an iterator over the batches of a run, in round order. Leaving the block abandons
    unfinished work.

    With `resume`, batches in that file are not played again, and new ones are written to it as soon
    as they finish. Neither this nor the choice of workers changes any game. `on_done` receives the
    number of rounds of each finished batch, possibly before the iterator yields it.
    """
    with contextlib.ExitStack() as stack:
        players = stack.enter_context(workers(cluster, jobs))
        progress = None if resume is None else stack.enter_context(Progress(resume, plan))
        old = [] if progress is None else progress.batches
        new = play_rounds(plan, _gaps(old, count_rounds(plan)), players)
        stack.enter_context(contextlib.closing(new))
        yield _in_order(_done(old, new, progress, on_done))


def _gaps(batches: list[Batch], total: int) -> list[tuple[int, int]]:
    """Return the ranges of rounds not covered by the sorted batches."""
    firsts = [*(batch.first for batch in batches), total]
    lasts = [0, *(batch.last for batch in batches)]
    return [(last, first) for last, first in zip(lasts, firsts, strict=True) if last < first]


def _done(
    old: list[Batch],
    new: Iterator[Batch],
    progress: Progress | None,
    on_done: Callable[[int], None],
) -> Iterator[Batch]:
    """Yield old batches, then new ones after they are on disk."""
    for batch in old:
        on_done(batch.last - batch.first)
        yield batch
    for batch in new:
        if progress is not None:
            progress.append(batch)
        on_done(batch.last - batch.first)
        yield batch


def _in_order(batches: Iterator[Batch]) -> Iterator[Batch]:
    waiting: dict[int, Batch] = {}
    next_round = 0
    for batch in batches:
        waiting[batch.first] = batch
        while next_round in waiting:
            ready = waiting.pop(next_round)
            next_round = ready.last
            yield ready
