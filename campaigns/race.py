"""Two servers racing on one PostgreSQL, for much longer than in the test suite.

    python3 dev.py campaign race --kills 300 --tables 8 --seed 1

lets people play the same tables at both, while one of them is killed every second; then the same
with all hints between the servers lost. No log may fork, nothing acknowledged may be missing, and
all have to see the same in the end; it ends with exit code 1 if not. PostgreSQL is looked for as
the tests do: at CROSSOFF_TEST_POSTGRES, or on this machine.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
from pathlib import Path

from testkit import seeds
from testkit.server.racing import play_and_race
from testkit.store.databases import new_place, why_no_postgres


def race(options: argparse.Namespace, has_hints: bool) -> None:
    """One run, in a schema of its own."""
    name = "with hints" if has_hints else "without hints"

    def show(kills: int) -> None:
        line = f"{name}: {kills:,} of {options.kills:,} kills"
        print(f"\r{line}", end="", file=sys.stderr, flush=True)

    with new_place("postgres", Path()) as place:
        companies = asyncio.run(
            play_and_race(
                place,
                kills=options.kills,
                tables=options.tables,
                seed=options.seed,
                has_hints=has_hints,
                on_progress=show,
            )
        )
    decisions = sum(company.decisions for company in companies)
    print(f"\n{name}: {decisions:,} acknowledged decisions, each there once, and no fork.")


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="dev.py campaign race", description=__doc__)
    parser.add_argument("--kills", type=int, default=300)
    parser.add_argument("--tables", type=int, default=8, help="games at the same time")
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args(arguments)
    seeds.use(options.seed)
    if reason := why_no_postgres():
        raise SystemExit(reason)
    race(options, has_hints=True)
    race(options, has_hints=False)
    return 0


if __name__ == "__main__":
    sys.exit(main())
