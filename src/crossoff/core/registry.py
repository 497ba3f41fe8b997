"""The games there are: every package in `crossoff.games` whose `game` module has a `GAME`."""

from __future__ import annotations

import importlib
import pkgutil
from typing import TYPE_CHECKING

from crossoff.core.errors import NotOffered
from crossoff.core.words import shown

if TYPE_CHECKING:
    from crossoff.core.contract import Game

__all__ = ["game_names", "load_game"]


def game_names() -> tuple[str, ...]:
    """The names of all games, without importing their kernels."""
    return tuple(sorted(_packages()))


def load_game(name: str) -> Game:
    """The game of that name; NotOffered if there is none."""
    packages = _packages()
    if name not in packages:
        raise NotOffered("why-unknown-game", game=shown(name), games=", ".join(game_names()))
    game: Game = importlib.import_module(f"{packages[name]}.game").GAME
    return game


def _packages() -> dict[str, str]:
    """Game name -> package. A package says its game's name as NAME, so that listing games loads
    nothing heavy.
    """
    games = importlib.import_module("crossoff.games")  # found at run time: core imports no game
    found = {}
    for module in pkgutil.iter_modules(games.__path__, games.__name__ + "."):
        if module.ispkg:
            found[importlib.import_module(module.name).NAME] = module.name
    return found
