"""Saved games: one file per game, one event per line.

An event is flushed to disk before it is applied. A line cut short by a crash is dropped on opening.
"""

from __future__ import annotations

import contextlib
import errno
import os
import secrets
from collections.abc import Iterable
from io import FileIO
from pathlib import Path

import msgspec

from crossoff.play.events import Created, Event, decode_event, encode_event

__all__ = ["BadSave", "Save", "list_saves"]

_SUFFIX = ".game"


class BadSave(Exception):
    """A file that cannot be resumed. `why` is `missing`, `spoilt`, `open` or `outdated`."""

    def __init__(self, path: Path, why: str) -> None:
        super().__init__(f"{path}: {why}")
        self.path = path
        self.why = why


class Save:
    """The file of one game, locked against other processes while it is open."""

    def __init__(self, path: Path, file: FileIO) -> None:
        self.path = path
        self._file = file

    @classmethod
    def new(cls, folder: Path) -> Save:
        """Create an empty file for a new game."""
        folder.mkdir(parents=True, exist_ok=True)
        path = folder / f"{secrets.token_hex(8)}{_SUFFIX}"
        return cls(path, _locked(path, path.open("xb", buffering=0)))

    @classmethod
    def open(cls, path: Path) -> tuple[Save, list[Event]]:
        """Open a file for appending and return its events; BadSave if that is not possible."""
        try:
            file = _locked(path, path.open("r+b", buffering=0))
        except OSError:
            raise BadSave(path, "missing") from None
        whole, _, _ = file.read().rpartition(b"\n")
        try:
            events = _read(path, whole)
        except BadSave:
            file.close()
            raise
        file.truncate(len(whole) + 1)
        file.seek(0, os.SEEK_END)
        return cls(path, file), events

    def append(self, event: Event) -> None:
        """Append an event and fsync it. On failure the file is rolled back, so the call can be
        retried.
        """
        before = os.fstat(self._file.fileno()).st_size
        line = encode_event(event) + b"\n"
        try:
            written = self._file.write(line)
            if written != len(line):
                raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
            os.fsync(self._file.fileno())
        except OSError:
            with contextlib.suppress(OSError):
                self._file.truncate(before)
                self._file.seek(before)
            raise

    def close(self) -> None:
        """Close the file; the game can be resumed."""
        self._file.close()

    def remove(self) -> None:
        """Delete the file."""
        self.path.unlink(missing_ok=True)
        self._file.close()


def list_saves(folder: Path) -> list[tuple[Path, list[Event]]]:
    """List the saved games of a folder that no process has open, latest first."""
    found = []
    for path in _by_age(folder.glob(f"*{_SUFFIX}")):
        with contextlib.suppress(BadSave):
            save, events = Save.open(path)
            save.close()
            found.append((path, events))
    return found


def _by_age(paths: Iterable[Path]) -> list[Path]:
    ages = {}
    for path in paths:
        with contextlib.suppress(OSError):  # another process may have removed it
            ages[path] = path.stat().st_mtime_ns
    return sorted(ages, key=lambda path: -ages[path])


def _read(path: Path, lines: bytes) -> list[Event]:
    try:
        events = [decode_event(line) for line in lines.split(b"\n")]
    except msgspec.DecodeError:
        raise BadSave(path, "spoilt") from None
    if len(events) < 2 or not isinstance(events[0], Created):  # the game never began
        raise BadSave(path, "spoilt")
    return events


def _locked(path: Path, file: FileIO) -> FileIO:
    """Lock a file where the platform supports it. The lock ends with the process."""
    try:
        import fcntl
    except ImportError:  # Windows
        return file
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        file.close()
        raise BadSave(path, "open") from None
    return file
