"""Reproduce the rows of docs/benchmark.md: each bot against the two references, on fixed deals.

    python3 dev.py campaign benchmark [--game silver-and-gold] [--rows random,expert] [--jobs 1]

Every row is one `crossoff arena` command, printed before it runs, so that it can be repeated alone.
A search's budget per decision is CPU time or a number of rollouts.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
from collections.abc import Sequence
from typing import Any, NamedTuple

SEED = 2026
GAMES = ("silver-and-gold", "one-card")
REFERENCES = ("greedy", "expert")


class Row(NamedTuple):
    """A bot, its budget, and a number of games that is feasible with it."""

    name: str
    bot: str
    games: int
    budget: tuple[str, ...] = ()
    only: str = ""  # only for this game


ROWS = (
    Row("random", "random", 1000),
    Row("greedy", "greedy", 1000),
    Row("tempo", "tempo", 1000, only="silver-and-gold"),
    Row("table", "table", 1000, only="one-card"),
    Row("learned", "learned", 1000),
    Row("expert", "expert", 1000),
    Row("master", "master", 200, ("--iterations", "2000")),
    Row("openspiel-mcts-0.1", "openspiel-mcts", 40, ("--seconds", "0.1")),
    Row("openspiel-ismcts-0.1", "openspiel-ismcts", 40, ("--seconds", "0.1")),
    Row("openspiel-mcts-1", "openspiel-mcts", 20, ("--seconds", "1")),
    Row("openspiel-ismcts-1", "openspiel-ismcts", 20, ("--seconds", "1")),
)


def arena(game: str, row: Row, other: str) -> list[str]:
    """Return the arena arguments for a row against a reference."""
    bots, games = f"{row.bot},{other}", str(row.games)
    return ["arena", "--game", game, "--bots", bots, "--games", games, "--seed", str(SEED),
            *row.budget]  # fmt: skip


def told(result: dict[str, Any]) -> str:
    """Format a bot's win rate and points with their intervals."""
    wins, score = (result["bots"][0][what] for what in ("wins", "score"))
    share = " to ".join(f"{100 * wins[end]:.1f}" for end in ("low", "high"))
    spread = (score["high"] - score["low"]) / 2
    return f"{100 * wins['value']:.1f} % ({share}), {score['value']:.1f} ± {spread:.1f} points"


def measure(game: str, row: Row, jobs: Sequence[str]) -> str:
    """Return a row of the table."""
    cells = []
    for other in REFERENCES:
        if other == row.bot:
            cells.append("")
            continue
        command = arena(game, row, other)
        print("crossoff", *command, file=sys.stderr, flush=True)
        done = subprocess.run(
            [sys.executable, "-m", "crossoff", *command, *jobs, "--json"],
            stdout=subprocess.PIPE,
            check=True,
        )
        cells.append(told(json.loads(done.stdout)))
    return f"| {game} | `{row.name}` | {row.games} | {' | '.join(cells)} |"


def main() -> None:
    names = [row.name for row in ROWS]
    parser = argparse.ArgumentParser(prog="dev.py campaign benchmark")
    parser.add_argument("--game", choices=GAMES)
    parser.add_argument("--rows", default=",".join(names), help=f"of {', '.join(names)}")
    parser.add_argument("--jobs", default="")
    options = parser.parse_args()
    wanted = options.rows.split(",")
    if unknown := set(wanted) - set(names):
        parser.error(f"there is no row {', '.join(sorted(unknown))}; there are {', '.join(names)}")
    jobs = ["--jobs", options.jobs] if options.jobs else []
    for game in GAMES if options.game is None else (options.game,):
        for row in ROWS:
            if row.name in wanted and row.only in ("", game):
                print(measure(game, row, jobs), flush=True)


if __name__ == "__main__":
    main()
