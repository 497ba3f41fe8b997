"""Play a plan."""

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
    """Yield the batches of a run in the order of their rounds, on demand. When the block ends,
    whatever is still running is abandoned.

    With `resume`, batches in this file are not played again, and new ones are on disk as soon as
    they finish. Neither this nor the choice of workers changes any game. `on_done` is called with
    the number of rounds of a finished batch, possibly before it is yielded.
    """
    with contextlib.ExitStack() as stack:
        players = stack.enter_context(workers(cluster, jobs))
        progress = None if resume is None else stack.enter_context(Progress(resume, plan))
        old = [] if progress is None else progress.batches
        new = play_rounds(plan, _gaps(old, count_rounds(plan)), players)
        stack.enter_context(contextlib.closing(new))
        yield _in_order(_done(old, new, progress, on_done))


def _gaps(batches: list[Batch], total: int) -> list[tuple[int, int]]:
    """Yield the gaps between batches, which are in order."""
    firsts = [*(batch.first for batch in batches), total]
    lasts = [0, *(batch.last for batch in batches)]
    return [(last, first) for last, first in zip(lasts, firsts, strict=True) if last < first]


def _done(
    old: list[Batch],
    new: Iterator[Batch],
    progress: Progress | None,
    on_done: Callable[[int], None],
) -> Iterator[Batch]:
    """Yield old batches, then new ones once they are on disk."""
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
