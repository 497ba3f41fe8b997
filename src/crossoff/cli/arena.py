"""`crossoff arena`: which bot is how strong?"""

from __future__ import annotations

import contextlib
import os
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, TextIO

from cyclopts import Parameter

from crossoff.arena.tasks import SEED, Task, find_task
from crossoff.cli.errors import FINE, Mistake, Stopped
from crossoff.cli.files import replacing
from crossoff.cli.language import explained, reason, t
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
    open_table,
)
from crossoff.cli.terminal import print_table, progress
from crossoff.core.errors import CrossoffError

if TYPE_CHECKING:
    from crossoff.arena.plan import Plan
    from crossoff.arena.summary import Summary
    from crossoff.arena.tally import Tally

__all__ = ["arena"]

_PLAYERS, _SEED = 2, 0  # unless given


def arena(
    game: GameName | None = None,
    *,
    bots: BotNames,
    task: Annotated[str | None, Parameter(metavar="ID")] = None,
    players: Count = _PLAYERS,
    games: Count = 100,
    seed: Count = _SEED,
    iterations: OptionalCount = None,
    seconds: Annotated[float | None, Parameter(metavar="SECONDS")] = None,
    option: GameOptions = None,
    deck: DeckFile = None,
    jobs: OptionalCount = None,
    cluster: Annotated[str | None, Parameter(metavar="ADDRESS")] = None,
    resume: File = None,
    records: File = None,
    plot: File = None,
    json: JsonFlag = False,
) -> int:
    """Let bots play each other and rate them."""
    names = [check_bot(name.strip()) for name in bots.split(",")]
    entered = None if task is None else _entered(task, [game, option, deck], players, seed)
    if entered is not None:
        names.append(entered.opponent)
        game, players, seed = entered.game, entered.players, SEED
        option = [f"{key}={value}" for key, value in entered.options.items()]
    if game is None:
        see = t("see", command="crossoff arena --help")
        raise Mistake(t("missing", name="GAME", hint=see))
    _check_files(resume, records, plot)
    _check_workers(jobs, cluster)
    with contextlib.ExitStack() as stack:
        # Opened first: a place that cannot be written to is better known before the games.
        record_file = None if records is None else stack.enter_context(replacing(records))
        picture_file = None if plot is None else stack.enter_context(replacing(plot))
        start = open_table(game, players, option=option, deck=deck)
        from crossoff.arena.plan import make_plan
        from crossoff.core.model.player import Budget

        with explained():
            budget = Budget(seconds=seconds, iterations=iterations)
            plan = make_plan(
                start, names, games=games, seed=seed, budget=budget, records=records is not None,
                task="" if entered is None else entered.id,
            )  # fmt: skip
        summary = _play(plan, jobs, cluster, resume, record_file)
        if picture_file is not None:
            from crossoff.arena.plot import plot as draw
            from crossoff.cli.standings import labels

            picture_file.write(draw(summary, labels(summary)))
    _print(summary, as_json=json)
    return FINE


def _entered(task: str, given: Sequence[object], players: int, seed: int) -> Task:
    """Return the task of the benchmark; refuse what it fixes."""
    with explained():
        found = find_task(task)
    is_other = players not in (_PLAYERS, found.players) or seed not in (_SEED, SEED)
    if is_other or any(one is not None for one in given):
        raise Mistake(t("task-fixes", task=found.id))
    return found


def _check_files(*paths: Path | None) -> None:
    """Refuse one file for two purposes."""
    given = [os.path.realpath(path) for path in paths if path is not None]
    if len(set(given)) < len(given):
        raise Mistake(t("different-files"))


def _check_workers(jobs: int | None, cluster: str | None) -> None:
    """Refuse what cannot be meant, before the games are loaded."""
    from crossoff.arena.cluster import check_address

    if jobs is not None and jobs < 1:
        raise Mistake(t("at-least-one", option="--jobs", value=jobs))
    if cluster is not None:
        try:
            check_address(cluster)
        except CrossoffError as error:
            raise Mistake(f"--cluster: {reason(error)}") from None


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
            progress(t("starting"), total) as advance,
            run(plan, jobs=jobs, cluster=cluster, resume=resume, on_done=on_done) as batches,
        ):
            for batch in batches:
                tally.add(batch)
                if records is not None:
                    records.writelines(f"{line}\n" for line in batch.records)
                advance(0, _standings(tally))
    except CrossoffError as error:
        raise Mistake(reason(error)) from None
    except KeyboardInterrupt:
        raise Stopped(_stopped(done, total, resume)) from None
    return summarize(tally)


def _standings(tally: Tally) -> str:
    """How many per cent of all wins each bot has so far, best first."""
    won = sorted(tally.won.items(), key=lambda item: -item[1])
    whole = max(1, sum(tally.won.values()))
    return " ".join(f"{name} {100 * part / whole:.0f} %" for name, part in won[:4])


def _stopped(done: int, total: int, resume: Path | None) -> str:
    how = t("nothing-kept") if resume is None else t("goes-on", file=str(resume))
    return t("stopped", done=str(done), total=str(total), how=how)


def _print(summary: Summary, *, as_json: bool) -> None:
    if as_json:
        import msgspec

        print(msgspec.json.format(msgspec.json.encode(summary), indent=2).decode())
        return
    from crossoff.cli.standings import heading, notes, tables

    print(heading(summary))
    for columns, rows in tables(summary):
        print()
        print_table(columns, rows)
    print("", *notes(summary), sep="\n")
