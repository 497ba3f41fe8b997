"""An SQLite file: created if needed, locked against other processes, opened with safe settings."""

from __future__ import annotations

import os
import sys
from contextlib import suppress
from pathlib import Path

import apsw

from crossoff.core.errors import Said, said
from crossoff.server.store.errors import BadDatabase, Full, Unavailable, Unsettled
from crossoff.server.store.lock import Lock
from crossoff.server.store.migrate import migrate_sqlite
from crossoff.server.store.sqlite_errors import NO_SPACE, to_store_error

__all__ = ["SqliteFile"]

OLDEST = (3, 51, 3)  # the first without the WAL-reset bug, which could lose commits
BUSY_MS = 5000
SYNCHRONOUS = "FULL"  # with NORMAL, a power cut in WAL mode takes acknowledged events with it
CACHE_KB = 8 * 1024  # per connection; the OS page cache is nearly as fast (docs/figures.md)

#: Bytes to preallocate for the WAL index (`-shm`): enough for a WAL of 128 MB. SQLite grows it only
#: after a commit is on disk; if that failed, the outcome of the commit would be unknown.
INDEX_BYTES = 8 * 32_768

#: An SQLite VFS that keeps the WAL index in memory and locks the file exclusively.
_NO_INDEX_FILE = "unix-excl"


class SqliteFile:
    """The file behind a store, ready for use. Raises BadDatabase.

    On a full disk it still opens, for reading.
    """

    def __init__(self, path: str | Path, *, vfs: str | None = None) -> None:
        self.path = Path(path).resolve()
        self.is_behind = False  # schema migrations are pending until there is disk space
        self._vfs = vfs
        self._index: int | None = None
        if tuple(map(int, apsw.sqlite_lib_version().split("."))) < OLDEST:
            oldest = ".".join(map(str, OLDEST))
            version = apsw.sqlite_lib_version()
            raise BadDatabase("why-db-old-sqlite", version=version, oldest=oldest)
        try:
            _make_folder(self.path.parent)
            self._lock = Lock(self.path)
        except OSError as error:
            raise self._cannot_write(error) from None
        self._connections: list[apsw.Connection] = []
        try:
            self._prepare()
        except BaseException:
            self.close()
            raise

    def _prepare(self) -> None:
        try:
            os.close(os.open(self.path, os.O_RDWR | os.O_CREAT, 0o600))
            try:
                self._open()
            except Full:
                if self._vfs or _NO_INDEX_FILE not in apsw.vfs_names():
                    raise
                self._close_connections()
                self._vfs = _NO_INDEX_FILE
                self._open()
            # Read once: apsw refuses to use one connection from two threads at a time.
            self._wal = Path(self.writer.filename_wal)
            self._files = self._identities()
            # Persists the new file's name, or the removal of the rollback journal from the switch
            # to WAL mode: if a power cut brought that journal back, it would undo everything.
            _sync_folder(self.path.parent)
        except OSError as error:
            raise self._cannot_write(error) from None
        except apsw.NotADBError:
            raise BadDatabase("why-db-not-sqlite", file=str(self.path)) from None
        except (BadDatabase, Full) as error:
            raise BadDatabase("why-db-cannot-use", file=str(self.path), reason=error) from None
        except apsw.Error as error:
            raise BadDatabase("why-db-cannot-use", file=str(self.path), reason=str(error)) from None

    def _open(self) -> None:
        """Open all connections. Raises Full if only disk space is missing."""
        try:
            self.writer = self._connect()
            self._reserve_index()
            self._migrate_if_possible()
            self.reader = self._connect(is_reader=True)
            self.checkpointer = self._connect()
        except apsw.Error as error:
            failure = to_store_error(error, self._connections[-1] if self._connections else None)
            raise Full if isinstance(failure, Full | Unsettled) else error from None

    def _connect(self, *, is_reader: bool = False) -> apsw.Connection:
        db = apsw.Connection(str(self.path), apsw.SQLITE_OPEN_READWRITE, vfs=self._vfs)
        self._connections.append(db)
        db.set_busy_timeout(BUSY_MS)
        if db.pragma("journal_mode", "wal") != "wal":
            raise BadDatabase("why-db-no-wal")
        db.wal_autocheckpoint(0)  # the Wal class checkpoints, and notices failures
        db.pragma("synchronous", SYNCHRONOUS)
        db.pragma("foreign_keys", False)  # erased tables' events are deleted later, in small steps
        db.pragma("secure_delete", True)
        db.pragma("cache_size", -CACHE_KB)
        db.pragma("mmap_size", 0)
        db.pragma("query_only", is_reader)
        return db

    def _reserve_index(self) -> None:
        """Preallocate the index of a long WAL.

        The descriptor stays open until all connections are closed: closing it would drop every
        POSIX lock that this process holds on the file.
        """
        if sys.platform == "win32" or self._vfs == _NO_INDEX_FILE:
            return
        self.writer.execute("SELECT 1 FROM sqlite_schema").fetchall()  # makes SQLite open it
        try:
            self._index = os.open(f"{self.path}-shm", os.O_RDWR)
            os.posix_fallocate(self._index, 0, INDEX_BYTES)
        except OSError as error:
            if error.errno in NO_SPACE:
                raise Full from None
            # The file system cannot preallocate: SQLite grows the file on demand.

    def migrate(self) -> None:
        """Run pending schema migrations."""
        migrate_sqlite(self.writer)
        self.is_behind = False

    def _migrate_if_possible(self) -> None:
        """Migrate, but tolerate a full disk: old data is readable without new migrations."""
        try:
            self.migrate()
        except apsw.FullError:
            if not self.writer.execute("SELECT 1 FROM sqlite_schema").get:
                raise  # an empty database: nothing to read
            self.is_behind = True

    def _identities(self) -> list[tuple[int, int]]:
        found = [path.stat() for path in (self.path, self._wal)]
        return [(status.st_dev, status.st_ino) for status in found]

    def is_there(self) -> bool:
        """True if the paths of the file and its WAL still refer to the open files."""
        with suppress(OSError):
            return self._identities() == self._files
        return False

    def gone(self) -> Unavailable:
        """Return the error to raise while `is_there` is false."""
        return Unavailable("why-db-gone", file=str(self.path))

    def _cannot_write(self, error: OSError) -> BadDatabase:
        reason: str | Said = error.strerror or str(error)
        if error.errno in NO_SPACE:
            reason = said("why-db-full")
        return BadDatabase("why-cannot-write", file=str(self.path), reason=reason)

    def checkpoint(self) -> None:
        """Checkpoint the whole WAL, for those who copy only the main file."""
        self.writer.wal_checkpoint(mode=apsw.SQLITE_CHECKPOINT_TRUNCATE)

    def close(self) -> None:
        """Release the file. Does not checkpoint: when SQLite checkpoints on close, it does not
        report a failed fsync.
        """
        self._close_connections()
        self._lock.release()

    def _close_connections(self) -> None:
        while self._connections:
            db = self._connections.pop()
            with suppress(apsw.Error):
                db.config(apsw.SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, 1)
                db.close()
        if self._index is not None:
            os.close(self._index)
            self._index = None


def _make_folder(folder: Path) -> None:
    """Create a folder and its parents, and fsync them against a power cut."""
    if not folder.exists():
        _make_folder(folder.parent)
        folder.mkdir(mode=0o700, exist_ok=True)
        _sync_folder(folder.parent)


def _sync_folder(folder: Path) -> None:
    if sys.platform != "win32":  # Windows cannot fsync a folder
        handle = os.open(folder, os.O_RDONLY | os.O_DIRECTORY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)
