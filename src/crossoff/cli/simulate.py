"""`crossoff simulate`: many games between bots."""

from __future__ import annotations

import contextlib
import json as json_format
from pathlib import Path
from typing import TYPE_CHECKING

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
from crossoff.cli.words import explained, t

if TYPE_CHECKING:
    from crossoff.core.position import Position

__all__ = ["simulate"]


def simulate(
    *,
    game: GameName,
    players: int | None = None,
    bots: str = "random",
    games: int = 100,
    seed: int = 0,
    option: GameOptions = None,
    deck: DeckFile = None,
    records: Path | None = None,
    jobs: int = 1,
    json: JsonFlag = False,
) -> int:
    """Let bots play many games; write their records and a summary."""
    if games < 1:
        raise Mistake(t("at-least-one", option="--games", value=games))
    if jobs < 1:
        raise Mistake(t("at-least-one", option="--jobs", value=jobs))
    named = [check_bot(name.strip()) for name in bots.split(",")]
    seats = count_seats(players, len(named))
    with contextlib.ExitStack() as stack:
        # Opened first: a place that cannot be written to is better known before the games.
        file = None if records is None else stack.enter_context(replacing(records))
        advance = stack.enter_context(progress(t("loading-game"), games))
        start = open_table(game, seats, option=option, deck=deck)
        check_game_bots(start.game, named)
        lineup = [named[seat % len(named)] for seat in range(seats)]
        plan = _plan(start, lineup, seed, games, file is not None)
        summary = Summary(plan)
        with explained(), contextlib.closing(play_batches(plan, jobs)) as batches:
            for batch in batches:
                if file is not None:
                    file.writelines(f"{line}\n" for line in batch.lines)
                summary.add(batch)
                advance(len(batch.totals), t("playing"))
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
