"""The package against the witnesses, in many more games than the test suite plays.

    python3 dev.py campaign witness --games 5000 --seed 1 --jobs 2

plays that many random games of each kind (game, variant, number of players) and compares every
state. Exits with status 1 at the first difference, and says how to repeat that game.
"""

from __future__ import annotations

import argparse
import os
import sys
import time
from concurrent.futures import ProcessPoolExecutor, as_completed
from typing import NamedTuple

from testkit.witness.agree import CASES, Case, Difference, compare_game

BATCH = 20  # games per task of a process


class Played(NamedTuple):
    """Some games, and the report of the difference that ended them, if any."""

    games: int
    states: int
    report: str


def play(case: Case, numbers: range, seed: int) -> Played:
    """Play the games of these numbers, up to the first difference."""
    states = 0
    for count, number in enumerate(numbers, 1):
        try:
            states += compare_game(case, number, seed)
        except Difference as difference:
            again = f"--kind {case} --seed {seed} --first {number} --games 1"
            report = f"{difference}\nAgain: python3 dev.py campaign witness {again}"
            return Played(count, states, report)
    return Played(len(numbers), states, "")


class Campaign:
    """A campaign and its progress."""

    def __init__(self, options: argparse.Namespace) -> None:
        self.seed, self.jobs = options.seed, options.jobs
        self.cases = [case for case in CASES if options.kind in (None, str(case))]
        self.numbers = range(options.first, options.first + options.games)
        self.began = time.monotonic()
        self.games = 0
        self.states = 0

    def run(self) -> int:
        """Play everything; return the exit status."""
        for case in self.cases:  # compile here, so that the processes need not
            if not self.is_good(play(case, self.numbers[:1], self.seed)):
                return 1
        rest = self.numbers[1:]
        with ProcessPoolExecutor(self.jobs) as pool:
            batches = [
                pool.submit(play, case, rest[k : k + BATCH], self.seed)
                for k in range(0, len(rest), BATCH)
                for case in self.cases
            ]
            for batch in as_completed(batches):
                if not self.is_good(batch.result()):
                    pool.shutdown(cancel_futures=True)
                    return 1
        print(f"\nNo difference in {self.games:,} games, {self.states:,} states.")
        return 0

    def is_good(self, played: Played) -> bool:
        """Add up the games played and show progress, or the difference found."""
        self.games += played.games
        self.states += played.states
        seconds, wanted = time.monotonic() - self.began, len(self.numbers) * len(self.cases)
        left = seconds / max(self.games, 1) * (wanted - self.games) / 60
        line = f"{self.games:,} of {wanted:,} games, {self.states:,} states, {left:.0f} min left"
        print(f"\r{line:<70}", end="", file=sys.stderr, flush=True)
        if played.report:
            print(f"\n{played.report}", flush=True)
        return not played.report


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="dev.py campaign witness", description=__doc__)
    parser.add_argument("--games", type=int, default=5000, help="of each kind")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=os.cpu_count(), help="processes")
    parser.add_argument("--kind", choices=[str(case) for case in CASES], help="only this kind")
    parser.add_argument("--first", type=int, default=0, help="number of the first game")
    return Campaign(parser.parse_args(arguments)).run()


if __name__ == "__main__":
    sys.exit(main())
