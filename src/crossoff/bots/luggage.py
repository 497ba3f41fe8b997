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


_unpacked: dict[str, Path] = {}  # the bot's file here, by digest
_lock = threading.Lock()  # a worker may play several batches at once


def pack(bots: Sequence[str]) -> list[Luggage]:
    """Return the files of the user bots among these. Bots in installed modules have none."""
    found: dict[str, Luggage] = {}  # several bots may be in one file
    for name in filter(is_user_bot, bots):
        packed = _packed(name)
        if packed is not None:
            known = found.setdefault(packed.place, packed)
            known.files.update(packed.files)
    return list(found.values())


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
                _unpacked[digest] = _unpack(packed)
            move(packed.place, _unpacked[digest])


def _unpack(packed: Luggage) -> Path:
    folder = Path(tempfile.mkdtemp(prefix="crossoff-bot-"))
    atexit.register(shutil.rmtree, folder, ignore_errors=True)
    for inside, data in packed.files.items():
        path = folder / PurePosixPath(inside)
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(data)
    return folder / packed.main
