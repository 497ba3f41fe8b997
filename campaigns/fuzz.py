"""Nonsense by real sockets, much more of it than the test suite sends.

    python3 dev.py campaign fuzz --messages 5000000 --seed 1

A server is started, people play honest games on it without a break, and beside them others send
messages that no client should send. It ends with an error if an answer is not one that docs/wire.md
allows, if a socket is closed, if the server grows or complains, or if an honest game is not what
the witness and the proof of fairness say. The messages that led there are printed.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import sys
import tempfile
import time
from pathlib import Path

os.environ["NUMBA_DISABLE_JIT"] = "1"  # nothing here is worth compiling

from testkit.server.fuzzing import Tally, fuzz_sockets


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="dev.py campaign fuzz", description=__doc__)
    parser.add_argument("--messages", type=int, default=5_000_000)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args(arguments)
    began = time.monotonic()

    def show(tally: Tally) -> None:
        left = (time.monotonic() - began) * (options.messages / tally.sent - 1) / 60
        line = f"{tally.sent:,} of {options.messages:,} messages, {left:.0f} min left"
        print(f"\r{line:<60}", end="", file=sys.stderr, flush=True)

    with tempfile.TemporaryDirectory() as folder:
        tally = asyncio.run(fuzz_sockets(Path(folder), options.messages, options.seed, show))
    print(f"\n{tally.sent:,} messages by socket at {tally.tables:,} tables. Answers:")
    for answer, count in tally.answers.most_common():
        print(f"  {count:>12,}  {answer}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
