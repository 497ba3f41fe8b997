"""The file beside an SQLite file that takes every commit first, and how it is emptied.

What is carried over to the main file is carried beside the commits, by a thread of its own.
"""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor

import apsw

from crossoff.server.store.sqlite_file import BUSY_MS

__all__ = ["Wal"]

CHECKPOINT = 4000  # pages, 16 MB, after which they are carried over to the main file


class Wal:
    """Used by the one thread that commits, but for `carry`. `on_failure` is called wherever
    something fails.
    """

    def __init__(
        self,
        writer: apsw.Connection,
        carrier: apsw.Connection,
        on_failure: Callable[[Exception, apsw.Connection], object],
    ) -> None:
        self._writer, self._carrier = writer, carrier
        self._on_failure = on_failure
        self._pool = ThreadPoolExecutor(1, "crossoff-carrier")
        self._carrying: Future[None] | None = None
        self._pages = self._carried = 0
        writer.set_wal_hook(self._count_pages)

    def relieve(self) -> None:
        """After a commit: have a long WAL carried over. SQLite would do so in COMMIT, but keeps
        quiet about a sync that failed there.
        """
        if self._pages < self._carried:  # it began anew
            self._carried = 0
        if self._carrying and self._carrying.done():
            self._carrying = None
            self._carried = self._pages
            self._carry(self._writer)  # the little that came meanwhile: now it can begin anew
        elif not self._carrying and self._pages - self._carried >= CHECKPOINT:
            self._carrying = self.carry()

    def carry(self) -> Future[None]:
        """Carry over what is there, beside the commits."""
        return self._pool.submit(self._carry, self._carrier)

    def empty(self) -> None:
        """Carry the rest over and leave nothing behind. BusyError while somebody reads from it:
        commits are not to wait for them.
        """
        if self._carrying:
            self._carrying.result()
        self._writer.set_busy_timeout(0)
        try:
            self._writer.wal_checkpoint(mode=apsw.SQLITE_CHECKPOINT_TRUNCATE)
        finally:
            self._writer.set_busy_timeout(BUSY_MS)

    def close(self) -> None:
        """Let go of it, whatever is left in it."""
        self._pool.shutdown()

    def _carry(self, db: apsw.Connection) -> None:
        try:
            db.wal_checkpoint(mode=apsw.SQLITE_CHECKPOINT_PASSIVE)
        except Exception as error:
            self._on_failure(error, db)

    def _count_pages(self, db: apsw.Connection, name: str, pages: int) -> int:
        self._pages = pages
        return apsw.SQLITE_OK
