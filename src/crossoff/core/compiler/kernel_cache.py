"""The on-disk cache of compiled kernels: its location and keys. Does not import numba."""

from __future__ import annotations

import hashlib
import os
import re
import shutil
import sys
import time
from contextlib import suppress
from pathlib import Path

from crossoff.plugins import mounted_folders

__all__ = [
    "cache_dir",
    "is_warm",
    "kernel_sources",
    "mark_warm",
    "mount_key",
    "prepare_folder",
    "remove_unused",
    "sources_key",
]

#: Packages that contain kernels.
_KERNEL_PACKAGES = ("core", "games", "search")
_COMPILER = "crossoff.core.compiler"
_IMPORTS = re.compile(r"^[ \t]*from (\.*[\w.]*) import (\([^)]*\)|.*)", re.MULTILINE)

_USED = ".used"  # in a cache folder: touched whenever a process uses it
_WARM = ".warm"  # in a cache folder: every kernel is there, for the games mounted
_KEPT_SECONDS = 30 * 24 * 3600.0


def sources_key() -> str:
    """Return a hash of everything that compiled kernels depend on."""
    digest = hashlib.sha256(sys.version.encode())
    digest.update(os.environ.get("NUMBA_BOUNDSCHECK", "0").encode())
    for module, source in kernel_sources().items():
        digest.update(module.encode())
        digest.update(source.encode())
    return digest.hexdigest()[:24]


def kernel_sources() -> dict[str, str]:
    """Return the sources of modules that use the compiler, and of their transitive imports, by
    module name.

    numba notices a change in the file of a function, but not in the files of the functions and
    constants it uses, so a cache is shared only by processes with identical sources. Modules that
    kernels do not depend on, such as a game's drawings and texts, can change without recompiling.
    """
    sources = _all_sources()
    imports = {name: _imports(name, source) & set(sources) for name, source in sources.items()}
    found: set[str] = set()
    new = {name for name in sources if any(map(_is_compiler, [name, *imports[name]]))}
    while new:
        found |= new
        new = set().union(*(imports[name] for name in new)) - found
    return {name: sources[name] for name in sorted(found)}


def _all_sources() -> dict[str, str]:
    root = Path(__file__).parents[2]
    sources = {}
    for package in _KERNEL_PACKAGES:
        for path in (root / package).rglob("*.py"):
            name = ".".join(path.relative_to(root.parent).with_suffix("").parts)
            sources[name] = path.read_text(encoding="utf-8")
    return sources


def mount_key(module: str) -> str:
    """Return a hash of a mounted game's sources (CROSSOFF_GAMES) if the module belongs to one;
    empty for built-in games. Mounted games have their own cache folders, so mounting one does not
    recompile the others.
    """
    for folder in mounted_folders():
        if f"{module}.".startswith(f"crossoff.games.{folder.name}."):
            return _folder_key(folder)
    return ""


def _folder_key(folder: Path) -> str:
    digest = hashlib.sha256(str(folder).encode())
    for path in sorted(folder.glob("*.py")):
        digest.update(path.name.encode() + path.read_bytes())
    return digest.hexdigest()[:16]


def _is_compiler(module: str) -> bool:
    return module.startswith(f"{_COMPILER}.")


def _imports(name: str, source: str) -> set[str]:
    """Return the modules that a source may import: `from a import b` means `a` or `a.b`."""
    found = set()
    for module, names in _IMPORTS.findall(source):
        base = module.lstrip(".")
        if dots := len(module) - len(base):
            base = ".".join([*name.split(".")[:-dots], *filter(None, [base])])
        inside = re.findall(r"\w+", names)
        found |= {base, f"{base}.__init__", *(f"{base}.{one}" for one in inside)}
    return found


def cache_dir() -> Path:
    """Return the cache folder for exactly these sources."""
    base = os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache"
    return Path(base) / "crossoff" / "kernels" / sources_key()


def remove_unused(kernels: Path) -> None:
    """Remove cache folders that no process has used for a month.

    A process that starts using one at this moment recompiles.
    """
    for folder in kernels.iterdir():
        with suppress(OSError):  # another process may be removing it too
            if time.time() - (folder / _USED).stat().st_mtime > _KEPT_SECONDS:
                shutil.rmtree(folder, ignore_errors=True)


def prepare_folder(folder: Path) -> bool:  # pragma: no cover - only where kernels are compiled
    """Create a cache folder; return True if kernels can be stored in it."""
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
    """Note that every kernel has been compiled. Call it after compiling them all."""
    with suppress(OSError):
        _warm_mark().touch()


def is_warm() -> bool:
    """True if all kernels of exactly these sources can be loaded without compiling."""
    return _warm_mark().exists()


def _warm_mark() -> Path:
    keys = "".join(map(_folder_key, mounted_folders()))
    return cache_dir() / f"{_WARM}{keys and f'-{hashlib.sha256(keys.encode()).hexdigest()[:16]}'}"
