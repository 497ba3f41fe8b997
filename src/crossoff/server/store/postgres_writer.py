"""The one thread that writes to a PostgreSQL database, with many appends per commit.

It runs its own event loop. A transaction takes many loop iterations and holds row locks all the
while: in the main loop of a busy server, others would wait seconds for those locks.
"""

from __future__ import annotations

import asyncio
import contextlib
import secrets
import threading
from collections import deque
from collections.abc import Callable, Sequence
from typing import Any

import psycopg

from crossoff.server.store.batch import Append, Outcome, answer
from crossoff.server.store.contract import OnFatal
from crossoff.server.store.errors import Broken, Conflict, StoreError, Unavailable, Unsettled
from crossoff.server.store.postgres_batch import find_batch, write_batch
from crossoff.server.store.postgres_link import Link, connect, to_store_error

__all__ = ["PostgresWriter"]

QUEUE_LIMIT = 10_000  # queued appends
BATCH = 500  # appends per transaction
TIMEOUT = 15.0  # seconds for a transaction, for its commit, and for finding out its outcome
RETRY_SECONDS = 0.2  # seconds between attempts to find out

_FAILURES = (psycopg.Error, OSError, TimeoutError)


class PostgresWriter:
    """The thread, its queue and its connection, which is reopened after every failure."""

    def __init__(self, conninfo: str, channel: str, on_fatal: OnFatal) -> None:
        self.last_error: StoreError | None = None  # of the last transaction
        self.broken: Broken | None = None
        self.pids: deque[int] = deque(maxlen=8)  # backends that wrote for us
        self._conninfo = conninfo
        self._channel = channel
        self._on_fatal = on_fatal
        self._lock = secrets.randbits(63)
        self._link: Link | None = None
        self._jobs: deque[Append] = deque()
        self._is_closing = False
        self._caller_loop = asyncio.get_running_loop()
        self._loop = asyncio.SelectorEventLoop()
        self._changed = asyncio.Event()  # belongs to the thread's loop
        self._thread = threading.Thread(target=self._serve, name="crossoff-store", daemon=True)
        self._thread.start()

    def submit(self, append: Append) -> None:
        """Queue an append; its future resolves when it is done."""
        if self.broken:
            raise self.broken
        if self._is_closing:
            raise Unavailable("the store is closed")
        if len(self._jobs) >= QUEUE_LIMIT:
            raise Unavailable("too many appends are waiting for the database")
        self._jobs.append(append)
        _call(self._loop, self._changed.set)

    def fail(self, error: Broken) -> None:
        """Refuse all further requests, and call `on_fatal`."""
        if not self.broken:
            self.broken = error
            _call(self._caller_loop, self._on_fatal, error)

    async def close(self) -> None:
        """Finish queued appends, close the connection, and end the thread."""
        self._is_closing = True
        _call(self._loop, self._changed.set)
        await self._caller_loop.run_in_executor(None, self._thread.join)

    # ---- Runs in the thread from here on

    def _serve(self) -> None:
        with contextlib.closing(self._loop):
            self._loop.run_until_complete(self._run())

    async def _run(self) -> None:
        while True:
            while not self._jobs:
                if self._is_closing:
                    await self._drop()
                    return
                self._changed.clear()
                await self._changed.wait()
            batch = [self._jobs.popleft() for _ in range(min(BATCH, len(self._jobs)))]
            try:
                outcomes = await self._attempt(batch)
            except Exception as error:  # callers must not wait forever
                broken = Broken("why-db-writer", reason=f"{type(error).__name__}: {error}")
                self.fail(broken)
                outcomes = [broken] * len(batch)
            _call(self._caller_loop, _answer_all, batch, outcomes)

    async def _attempt(self, batch: Sequence[Append]) -> Sequence[Outcome]:
        if self.broken:
            return [self.broken] * len(batch)
        try:
            async with asyncio.timeout(TIMEOUT):
                link = await self._connect()
                outcomes = await write_batch(link, batch, self._lock, self._channel)
        except psycopg.IntegrityError:  # only if log and head were edited by hand and disagree
            await self._drop()
            if len(batch) > 1:
                return [(await self._attempt([append]))[0] for append in batch]
            return [Conflict(batch[0].table, "the log has such an event already")]
        except _FAILURES as error:  # before the commit: nothing was stored
            return [await self._failed(error)] * len(batch)
        try:
            async with asyncio.timeout(TIMEOUT):
                await link.commit()
        except _FAILURES as error:
            return await self._settle(batch, outcomes, await self._failed(error))
        self.last_error = None
        return outcomes

    async def _settle(
        self, batch: Sequence[Append], outcomes: Sequence[Outcome], failure: StoreError
    ) -> Sequence[Outcome]:
        """Ask the database for the outcome after a commit failed or got no reply."""
        there = None
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(TIMEOUT):
                while there is None:
                    try:
                        link = await self._connect()
                        there = await find_batch(link, batch, outcomes, self._lock)
                    except _FAILURES:
                        await self._drop()
                        await asyncio.sleep(RETRY_SECONDS)
        if there is None:
            await self._drop()
            return [Unsettled("why-db-unsettled", reason=failure)] * len(batch)
        return [
            outcome if is_there or isinstance(outcome, Conflict) else failure
            for outcome, is_there in zip(outcomes, there, strict=True)
        ]

    async def _connect(self) -> Link:
        if self._link is None:
            self._link = await connect(self._conninfo)
            self.pids.append(self._link.info.backend_pid)
        return self._link

    async def _failed(self, error: Exception) -> StoreError:
        self.last_error = to_store_error(error)
        if isinstance(self.last_error, Broken):
            self.fail(self.last_error)
        await self._drop()
        return self.last_error

    async def _drop(self) -> None:
        if self._link is not None:
            link, self._link = self._link, None
            await link.close()


def _call(loop: asyncio.AbstractEventLoop, callback: Callable[..., object], *values: Any) -> None:
    """Schedule a callback in a loop that runs in another thread."""
    with contextlib.suppress(RuntimeError):  # the loop is closed: no caller is left
        loop.call_soon_threadsafe(callback, *values)


def _answer_all(batch: Sequence[Append], outcomes: Sequence[Outcome]) -> None:
    for append, outcome in zip(batch, outcomes, strict=True):
        answer(append.future, outcome)
