"""The registry of games: every package that `crossoff.plugins` finds and whose `game` module has a
`GAME`.
"""

from __future__ import annotations

import importlib
from collections.abc import Iterator
from typing import TYPE_CHECKING

from crossoff.core.errors import NotOffered, hint
from crossoff.core.files.lines import shown
from crossoff.plugins import game_packages

if TYPE_CHECKING:
    from crossoff.core.model.contract import Game

__all__ = ["game_names", "load_game", "load_games", "reference_bots", "usual_game"]


def game_names() -> tuple[str, ...]:
    """Return the names of all games in list order, without importing their kernels."""
    return tuple(game_packages())


def usual_game() -> str:
    """Return the name of the default game."""
    return game_names()[0]


def reference_bots() -> tuple[str, ...]:
    """Return the reference bots of all games, without importing kernels."""
    found = (name for package in game_packages().values() for name in package.references)
    return tuple(dict.fromkeys(found))


def load_game(name: str) -> Game:
    """Load a game by name; NotOffered if there is none."""
    package = game_packages().get(name)
    if package is None:
        raise NotOffered("why-unknown-game", game=shown(name), hint=hint(name, game_names()))
    game: Game = importlib.import_module(f"{package.module}.game").GAME
    return game


def load_games() -> Iterator[Game]:
    """Load all games. One that fails to load is left out with a warning, so that it does not affect
    the others.
    """
    for name in game_names():
        try:
            game = load_game(name)
        except Exception as error:  # whatever a stranger's module raises when it is imported
            import logging  # it takes a while, and is seldom needed

            logging.getLogger(__name__).warning("the game %s cannot be loaded: %r", name, error)
        else:
            yield game
