"""`crossoff play`: a game in the terminal, by people and bots."""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

from cyclopts import Parameter

from crossoff.bots import bot_names, is_quick, load_bot
from crossoff.cli.errors import Mistake
from crossoff.cli.kernels import prefer_plain
from crossoff.cli.language import current_texts, explained, reason, t
from crossoff.cli.options import (
    DeckFile,
    File,
    Flag,
    GameName,
    GameOptions,
    OptionalCount,
    Seats,
    count_seats,
    open_table,
)
from crossoff.cli.terminal import is_terminal, progress
from crossoff.core.errors import hint
from crossoff.core.model.registry import default_game
from crossoff.home.folders import data_folder

if TYPE_CHECKING:
    from crossoff.local.sitting import GameSettings, LocalSeat, Sitting

__all__ = [
    "begun",
    "choose_kernels",
    "has_screen",
    "play",
    "play_sitting",
    "resumed",
    "saves_folder",
    "seat_plan",
]

_USUAL_BOT = "casual"
_PEOPLE = ("me", "person")  # both mean the same


def play(
    game: GameName | None = None,
    *,
    players: OptionalCount = None,
    seats: Seats = None,
    option: GameOptions = None,
    deck: DeckFile = None,
    seed: OptionalCount = None,
    resume: Annotated[bool | Path, Parameter(negative=(), metavar="[FILE]")] = False,
    record: File = None,
    plain: Flag = False,
) -> int:
    """Play a game in the terminal, on the whole screen or line by line."""
    _check_record(record)
    is_chosen = any(wish is not None for wish in (game, players, seats, option, deck, seed))
    if resume and is_chosen:
        raise Mistake(t("play-resume-alone"))
    is_plain = plain or not has_screen()
    left = _left_game(resume) if resume else None
    named = [word.strip() for text in seats or [_PEOPLE[0]] for word in text.split(",")]
    can_compile = choose_kernels(_bots_in(left) if left else named, here=is_plain)
    sitting = None
    if left:
        sitting = resumed(left)
    elif is_chosen or is_plain:
        sitting = begun(_plan(game, players, named, option, deck, seed))
    return play_sitting(sitting, record, is_plain=is_plain, can_compile=can_compile)


def play_sitting(
    sitting: Sitting | None, record: Path | None, *, is_plain: bool, can_compile: bool
) -> int:
    """Play a game; without one, the screen asks which."""
    if is_plain:
        from crossoff.cli.plain import play_plain

        assert sitting is not None
        return play_plain(sitting, record)
    from crossoff.cli.screen import play_on_screen

    return play_on_screen(sitting, saves_folder(), record, can_compile=can_compile)


def saves_folder() -> Path:
    """Where games lie that can be taken up again."""
    return data_folder() / "games"


# --- what is wished ---


def _check_record(record: Path | None) -> None:
    if record is not None and record.is_dir():
        raise Mistake(t("is-directory", file=str(record)))
    if record is not None and not record.parent.is_dir():
        raise Mistake(t("no-directory", file=str(record), folder=str(record.parent)))


def has_screen() -> bool:
    is_dumb = os.environ.get("TERM") in ("dumb", "unknown")
    return is_terminal(sys.stdin) and is_terminal(sys.stdout) and not is_dumb


def _plan(
    game: str | None,
    players: int | None,
    named: Sequence[str],
    option: Sequence[str] | None,
    deck: Path | None,
    seed: int | None,
) -> GameSettings:
    count = count_seats(players, len(named))
    who = seat_plan([*named, *[_USUAL_BOT] * (count - len(named))])
    from crossoff.core.files.deckfile import STANDARD
    from crossoff.local.sitting import GameSettings

    with progress(t("loading-game"), None):
        table = open_table(game or default_game(), count, option=option, deck=deck).setup
    cards = STANDARD if table.deck.name == STANDARD else dict(table.deck.source)
    return GameSettings(table.game.name, who, dict(table.options), deck=cards, seed=seed)


def seat_plan(texts: Sequence[str]) -> tuple[LocalSeat, ...]:
    """Who sits where, from texts such as `me:Ann`, `greedy` or `./my_bot.py:MyBot`."""
    for text in texts:
        kind, colon, _ = text.partition(":")
        if _is_user_bot(text):
            with explained():
                load_bot(text)
        elif kind not in _PEOPLE and (colon or kind not in bot_names()):
            meant = reason(hint(kind, (_PEOPLE[0], *bot_names())))
            raise Mistake(t("unknown-seat", seat=repr(text), hint=meant))
    from crossoff.local.sitting import LocalSeat
    from crossoff.play.names import LONGEST_NAME, clean_name, name_key

    found = []
    for text in texts:
        if _is_user_bot(text):
            found.append(LocalSeat(bot=text))
            continue
        kind, colon, name = text.partition(":")
        try:
            known = clean_name(name) if colon else ""
        except ValueError:
            raise Mistake(t("bad-name", longest=LONGEST_NAME, name=repr(name))) from None
        found.append(LocalSeat(name=known) if kind in _PEOPLE else LocalSeat(bot=kind))
    names = [name_key(who.name) for who in found if who.name]
    if len(set(names)) < len(names):
        raise Mistake(t("same-names"))
    return tuple(found)


def _is_user_bot(text: str) -> bool:
    """True for a user bot, `./my_bot.py:MyBot` or `pipe:node my_bot.mjs`."""
    return text.rpartition(":")[0].endswith(".py") or text.startswith("pipe:")


def choose_kernels(named: Sequence[str], *, here: bool) -> bool:
    """Run the rules as plain Python, unless bots that need a compiler think in this very process.
    Returns whether bots elsewhere may compile.
    """
    from crossoff.core.compiler.mode import is_plain

    can_compile = not is_plain()
    bots = [name for name in named if name in bot_names()]
    if not here or all(map(is_quick, bots)):
        prefer_plain()
    return can_compile


# --- games ---


def _left_game(resume: bool | Path) -> Path:
    """The file of a game to go on with."""
    if isinstance(resume, Path):
        return resume
    found = sorted(saves_folder().glob("*.game"), key=lambda path: -path.stat().st_mtime_ns)
    if not found:
        raise Mistake(t("play-nothing-left"))
    return found[0]


def _bots_in(path: Path) -> list[str]:
    """The bots of a saved game, found without loading any game: how kernels run depends on them."""
    try:
        with path.open("rb") as file:
            return [seat.get("bot", "") for seat in json.loads(file.readline())["seats"]]
    except (OSError, ValueError, LookupError, TypeError, AttributeError):
        return []  # what is wrong with it is said when it is opened as a game


def resumed(path: Path) -> Sitting:
    from crossoff.local.saves import BadSave
    from crossoff.local.sitting import Sitting

    try:
        return Sitting.resume(path)
    except BadSave as trouble:
        words = current_texts().say(f"tui-save-{trouble.why}", file=str(path))
        raise Mistake(words) from None


def begun(plan: GameSettings) -> Sitting:
    """A new game. What comes through a pipe is nothing to go on with, and leaves no file."""
    from crossoff.local.sitting import Sitting

    return Sitting.begin(plan, saves_folder() if is_terminal(sys.stdin) else None)
