"""A lock that allows one server process per database file."""

from __future__ import annotations

import os
import sys
from contextlib import suppress
from pathlib import Path

from crossoff.core.errors import Said, said
from crossoff.server.store.errors import BadDatabase

__all__ = ["Lock"]

_held: set[Path] = set()  # by this process, which the OS would grant the same lock twice


class Lock:
    """A lock on a database file, held on a file next to it. Raises BadDatabase if it is taken.

    The OS releases it when the process dies. Unlike a `flock`, child processes do not inherit it:
    a bot that outlives a killed server must not lock out the next one.
    """

    def __init__(self, path: Path) -> None:
        self._path = path
        if path in _held:
            raise self._taken(str(os.getpid()))
        self._file = open(os.open(f"{path}-lock", os.O_RDWR | os.O_CREAT, 0o600), "r+b", 0)  # noqa: SIM115
        try:
            self._take()
        except BlockingIOError:
            number = self._file.read(20).decode("ascii", "replace").strip()
            self._file.close()
            raise self._taken(number or said("why-db-unknown")) from None
        except BaseException:
            self._file.close()
            raise
        _held.add(path)

    def _take(self) -> None:
        if sys.platform == "win32":
            import msvcrt

            msvcrt.locking(self._file.fileno(), msvcrt.LK_NBLCK, 1)
        else:
            import fcntl

            fcntl.lockf(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
            with suppress(OSError):  # the pid is only informative, so a full disk does not matter
                self._file.truncate(0)
                self._file.write(b"%d\n" % os.getpid())

    def _taken(self, process: str | Said) -> BadDatabase:
        return BadDatabase("why-db-taken", file=str(self._path), process=process)

    def release(self) -> None:
        """Release the lock. Idempotent."""
        _held.discard(self._path)
        self._file.close()
