"""The files of user bots, sent along to workers that may lack them."""

from __future__ import annotations

import atexit
import hashlib
import shutil
import tempfile
import threading
from collections.abc import Sequence
from pathlib import Path, PurePosixPath
from typing import NamedTuple

from crossoff.bots.classes import files_of, move
from crossoff.bots.registry import is_user_bot
from crossoff.core.errors import NotOffered

__all__ = ["Luggage", "pack", "unpack"]


class Luggage(NamedTuple):
    """A bot's file and the further ones it needs, by their paths in its folder."""

    place: str  # as in the bot's name
    main: str
    files: dict[str, bytes]


_unpacked: set[str] = set()  # digests
_lock = threading.Lock()  # a worker may play several batches at once


def pack(bots: Sequence[str]) -> list[Luggage]:
    """Return the files of the user bots among these. Bots in installed modules have none."""
    return [packed for name in bots if is_user_bot(name) and (packed := _packed(name))]


def _packed(name: str) -> Luggage | None:
    found = files_of(name)
    if found is None:
        return None
    main, further = found
    files = {}
    for path in [main, *further]:
        try:
            inside = path.resolve().relative_to(main.parent).as_posix()
            files[inside] = path.read_bytes()
        except (OSError, ValueError):
            raise NotOffered("why-no-file", file=str(path)) from None
    return Luggage(name.rpartition(":")[0], main.name, files)


def unpack(luggage: Sequence[Luggage]) -> None:
    """Write the files to a temporary folder of this process and load the bots from there."""
    with _lock:
        for packed in luggage:
            digest = hashlib.sha256(repr(packed).encode()).hexdigest()
            if digest not in _unpacked:
                _unpack(packed)
                _unpacked.add(digest)


def _unpack(packed: Luggage) -> None:
    folder = Path(tempfile.mkdtemp(prefix="crossoff-bot-"))
    atexit.register(shutil.rmtree, folder, ignore_errors=True)
    for inside, data in packed.files.items():
        path = folder / PurePosixPath(inside)
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(data)
    move(packed.place, folder / packed.main)
