"""The pool of workers: supervises them, sends them requests, and falls back to a plain decision.

Nobody waits longer than the deadline of a request, except while the very first worker warms up: on
a machine that has never compiled these kernels that takes a minute, and requests get that time,
`grace`, in addition. Bots that need no compiler do not wait: until then a plain worker answers.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import count
from typing import TypeAlias

from crossoff.bots import is_quick
from crossoff.core.errors import CrossoffError
from crossoff.core.model.steps import decide
from crossoff.play.autopilot import plain_decision
from crossoff.workers.ask import Answer, Ask
from crossoff.workers.limits import MEMORY_BYTES
from crossoff.workers.process import WorkerFailed, WorkerProcess

__all__ = ["COMMAND", "Pool", "PoolClosed", "Stats"]

COMMAND = (sys.executable, "-P", "-m", "crossoff.workers.worker")

_TRIES = 2
_MIN_BACKOFF, _MAX_BACKOFF = 0.1, 30.0  # backoff in seconds before a useless worker is restarted

_log = logging.getLogger(__name__)

Idle: TypeAlias = asyncio.Queue[WorkerProcess]


class PoolClosed(Exception):
    """The pool is not running, so nothing was decided; ask again after a restart."""


@dataclass(frozen=True, slots=True)
class Stats:
    """The current state of a pool, and its counters since the start."""

    size: int
    ready: bool  # some worker can be asked
    pids: tuple[int, ...]  # of live workers
    busy: int
    waiting: int
    answers: int  # decided by bots
    fallbacks: int
    timeouts: int  # fallbacks because of a deadline
    restarts: int

    @property
    def alive(self) -> int:
        return len(self.pids)


class Pool:
    """A fixed number of supervised workers. Use it from one event loop."""

    def __init__(
        self,
        size: int = 1,
        *,
        command: Sequence[str] = COMMAND,  # `memory_bytes` is appended as the last argument
        compiled: bool = True,  # workers compile kernels
        plain_first: bool = False,  # a plain worker answers until the others are ready
        memory_bytes: int = MEMORY_BYTES,
        grace: float = 120.0,
        start_limit: float = 600.0,
        backlog: int = 256,
    ) -> None:
        if size < 1:
            raise ValueError(f"a pool has at least 1 worker, not {size}")
        self._size = size
        self._command = (*command, str(memory_bytes))
        self._compiled = compiled
        self._plain_first = plain_first and compiled
        self._grace = grace
        self._start_limit = start_limit
        self._backlog = backlog
        self._supervisors: list[asyncio.Task[None]] = []
        self._workers: set[WorkerProcess] = set()
        self._idle: Idle = asyncio.Queue()
        self._plain_idle: Idle = asyncio.Queue()
        self._asks: set[asyncio.Task[Answer]] = set()
        self._numbers = count(1)
        self._warm = asyncio.Event()  # the first worker is ready, or has failed
        self._warm_by = 0.0
        self._is_open = False
        self._busy = self._answers = self._fallbacks = self._timeouts = self._restarts = 0

    async def start(self) -> None:
        """Start the workers without waiting for them: requests may come before they are ready."""
        self._is_open = True
        self._warm_by = asyncio.get_running_loop().time() + self._grace
        places = range(self._size)
        self._supervisors = [asyncio.create_task(self._supervise(place)) for place in places]
        if self._plain_first:
            self._supervisors.append(asyncio.create_task(self._supervise_plain()))

    async def close(self) -> None:
        """Stop all workers and wait until they are gone. Pending requests raise PoolClosed."""
        self._is_open = False
        tasks = [*self._asks, *self._supervisors]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        for worker in list(self._workers):  # whose cleanup was cancelled
            await self._remove(worker, WorkerFailed("was ended"))

    def stats(self) -> Stats:
        """Return the current state and counters."""
        return Stats(
            size=self._size,
            ready=any(worker.is_ready and not worker.is_over for worker in self._workers),
            pids=tuple(sorted(worker.pid for worker in self._workers)),
            busy=self._busy,
            waiting=len(self._asks) - self._busy,
            answers=self._answers,
            fallbacks=self._fallbacks,
            timeouts=self._timeouts,
            restarts=self._restarts,
        )

    # --- requests ---

    async def decide(self, ask: Ask) -> Answer:
        """Return a complete, legal decision by the deadline: the bot's, or else a plain one.

        Requests are served first come, first served. Cancelling the caller cancels the bot, too.
        """
        if not self._is_open:
            raise PoolClosed("the pool is not running")
        is_full = self.stats().waiting >= self._backlog
        task = asyncio.create_task(self._decide(ask, is_full))
        self._asks.add(task)
        task.add_done_callback(self._asks.discard)
        try:
            return await task
        except asyncio.CancelledError:
            caller = asyncio.current_task()
            if self._is_open or (caller is not None and caller.cancelling()):
                raise
            raise PoolClosed("the pool was closed") from None

    async def _decide(self, ask: Ask, is_full: bool) -> Answer:
        if self._plain_first and not self._warm.is_set() and is_quick(ask.bot):
            with contextlib.suppress(WorkerFailed, TimeoutError):
                async with asyncio.timeout(ask.deadline):
                    return await self._ask_plain_worker(ask)
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout_at(self._warm_by):
                await self._warm.wait()
        why = "too many asks were waiting" if is_full else "no worker was free in time"
        try:
            async with asyncio.timeout(ask.deadline):
                if is_full:  # an immediate answer would only speed up a flood of requests
                    await asyncio.get_running_loop().create_future()
                for _ in range(_TRIES):
                    worker = await self._borrow(self._idle)
                    why = "the worker did not answer in time"
                    try:
                        return await self._attempt(worker, ask, self._idle)
                    except WorkerFailed as error:
                        why = f"the worker {error}"
        except TimeoutError:
            self._timeouts += 1
        self._fallbacks += 1
        _log.warning("plain decision instead of %s's: %s", ask.bot, why)
        return Answer(plain_decision(ask.seen, ask.seat), "fallback", why)

    async def _ask_plain_worker(self, ask: Ask) -> Answer:
        """Ask the plain worker; raises WorkerFailed if the others are ready first."""
        borrowing = asyncio.ensure_future(self._borrow(self._plain_idle))
        warming = asyncio.ensure_future(self._warm.wait())
        try:
            await asyncio.wait((borrowing, warming), return_when=asyncio.FIRST_COMPLETED)
            if not borrowing.done():
                raise WorkerFailed("is not needed any more")
            return await self._attempt(borrowing.result(), ask, self._plain_idle)
        finally:
            borrowing.cancel()
            warming.cancel()

    async def _borrow(self, idle: Idle) -> WorkerProcess:
        """Wait for an idle worker; callers are served in order."""
        while (worker := await idle.get()).is_over:
            pass
        return worker

    async def _attempt(self, worker: WorkerProcess, ask: Ask, idle: Idle) -> Answer:
        self._busy += 1
        try:
            text = await worker.think(ask.question(next(self._numbers)))
            _check(ask, text)
        except BaseException:
            worker.kill()  # it may still be thinking, and is no longer trusted
            raise
        finally:
            self._busy -= 1
        worker.has_answered = True
        idle.put_nowait(worker)
        self._answers += 1
        return Answer(text, "bot")

    # --- workers ---

    async def _supervise(self, place: int) -> None:
        """Keep one worker running for as long as the pool is open."""
        if place > 0:
            await self._warm.wait()  # the others load what the first one compiles
        failures = 0
        while True:
            has_answered = await self._run_worker(self._idle)
            self._warm.set()
            self._restarts += 1
            failures = 0 if has_answered else failures + 1
            if failures:
                await asyncio.sleep(min(_MAX_BACKOFF, _MIN_BACKOFF * 2 ** (failures - 1)))

    async def _supervise_plain(self) -> None:
        """Keep a plain worker running until the others are ready."""
        life = asyncio.create_task(self._run_worker(self._plain_idle))
        try:
            await self._warm.wait()
        finally:
            life.cancel()
            await asyncio.gather(life, return_exceptions=True)

    async def _run_worker(self, idle: Idle) -> bool:
        """Run one worker to its end; return whether it ever answered."""
        try:
            plain = idle is self._plain_idle or not self._compiled
            worker = await WorkerProcess.spawn(self._command, plain=plain)
        except OSError as error:
            _log.error("cannot start a bot worker: %s", error)
            return False
        self._workers.add(worker)
        why = WorkerFailed("was ended")
        try:
            await self._serve(worker, idle)
        except WorkerFailed as error:
            why = error
        finally:
            await self._remove(worker, why)
        _log.warning("bot worker %d %s; exit code %s", worker.pid, why, worker.exit_code)
        return worker.has_answered

    async def _remove(self, worker: WorkerProcess, why: WorkerFailed) -> None:
        """Stop a worker and remove it from the pool and the queue."""
        await worker.end(why)
        self._workers.discard(worker)
        for other in [self._idle.get_nowait() for _ in range(self._idle.qsize())]:
            if not other.is_over:
                self._idle.put_nowait(other)

    async def _serve(self, worker: WorkerProcess, idle: Idle) -> None:
        """Listen to a worker until it fails; once it is ready, add it to the idle queue."""
        try:
            async with asyncio.timeout(self._start_limit) as limit:

                def on_ready() -> None:
                    limit.reschedule(None)
                    if idle is self._idle:
                        self._warm.set()
                    idle.put_nowait(worker)

                await worker.listen(on_ready)
        except TimeoutError:
            raise WorkerFailed("was not ready in time") from None


def _check(ask: Ask, text: str) -> None:
    """Raise WorkerFailed unless this is a complete, legal decision."""
    try:
        after = decide(ask.seen, ask.seat, text)
    except CrossoffError as error:
        raise WorkerFailed(f"gave an illegal decision: {error}") from None
    if after.game.notation.owes_more(after, ask.seat):
        raise WorkerFailed("gave half a decision")
