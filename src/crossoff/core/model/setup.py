"""The setup of a game: everything that stays constant while it is played."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from operator import index
from types import MappingProxyType
from typing import Any

from crossoff.core.compiler.structs import readable
from crossoff.core.errors import NotOffered, said
from crossoff.core.files.deckfile import STANDARD
from crossoff.core.files.lines import shown
from crossoff.core.model.contract import Game
from crossoff.core.model.registry import load_game

__all__ = ["Setup", "make_setup"]


class Setup:
    """The constants of one game: the game, its options, the deck, the number of seats."""

    __slots__ = ("deck", "engine", "game", "num_actions", "options", "players", "struct", "tables")

    def __init__(self, game: Game, players: int, options: Mapping[str, str], deck: Any) -> None:
        self.game = game
        self.players = players
        self.options = options
        self.deck = deck
        self.tables = game.rules.build_tables(deck)  # the deck in the kernels' format
        self.engine = game.rules.engine
        self.num_actions = game.rules.num_actions
        self.struct = readable(game.rules.state)  # the state type for access from Python

    def __deepcopy__(self, memo: Any) -> Setup:
        return self  # immutable

    def __reduce__(self) -> tuple[Any, ...]:
        options = tuple(self.options.items())
        is_standard = self is _standard_setup(self.game, self.players, options)
        deck = STANDARD if is_standard else dict(self.deck.source)
        return _unpickle, (self.game.name, self.players, options, deck)


def make_setup(game: Game, players: int, options: Mapping[str, str], deck: Any) -> Setup:
    """Return the setup of a game; missing options take their first value. Raises NotOffered for
    unsupported players or options.
    """
    players = index(players)  # accepts any integer type, including NumPy's, and nothing else
    if players not in game.players:
        least, most = game.players[0], game.players[-1]
        numbers = {"least": least, "most": most, "players": players}
        raise NotOffered("why-players", title=game.title_said, **numbers)
    chosen = {key: values[0] for key, values in game.options.items()}
    for key, value in options.items():
        if key not in chosen:
            known = tuple(chosen) or said("why-no-options")
            title = game.title_said
            raise NotOffered("why-unknown-option", option=shown(key), title=title, known=known)
        if value not in game.options[key]:
            known = game.options[key]
            raise NotOffered("why-option-values", option=key, known=known, got=shown(value))
        chosen[key] = value
    if deck == STANDARD:
        return _standard_setup(game, players, tuple(chosen.items()))
    return _new_setup(game, players, chosen, deck)


def _new_setup(game: Game, players: int, options: Mapping[str, str], deck: Any) -> Setup:
    cards = game.rules.load_deck(deck)
    game.rules.check_players(cards, players, options)
    return Setup(game, players, options, cards)


@cache
def _standard_setup(game: Game, players: int, options: tuple[tuple[str, str], ...]) -> Setup:
    """Cached: a server holds thousands of games, and the kernels' deck tables are large."""
    return _new_setup(game, players, MappingProxyType(dict(options)), STANDARD)


def _unpickle(game: str, players: int, options: tuple[tuple[str, str], ...], deck: Any) -> Setup:
    """Unpickle a setup."""
    return make_setup(load_game(game), players, dict(options), deck)
