"""What stays the same through a game."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from operator import index
from types import MappingProxyType
from typing import Any

from crossoff.core.contract import Game
from crossoff.core.deckfile import STANDARD
from crossoff.core.errors import NotOffered, said
from crossoff.core.records import readable
from crossoff.core.registry import load_game
from crossoff.core.words import shown

__all__ = ["Table", "make_table"]


class Table:
    """What stays the same through a game: the game, its options, the deck, the number of seats."""

    __slots__ = ("deck", "engine", "game", "num_actions", "options", "players", "record", "tables")

    def __init__(self, game: Game, players: int, options: Mapping[str, str], deck: Any) -> None:
        self.game = game
        self.players = players
        self.options = options
        self.deck = deck
        self.tables = game.build_tables(deck)  # the deck as the kernels read it
        self.engine = game.engine
        self.num_actions = game.num_actions
        self.record = readable(game.state)

    def __deepcopy__(self, memo: Any) -> Table:
        return self  # it never changes

    def __reduce__(self) -> tuple[Any, ...]:
        options = tuple(self.options.items())
        is_standard = self is _standard_table(self.game, self.players, options)
        deck = STANDARD if is_standard else dict(self.deck.source)
        return _restored, (self.game.name, self.players, options, deck)


def make_table(game: Game, players: int, options: Mapping[str, str], deck: Any) -> Table:
    """A table for a game; what is not said is as the game has it first. Raises NotOffered for what
    it does not offer.
    """
    players = index(players)  # any kind of integer, NumPy's too; nothing else
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
        return _standard_table(game, players, tuple(chosen.items()))
    return _new_table(game, players, chosen, deck)


def _new_table(game: Game, players: int, options: Mapping[str, str], deck: Any) -> Table:
    cards = game.load_deck(deck)
    game.check_players(cards, players, options)
    return Table(game, players, options, cards)


@cache
def _standard_table(game: Game, players: int, options: tuple[tuple[str, str], ...]) -> Table:
    """Kept: a server holds thousands of games, and the deck as the kernels read it is large."""
    return _new_table(game, players, MappingProxyType(dict(options)), STANDARD)


def _restored(game: str, players: int, options: tuple[tuple[str, str], ...], deck: Any) -> Table:
    """A table that was stored."""
    return make_table(load_game(game), players, dict(options), deck)
