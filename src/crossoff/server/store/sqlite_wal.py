"""The file beside an SQLite file that takes every commit first: its room, and how it is emptied.

A commit is one sync of this file. Where the file grows with it, a file system has to write down
its own changes too before the sync is over, and that waits for whatever else the disk has to do:
one in a thousand took 7 ms instead of 1. So the room is laid out beforehand. What is carried over
to the main file is carried beside the commits, by a thread of its own.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import suppress
from io import FileIO

import apsw

__all__ = ["Wal"]

CHECKPOINT = 4000  # pages, 16 MB, after which they are carried over to the main file
ROOM = 1.25  # of what is carried over at once: commits go on meanwhile
PAGE = 4096 + 24  # with its frame
CHUNK = bytes(1 << 18)


class Wal:
    """Used by the one thread that commits. `on_failure` is called wherever something fails."""

    def __init__(
        self,
        writer: apsw.Connection,
        carrier: apsw.Connection,
        on_failure: Callable[[Exception], object],
    ) -> None:
        self._writer, self._carrier = writer, carrier
        self._on_failure = on_failure
        self._pool = ThreadPoolExecutor(1, "crossoff-carrier")
        self._carrying: Future[None] | None = None
        self._pages = self._carried = 0
        writer.set_wal_hook(self._count_pages)

    def lay_out(self) -> None:
        """Make room for what is to come. What fails here only makes commits slower."""
        with suppress(OSError), open(self._writer.filename_wal, "r+b", buffering=0) as file:
            _grow(file, int(CHECKPOINT * ROOM) * PAGE)

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
            self._carrying = self._pool.submit(self._carry, self._carrier)

    def empty(self) -> None:
        """Carry everything over and leave nothing behind."""
        if self._carrying:
            self._carrying.result()
        self._writer.wal_checkpoint(mode=apsw.SQLITE_CHECKPOINT_TRUNCATE)

    def close(self) -> None:
        """Let go of it, whatever is left in it."""
        self._pool.shutdown()

    def _carry(self, db: apsw.Connection) -> None:
        try:
            db.wal_checkpoint(mode=apsw.SQLITE_CHECKPOINT_PASSIVE)
        except Exception as error:
            self._on_failure(error)

    def _count_pages(self, db: apsw.Connection, name: str, pages: int) -> int:
        self._pages = pages
        return apsw.SQLITE_OK


def _grow(file: FileIO, size: int) -> None:
    """Fill a file up to a size; where there is no room for that, leave it as it was."""
    begin = end = file.seek(0, os.SEEK_END)
    try:
        while end < size:
            end += file.write(CHUNK[: size - end])
        os.fsync(file.fileno())
    except OSError:
        file.truncate(begin)
        raise
