"""`crossoff simulate`: many games between bots."""

from __future__ import annotations

import contextlib
import json as json_format
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

from cyclopts import Parameter

from crossoff.bots import bot_names
from crossoff.cli.batches import Plan, play_batches
from crossoff.cli.errors import FINE, Mistake
from crossoff.cli.files import replacing
from crossoff.cli.options import (
    DeckFile,
    GameName,
    GameOptions,
    JsonFlag,
    check_bot,
    check_game_bots,
    count_seats,
    open_table,
)
from crossoff.cli.summary import Summary
from crossoff.cli.terminal import progress

if TYPE_CHECKING:
    from crossoff.core.position import Position

__all__ = ["simulate"]

_BOTS_HELP = (
    f"The bots by seat, with commas between: {', '.join(bot_names())}. "
    "A list that is shorter than the table is repeated."
)


def simulate(
    *,
    game: GameName,
    players: Annotated[
        int | None, Parameter(help="Seats at the table. By default one for each bot named.")
    ] = None,
    bots: Annotated[str, Parameter(help=_BOTS_HELP)] = "random",
    games: Annotated[int, Parameter(help="How many games.")] = 100,
    seed: Annotated[int, Parameter(help="The same seed gives the same games.")] = 0,
    option: GameOptions = None,
    deck: DeckFile = None,
    records: Annotated[
        Path | None,
        Parameter(help="Write the games to this file, one record a line. It is replaced only when "
                  "all games have been played."),
    ] = None,
    jobs: Annotated[int, Parameter(help="How many processes play.")] = 1,
    json: JsonFlag = False,
) -> int:  # fmt: skip
    """Let bots play many games; write their records and a summary.

    Prints each bot's mean score, with its 95 % interval, and how many games it
    won; of a shared win each winner has its part. The games depend on the seed
    alone, not on the number of processes.
    """
    if games < 1:
        raise Mistake(f"--games must be at least 1, not {games}")
    if jobs < 1:
        raise Mistake(f"--jobs must be at least 1, not {jobs}")
    named = [check_bot(name.strip()) for name in bots.split(",")]
    seats = count_seats(players, len(named))
    with contextlib.ExitStack() as stack:
        # Opened first: a place that cannot be written to is better known before the games.
        file = None if records is None else stack.enter_context(replacing(records))
        advance = stack.enter_context(progress("loading the game", games))
        start = open_table(game, seats, option=option, deck=deck)
        check_game_bots(start.game, named)
        lineup = [named[seat % len(named)] for seat in range(seats)]
        plan = _plan(start, lineup, seed, games, file is not None)
        summary = Summary(plan)
        for batch in play_batches(plan, jobs):
            if file is not None:
                file.writelines(f"{line}\n" for line in batch.lines)
            summary.add(batch)
            advance(len(batch.totals), "playing")
    if json:
        print(json_format.dumps(summary.data(), indent=2))
    else:
        summary.print()
    return FINE


def _plan(start: Position, lineup: list[str], seed: int, games: int, with_records: bool) -> Plan:
    from crossoff.core.deckfile import STANDARD

    table = start.table
    shipped = table.deck.name == STANDARD
    return Plan(
        game=table.game.name,
        options=tuple(table.options.items()),
        deck="" if shipped else json_format.dumps(dict(table.deck.source)),
        bots=tuple(lineup),
        seed=seed,
        games=games,
        with_records=with_records,
    )
