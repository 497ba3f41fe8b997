"""Whole games with faults, each from one seed, many more than in the test suite.

    python3 dev.py campaign simulation --seeds 50000 --first 0 --jobs 2

plays a game of the real rooms for every seed, with a clock that jumps, a store that fails, crashes,
lost and doubled messages and bots that talk rubbish. It ends with exit code 1 at the first seed
whose game lost or doubled something that was acknowledged, and says which it was.
"""

from __future__ import annotations

import argparse
import sys

from joblib import Parallel, delayed

from testkit.server.simulation import check

_BATCH = 50


def _failed(first: int, end: int) -> str | None:
    """What went wrong in a batch of seeds."""
    for seed in range(first, end):
        try:
            check(seed)
        except Exception as error:
            return f"seed {seed}: {type(error).__name__}: {error}"
    return None


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="dev.py campaign simulation", description=__doc__)
    parser.add_argument("--seeds", type=int, default=50_000)
    parser.add_argument("--first", type=int, default=0)
    parser.add_argument("--jobs", type=int, default=-1)
    options = parser.parse_args(arguments)
    end = options.first + options.seeds
    batches = [(seed, min(seed + _BATCH, end)) for seed in range(options.first, end, _BATCH)]
    done = 0
    run = Parallel(n_jobs=options.jobs, return_as="generator")
    for (first, last), failed in zip(
        batches, run(delayed(_failed)(*batch) for batch in batches), strict=True
    ):
        if failed:
            print(f"\n{failed}")
            return 1
        done += last - first
        print(f"\r{done:,} of {options.seeds:,} seeds", end="", file=sys.stderr, flush=True)
    print(f"\n{done:,} games, nothing lost, nothing doubled.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
