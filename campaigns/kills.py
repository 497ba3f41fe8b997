"""Servers killed with SIGKILL while people and bots play, many more than in the test suite.

    python3 dev.py campaign kills --kills 1000 --tables 16 --seed 1

keeps that many games going against one server, which is killed at random moments and started again
on the same port and database. At the end every acknowledged decision has to be there, once and
where its answer said, and the witness has to accept every game. It ends with exit code 1 if not.
The database is an SQLite file, or the one at --db (an empty file, or an empty PostgreSQL schema).
"""

from __future__ import annotations

import argparse
import asyncio
import sys
import tempfile

from testkit import seeds
from testkit.server.killing import play_and_kill


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="dev.py campaign kills", description=__doc__)
    parser.add_argument("--kills", type=int, default=1000)
    parser.add_argument("--tables", type=int, default=16, help="games at the same time")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--db", help="an empty database; by default a file that goes away")
    options = parser.parse_args(arguments)
    seeds.use(options.seed)

    def show(kills: int) -> None:
        print(f"\r{kills:,} of {options.kills:,} kills", end="", file=sys.stderr, flush=True)

    with tempfile.TemporaryDirectory() as folder:
        companies = asyncio.run(
            play_and_kill(
                options.db or f"{folder}/games.db",
                kills=options.kills,
                tables=options.tables,
                seed=options.seed,
                on_progress=show,
            )
        )
    decisions = sum(company.decisions for company in companies)
    print(f"\n{len(companies):,} games, {decisions:,} acknowledged decisions, each there once.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
