"""Options that several commands have, and the game they ask for."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, TypeAlias

from cyclopts import Parameter

from crossoff.bots import bot_names, describe_bot, is_outside
from crossoff.cli.errors import Mistake
from crossoff.core.registry import game_names

if TYPE_CHECKING:
    from crossoff.core.contract import Game
    from crossoff.core.position import Position

__all__ = [
    "DeckFile",
    "GameName",
    "GameOptions",
    "JsonFlag",
    "check_bot",
    "check_game_bots",
    "count_seats",
    "open_table",
]


GameName: TypeAlias = Annotated[str, Parameter(help=f"The game: {' or '.join(game_names())}.")]
GameOptions: TypeAlias = Annotated[
    list[str] | None,
    Parameter(
        name="--option",
        negative=(),
        help="A choice that the game offers, as variant=advanced; may be given several times.",
    ),
]
DeckFile: TypeAlias = Annotated[
    Path | None, Parameter(help="Play with the cards of this file (TOML, or JSON if named so).")
]
JsonFlag: TypeAlias = Annotated[
    bool,
    Parameter(
        name="--json",
        negative=(),
        show_default=False,
        help="Print one JSON object instead of a table.",
    ),
]


def check_bot(name: str) -> str:
    """The name of a bot that there is, or of a reference that others are measured by, or where
    somebody's own is.
    """
    if not is_outside(name) and name not in bot_names(references=True):
        raise Mistake(f"unknown bot {name!r}; there are {', '.join(bot_names())}")
    return name


def check_game_bots(game: Game, names: Iterable[str]) -> None:
    """Refuse bots that there are, but not for this game. Imports the bots' kernels."""
    for name in names:
        try:
            describe_bot(name, game)
        except ValueError as error:
            raise Mistake(str(error)) from None


def count_seats(players: int | None, given: int) -> int:
    """How many seats a table has for so many named players."""
    seats = max(2, given) if players is None else players
    if given > seats:
        raise Mistake(f"{given} players are named for {seats} seats")
    return seats


def open_table(
    game: str, players: int, *, option: Sequence[str] | None, deck: Path | None
) -> Position:
    """The first position of the game that options ask for. Imports the game's kernels."""
    if game not in game_names():
        raise Mistake(f"unknown game {game!r}; there are {', '.join(game_names())}")
    chosen = _parse_options(option or ())
    from crossoff.core.deckfile import STANDARD
    from crossoff.core.errors import CrossoffError
    from crossoff.play.match import new_game

    try:
        return new_game(game, players, options=chosen, deck=STANDARD if deck is None else deck)
    except (ValueError, CrossoffError) as error:
        raise Mistake(str(error)) from None


def _parse_options(texts: Sequence[str]) -> dict[str, str]:
    chosen: dict[str, str] = {}
    for text in texts:
        key, equals, value = text.partition("=")
        if not equals:
            raise Mistake(f"expected an option as NAME=VALUE, got {text!r}")
        if chosen.setdefault(key, value) != value:
            raise Mistake(f"option {key} is given twice")
    return chosen
