"""Options that several commands have, and the game they ask for."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, TypeAlias

from cyclopts import Parameter

from crossoff.bots import bot_names, describe_bot
from crossoff.cli.errors import Mistake
from crossoff.cli.words import current_texts, t
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


# What help says of these, and of all options, is in locales/*/help.ftl.
GameName: TypeAlias = str
GameOptions: TypeAlias = Annotated[list[str] | None, Parameter(name="--option", negative=())]
DeckFile: TypeAlias = Path | None
JsonFlag: TypeAlias = Annotated[bool, Parameter(name="--json", negative=())]


def check_bot(name: str) -> str:
    """The name of a bot that there is, or of a reference that others are measured by."""
    if name not in bot_names(references=True):
        raise Mistake(t("unknown-bot", bot=repr(name), bots=", ".join(bot_names())))
    return name


def check_game_bots(game: Game, names: Iterable[str]) -> None:
    """Refuse bots that there are, but not for this game. Imports the bots' kernels."""
    for name in names:
        try:
            describe_bot(name, game)
        except ValueError:
            known = ", ".join(game.levels())
            words = t("game-lacks-bot", title=_title(game), bot=repr(name), bots=known)
            raise Mistake(words) from None


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
    if game not in game_names():
        raise Mistake(t("unknown-game", game=repr(game), games=", ".join(game_names())))
    chosen = _parse_options(option or ())
    from crossoff.core.deckfile import STANDARD
    from crossoff.core.errors import CrossoffError
    from crossoff.core.position import new_game
    from crossoff.core.registry import load_game

    loaded = load_game(game)
    _check_wishes(loaded, players, chosen)
    try:
        return new_game(loaded, players, options=chosen, deck=STANDARD if deck is None else deck)
    except (ValueError, CrossoffError) as error:
        raise Mistake(str(error)) from None


def _parse_options(texts: Sequence[str]) -> dict[str, str]:
    chosen: dict[str, str] = {}
    for text in texts:
        key, equals, value = text.partition("=")
        if not equals:
            raise Mistake(t("option-form", text=repr(text)))
        if chosen.setdefault(key, value) != value:
            raise Mistake(t("option-twice", option=key))
    return chosen


def _check_wishes(game: Game, players: int, options: Mapping[str, str]) -> None:
    """Refuse what the game does not offer, in the words of this run."""
    title, either = _title(game), current_texts().either
    if players not in game.players:
        least, most = game.players[0], game.players[-1]
        raise Mistake(t("players-range", title=title, least=least, most=most, players=players))
    for key, value in options.items():
        if key not in game.options:
            known = either(list(game.options)) or t("no-options")
            raise Mistake(t("unknown-choice", choice=repr(key), title=title, known=known))
        if value not in game.options[key]:
            known = either(game.options[key])
            raise Mistake(t("choice-values", choice=key, known=known, value=repr(value)))


def _title(game: Game) -> str:
    from crossoff.tui.board import initials

    return current_texts().say(f"{initials(game)}-title")
