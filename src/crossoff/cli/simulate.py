"""`crossoff simulate`: many games between bots."""

from __future__ import annotations

import contextlib
import json as json_format

from crossoff.cli.errors import FINE, Mistake
from crossoff.cli.files import replacing
from crossoff.cli.language import explained, t
from crossoff.cli.options import (
    BotNames,
    Count,
    DeckFile,
    File,
    GameName,
    GameOptions,
    JsonFlag,
    OptionalCount,
    check_bot,
    check_game_bots,
    count_seats,
    open_table,
)
from crossoff.cli.summary import print_summary, summary_data
from crossoff.cli.terminal import progress

__all__ = ["simulate"]


def simulate(
    game: GameName,
    *,
    players: OptionalCount = None,
    bots: BotNames = "random",
    games: Count = 100,
    seed: Count = 0,
    option: GameOptions = None,
    deck: DeckFile = None,
    records: File = None,
    jobs: Count = 1,
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
        from crossoff.arena.plan import plan_one_seating
        from crossoff.arena.run import run
        from crossoff.arena.tally import Tally

        lineup = [named[seat % len(named)] for seat in range(seats)]
        with explained():
            plan = plan_one_seating(start, lineup, games=games, seed=seed, records=file is not None)
            tally = Tally(plan)
            for batch in stack.enter_context(run(plan, jobs=jobs)):
                if file is not None:
                    file.writelines(f"{line}\n" for line in batch.records)
                tally.add(batch)
                advance(len(batch.games), t("playing"))
    if json:
        print(json_format.dumps(summary_data(tally), indent=2))
    else:
        print_summary(tally)
    return FINE
