"""A run from its plan to its batches."""

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
    """The batches of a run in the order of their rounds, to be asked for one by one. When the
    block ends, whatever is still under way is given up.

    With `resume`, batches that this file holds are not played again, and new ones are on the disk
    as soon as they are done. Neither this nor who plays changes any game. `on_done` is told how
    many rounds a batch has that is done, before its turn may have come.
    """
    with contextlib.ExitStack() as stack:
        players = stack.enter_context(workers(cluster, jobs))
        progress = None if resume is None else stack.enter_context(Progress(resume, plan))
        old = [] if progress is None else progress.batches
        new = play_rounds(plan, _gaps(old, count_rounds(plan)), players)
        stack.enter_context(contextlib.closing(new))
        yield _in_order(_done(old, new, progress, on_done))


def _gaps(batches: list[Batch], total: int) -> list[tuple[int, int]]:
    """What is between batches, given in order."""
    firsts = [*(batch.first for batch in batches), total]
    lasts = [0, *(batch.last for batch in batches)]
    return [(last, first) for last, first in zip(lasts, firsts, strict=True) if last < first]


def _done(
    old: list[Batch],
    new: Iterator[Batch],
    progress: Progress | None,
    on_done: Callable[[int], None],
) -> Iterator[Batch]:
    """Old batches, then new ones once they are on the disk."""
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
