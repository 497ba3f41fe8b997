"""Find flaky tests by running them repeatedly on a busy machine.

    python3 dev.py campaign flakes --times 20

runs the tests of browser, server, store (including kill -9) and terminal that many times, with a
new seed each time, beside one busy loop per core. It reports every test that failed or whose
outcome differs between runs, and then exits with status 1. If interrupted, it resumes; results are
kept in .flakes/ per state of the sources.
"""

from __future__ import annotations

import argparse
import contextlib
import json
import os
import shlex
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from devtools.options import parse_options
from devtools.running import Stop
from scripts.services import provided

ROOT = Path(__file__).resolve().parent.parent
RESULTS = ROOT / ".flakes"
FOLDERS = ["tests/web", "tests/server", "tests/client", "tests/store", "tests/tui"]
CORES = os.cpu_count() or 1
# Exits with the campaign, even if that is killed.
BUSY = "import os\nparent = os.getppid()\nwhile os.getppid() == parent: sum(range(10_000_000))"
FINISHED = (0, 1)  # pytest's exit statuses after a complete run


class Round(NamedTuple):
    """One run of all the tests."""

    seed: int
    outcomes: dict[str, str]


@contextlib.contextmanager
def busy_cores() -> Iterator[None]:
    loops = [subprocess.Popen([sys.executable, "-c", BUSY]) for _ in range(CORES)]
    try:
        yield
    finally:
        for loop in loops:
            loop.kill()
            loop.wait()


def state_of_sources() -> str:
    """Return a fingerprint of the sources: results of other versions do not count."""
    command = ["git", "describe", "--always", "--dirty", "--abbrev=12"]
    return subprocess.check_output(command, cwd=ROOT, text=True).strip()


def run(seed: int, tests: list[str], folder: Path) -> Round:
    """Run the tests with a seed, unless an earlier call did."""
    result, log = folder / f"{seed}.json", folder / f"{seed}.log"
    if not result.exists():
        unfinished = result.with_suffix(".unfinished")
        command = [sys.executable, "-m", "pytest", "-q", "-rN", "-p", "devtools.progress"]
        command += ["-n", str(CORES), "--dist", "worksteal", "--seed", str(seed), *tests]
        with log.open("w") as file:
            code = subprocess.run(
                command,
                cwd=ROOT,
                env=os.environ | {"CROSSOFF_OUTCOMES": str(unfinished)},
                stdout=file,
                stderr=subprocess.STDOUT,
                check=False,
            ).returncode
        if code not in FINISHED:
            raise Stop(f"pytest exited with status {code}, see {log.relative_to(ROOT)}")
        unfinished.rename(result)
    return Round(seed, json.loads(result.read_text(encoding="utf-8"))["outcomes"])


def suspects(rounds: list[Round]) -> list[str]:
    """Return each test that failed or whose outcomes differ, with a command that repeats it."""
    lines = []
    for test in sorted({test for round_ in rounds for test in round_.outcomes}):
        seeds: dict[str, list[int]] = {}
        for round_ in rounds:
            seeds.setdefault(round_.outcomes.get(test, "not run"), []).append(round_.seed)
        if len(seeds) > 1 or "failed" in seeds:
            counts = ", ".join(f"{len(some)} {outcome}" for outcome, some in sorted(seeds.items()))
            seed = min(seeds.items(), key=lambda item: (item[0] != "failed", len(item[1])))[1][0]
            again = f"python3 dev.py test {shlex.quote(test)} --seed {seed}"
            lines.append(f"{test}: {counts}\n    {again}")
    return lines


def report(rounds: list[Round]) -> int:
    found = suspects(rounds)
    tests = max((len(round_.outcomes) for round_ in rounds), default=0)
    outcomes = [outcome for round_ in rounds for outcome in round_.outcomes.values()]
    print(
        f"\n{tests:,} tests x {len(rounds)} runs = {len(outcomes):,}: "
        f"{outcomes.count('failed'):,} failures, {outcomes.count('skipped'):,} skips, "
        f"{len(found)} tests that failed or differed.",
        *found,
        sep="\n",
        flush=True,
    )
    return 1 if found else 0


def campaign(seeds: range, tests: list[str], folder: Path) -> int:
    folder.mkdir(parents=True, exist_ok=True)
    rounds: list[Round] = []
    try:
        for seed in seeds:
            start = time.monotonic()
            rounds.append(run(seed, tests, folder))
            failed = [test for test, it in rounds[-1].outcomes.items() if it == "failed"]
            took = f"{time.monotonic() - start:.0f} s"
            line = f"seed {seed}: {len(rounds[-1].outcomes):,} tests, {len(failed)} failed, {took}"
            print(line, *(f"  {test}" for test in failed), sep="\n", flush=True)
            if failed:
                print(f"  output: {(folder / f'{seed}.log').relative_to(ROOT)}", flush=True)
    except KeyboardInterrupt:
        print("Stopped; the same command goes on from here.")
        report(rounds)
        return 130
    return report(rounds)


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="dev.py campaign flakes", description=__doc__)
    parser.add_argument("--times", type=int, default=20, help="runs, each with a new seed")
    parser.add_argument("--first", type=int, default=1, help="the first seed")
    parser.add_argument("tests", nargs="*", help=f"by default {' '.join(FOLDERS)}")
    options = parser.parse_args(arguments)
    try:
        chosen = parse_options(options.tests or FOLDERS, ROOT, ROOT).paths
        name = f"{state_of_sources()}-{'-'.join(chosen).replace('/', '.')}"
        with provided(sys.executable) as missing, busy_cores():
            for text in missing:
                print(f"Note: {text}.", flush=True)
            seeds = range(options.first, options.first + options.times)
            return campaign(seeds, chosen, RESULTS / name)
    except Stop as stop:
        print(f"flakes: {stop}", file=sys.stderr)
        return 2


if __name__ == "__main__":
    sys.exit(main())
