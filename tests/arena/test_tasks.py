"""The tasks of the benchmark."""

from __future__ import annotations

import json
import re
import subprocess
import sys

import pytest

from crossoff.arena.tasks import BENCHMARK, SEED, find_task, tasks
from crossoff.core.errors import NotOffered
from crossoff.core.model.position import new_game
from testkit.paths import ROOT
from testkit.terminal.command import crossoff

#: Those of crossoff-bench/1. A task whose meaning has to change gets the next version.
FIXED = [
    f"crossoff/{table}-{opponent}-v1"
    for table in ("SG-2", "SG-3", "SG-4", "OC-2", "OC-3", "OC-4", "OC-2A")
    for opponent in ("greedy", "expert")
]


def test_the_tasks_are_fixed_and_on_the_page() -> None:
    shipped = [id for id in tasks() if id.startswith(("crossoff/SG", "crossoff/OC"))]
    assert shipped == FIXED
    page = (ROOT / "docs" / "benchmark.md").read_text()
    assert BENCHMARK in page and f"seed {SEED}" in page
    assert (
        re.findall(r"`(crossoff/[\w-]+)`", page.partition("All use the standard deck")[0]) == FIXED
    )
    for task in tasks().values():
        assert new_game(task.game, task.players, options=dict(task.options)).is_chance


def test_a_task_is_found_by_its_id() -> None:
    assert find_task("OC-2A-expert-v1") == tasks()["crossoff/OC-2A-expert-v1"]
    assert find_task("OC-2A-expert-v1").options == {"variant": "advanced"}
    with pytest.raises(NotOffered, match="did you mean crossoff/SG-2-greedy-v1"):
        find_task("SG-2-greedy")


def test_the_arena_plays_a_task() -> None:
    asked = ["arena", "--bots", "random", "--games", "2", "--jobs", "1", "--json"]
    done = crossoff(*asked, "--task", "OC-2A-greedy-v1")
    assert done.returncode == 0, done.stderr
    by_hand = crossoff(
        *("arena", "one-card", "--option", "variant=advanced", "--seed", SEED),
        *("--bots", "random,greedy", "--games", "2", "--jobs", "1", "--json"),
    )
    played, same = json.loads(done.stdout), json.loads(by_hand.stdout)
    assert (played.pop("task"), same.pop("task")) == ("crossoff/OC-2A-greedy-v1", None)
    assert played["results"] == same["results"] and played["bots"] == same["bots"]
    for more in (["one-card"], ["--seed", "7"], ["--players", "3"], ["--option", "variant=basic"]):
        refused = crossoff(*asked, "--task", "OC-2A-greedy-v1", *more)
        assert refused.returncode == 2 and "fixes the game" in refused.stderr
    missing = crossoff("arena", "--bots", "random,greedy")
    assert missing.returncode == 2 and "GAME is missing" in missing.stderr


def test_importing_the_environments_registers_them() -> None:
    code = (
        "import gymnasium, crossoff.envs, sys; gymnasium.register_envs(crossoff.envs);"
        "assert 'numba' not in sys.modules;"
        "env = gymnasium.make('crossoff/SG-3-greedy-v1'); env.reset(seed=1);"
        "print(*(id for id in gymnasium.registry if id.startswith('crossoff/')))"
    )
    done = subprocess.run(
        [sys.executable, "-W", "ignore", "-c", code], capture_output=True, check=True, text=True
    )
    assert {"crossoff/Solo-v1", *FIXED} <= set(done.stdout.split())
