"""`crossoff arena`: which bot is how strong?"""

from __future__ import annotations

import contextlib
import os
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, TextIO

from cyclopts import Parameter

from crossoff.bots import bot_names
from crossoff.cli.errors import FINE, Mistake
from crossoff.cli.files import replacing
from crossoff.cli.options import (
    DeckFile,
    GameName,
    GameOptions,
    JsonFlag,
    check_bot,
    open_table,
)
from crossoff.cli.terminal import print_table, progress
from crossoff.core.errors import CrossoffError

if TYPE_CHECKING:
    from crossoff.arena.plan import Plan
    from crossoff.arena.summary import Summary
    from crossoff.arena.tally import Tally

__all__ = ["arena"]

_BOTS_HELP = (
    f"Two or more different bots, with commas between: {', '.join(bot_names())}, or your own as "
    "./my_bot.py:MyBot. There may be more or fewer of them than seats."
)
_CLUSTER_HELP = (
    "Let a cluster play instead of this machine: dask://HOST:PORT or tcp://HOST:PORT for Dask, "
    "ray://HOST:PORT, ray:HOST:PORT or ray:auto for Ray. Its workers need the same crossoff."
)
_RESUME_HELP = (
    "Keep the run's progress in this file. If it is there already, go on from where it ends: "
    "the results are those of a run that was never stopped. All that decides the games must be "
    "as before; jobs and cluster may change."
)


def arena(
    *,
    game: GameName,
    bots: Annotated[str, Parameter(help=_BOTS_HELP)],
    players: Annotated[int, Parameter(help="Seats at the table.")] = 2,
    games: Annotated[
        int,
        Parameter(help="Games for each line-up, rounded up to whole deals with all seatings."),
    ] = 100,
    seed: Annotated[int, Parameter(help="The same seed gives the same games.")] = 0,
    iterations: Annotated[
        int | None,
        Parameter(help="Let bots that search look at so many continuations for a decision."),
    ] = None,
    seconds: Annotated[
        float | None,
        Parameter(help="Let bots that search take so long for a decision. No two runs are then "
                  "the same."),
    ] = None,
    option: GameOptions = None,
    deck: DeckFile = None,
    jobs: Annotated[
        int | None, Parameter(help="How many processes play; by default one for each core.")
    ] = None,
    cluster: Annotated[str | None, Parameter(help=_CLUSTER_HELP)] = None,
    resume: Annotated[Path | None, Parameter(help=_RESUME_HELP)] = None,
    records: Annotated[
        Path | None,
        Parameter(help="Write the games to this file, one record a line, when all are played."),
    ] = None,
    plot: Annotated[
        Path | None, Parameter(help="Draw the ratings into this file, as SVG.")
    ] = None,
    json: JsonFlag = False,
) -> int:  # fmt: skip
    """Let bots play each other and rate them.

    For two seats the line-ups are all pairs of the bots named. For more seats they
    are each bot alone against the rest of another, and, where there are enough
    bots, all choices of as many different ones as there are seats. Every line-up
    plays each deal in all its seatings, with the same cards and dice for all, so
    that luck cancels.

    Prints ratings on the Elo scale, shares of wins and mean scores, all with 95 %
    intervals, and the CPU time for a decision. Apart from the time, everything
    depends on the seed alone, not on who plays or how many.
    """
    names = [check_bot(name.strip()) for name in bots.split(",")]
    _check_files(resume, records, plot)
    _check_workers(jobs, cluster)
    with contextlib.ExitStack() as stack:
        # Opened first: a place that cannot be written to is better known before the games.
        record_file = None if records is None else stack.enter_context(replacing(records))
        picture_file = None if plot is None else stack.enter_context(replacing(plot))
        start = open_table(game, players, option=option, deck=deck)
        from crossoff.arena.plan import make_plan
        from crossoff.play.player import Budget

        try:
            budget = Budget(seconds=seconds, iterations=iterations)
            plan = make_plan(
                start, names, games=games, seed=seed, budget=budget, records=records is not None
            )
        except (ValueError, CrossoffError) as error:
            raise Mistake(str(error)) from None
        summary = _play(plan, jobs, cluster, resume, record_file)
        if picture_file is not None:
            from crossoff.arena.plot import plot as draw

            picture_file.write(draw(summary))
    _print(summary, as_json=json)
    return FINE


def _check_files(*paths: Path | None) -> None:
    """Refuse one file for two purposes."""
    given = [os.path.realpath(path) for path in paths if path is not None]
    if len(set(given)) < len(given):
        raise Mistake("--resume, --records and --plot must be different files")


def _check_workers(jobs: int | None, cluster: str | None) -> None:
    """Refuse what cannot be meant, before the games are loaded."""
    from crossoff.arena.cluster import check_address

    if jobs is not None and jobs < 1:
        raise Mistake(f"--jobs must be at least 1, not {jobs}")
    if cluster is not None:
        try:
            check_address(cluster)
        except CrossoffError as error:
            raise Mistake(f"--cluster: {error}") from None


def _play(
    plan: Plan, jobs: int | None, cluster: str | None, resume: Path | None, records: TextIO | None
) -> Summary:
    from crossoff.arena.lineups import count_rounds
    from crossoff.arena.run import run
    from crossoff.arena.summary import summarize
    from crossoff.arena.tally import Tally

    tally, done, total = Tally(plan), 0, count_rounds(plan)

    def on_done(rounds: int) -> None:
        nonlocal done
        done += rounds
        advance(rounds)

    try:
        with (
            progress("starting", total) as advance,
            run(plan, jobs=jobs, cluster=cluster, resume=resume, on_done=on_done) as batches,
        ):
            for batch in batches:
                tally.add(batch)
                if records is not None:
                    records.writelines(f"{line}\n" for line in batch.records)
                advance(0, _standings(tally))
    except CrossoffError as error:
        raise Mistake(str(error)) from None
    except KeyboardInterrupt:
        raise Mistake(_stopped(done, total, resume)) from None
    return summarize(tally)


def _standings(tally: Tally) -> str:
    """How many per cent of all wins each bot has so far, best first."""
    won = sorted(tally.won.items(), key=lambda item: -item[1])
    whole = max(1, sum(tally.won.values()))
    return " ".join(f"{name} {100 * part / whole:.0f} %" for name, part in won[:4])


def _stopped(done: int, total: int, resume: Path | None) -> str:
    if resume is None:
        how = "nothing is kept. With --resume FILE a run can be stopped and continued"
    else:
        how = f"the same command goes on from there, with {resume}"
    return f"stopped with {done} of {total} rounds played; {how}"


def _print(summary: Summary, *, as_json: bool) -> None:
    if as_json:
        import msgspec

        print(msgspec.json.format(msgspec.json.encode(summary), indent=2).decode())
        return
    from crossoff.arena.report import heading, notes, sections

    print(heading(summary))
    for section in sections(summary):
        print()
        print_table(section.columns, section.rows)
    print("", *notes(summary), sep="\n")
