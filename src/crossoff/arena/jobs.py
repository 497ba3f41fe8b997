"""Split a run into batches and distribute them to workers."""

from __future__ import annotations

import os
from collections.abc import Callable, Generator, Iterator, Sequence
from functools import partial
from itertools import islice

from crossoff.arena.batch import Batch, play_batch
from crossoff.arena.children import children_ignore_sigint, closing_quietly
from crossoff.arena.cluster import Workers
from crossoff.arena.errors import ArenaError
from crossoff.arena.lockstep import LOCKSTEP, is_lockstep
from crossoff.arena.plan import Plan
from crossoff.arena.remote import play_in_child, play_on_cluster
from crossoff.bots import load_bot
from crossoff.bots.luggage import pack

__all__ = ["Pace", "play_rounds"]

_BATCH_SECONDS = 3.0  # long enough to amortise dispatch, short enough to lose when stopped
_MAX_ROUNDS = 500


class Pace:
    """Sizes batches by how long earlier ones took.

    Games do not depend on the split.
    """

    def __init__(self, gaps: Sequence[tuple[int, int]], workers: int, unit: int = 1) -> None:
        self._gaps = gaps  # half-open ranges of rounds
        self._unit = unit  # batches begin at multiples of this
        self._left = sum(last - first for first, last in gaps)
        self._workers = workers
        self._rounds = 0
        self._seconds = 0.0

    def learn(self, batch: Batch) -> None:
        """Take a finished batch into account."""
        self._rounds += batch.last - batch.first
        self._seconds += batch.seconds

    def spans(self) -> Iterator[tuple[int, int]]:
        """Yield the remaining batches, sizing each on demand. The last ones are small, so that all
        workers finish at about the same time.
        """
        for first, end in self._gaps:
            while first < end:
                share = self._left // (2 * self._workers)
                units = first // self._unit + max(1, min(self._fitting(), share) // self._unit)
                last = min(end, units * self._unit)
                self._left -= last - first
                yield first, last
                first = last

    def _fitting(self) -> int:
        if not self._rounds:
            return 1
        return min(int(_BATCH_SECONDS * self._rounds / max(self._seconds, 1e-9)), _MAX_ROUNDS)


def play_rounds(plan: Plan, gaps: Sequence[tuple[int, int]], workers: Workers) -> Generator[Batch]:
    """Play the rounds in the gaps. Yields batches as they finish, not in order."""
    left = sum(last - first for first, last in gaps)
    workers = workers._replace(jobs=max(1, min(workers.jobs, left)))
    in_lockstep = is_lockstep(map(load_bot, plan.bots))
    pace = Pace(gaps, workers.jobs, LOCKSTEP if in_lockstep else 1)
    if workers.backend == "loky" and workers.jobs == 1:
        batches = (play_batch(plan, *span) for span in pace.spans())
    elif workers.streams:
        batches = _streamed(plan, pace, workers)
    else:
        batches = _in_waves(plan, pace, workers)
    try:
        with closing_quietly(batches):
            for batch in batches:
                pace.learn(batch)
                yield batch
    except Exception as error:
        reported = _reported(error, workers)
        if reported is None:
            raise
        raise reported from None


def _reported(error: Exception, workers: Workers) -> ArenaError | None:
    """Return an ArenaError for failures of workers, None for other errors."""
    # joblib is slow to import, so only runs that use processes import it.
    from joblib.externals.loky.process_executor import BrokenProcessPool

    first_line = str(error).strip().partition("\n")[0]
    if isinstance(error, BrokenProcessPool):
        return ArenaError("why-arena-died", reason=first_line)
    if isinstance(error, workers.failures):
        reason = f"{type(error).__name__}: {first_line}"
        return ArenaError("why-arena-failed", reason=reason)
    return None


def _streamed(plan: Plan, pace: Pace, workers: Workers) -> Generator[Batch]:
    from joblib import Parallel, delayed, parallel_config

    with parallel_config(backend=workers.backend, **workers.settings):
        parallel = Parallel(
            n_jobs=workers.jobs,
            batch_size=1,
            pre_dispatch=workers.at_once or 2 * workers.jobs,
            return_as="generator_unordered",
        )
    with children_ignore_sigint():
        play = _player(plan, workers)
        batches = parallel(delayed(play)(plan, *span) for span in pace.spans())
    yield from batches


def _in_waves(plan: Plan, pace: Pace, workers: Workers) -> Generator[Batch]:
    """Play two batches per worker at a time."""
    from joblib import Parallel, delayed, parallel_config

    spans, play = pace.spans(), _player(plan, workers)
    with (
        parallel_config(backend=workers.backend, **workers.settings),
        Parallel(n_jobs=workers.jobs, batch_size=1) as parallel,
    ):
        while wave := list(islice(spans, 2 * workers.jobs)):
            yield from parallel(delayed(play)(plan, *span) for span in wave)


def _player(plan: Plan, workers: Workers) -> Callable[[Plan, int, int], Batch]:
    """Return what plays a batch in another process."""
    if workers.backend == "loky":
        return partial(play_in_child, play_batch, os.getpid())
    return partial(play_on_cluster, play_batch, pack(plan.bots))
