"""Interleaved measurements: start programs that print figures, round after round on one core."""

from __future__ import annotations

import json
import os
import statistics
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from bench.peers.shell import BIN, EXE, HERE, ROOT, say, tail

__all__ = ["Rounds", "one_core", "take_turns"]

OUR_ENV = ROOT / ".venv"


class CannotMeasure(Exception):
    """A measuring program did not print its figures."""


@dataclass
class Rounds:
    """The results of one side, round by round."""

    answers: list[dict[str, Any]] = field(default_factory=list)
    shares: list[float] = field(default_factory=list)  # CPU share while it ran

    def figure(self, name: str) -> list[float]:
        """Return a figure from every round, or nothing if a round lacks it."""
        values = [answer["figures"].get(name) for answer in self.answers]
        return [] if None in values else [float(value) for value in values]

    def median(self, name: str) -> float | None:
        values = self.figure(name)
        return statistics.median(values) if values else None

    def names(self) -> list[str]:
        return list(self.answers[0]["figures"]) if self.answers else []


@contextmanager
def one_core() -> Iterator[int | None]:
    """Pin this process and its children to one core; None if the system cannot."""
    if not hasattr(os, "sched_setaffinity"):
        yield None
        return
    allowed = os.sched_getaffinity(0)
    core = max(allowed)
    os.sched_setaffinity(0, {core})
    try:
        yield core
    finally:
        os.sched_setaffinity(0, allowed)


def measure(command: Sequence[str], rounds: Rounds) -> None:
    """Run one measuring program and store its figures."""
    shown = " ".join(Path(part).name if os.sep in part else part for part in command)
    before, wall = os.times(), time.perf_counter()
    try:
        done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    except OSError as error:
        raise CannotMeasure(f"`{shown}` could not be started: {error}") from error
    wall, used = time.perf_counter() - wall, os.times()
    user, system = used.children_user, used.children_system
    share = (user + system - before.children_user - before.children_system) / wall
    if done.returncode != 0:
        said = tail(done.stderr or done.stdout)
        raise CannotMeasure(f"`{shown}` ended with exit code {done.returncode}:\n{said}")
    try:
        answer = json.loads(done.stdout)
        figures = answer["figures"]
        usable = all(isinstance(value, int | float) for value in figures.values())
    except (ValueError, TypeError, KeyError, AttributeError):
        usable = False
    if not usable:
        raise CannotMeasure(
            f'`{shown}` did not print one JSON object with "figures":\n{tail(done.stdout)}'
        )
    rounds.answers.append(answer)
    rounds.shares.append(share)


def our_command() -> list[str]:
    """Return the command `crossoff bench --json` in the project's environment."""
    folder = OUR_ENV / BIN if OUR_ENV.exists() else Path(sys.executable).parent
    script = folder / f"crossoff{EXE}"
    if script.exists():
        return [str(script), "bench", "--json"]
    return [str(folder / f"python{EXE}"), "-m", "crossoff", "bench", "--json"]


def take_turns(python: Path, *, rounds: int, seconds: float) -> tuple[Rounds, Rounds, list[str]]:
    """Alternate peers and ours; a side that fails once is not run again."""
    sides: dict[str, Rounds] = {"peers": Rounds(), "ours": Rounds()}
    failed: dict[str, str] = {}
    for number in range(1, rounds + 1):
        script = [str(python), str(HERE / "measure.py"), "--seconds", str(seconds)]
        commands = {"peers": [*script, "--seed", str(number)], "ours": our_command()}
        for side, command in commands.items():
            if side in failed:
                continue
            say(f"round {number} of {rounds}: {side} ...")
            try:
                measure(command, sides[side])
            except CannotMeasure as error:
                failed[side] = f"{side}: {error}"
                sides[side] = Rounds()
    return sides["peers"], sides["ours"], list(failed.values())
