"""Where compiled kernels are kept between runs, and under what name. Needs no compiler."""

from __future__ import annotations

import hashlib
import os
import shutil
import sys
import time
from contextlib import suppress
from pathlib import Path

__all__ = ["cache_dir", "can_keep", "is_warm", "mark_warm", "remove_unused", "sources_key"]

#: Packages whose functions may be compiled into one another. numba notices a change in the file of
#: a function, but not in the files of the functions it calls, so a cache is shared only by
#: processes that run the same text.
_KERNEL_PACKAGES = ("core", "games", "search", "bots")

_USED = ".used"  # in a folder of compiled kernels: touched whenever a process looks there
_WARM = ".warm"  # likewise: no kernel is missing
_KEPT_SECONDS = 30 * 24 * 3600.0


def sources_key() -> str:
    """A hash of everything that decides what a compiled kernel does."""
    digest = hashlib.sha256(sys.version.encode())
    digest.update(os.environ.get("NUMBA_BOUNDSCHECK", "0").encode())
    root = Path(__file__).parent.parent
    for package in _KERNEL_PACKAGES:
        for path in sorted((root / package).rglob("*.py")):
            digest.update(path.relative_to(root).as_posix().encode())
            digest.update(path.read_bytes())
    return digest.hexdigest()[:24]


def cache_dir() -> Path:
    """Where compiled kernels of exactly these sources are kept between runs."""
    base = os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache"
    return Path(base) / "crossoff" / "kernels" / sources_key()


def remove_unused(kernels: Path) -> None:
    """Remove compiled kernels that no process has asked for in a month.

    If one does at this very moment, it compiles them again.
    """
    for folder in kernels.iterdir():
        with suppress(OSError):  # another process may be removing it too
            if time.time() - (folder / _USED).stat().st_mtime > _KEPT_SECONDS:
                shutil.rmtree(folder, ignore_errors=True)


def can_keep(folder: Path) -> bool:  # pragma: no cover - only where kernels are compiled
    """Whether compiled kernels can be kept in a folder, which is made."""
    try:
        is_new = not folder.exists()
        folder.mkdir(parents=True, exist_ok=True)
        (folder / _USED).touch()
        if is_new:
            remove_unused(folder.parent)
    except OSError:
        return False
    return True


def mark_warm() -> None:
    """Note that every kernel has been compiled; to be called by who has just done it."""
    with suppress(OSError):
        (cache_dir() / _WARM).touch()


def is_warm() -> bool:
    """Whether all kernels of these very sources can be loaded without compiling."""
    return (cache_dir() / _WARM).exists()
