"""The learning example: it learns, and its inputs are right."""

from __future__ import annotations

import importlib.util
import shutil
from pathlib import Path
from types import ModuleType

import numpy as np
import pytest

from crossoff.arena.plan import make_plan
from crossoff.arena.run import run
from crossoff.arena.tally import Tally
from crossoff.core.model.position import new_game
from crossoff.envs import BatchEnv
from testkit.paths import ROOT


@pytest.fixture(scope="module")
def example() -> ModuleType:
    place = ROOT / "examples" / "learn.py"
    spec = importlib.util.spec_from_file_location("learn", place)
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_advantages_are_of_the_seat_that_decided(example: ModuleType) -> None:
    """One game: seat 0, 1, 0 decide; seat 0 makes 1 point at once and 2 at the end of the game."""
    played = example.Rollout(
        inputs=np.zeros((3, 1, 1), np.float32),
        masks=np.ones((3, 1, 1), np.bool_),
        seats=np.array([[0], [1], [0]]),
        actions=np.zeros((3, 1), np.int64),
        probs=np.ones((3, 1), np.float32),
        values=np.array([[0.5], [0.0], [1.0]], np.float32),
        rewards=np.array([[[1, 0]], [[0, 0]], [[2, -1]]], np.float32),
        ended=np.array([[False], [False], [True]]),
    )
    better, known = example.advantages(played)
    last = 2 - 1.0
    first = 1 + example.DISCOUNT * 1.0 - 0.5 + example.DISCOUNT * example.GAE_LAMBDA * last
    assert better.ravel().tolist() == pytest.approx([first, -1.0, last])
    assert known.ravel().tolist() == [1, 1, 1]


def test_truncated_steps_are_not_learned_from(example: ModuleType) -> None:
    """Seat 1 makes no more decisions before the rollout ends; seat 0 does, and its expectation does
    not change: it loses only the discount.
    """
    zeros, worth = np.zeros((3, 1), np.float32), 5.0
    played = example.Rollout(
        zeros[..., None], zeros[..., None] == 0, np.array([[0], [1], [0]]), zeros.astype(int),
        zeros + 1, zeros + worth, np.zeros((3, 1, 2), np.float32), zeros > 0,
    )  # fmt: skip
    better, known = example.advantages(played)
    assert known.ravel().tolist() == [1, 0, 0]
    assert better.ravel().tolist() == pytest.approx(
        [worth * (example.DISCOUNT - 1), 0, 0], rel=1e-4
    )


def test_it_learns_and_enters_the_arena(example: ModuleType, tmp_path: Path) -> None:
    """A dozen rounds of learning turn a losing player into a winning one, in the environment that
    it learned in and in the arena.
    """
    rng = np.random.default_rng(1)
    games = BatchEnv(example.GAME, 256, seed=1, reward="points")
    inputs = example.features(games.parts, games.cards).shape[1]
    net = example.Net(inputs, games.num_actions, rng)
    assert 0.3 < example.compare(net, BatchEnv.random_actions, 200)[2] < 0.7
    for _ in range(12):
        example.improve(net, example.play(games, net, rng), rng)
    assert example.compare(net, BatchEnv.random_actions, 200)[2] > 0.85
    bot = shutil.copy(ROOT / "examples" / "learn.py", tmp_path)
    net.save(tmp_path / "learned.npz")
    start = new_game(example.GAME)
    tally = Tally(plan := make_plan(start, [f"{bot}:Learned", "random"], games=128))
    with run(plan, jobs=1) as batches:
        for batch in batches:
            tally.add(batch)
    assert tally.won[plan.bots[0]] > 0.8 * sum(tally.won.values())
