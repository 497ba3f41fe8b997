"""A disk that tracks unsynced writes, and shows what a power cut might leave.

Writes of the SQLite VFS reach the real files at once. In addition, the disk keeps for each file
what is durable and which writes came after. An image is the durable part with any of the later
writes, whole, torn into sectors, or missing, in every file independently.
"""

from __future__ import annotations

import os
import threading
from collections.abc import Callable
from itertools import pairwise
from pathlib import Path
from random import Random

import apsw

SECTOR = 512

Piece = tuple[int, bytes] | int  # a write at an offset, or a new length


class Contents:
    """One file: durable contents and pending writes."""

    def __init__(self, durable: bytes | None) -> None:
        self.durable = durable  # None: not in its directory yet
        self.pending: list[Piece] = []
        self.is_deleted = False

    def sync(self) -> None:
        self.durable = _apply(self.durable or b"", self.pending)
        self.pending = []

    def after_a_cut(self, rng: Random) -> bytes | None:
        """Return what a power cut might leave of it."""
        is_new = self.durable is None
        if (is_new or self.is_deleted) and rng.random() < 0.5:
            return None
        return _apply(self.durable or b"", _survivors(self.pending, rng))


def _apply(content: bytes, pieces: list[Piece]) -> bytes:
    result = bytearray(content)
    for piece in pieces:
        if isinstance(piece, int):
            del result[piece:]
            result.extend(bytes(piece - len(result)))
        else:
            offset, data = piece
            result.extend(bytes(max(0, offset - len(result))))
            result[offset : offset + len(data)] = data
    return bytes(result)


def _survivors(pending: list[Piece], rng: Random) -> list[Piece]:
    """Return some of the pieces: all, none, a prefix, any, or any sectors of them."""
    way = rng.choice(("all", "none", "first", "any", "any", "torn", "torn"))
    if way == "all":
        return pending
    if way == "none":
        return []
    if way == "first":
        return pending[: rng.randrange(len(pending) + 1)]
    chance = rng.choice((0.1, 0.5, 0.9))
    if way == "torn":
        pending = [part for piece in pending for part in _sectors(piece)]
    return [piece for piece in pending if rng.random() < chance]


def _sectors(piece: Piece) -> list[Piece]:
    """Split a write at sector boundaries."""
    if isinstance(piece, int):
        return [piece]
    offset, data = piece
    cuts = [0, *range(SECTOR - offset % SECTOR, len(data), SECTOR), len(data)]
    return [(offset + a, data[a:b]) for a, b in pairwise(cuts)]


class CrashDisk(apsw.VFS):
    """The VFS. `on_sync` is called before each sync, the last moment at which everything to be
    synced can still be lost.
    """

    def __init__(self, on_sync: Callable[[], None]) -> None:
        self.name = f"crash-{id(self)}"
        self.on_sync = on_sync
        self.files: dict[str, Contents] = {}
        self.lock = threading.RLock()
        super().__init__(self.name, "")

    def xOpen(self, name: str | apsw.URIFilename | None, flags: list[int]) -> apsw.VFSFile:
        path = name.filename() if isinstance(name, apsw.URIFilename) else str(name)
        with self.lock:
            is_there = os.path.exists(path)
            file = CrashFile(self, path, name, flags)
            known = self.files.get(path)
            if known is None:
                self.files[path] = Contents(Path(path).read_bytes() if is_there else None)
            elif known.is_deleted:  # the old one may come back, except for its length
                known.is_deleted = False
                known.pending = [0]
            return file

    def xDelete(self, filename: str, syncdir: bool) -> None:
        super().xDelete(filename, syncdir)
        with self.lock:
            if syncdir:
                self.files.pop(filename, None)
            elif filename in self.files:
                self.files[filename].is_deleted = True

    def image(self, rng: Random) -> dict[str, bytes]:
        """Return what a power cut now might leave, by file name."""
        with self.lock:
            found = {path: file.after_a_cut(rng) for path, file in self.files.items()}
        return {path: content for path, content in found.items() if content is not None}


class CrashFile(apsw.VFSFile):
    """One open file."""

    def __init__(
        self, disk: CrashDisk, path: str, name: str | apsw.URIFilename | None, flags: list[int]
    ) -> None:
        self.disk, self.path = disk, path
        super().__init__("", name, flags)

    def xWrite(self, data: bytes, offset: int) -> None:
        with self.disk.lock:
            super().xWrite(data, offset)
            self.disk.files[self.path].pending.append((offset, bytes(data)))

    def xTruncate(self, newsize: int) -> None:
        with self.disk.lock:
            super().xTruncate(newsize)
            self.disk.files[self.path].pending.append(newsize)

    def xSync(self, flags: int) -> None:
        """Sync only the image: this machine will not lose power."""
        self.disk.on_sync()
        with self.disk.lock:
            file = self.disk.files[self.path]
            if file.durable is None:  # SQLite then syncs the directory, including deletions
                files = self.disk.files.items()
                self.disk.files = {path: one for path, one in files if not one.is_deleted}
            file.sync()
