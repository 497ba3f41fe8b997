"""Running tools, in sequence or in parallel, with a summary."""

from __future__ import annotations

import os
import subprocess
import time
from collections.abc import Iterable, Mapping
from concurrent.futures import ThreadPoolExecutor, as_completed
from pathlib import Path
from typing import NamedTuple

__all__ = ["Outcome", "Run", "Stop", "call", "conclude", "run_in_turn", "run_together"]

_START = time.monotonic()


class Stop(Exception):
    """A command cannot continue; the text says why and what to do."""


class Run(NamedTuple):
    """A tool to run, its name in the summary, and the command that repeats it alone."""

    name: str
    command: list[str]
    environment: dict[str, str]
    repeat: str = ""


class Outcome(NamedTuple):
    """How a run ended."""

    run: Run
    code: int
    seconds: float

    def __str__(self) -> str:
        result = f"FAILED, exit code {self.code}" if self.code else "ok"
        return f"  {self.run.name:<32}{self.seconds:6.1f} s  {result}"


def call(command: list[str], environment: dict[str, str], folder: Path) -> int:
    """Run a tool to its end. On Ctrl-C it gets time to shut down by itself."""
    process = subprocess.Popen(command, env=environment, cwd=folder)
    try:
        return process.wait()
    except KeyboardInterrupt:
        process.wait()
        raise


def run_in_turn(runs: Iterable[Run], folder: Path) -> list[Outcome]:
    """Run everything in sequence, even after failures, with live output."""
    outcomes = []
    for run in runs:
        print(f"\n=== {run.name}", flush=True)
        start = time.monotonic()
        code = call(run.command, run.environment, folder)
        outcomes.append(Outcome(run, code, time.monotonic() - start))
    return outcomes


def run_together(title: str, runs: list[Run], folder: Path) -> list[Outcome]:
    """Run everything in parallel, one run per core; only failures show their output."""
    print(f"\n=== {title}", flush=True)
    outcomes = []
    with ThreadPoolExecutor(os.cpu_count() or 1) as pool:
        try:
            for future in as_completed([pool.submit(_captured, run, folder) for run in runs]):
                outcome, output = future.result()
                print(outcome, output if outcome.code else "", sep="\n", end="", flush=True)
                outcomes.append(outcome)
        except KeyboardInterrupt:
            pool.shutdown(cancel_futures=True)
            raise
    return sorted(outcomes, key=lambda outcome: runs.index(outcome.run))


def _captured(run: Run, folder: Path) -> tuple[Outcome, str]:
    start = time.monotonic()
    done = subprocess.run(
        run.command,
        env=run.environment,
        cwd=folder,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        errors="replace",
        check=False,
    )
    return Outcome(run, done.returncode, time.monotonic() - start), done.stdout


def conclude(
    outcomes: list[Outcome], details: Mapping[str, list[str]], notes: Iterable[str]
) -> int:
    """Print failures and the commands that repeat them, last so that they stay on the screen.

    `details` maps the name of a run to the failures within it.
    """
    lines = [*map(str, outcomes), _total(), *(f"Note: {note}." for note in notes)]
    print("\n=== Summary", *lines, sep="\n")
    failed = [line for outcome in outcomes if outcome.code for line in _failed(outcome, details)]
    if failed:
        print("\n=== Failed", *failed, sep="\n", flush=True)
        return 1
    print("All checks passed.", flush=True)
    return 0


def _total() -> str:
    """Return the time of this process and all its child processes."""
    used = os.times()
    cpu = used.user + used.system + used.children_user + used.children_system
    return f"  {'total':<32}{time.monotonic() - _START:6.1f} s  {cpu:.1f} s of CPU time"


def _failed(outcome: Outcome, details: Mapping[str, list[str]]) -> list[str]:
    run = outcome.run
    return details.get(run.name) or [f"{run.name}\n    {run.repeat}".rstrip()]
