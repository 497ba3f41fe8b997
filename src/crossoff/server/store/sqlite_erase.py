"""Erasing tables from an SQLite file, in steps so small that commits beside them hardly wait.

First the tables are gone for everybody, in one transaction; `erased` remembers them. Then their
events are deleted, some at a time, and `secure_delete` overwrites them. At the end the WAL, which
has older pages, is emptied once. A process that is killed meanwhile is followed by one that goes
on from `erased`.

One thing is not reached: where deletes had left two pages half empty, SQLite moves events from one
to the other, and a copy may stay in the unused part of the old page until the file is rebuilt.
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

STEP = 64  # events in a transaction
REST = 3.0  # times what a step took, until the next: most of the disk's time is for players
PATIENCE = 10.0  # seconds for those who read from the WAL
PAUSE = 0.05  # seconds until it is tried again

_HIDE = (
    "INSERT INTO erased SELECT key FROM game WHERE id IN (SELECT value FROM json_each(?))",
    "DELETE FROM game WHERE id IN (SELECT value FROM json_each(?))",
)
_LEFT = "SELECT event.rowid FROM erased JOIN event ON event.game = erased.game ORDER BY event.rowid"
_DELETE = "DELETE FROM event WHERE rowid IN (SELECT value FROM json_each(?))"

Run = Callable[[apsw.Connection], Any]


class Eraser:
    """`read`, `write` and `run_bare` do something with the reader, with the writer in a
    transaction, and with the writer without one.
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
        """Erase these tables, and what an earlier process left to be erased."""
        async with self._lock:
            await self._write(partial(_hide, tables=tables))
            if not await self._read(_is_anything_left):
                return
            events = await self._read(_events_left)
            for start in range(0, len(events), STEP):
                await self._step(partial(_delete, events=events[start : start + STEP]))
            await self._empty_wal()
            await self._write(_forget)

    async def _step(self, run: Run) -> None:
        loop = asyncio.get_running_loop()
        began = loop.time()
        await self._write(run)
        await asyncio.sleep(REST * (loop.time() - began))

    async def _empty_wal(self) -> None:
        """Most of it beside the commits; then the rest between two of them."""
        loop = asyncio.get_running_loop()
        end = loop.time() + PATIENCE
        while True:
            await asyncio.wrap_future(self._wal.carry())
            try:
                await self._run_bare(lambda db: self._wal.empty())
                return
            except Unavailable:
                if loop.time() > end:
                    raise
                await asyncio.sleep(PAUSE)


def _hide(db: apsw.Connection, tables: Sequence[str]) -> None:
    for statement in _HIDE:
        db.execute(statement, (json.dumps(list(tables)),))


def _is_anything_left(db: apsw.Connection) -> bool:
    return bool(db.execute("SELECT 1 FROM erased LIMIT 1").get)


def _events_left(db: apsw.Connection) -> list[int]:
    return [row[0] for row in db.execute(_LEFT)]


def _delete(db: apsw.Connection, events: Sequence[int]) -> None:
    db.execute(_DELETE, (json.dumps(list(events)),))


def _forget(db: apsw.Connection) -> None:
    db.execute("DELETE FROM erased")
