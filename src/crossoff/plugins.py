"""The folders of the games: those in `crossoff.games`, and those that CROSSOFF_GAMES names.

A game's package says in its `__init__` what has to be known before any kernel is loaded: `NAME`;
and, if it wants them to be other than they are here, `PREFIX`, `PLACE` and `REFERENCES`.
"""

from __future__ import annotations

import importlib
import os
import pkgutil
import re
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from importlib.machinery import ModuleSpec
from importlib.util import spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import TypeVar

__all__ = ["VARIABLE", "GamePackage", "MountedGames", "game_packages", "mounted_folders"]

VARIABLE = "CROSSOFF_GAMES"

_LAST = 1000  # the place of a game that claims none
_PREFIX = re.compile(r"[a-z][a-z0-9]*")
#: What the ids of other texts begin with would be taken for a game's.
_RESERVED = frozenset({"cmd", "tui", "why"})


@dataclass(frozen=True, slots=True)
class GamePackage:
    """A game's folder, and what it says of itself without loading the game."""

    name: str  # of the game, as in records
    module: str  # crossoff.games.<folder>
    folder: Path
    prefix: str  # of the ids of its texts
    place: int  # in lists of games; the first is the one to begin with
    references: tuple[str, ...]  # bots beside its levels, to measure others by


def mounted_folders() -> list[Path]:
    """The game folders that CROSSOFF_GAMES names, separated as in PATH."""
    named = os.environ.get(VARIABLE, "").split(os.pathsep)
    return [Path(text).expanduser().resolve() for text in named if text.strip()]


class MountedGames:
    """Imports those folders as if they lay in the package of the games."""

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
    """The games by name, in the order of lists. A folder that is not a game is left out with a
    warning: it must not take the other games with it.
    """
    games = importlib.import_module("crossoff.games")  # found at run time: nothing here names one
    modules = [module.name for module in pkgutil.iter_modules(games.__path__) if module.ispkg]
    found: dict[str, GamePackage] = {}
    for folder in [Path(games.__path__[0], name) for name in modules] + mounted_folders():
        try:
            package = _read_package(folder)
            _check_free(package, found)
        except Exception as error:  # whatever a stranger's module raises when it is imported
            import logging  # it takes a while, and is seldom needed

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
    return GamePackage(name, module.__name__, folder, prefix, place, references)


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
