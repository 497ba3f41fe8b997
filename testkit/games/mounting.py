"""The example of docs/new-game.md as a third game, for tests that apply to every game."""

from __future__ import annotations

import os

from crossoff.plugins import VARIABLE, game_packages
from crossoff.texts.files import folders
from testkit.paths import ROOT, SOURCES

__all__ = ["SHIPPED", "mount_example"]


def mount_example(*, is_wanted: bool) -> None:
    """Add or remove a third game, here and in child processes."""
    wanted = str(ROOT / "examples" / "new_game") if is_wanted else ""
    if os.environ.get(VARIABLE) != wanted:
        os.environ[VARIABLE] = wanted
        game_packages.cache_clear()
        folders.cache_clear()


def _shipped() -> tuple[str, ...]:
    packages = game_packages().values()
    return tuple(one.name for one in packages if one.folder.is_relative_to(SOURCES))


#: The names of the shipped games.
SHIPPED = _shipped()
