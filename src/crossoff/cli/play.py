"""`crossoff play`: a game in the terminal, by people and bots."""

from __future__ import annotations

import secrets
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from crossoff.bots import bot_names, is_quick, load_bot
from crossoff.cli.errors import FINE, Mistake
from crossoff.cli.kernels import prefer_plain
from crossoff.cli.keyboard import Keyboard
from crossoff.cli.options import (
    DeckFile,
    GameName,
    GameOptions,
    check_game_bots,
    count_seats,
    open_table,
)
from crossoff.cli.session import PERSON, Session
from crossoff.cli.terminal import progress

__all__ = ["play"]

_OPPONENT = "greedy"
_LONGEST_NAME = 20
_SEAT_HELP = (
    f"Who sits there, once for each seat from seat 0 on: {PERSON}, {PERSON}:NAME or a bot "
    f"({', '.join(bot_names())}). By default a person; the seats left are {_OPPONENT}."
)


def play(
    *,
    game: GameName = "silver-and-gold",
    players: Annotated[
        int | None, Parameter(help="Seats at the table. By default as many as are named, or 2.")
    ] = None,
    seat: Annotated[list[str] | None, Parameter(negative=(), help=_SEAT_HELP)] = None,
    option: GameOptions = None,
    deck: DeckFile = None,
    seed: Annotated[
        int | None, Parameter(help="The same seed gives the same cards and dice. By default new.")
    ] = None,
    record: Annotated[
        Path | None, Parameter(help="Write the record here when the game ends or is stopped.")
    ] = None,
) -> int:
    """Play a game in the terminal.

    Decisions are typed in the words of the game's record, without the seat, such
    as: keep P01 G07, or mark P01 a1 a2 a3 b3; G07 c1, or reroll 3 4 5. During the
    game ? lists what you may do.
    """
    named = list(seat or [PERSON])
    seats = count_seats(players, len(named))
    kinds, names = seat_plan(named + [_OPPONENT] * (seats - len(named)))
    if record is not None and record.is_dir():
        raise Mistake(f"{record} is a directory, not a file")
    if record is not None and not record.parent.is_dir():
        raise Mistake(f"cannot write {record}: there is no directory {record.parent}")
    if all(kind == PERSON or is_quick(kind) for kind in kinds):
        prefer_plain()
    with progress("loading the game", None):
        start = open_table(game, seats, option=option, deck=deck)
        bots = [None if kind == PERSON else load_bot(kind) for kind in kinds]
        check_game_bots(start.game, [bot.name for bot in bots if bot is not None])
    from crossoff.core.record import Recorder
    from crossoff.play.match import Seeds

    # The streams of `simulate`'s first game: bots alone play the same game here and there.
    seeds = Seeds(secrets.randbits(64) if seed is None else seed, "game", 0, players=seats)
    Session(Recorder(start), bots, names, seeds, Keyboard(), record).play()
    return FINE


def seat_plan(texts: Sequence[str]) -> tuple[list[str], list[str]]:
    """The kinds of the seats and the names at the table, from texts such as `person:Ann`."""
    kinds, names = [], []
    for text in texts:
        kind, colon, name = text.partition(":")
        if kind != PERSON and (colon or kind not in bot_names()):
            raise Mistake(
                f"unknown kind of seat {text!r}; there are {PERSON}, {', '.join(bot_names())}"
            )
        if colon and not (name.strip() and name.isprintable() and len(name) <= _LONGEST_NAME):
            raise Mistake(f"a name has 1 to {_LONGEST_NAME} characters, not {name!r}")
        kinds.append(kind)
        names.append(name or kind)
    if names.count(PERSON) == 1:
        names[names.index(PERSON)] = "You"
    several = {name for name, count in Counter(names).items() if count > 1}
    named = [f"{name} {seat}" if name in several else name for seat, name in enumerate(names)]
    return kinds, named
