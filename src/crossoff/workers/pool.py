"""The pool of workers: keeps them alive, hands them questions, and has an answer when they do not.

Nobody waits longer than an ask's deadline, except while the very first worker warms up: on a
machine that has never compiled these kernels that takes a minute, and asks are given that time,
`grace`, on top. Bots that need no compiler do not wait: until then a plain worker answers for them.
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
_FIRST_PAUSE, _LONGEST_PAUSE = 0.1, 30.0  # seconds before a worker that did nothing is replaced

_log = logging.getLogger(__name__)

Idle: TypeAlias = asyncio.Queue[WorkerProcess]


class PoolClosed(Exception):
    """The pool is not running, so nothing was decided; whoever starts again may ask again."""


@dataclass(frozen=True, slots=True)
class Stats:
    """How a pool is doing: what is now, then what has been since its start."""

    size: int
    ready: bool  # whether any worker can be asked
    pids: tuple[int, ...]  # of the workers that live
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
    """So many workers, supervised. Use it from one event loop."""

    def __init__(
        self,
        size: int = 1,
        *,
        command: Sequence[str] = COMMAND,  # is given `memory_bytes` as its last word
        compiled: bool = True,  # whether workers compile kernels
        plain_first: bool = False,  # whether a plain worker answers until the others can
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
        self._keepers: list[asyncio.Task[None]] = []
        self._workers: set[WorkerProcess] = set()
        self._idle: Idle = asyncio.Queue()
        self._plain_idle: Idle = asyncio.Queue()
        self._asks: set[asyncio.Task[Answer]] = set()
        self._numbers = count(1)
        self._warm = asyncio.Event()  # the first worker is ready, or is not going to be
        self._warm_by = 0.0
        self._is_open = False
        self._busy = self._answers = self._fallbacks = self._timeouts = self._restarts = 0

    async def start(self) -> None:
        """Start the workers, and return at once: asks may come before they are ready."""
        self._is_open = True
        self._warm_by = asyncio.get_running_loop().time() + self._grace
        self._keepers = [asyncio.create_task(self._keep(place)) for place in range(self._size)]
        if self._plain_first:
            self._keepers.append(asyncio.create_task(self._keep_plain()))

    async def close(self) -> None:
        """End all workers, and return when they are gone. Who still waits gets PoolClosed."""
        self._is_open = False
        tasks = [*self._asks, *self._keepers]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        for worker in list(self._workers):  # those whose end was cut short
            await self._bury(worker, WorkerFailed("was ended"))

    def stats(self) -> Stats:
        """How it is doing."""
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

    # --- asks ---

    async def decide(self, ask: Ask) -> Answer:
        """A whole and legal decision, by its deadline: the bot's, or else a plain one.

        Asks are served in the order in which they come. If the caller is cancelled, so is the bot.
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
                    return await self._decide_plainly(ask)
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout_at(self._warm_by):
                await self._warm.wait()
        why = "too many asks were waiting" if is_full else "no worker was free in time"
        try:
            async with asyncio.timeout(ask.deadline):
                if is_full:  # to answer at once would only make a flood of asks faster
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

    async def _decide_plainly(self, ask: Ask) -> Answer:
        """The plain worker's decision; WorkerFailed if the others are ready before."""
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
        """A worker that is ready and free, in the order of asking."""
        while (worker := await idle.get()).is_over:
            pass
        return worker

    async def _attempt(self, worker: WorkerProcess, ask: Ask, idle: Idle) -> Answer:
        self._busy += 1
        try:
            text = await worker.think(ask.question(next(self._numbers)))
            _check(ask, text)
        except BaseException:
            worker.kill()  # it may still be thinking, and is not to be believed any more
            raise
        finally:
            self._busy -= 1
        worker.has_answered = True
        idle.put_nowait(worker)
        self._answers += 1
        return Answer(text, "bot")

    # --- workers ---

    async def _keep(self, place: int) -> None:
        """Have a worker in this place, for as long as the pool is open."""
        if place > 0:
            await self._warm.wait()  # what the first one compiles, the others only load
        failures = 0
        while True:
            has_answered = await self._run_worker(self._idle)
            self._warm.set()
            self._restarts += 1
            failures = 0 if has_answered else failures + 1
            if failures:
                await asyncio.sleep(min(_LONGEST_PAUSE, _FIRST_PAUSE * 2 ** (failures - 1)))

    async def _keep_plain(self) -> None:
        """Have a plain worker until the others are ready."""
        life = asyncio.create_task(self._run_worker(self._plain_idle))
        try:
            await self._warm.wait()
        finally:
            life.cancel()
            await asyncio.gather(life, return_exceptions=True)

    async def _run_worker(self, idle: Idle) -> bool:
        """One worker's life; returns whether it was of any use."""
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
            await self._bury(worker, why)
        _log.warning("bot worker %d %s; exit code %s", worker.pid, why, worker.exit_code)
        return worker.has_answered

    async def _bury(self, worker: WorkerProcess, why: WorkerFailed) -> None:
        """Make sure that nothing is left of a worker, not even in the queue."""
        await worker.end(why)
        self._workers.discard(worker)
        for other in [self._idle.get_nowait() for _ in range(self._idle.qsize())]:
            if not other.is_over:
                self._idle.put_nowait(other)

    async def _serve(self, worker: WorkerProcess, idle: Idle) -> None:
        """Offer a worker to asks once it is ready, until it fails."""
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
    """Refuse what is not a whole and legal decision."""
    try:
        after = decide(ask.seen, ask.seat, text)
    except CrossoffError as error:
        raise WorkerFailed(f"gave an illegal decision: {error}") from None
    if after.game.notation.owes_more(after, ask.seat):
        raise WorkerFailed("gave half a decision")
