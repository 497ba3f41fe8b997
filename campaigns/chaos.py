"""A bad network between clients and a server, for many more commands than in the test suite.

    python3 dev.py campaign chaos --commands 500000 --tables 16 --seed 1

lets people with two tabs each play through a proxy that drops connections, repeats commands and
changes their order. Every decision has to be made once, and all have to see the same in the end;
it ends with exit code 1 if not.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
import tempfile

from testkit import seeds
from testkit.server.two_tabs import play_in_chaos


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="dev.py campaign chaos", description=__doc__)
    parser.add_argument("--commands", type=int, default=500_000)
    parser.add_argument("--tables", type=int, default=16, help="games at the same time")
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args(arguments)
    seeds.use(options.seed)

    def show(commands: int) -> None:
        line = f"{commands:,} of {options.commands:,} commands"
        print(f"\r{line}", end="", file=sys.stderr, flush=True)

    with tempfile.TemporaryDirectory() as folder:
        proxy = asyncio.run(
            play_in_chaos(
                f"{folder}/games.db",
                commands=options.commands,
                tables=options.tables,
                seed=options.seed,
                on_progress=show,
            )
        )
    print(f"\n{proxy.commands:,} commands, every decision made once, everybody agrees.")
    print(", ".join(f"{trouble}: {count:,}" for trouble, count in proxy.did.most_common()))
    return 0


if __name__ == "__main__":
    sys.exit(main())
