"""An SQLite file: found or made, kept from other processes, and opened the safe way."""

from __future__ import annotations

import os
import sys
from contextlib import suppress
from pathlib import Path

import apsw

from crossoff.server.store.contract import Fact
from crossoff.server.store.errors import BadDatabase, Broken, StoreError, Unavailable
from crossoff.server.store.lock import Lock
from crossoff.server.store.migrate import migrate_sqlite
from crossoff.server.store.sqlite_facts import read_facts

__all__ = ["SqliteFile", "judge"]

OLDEST = (3, 51, 3)  # the first without the WAL-reset fault, which could lose commits
BUSY_MS = 5000
SYNCHRONOUS = "FULL"  # with NORMAL, a power cut in WAL mode takes acknowledged events with it
CACHE_KB = 64 * 1024

_PASSING = (
    apsw.BusyError,
    apsw.CantOpenError,
    apsw.FullError,
    apsw.LockedError,
    apsw.PermissionsError,
    apsw.ReadOnlyError,
)


def judge(error: Exception) -> StoreError:
    """What a failure of SQLite means: try again later, or never again in this process."""
    if isinstance(error, apsw.FullError):
        return Unavailable("why-db-full")
    if isinstance(error, _PASSING):
        return Unavailable("why-db-file-not-now", reason=str(error))
    return Broken("why-db-file-failed", reason=f"{type(error).__name__}: {error}")


class SqliteFile:
    """The file behind a store, ready for use. Raises BadDatabase."""

    def __init__(self, path: str | Path, *, vfs: str | None = None) -> None:
        self.path = Path(path).resolve()
        self._vfs = vfs
        if tuple(map(int, apsw.sqlite_lib_version().split("."))) < OLDEST:
            oldest = ".".join(map(str, OLDEST))
            version = apsw.sqlite_lib_version()
            raise BadDatabase("why-db-old-sqlite", version=version, oldest=oldest)
        try:
            _make_folder(self.path.parent)
            self._lock = Lock(self.path)
        except OSError as error:
            reason = error.strerror or str(error)
            raise BadDatabase("why-cannot-write", file=str(self.path), reason=reason) from None
        self._connections: list[apsw.Connection] = []
        try:
            self._prepare()
        except BaseException:
            self.close()
            raise

    def _prepare(self) -> None:
        try:
            os.close(os.open(self.path, os.O_RDWR | os.O_CREAT, 0o600))
            self.inode = self.path.stat().st_ino
            self.writer = self._connect()
            migrate_sqlite(self.writer)
            self.reader = self._connect(is_reader=True)
            self.carrier = self._connect()
            # The file is new there, or the journal is gone that SQLite had while it became a WAL
            # database: if that came back after a power cut, it would undo everything.
            _sync_folder(self.path.parent)
        except OSError as error:
            reason = error.strerror or str(error)
            raise BadDatabase("why-cannot-write", file=str(self.path), reason=reason) from None
        except BadDatabase as error:
            raise BadDatabase("why-db-cannot-use", file=str(self.path), reason=error) from None
        except apsw.NotADBError:
            raise BadDatabase("why-db-not-sqlite", file=str(self.path)) from None
        except apsw.Error as error:
            raise BadDatabase("why-db-cannot-use", file=str(self.path), reason=str(error)) from None

    def _connect(self, *, is_reader: bool = False) -> apsw.Connection:
        db = apsw.Connection(str(self.path), apsw.SQLITE_OPEN_READWRITE, vfs=self._vfs)
        self._connections.append(db)
        db.set_busy_timeout(BUSY_MS)
        if db.pragma("journal_mode", "wal") != "wal":
            raise BadDatabase("why-db-no-wal")
        db.wal_autocheckpoint(0)  # left to the owner, who does not overlook one that fails
        db.pragma("synchronous", SYNCHRONOUS)
        db.pragma("foreign_keys", True)
        db.pragma("secure_delete", True)
        db.pragma("cache_size", -CACHE_KB)
        db.pragma("mmap_size", 0)
        db.pragma("query_only", is_reader)
        return db

    def is_there(self) -> bool:
        """Whether the path still leads to the open file."""
        with suppress(OSError):
            return self.path.stat().st_ino == self.inode
        return False

    def carry_over(self) -> None:
        """Move all of the WAL to the file, for those who copy that alone."""
        self.writer.wal_checkpoint(mode=apsw.SQLITE_CHECKPOINT_TRUNCATE)

    def close(self) -> None:
        """Let another process have it. The WAL stays as it is: when SQLite carries it over in
        closing, nobody learns that a sync has failed.
        """
        for db in reversed(self._connections):
            with suppress(apsw.Error):
                db.config(apsw.SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, 1)
                db.close()
        self._lock.release()

    def facts(self, db: apsw.Connection) -> list[Fact]:
        """Where and what the file is, and how this connection uses it."""
        return read_facts(self.path, db)


def _make_folder(folder: Path) -> None:
    """Make a folder and those above it, so that a power cut does not take them away again."""
    if not folder.exists():
        _make_folder(folder.parent)
        folder.mkdir(mode=0o700, exist_ok=True)
        _sync_folder(folder.parent)


def _sync_folder(folder: Path) -> None:
    if sys.platform != "win32":  # which has no folders to sync
        handle = os.open(folder, os.O_RDONLY | os.O_DIRECTORY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)
