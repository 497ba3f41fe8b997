"""Options that several commands have, and the game they ask for."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, TypeAlias

from cyclopts import Parameter

from crossoff import bots
from crossoff.cli.completing import bots_so_far, games, seats_so_far
from crossoff.cli.errors import Mistake
from crossoff.cli.language import explained, t
from crossoff.core.model.registry import load_game

if TYPE_CHECKING:
    from crossoff.core.model.contract import Game
    from crossoff.core.model.position import Position

__all__ = [
    "BotNames",
    "Count",
    "DeckFile",
    "File",
    "Flag",
    "GameName",
    "GameOptions",
    "JsonFlag",
    "OptionalCount",
    "Seats",
    "check_bot",
    "check_game_bots",
    "count_seats",
    "open_table",
]


# What help says of these, and of all options, is in locales/*/help.ftl.
GameName: TypeAlias = Annotated[str, Parameter(metavar="GAME", completer=games)]
GameOptions: TypeAlias = Annotated[
    list[str] | None, Parameter(name="--option", negative=(), metavar="NAME=VALUE")
]
BotNames: TypeAlias = Annotated[str, Parameter(metavar="BOT,BOT,…", completer=bots_so_far)]
Seats: TypeAlias = Annotated[
    list[str] | None,
    Parameter(name=["--seats", "--seat"], negative=(), metavar="WHO,WHO,…", completer=seats_so_far),
]
Count: TypeAlias = Annotated[int, Parameter(metavar="N")]
OptionalCount: TypeAlias = Annotated[int | None, Parameter(metavar="N")]
File: TypeAlias = Annotated[Path | None, Parameter(metavar="FILE")]
DeckFile: TypeAlias = File
Flag: TypeAlias = Annotated[bool, Parameter(negative=())]
JsonFlag: TypeAlias = Annotated[bool, Parameter(name="--json", negative=())]


def check_bot(name: str) -> str:
    """The name of a bot that there is, or of a reference that others are measured by, or where
    somebody's own is.
    """
    with explained():
        bots.check_bot(name)
    return name


def check_game_bots(game: Game, names: Iterable[str]) -> None:
    """Refuse bots that there are, but not for this game. Imports the bots' kernels."""
    with explained():
        for name in names:
            bots.describe_bot(name, game)


def count_seats(players: int | None, given: int) -> int:
    """How many seats a table has for so many named players."""
    seats = max(2, given) if players is None else players
    if given > seats:
        raise Mistake(t("too-many-named", given=given, seats=seats))
    return seats


def open_table(
    game: str, players: int, *, option: Sequence[str] | None, deck: Path | None
) -> Position:
    """The first position of the game that options ask for. Imports the game's kernels."""
    chosen = _parse_options(option or ())
    with explained():
        loaded = load_game(game)
        # Imported once it is known that there is such a game: it takes a moment.
        from crossoff.core.files.deckfile import STANDARD
        from crossoff.core.model.position import new_game

        return new_game(loaded, players, options=chosen, deck=STANDARD if deck is None else deck)


def _parse_options(texts: Sequence[str]) -> dict[str, str]:
    chosen: dict[str, str] = {}
    for text in texts:
        key, equals, value = text.partition("=")
        if not equals:
            raise Mistake(t("option-form", text=repr(text)))
        if chosen.setdefault(key, value) != value:
            raise Mistake(t("option-twice", option=key))
    return chosen
