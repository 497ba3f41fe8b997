"""The tasks of the benchmark `crossoff-bench/1` (docs/benchmark.md), from the games' declarations.

A task is a game with a number of players and options, against copies of one opponent, on the deals
of one seed. Its id never changes its meaning: a changed task gets the next version.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import NamedTuple

from crossoff.core.errors import NotOffered, hint
from crossoff.plugins import game_packages

__all__ = ["BENCHMARK", "SEED", "Task", "find_task", "tasks"]

BENCHMARK = "crossoff-bench/1"
SEED = 2026  # of the deals
OPPONENTS = ("greedy", "expert")
_VERSION = "v1"


class Task(NamedTuple):
    """A task of the benchmark."""

    id: str
    game: str
    players: int
    options: Mapping[str, str]
    opponent: str  # in all other seats


@cache
def tasks() -> dict[str, Task]:
    """Return the tasks by id, without loading a game."""
    found = {}
    for game in game_packages().values():
        for kind, options in game.tasks.items():
            for opponent in OPPONENTS:
                id = f"crossoff/{game.prefix.upper()}-{kind}-{opponent}-{_VERSION}"
                found[id] = Task(id, game.name, int(kind[0]), options, opponent)
    return found


def find_task(name: str) -> Task:
    """Return a task by its id, whose namespace may be left out; raise NotOffered if unknown."""
    known = tasks()
    full = name if "/" in name else f"crossoff/{name}"
    if full not in known:
        raise NotOffered("why-unknown-task", task=repr(name), hint=hint(full, list(known)))
    return known[full]
