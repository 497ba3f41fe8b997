"""Games that can be taken up again: the events of each in a file of its own, one a line.

An event is on the disk before it counts. A line that a crash cut short is none, and is cut off.
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
    """A file that is no game to go on with. `why` is `missing`, `spoilt`, `open` or
    `outdated`."""

    def __init__(self, path: Path, why: str) -> None:
        super().__init__(f"{path}: {why}")
        self.path = path
        self.why = why


class Save:
    """The file of one game. While it is open no other process can open it."""

    def __init__(self, path: Path, file: FileIO) -> None:
        self.path = path
        self._file = file

    @classmethod
    def new(cls, folder: Path) -> Save:
        """An empty file for a new game."""
        folder.mkdir(parents=True, exist_ok=True)
        path = folder / f"{secrets.token_hex(8)}{_SUFFIX}"
        return cls(path, _locked(path, path.open("xb", buffering=0)))

    @classmethod
    def open(cls, path: Path) -> tuple[Save, list[Event]]:
        """A file, to go on with, and what has happened in it; BadSave if that is not possible."""
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
        """Keep an event for good. If that fails the file is as it was, and one may try again."""
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
        """Leave the game, to be taken up again."""
        self._file.close()

    def remove(self) -> None:
        """Forget the game."""
        self.path.unlink(missing_ok=True)
        self._file.close()


def list_saves(folder: Path) -> list[tuple[Path, list[Event]]]:
    """The games of a folder that nobody plays just now, the latest first."""
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
    if len(events) < 2 or not isinstance(events[0], Created):  # nothing was begun here
        raise BadSave(path, "spoilt")
    return events


def _locked(path: Path, file: FileIO) -> FileIO:
    """Keep a file to this process, where the system can; the lock goes with the process."""
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
