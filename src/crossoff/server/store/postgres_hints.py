"""Hints of appends by other processes, via LISTEN and NOTIFY.

The payload is `table:seq` and nothing else. Notifications may be lost, so nothing relies on them.
"""

from __future__ import annotations

import asyncio
from collections.abc import Container
from weakref import WeakSet

import psycopg
from psycopg import sql

from crossoff.server.store.hints import LOST, Hint, Hints
from crossoff.server.store.postgres_link import Link, connect

__all__ = ["Listener"]

QUIET = 20.0  # seconds without a hint before the connection is probed
BACKOFF = (0.1, 0.5, 1.0, 2.0, 5.0)  # backoff in seconds between attempts to connect


class Listener:
    """A connection that listens, and reconnects when it is lost."""

    def __init__(self, conninfo: str, channel: str, own: Container[int]) -> None:
        self.is_up = False
        self._conninfo = conninfo
        self._channel = channel
        self._own = own  # backend pids of our own writer, whose notifications are ignored
        self._readers: WeakSet[Hints] = WeakSet()
        self._is_closed = False
        self._task = asyncio.create_task(self._run(), name="crossoff-hints")

    def hints(self) -> Hints:
        """Return a new reader. It starts with LOST, so that it checks its tables first."""
        reader = Hints()
        reader.put(LOST)
        if self._is_closed:
            reader.close()
        self._readers.add(reader)
        return reader

    async def close(self) -> None:
        self._is_closed = True
        self._task.cancel()
        await asyncio.gather(self._task, return_exceptions=True)
        for reader in self._readers:
            reader.close()

    async def _run(self) -> None:
        failures = 0
        while True:
            try:
                async with await connect(self._conninfo) as link:
                    await link.set_autocommit(True)
                    await link.execute(sql.SQL("LISTEN {}").format(sql.Identifier(self._channel)))
                    self.is_up = True
                    failures = 0
                    self._put(LOST)
                    await self._listen(link)
            except (psycopg.Error, OSError):
                self.is_up = False
                await asyncio.sleep(BACKOFF[min(failures, len(BACKOFF) - 1)])
                failures += 1

    async def _listen(self, link: Link) -> None:
        while True:
            async for notice in link.notifies(timeout=QUIET):
                table, _, seq = notice.payload.partition(":")
                if notice.pid not in self._own and seq.isdecimal():
                    self._put(Hint(table, int(seq)))
            await asyncio.wait_for(link.execute("SELECT 1"), QUIET)

    def _put(self, hint: Hint) -> None:
        for reader in self._readers:
            reader.put(hint)
