"""Erase tables from an SQLite file, in steps small enough not to delay other commits.

One transaction first hides the tables and records them in `erased`. Then their events are deleted
in chunks, and `secure_delete` overwrites them. Finally the WAL, which holds older pages, is
truncated once. If the process is killed, the next one resumes from `erased`.

One gap: when deletes leave two pages half empty, SQLite merges them, and a copy of an event may
survive in the unused part of the old page until the file is rebuilt.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable, Sequence
from functools import partial
from typing import Any

import apsw

from crossoff.server.store.errors import Unavailable
from crossoff.server.store.sqlite_wal import Wal

__all__ = ["Eraser"]

STEP = 64  # events per transaction
REST = 3.0  # pause after a step, in multiples of its duration: leaves most disk time to players
TIMEOUT = 10.0  # seconds to wait for readers of the WAL
RETRY_SECONDS = 0.05  # seconds between attempts

_HIDE = (
    "INSERT INTO erased SELECT key FROM game WHERE id IN (SELECT value FROM json_each(?))",
    "DELETE FROM game WHERE id IN (SELECT value FROM json_each(?))",
)
_LEFT = "SELECT event.rowid FROM erased JOIN event ON event.game = erased.game ORDER BY event.rowid"
_DELETE = "DELETE FROM event WHERE rowid IN (SELECT value FROM json_each(?))"

Run = Callable[[apsw.Connection], Any]


class Eraser:
    """`read` runs a function on the reader's connection, `write` on the writer's in a transaction,
    and `run_bare` on the writer's without one.
    """

    def __init__(
        self,
        wal: Wal,
        read: Callable[[Run], Awaitable[Any]],
        write: Callable[[Run], Awaitable[Any]],
        run_bare: Callable[[Run], Awaitable[Any]],
    ) -> None:
        self._wal = wal
        self._read, self._write, self._run_bare = read, write, run_bare
        self._lock = asyncio.Lock()

    async def erase(self, tables: Sequence[str]) -> None:
        """Erase these tables, and any that an earlier process left half erased."""
        async with self._lock:
            await self._write(partial(_hide, tables=tables))
            if not await self._read(_is_any_left):
                return
            events = await self._read(_events_left)
            for start in range(0, len(events), STEP):
                await self._step(partial(_delete, events=events[start : start + STEP]))
            await self._truncate_wal()
            await self._write(_forget)

    async def _step(self, run: Run) -> None:
        loop = asyncio.get_running_loop()
        began = loop.time()
        await self._write(run)
        await asyncio.sleep(REST * (loop.time() - began))

    async def _truncate_wal(self) -> None:
        """Checkpoint most of the WAL alongside commits, and the rest between two of them."""
        loop = asyncio.get_running_loop()
        end = loop.time() + TIMEOUT
        while True:
            await asyncio.wrap_future(self._wal.checkpoint())
            try:
                await self._run_bare(lambda db: self._wal.truncate())
                return
            except Unavailable:
                if loop.time() > end:
                    raise
                await asyncio.sleep(RETRY_SECONDS)


def _hide(db: apsw.Connection, tables: Sequence[str]) -> None:
    for statement in _HIDE:
        db.execute(statement, (json.dumps(list(tables)),))


def _is_any_left(db: apsw.Connection) -> bool:
    return bool(db.execute("SELECT 1 FROM erased LIMIT 1").get)


def _events_left(db: apsw.Connection) -> list[int]:
    return [row[0] for row in db.execute(_LEFT)]


def _delete(db: apsw.Connection, events: Sequence[int]) -> None:
    db.execute(_DELETE, (json.dumps(list(events)),))


def _forget(db: apsw.Connection) -> None:
    db.execute("DELETE FROM erased")
