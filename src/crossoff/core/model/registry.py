"""The registry of games: packages from `crossoff.plugins` whose `game` module defines `GAME`."""

from __future__ import annotations

import importlib
from collections.abc import Iterator
from typing import TYPE_CHECKING

from crossoff.core.errors import NotOffered, hint
from crossoff.core.files.lines import shown
from crossoff.plugins import game_packages

if TYPE_CHECKING:
    from crossoff.core.model.contract import Game

__all__ = ["default_game", "game_names", "load_game", "load_games", "reference_bots"]


def game_names() -> tuple[str, ...]:
    """Return the names of all games in display order, without importing kernels."""
    return tuple(game_packages())


def default_game() -> str:
    """Return the name of the default game."""
    return game_names()[0]


def reference_bots() -> tuple[str, ...]:
    """Return the reference bots of all games, without importing kernels."""
    found = (name for package in game_packages().values() for name in package.references)
    return tuple(dict.fromkeys(found))


def load_game(name: str) -> Game:
    """Return the game of that name; raise NotOffered if there is none."""
    package = game_packages().get(name)
    if package is None:
        raise NotOffered("why-unknown-game", game=shown(name), hint=hint(name, game_names()))
    game: Game = importlib.import_module(f"{package.module}.game").GAME
    return game


def load_games() -> Iterator[Game]:
    """Yield all games that load. One that fails is skipped with a warning, so it cannot break the
    others.
    """
    for name in game_names():
        try:
            game = load_game(name)
        except Exception as error:  # a third-party module can raise anything on import
            import logging  # slow to import and rarely needed

            logging.getLogger(__name__).warning("the game %s cannot be loaded: %r", name, error)
        else:
            yield game
