"""A disk that remembers what was not yet synced, and shows what a power cut might leave of it.

What a file layer of SQLite writes reaches the real files at once. Beside that, the disk keeps for
each file what is durable and which writes came after. An image is the durable part with any of the
later writes, whole, torn into sectors, or missing, in every file independently.
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
    """One file: what is safe, and what is not yet."""

    def __init__(self, durable: bytes | None) -> None:
        self.durable = durable  # None: it is not in its folder yet
        self.pending: list[Piece] = []
        self.is_deleted = False

    def sync(self) -> None:
        self.durable = _apply(self.durable or b"", self.pending)
        self.pending = []

    def after_a_cut(self, rng: Random) -> bytes | None:
        """What might be found of it."""
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
    """Some of the pieces: all, none, the first few, any, or any sectors of them."""
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
    """A write cut where sectors end."""
    if isinstance(piece, int):
        return [piece]
    offset, data = piece
    cuts = [0, *range(SECTOR - offset % SECTOR, len(data), SECTOR), len(data)]
    return [(offset + a, data[a:b]) for a, b in pairwise(cuts)]


class CrashDisk(apsw.VFS):
    """The file layer. `on_sync` is called before each sync, the last moment at which all of what
    is to be synced can still be lost.
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
            elif known.is_deleted:  # the old one may come back, but for its length
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
        """What a power cut just now might leave, by the names of the files."""
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
        """Only the image is synced: nothing is going to cut the power of this machine."""
        self.disk.on_sync()
        with self.disk.lock:
            file = self.disk.files[self.path]
            if file.durable is None:  # SQLite syncs its folder then, and with it what was deleted
                files = self.disk.files.items()
                self.disk.files = {path: one for path, one in files if not one.is_deleted}
            file.sync()
