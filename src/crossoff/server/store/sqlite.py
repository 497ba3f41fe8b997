"""Logs in an SQLite file, for one server process."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from typing import Any, TypeVar
from weakref import WeakSet

import apsw

from crossoff.server.store.batch import Append
from crossoff.server.store.contract import (
    Health,
    NewEvent,
    OnFatal,
    StoredEvent,
    Uptime,
    check_append,
    check_id,
)
from crossoff.server.store.errors import Broken, Full, StoreError, Unavailable
from crossoff.server.store.hints import Hints
from crossoff.server.store.log import checked
from crossoff.server.store.sqlite_batch import probe
from crossoff.server.store.sqlite_erase import Eraser
from crossoff.server.store.sqlite_errors import to_store_error
from crossoff.server.store.sqlite_file import SqliteFile
from crossoff.server.store.sqlite_uptime import (
    IDLE,
    NEWEST,
    SEEN_AT_ONCE,
    add_uptime,
    read_uptime,
    see_growth,
)
from crossoff.server.store.sqlite_writer import Task, Writer

__all__ = ["LOAD", "SqliteStore"]

T = TypeVar("T")

QUEUE_LIMIT = 10_000  # queued reads

_EVENT = "seq, body, command, answer, chain, at"
LOAD = """
    SELECT game.seq, game.chain, event.seq, body, command, answer, event.chain, at
    FROM game LEFT JOIN event ON event.game = game.key AND event.seq >= ?
    WHERE game.id = ? ORDER BY event.seq
"""


class SqliteStore:
    """A `Store` in one file. Reads have their own thread and connection."""

    def __init__(self, file: SqliteFile, on_fatal: OnFatal) -> None:
        self._file = file
        self._loop = asyncio.get_running_loop()
        self._writer = Writer(file, on_fatal)
        self._reads = ThreadPoolExecutor(1, "crossoff-store-reads")
        self._reading = 0
        self._hints: WeakSet[Hints] = WeakSet()
        self._is_closed = False
        bare = partial(self._write, has_transaction=False)
        self._eraser = Eraser(self._writer.wal, self._read, self._write, bare)

    @classmethod
    async def open(
        cls, path: str | Path, *, on_fatal: OnFatal, vfs: str | None = None
    ) -> SqliteStore:
        """Open or create a file; raises BadDatabase. `vfs` is the name of an SQLite VFS."""
        return cls(await asyncio.to_thread(SqliteFile, path, vfs=vfs), on_fatal)

    async def append(
        self,
        table: str,
        expected_seq: int,
        events: Sequence[NewEvent],
        *,
        at: float | None = None,
        done: bool = False,
    ) -> list[StoredEvent]:
        check_append(table, expected_seq, events)
        future: asyncio.Future[list[StoredEvent]] = self._loop.create_future()
        self._writer.submit(Append(table, expected_seq, events, at, done, future))
        return await future

    async def create(
        self, table: str, events: Sequence[NewEvent], *, at: float | None = None
    ) -> list[StoredEvent]:
        return await self.append(table, 0, events, at=at)

    async def load(self, table: str, since: int = 0) -> list[StoredEvent]:
        check_id(table)

        def read(db: apsw.Connection) -> list[StoredEvent]:
            return checked(table, since, db.execute(LOAD, (since, table)).fetchall())

        return await self._read(read)

    async def seqs(self, tables: Sequence[str]) -> dict[str, int]:
        query = "SELECT id, seq FROM game WHERE id IN (SELECT value FROM json_each(?))"
        asked = json.dumps(list(tables))

        def read(db: apsw.Connection) -> dict[str, int]:
            rows: Any = db.execute(query, (asked,)).fetchall()
            return dict(rows)

        return await self._read(read)

    async def uptime(self) -> Uptime:
        return await self._write(read_uptime)

    async def add_uptime(self, last: Uptime, seconds: float) -> Uptime | None:
        now = await self._write(partial(add_uptime, last=last, seconds=seconds))
        if now is not None:
            # In chunks, so that no commit waits for all tables. The next uptime counted starts
            # after this ends, so growth in the meantime is never recorded too early.
            newest = await self._read(lambda db: int(db.execute(NEWEST).get))
            for first in range(0, newest + 1, SEEN_AT_ONCE):
                await self._write(partial(see_growth, first=first, at=now.seconds))
        return now

    async def idle(self, since: float, *, done: bool, limit: int = 1000) -> list[str]:
        return await self._read(lambda db: _ids(db.execute(IDLE, (done, since, limit))))

    async def erase(self, tables: Sequence[str]) -> None:
        """Remove tables. Their bytes are overwritten in the file, and the WAL is truncated."""
        for table in tables:
            check_id(table)
        await self._eraser.erase(tables)

    def hints(self) -> Hints:
        """Return an iterator that stays empty: no other process can append."""
        hints = Hints()
        if self._is_closed:
            hints.close()
        self._hints.add(hints)
        return hints

    async def now(self) -> float:
        return time.time()

    async def check(self) -> Health:
        try:
            await self._read(lambda db: db.execute("SELECT 1").get)
        except StoreError as error:
            return Health(False, False, True, str(error))
        try:
            if not self._file.is_there():
                raise self._file.gone()
            if self._writer.last_error or self._file.is_behind:  # check whether it has passed
                await self._write(probe)
        except StoreError as error:
            return Health(True, False, True, str(error), isinstance(error, Full))
        return Health(True, True, True)

    async def close(self) -> None:
        if self._is_closed:
            return
        self._is_closed = True
        for hints in self._hints:
            hints.close()
        await self._writer.close()
        await self._loop.run_in_executor(None, self._reads.shutdown)
        await self._loop.run_in_executor(None, self._close_file)

    def _close_file(self) -> None:
        try:
            if not self._writer.broken:
                self._file.checkpoint()
        except apsw.Error as error:
            if isinstance(failure := to_store_error(error, self._file.writer), Broken):
                self._writer.fail(failure)
        finally:
            self._file.close()

    async def _write(
        self, run: Callable[[apsw.Connection], T], *, has_transaction: bool = True
    ) -> T:
        future: asyncio.Future[T] = self._loop.create_future()
        self._writer.submit(Task(run, future, has_transaction))
        return await future

    async def _read(self, read: Callable[[apsw.Connection], T]) -> T:
        if self._writer.broken:
            raise self._writer.broken
        if self._is_closed:
            raise Unavailable("the store is closed")
        if self._reading >= QUEUE_LIMIT:
            raise Unavailable("too many reads are waiting for the disk")
        self._reading += 1
        try:
            return await self._loop.run_in_executor(self._reads, read, self._file.reader)
        except (apsw.Error, OSError) as error:
            failure = to_store_error(error, self._file.reader)
            if isinstance(failure, Broken):
                self._writer.fail(failure)
            raise failure from error
        finally:
            self._reading -= 1


def _ids(rows: apsw.Cursor) -> list[str]:
    return [str(row[0]) for row in rows]
