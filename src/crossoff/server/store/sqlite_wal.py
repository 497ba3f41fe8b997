"""Checkpoints of the write-ahead log (WAL) of an SQLite file.

Most checkpoints run in their own thread, concurrently with commits.
"""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor

import apsw

from crossoff.server.store.sqlite_file import BUSY_MS

__all__ = ["Wal"]

CHECKPOINT = 4000  # pages (16 MB) between checkpoints


class Wal:
    """All methods but `checkpoint` are for the committing thread. `on_failure` gets every error."""

    def __init__(
        self,
        writer: apsw.Connection,
        checkpointer: apsw.Connection,
        on_failure: Callable[[Exception, apsw.Connection], object],
    ) -> None:
        self._writer, self._checkpointer = writer, checkpointer
        self._on_failure = on_failure
        self._pool = ThreadPoolExecutor(1, "crossoff-checkpointer")
        self._running: Future[None] | None = None
        self._pages = self._checkpointed = 0
        writer.set_wal_hook(self._count_pages)

    def after_commit(self) -> None:
        """Start a checkpoint after a commit if the WAL is long. SQLite could do so in COMMIT, but
        would not report a failed fsync.
        """
        if self._pages < self._checkpointed:  # the WAL was restarted
            self._checkpointed = 0
        if self._running and self._running.done():
            self._running = None
            self._checkpointed = self._pages
            self._checkpoint(self._writer)  # the few pages added meanwhile: now the WAL can restart
        elif not self._running and self._pages - self._checkpointed >= CHECKPOINT:
            self._running = self.checkpoint()

    def checkpoint(self) -> Future[None]:
        """Start a checkpoint concurrently with commits."""
        return self._pool.submit(self._checkpoint, self._checkpointer)

    def truncate(self) -> None:
        """Checkpoint the rest and truncate the WAL. Raises BusyError while a reader uses it, rather
        than make commits wait for readers.
        """
        if self._running:
            self._running.result()
        self._writer.set_busy_timeout(0)
        try:
            self._writer.wal_checkpoint(mode=apsw.SQLITE_CHECKPOINT_TRUNCATE)
        finally:
            self._writer.set_busy_timeout(BUSY_MS)

    def close(self) -> None:
        """End the thread without a checkpoint."""
        self._pool.shutdown()

    def _checkpoint(self, db: apsw.Connection) -> None:
        try:
            db.wal_checkpoint(mode=apsw.SQLITE_CHECKPOINT_PASSIVE)
        except Exception as error:
            self._on_failure(error, db)

    def _count_pages(self, db: apsw.Connection, name: str, pages: int) -> int:
        self._pages = pages
        return apsw.SQLITE_OK
