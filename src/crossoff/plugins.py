"""Find the games: those in `crossoff.games`, and those in the folders of CROSSOFF_GAMES.

The `__init__` of a game's package declares what must be known before any kernel is loaded: `NAME`;
and, to override the defaults, `PREFIX`, `PLACE`, `REFERENCES` and `TASKS`.
"""

from __future__ import annotations

import importlib
import os
import pkgutil
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from importlib.machinery import ModuleSpec
from importlib.util import spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import TypeVar

__all__ = ["VARIABLE", "GamePackage", "MountedGames", "game_packages", "mounted_folders"]

VARIABLE = "CROSSOFF_GAMES"

_LAST = 1000  # sort key of a game that declares none
_PREFIX = re.compile(r"[a-z][a-z0-9]*")
#: Prefixes of other texts, which a game must not use.
_RESERVED = frozenset({"cmd", "review", "tui", "why"})


@dataclass(frozen=True, slots=True)
class GamePackage:
    """A game's folder and its declarations, read without loading the game."""

    name: str  # the game's name in records
    module: str  # crossoff.games.<folder>
    folder: Path
    prefix: str  # of its text ids
    place: int  # sort key in lists of games; the first is the default
    references: tuple[str, ...]  # bots other than its levels, used as benchmarks
    # of the benchmark: players and a suffix -> options
    tasks: Mapping[str, Mapping[str, str]] = field(hash=False)


def mounted_folders() -> list[Path]:
    """The game folders in CROSSOFF_GAMES, separated as in PATH."""
    named = os.environ.get(VARIABLE, "").split(os.pathsep)
    return [Path(text).expanduser().resolve() for text in named if text.strip()]


class MountedGames:
    """Import hook that makes these folders subpackages of the games package."""

    def __init__(self, package: str) -> None:
        self._package = package

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        package, _, name = fullname.rpartition(".")
        if package != self._package:
            return None
        for folder in mounted_folders():
            if folder.name == name:
                file, place = folder / "__init__.py", [str(folder)]
                return spec_from_file_location(fullname, file, submodule_search_locations=place)
        return None


@cache
def game_packages() -> dict[str, GamePackage]:
    """The games by name, in list order. A folder that fails to import is skipped with a warning,
    so that it does not break the other games.
    """
    games = importlib.import_module("crossoff.games")  # imported dynamically: no game is named here
    modules = [module.name for module in pkgutil.iter_modules(games.__path__) if module.ispkg]
    found: dict[str, GamePackage] = {}
    for folder in [Path(games.__path__[0], name) for name in modules] + mounted_folders():
        try:
            package = _read_package(folder)
            _check_free(package, found)
        except Exception as error:  # third-party modules may raise anything
            import logging  # slow to import, and rarely needed

            logging.getLogger(__name__).warning("no game in %s: %s", folder, error)
        else:
            found[package.name] = package
    ordered = sorted(found.values(), key=lambda package: (package.place, package.name))
    return {package.name: package for package in ordered}


def _read_package(folder: Path) -> GamePackage:
    if not (folder / "__init__.py").is_file():
        raise ValueError("expected a package, with an __init__.py")
    module = importlib.import_module(f"crossoff.games.{folder.name}")
    if not Path(module.__path__[0]).samefile(folder):
        raise ValueError(f"there is a game folder {folder.name} already")
    name = _declared(module, "NAME", str, None)
    prefix = _declared(module, "PREFIX", str, name.replace("-", ""))
    if not _PREFIX.fullmatch(prefix) or prefix in _RESERVED:
        raise ValueError(f"PREFIX {prefix!r} cannot begin the ids of texts")
    place = _declared(module, "PLACE", int, _LAST)
    references = _declared(module, "REFERENCES", tuple, ())
    tasks: dict[str, dict[str, str]] = _declared(module, "TASKS", dict, {})
    return GamePackage(name, module.__name__, folder, prefix, place, references, tasks)


T = TypeVar("T")


def _declared(module: ModuleType, constant: str, kind: type[T], default: T | None) -> T:
    value = getattr(module, constant, default)
    if not isinstance(value, kind):
        raise ValueError(f"expected {constant} of type {kind.__name__} in its __init__.py")
    return value


def _check_free(package: GamePackage, found: dict[str, GamePackage]) -> None:
    for other in found.values():
        if package.name == other.name:
            raise ValueError(f"the name {package.name} is taken by {other.folder}")
        if package.prefix == other.prefix:
            raise ValueError(f"the prefix {package.prefix} is taken by {other.name}")
