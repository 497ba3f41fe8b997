"""Power cuts on the event store, many more than the test suite has.

    python3 dev.py campaign crash_images --images 50000 --seed 1 --jobs 2

plays small games on a disk that remembers what was not yet synced, cuts its power at every sync and
after every answer, and checks what is left. Then a control with `synchronous=NORMAL` has to show a
loss. It ends with exit code 1 at the first fault, and says which game it was.
"""

from __future__ import annotations

import argparse
import os
import sys
import time
from concurrent.futures import ProcessPoolExecutor
from itertools import count

from crossoff.server.store import sqlite_file, sqlite_wal
from testkit.store.crash_game import Cuts, cut_game

CONTROL = 1000  # images
CHECKPOINT = 12  # pages, so that even a small game has checkpoints
EACH = 5  # images at every moment


def play(seed: int, synchronous: str) -> Cuts | str:
    """Cut the game of this seed; a text tells what was wrong."""
    sqlite_wal.CHECKPOINT = CHECKPOINT
    sqlite_file.SYNCHRONOUS = synchronous
    try:
        return cut_game(seed, images_each=EACH)
    except AssertionError as error:
        return f"{type(error).__name__}: {error}"


def run(pool: ProcessPoolExecutor, jobs: int, first: int, wanted: int, synchronous: str) -> Cuts:
    """Play games from this seed on until there were enough images, or until one is at fault."""
    images = lost = 0
    began, seeds = time.monotonic(), count(first)
    while images < wanted:
        some = [next(seeds) for _ in range(4 * jobs)]
        for seed, cuts in zip(some, pool.map(play, some, [synchronous] * len(some)), strict=True):
            if isinstance(cuts, str):
                raise SystemExit(f"\nThe game of seed {seed}: {cuts}")
            images, lost = images + cuts.images, lost + cuts.lost
            if cuts.lost and synchronous == "FULL":
                raise SystemExit(f"\nThe game of seed {seed} lost something acknowledged")
        left = (time.monotonic() - began) / images * max(wanted - images, 0) / 60
        line = f"{images:,} of {wanted:,} images, {synchronous}, {left:.0f} min left"
        print(f"\r{line:<70}", end="", file=sys.stderr, flush=True)
    return Cuts(images, lost)


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="dev.py campaign crash_images", description=__doc__)
    parser.add_argument("--images", type=int, default=50_000)
    parser.add_argument("--seed", type=int, default=1, help="of the first game")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="processes")
    options = parser.parse_args(arguments)
    with ProcessPoolExecutor(options.jobs) as pool:
        full = run(pool, options.jobs, options.seed, options.images, "FULL")
        control = run(pool, options.jobs, options.seed, CONTROL, "NORMAL")
    print(f"\nNothing acknowledged was missing in {full.images:,} images.")
    print(f"With synchronous=NORMAL: in {control.lost:,} of {control.images:,}.")
    return 0 if control.lost else 1


if __name__ == "__main__":
    sys.exit(main())
