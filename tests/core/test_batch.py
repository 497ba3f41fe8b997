"""A batch of games equals the same games played one by one, for any size and number of threads."""

from __future__ import annotations

import copy
import os
import pickle
import subprocess
import sys
from typing import Any

import numpy as np
import pytest

from crossoff.core.compiler.batch import REWARDS
from crossoff.core.compiler.jit import is_plain
from crossoff.core.compiler.rng import stream
from crossoff.core.errors import IllegalAction
from crossoff.core.model.observer import observer_of
from crossoff.envs import BatchEnv
from crossoff.envs.rewards import rewards
from testkit.games.walks import Case, every_observed_case, every_observed_game
from testkit.paths import ROOT

GAMES, STEPS = (2, 130) if is_plain() else (8, 400)


@every_observed_case
@pytest.mark.parametrize("reward", REWARDS)
def test_each_game_is_the_typed_game(case: Case, reward: str) -> None:
    options: dict[str, Any] = dict(case.options)
    batch = BatchEnv(case.game, GAMES, players=case.players, seed=3, reward=reward, **options)
    observer = observer_of(case.new().setup)
    luck = [stream("batch", 3, "game", k) for k in range(GAMES)]
    positions = [case.new().after_chance(rng) for rng in luck]
    ended = 0
    for _ in range(STEPS):
        actions = batch.random_actions()
        for k, position in enumerate(positions):
            seat = position.actors()[0]
            assert batch.seats[k] == seat
            assert np.flatnonzero(batch.masks[k]).tolist() == position.legal(seat)
            assert (batch.rows[k] == observer.observe(position, seat)).all()
            assert batch.position(k) == position
        batch.step(actions)
        for k, position in enumerate(positions):
            after = position.apply(position.actors()[0], int(actions[k])).after_chance(luck[k])
            assert batch.ended[k] == after.is_over
            earned = rewards(reward, position.totals(), after)
            assert batch.rewards[k].tolist() == pytest.approx(earned)
            if after.is_over:
                ended += 1
                assert batch.finals[k].tolist() == after.totals()
                after = case.new().after_chance(luck[k])
            positions[k] = after
    assert ended > 0 or is_plain()


@every_observed_game
def test_a_game_does_not_depend_on_the_others_or_on_threads(name: str) -> None:
    few, many = BatchEnv(name, 2, seed=1), BatchEnv(name, 5, seed=1, threads=3)
    for _ in range(60):
        for batch in (few, many):
            batch.step(batch.random_actions())
        assert (few.rows == many.rows[:2]).all() and (few.masks == many.masks[:2]).all()
        assert (few.rewards == many.rewards[:2]).all() and (few.seats == many.seats[:2]).all()
    many.close()
    few.close()
    first = few.rows.copy()
    few.reset(1)
    for _ in range(60):
        few.step(few.random_actions())
    assert (few.rows == first).all()
    few.reset(2)
    second = few.rows.copy()
    assert (second != first).any()
    few.reset()  # the next games, not the first ones again
    assert (few.rows != second).any()
    few.reset(2)
    assert (few.rows == second).all()


def test_a_batch_is_not_copied() -> None:
    """Its parts are views of its rows; those of a copy would not be."""
    batch = BatchEnv("one-card", 2)
    for again in (copy.copy, copy.deepcopy, pickle.dumps):
        with pytest.raises(TypeError, match="cannot be copied"):
            again(batch)


@every_observed_game
def test_parts_are_views_of_the_rows(name: str) -> None:
    batch = BatchEnv(name, 3)
    for part in batch.parts.values():
        assert part.base is not None and np.shares_memory(part, batch.rows)
    assert batch.parts["phase"].shape == (3, 3)
    assert batch.masks.dtype == np.bool_ and batch.masks.shape == (3, batch.num_actions)


@every_observed_game
@pytest.mark.parametrize("threads", [1, 2])
def test_bad_input_changes_nothing(name: str, threads: int) -> None:
    batch = BatchEnv(name, 3, threads=threads)
    before = [batch.position(k) for k in range(3)]
    good = batch.random_actions().copy()
    for action in (-1, batch.num_actions, 2**62, int(np.flatnonzero(~batch.masks[1])[0])):
        with pytest.raises(IllegalAction, match="game 1: expected one of"):
            batch.step([good[0], action, good[2]])
    with pytest.raises(ValueError, match="expected 3 actions"):
        batch.step(good[:2])
    with pytest.raises(ValueError, match="expected 3 actions"):
        batch.step(good[:, None])
    with pytest.raises(TypeError, match="integer actions"):
        batch.step(good.astype(float))
    assert [batch.position(k) for k in range(3)] == before
    batch.step(good.astype(np.int32))
    assert [batch.position(k) for k in range(3)] != before
    batch.close()


@every_observed_game
def test_bad_arguments(name: str) -> None:
    with pytest.raises(ValueError, match="expected games and threads"):
        BatchEnv(name, 0)
    with pytest.raises(ValueError, match="2 to 4 players"):
        BatchEnv(name, 3, players=5)
    with pytest.raises(ValueError, match="unknown option"):
        BatchEnv(name, 3, colour="blue")
    with pytest.raises(ValueError, match="expected reward"):
        BatchEnv(name, 3, reward="fame")


def assert_whole(batch: BatchEnv) -> None:
    """Check the arrays against the games."""
    for k in range(batch.num_games):
        position = batch.position(k)
        assert batch.seats[k] == position.actors()[0]
        assert np.flatnonzero(batch.masks[k]).tolist() == position.legal(int(batch.seats[k]))


def test_who_is_asked_is_told_and_not_read() -> None:
    batch, beside = BatchEnv("one-card", 4, seed=1), BatchEnv("one-card", 4, seed=1)
    for _ in range(30):
        batch.seats[:] = 7
        for games in (batch, beside):
            games.step(games.random_actions())
    assert_whole(batch)
    assert (batch.rows == beside.rows).all()


def test_closed_it_can_still_be_stepped() -> None:
    batch = BatchEnv("one-card", 4, threads=2)
    batch.close()
    batch.close()
    batch.step(batch.random_actions())
    assert_whole(batch)
    batch.close()


INTERRUPTED = """
import os, signal, threading
from crossoff.envs import BatchEnv
from tests.core.test_batch import assert_whole

games = BatchEnv("silver-and-gold", 20000, seed=1, threads=2)
games.step(games.random_actions())
for k in range(30):
    timer = threading.Timer(0.02 + 0.001 * k, os.kill, (os.getpid(), signal.SIGINT))
    try:
        timer.start()
        while True:
            games.step(games.random_actions())
    except KeyboardInterrupt:
        timer.join()
assert_whole(games)
print("whole")
"""


def run_apart(code: str) -> str:
    where = os.pathsep.join([str(ROOT), os.environ.get("PYTHONPATH", "")])
    done = subprocess.run(
        [sys.executable, "-c", code],
        capture_output=True, text=True, check=False, env={**os.environ, "PYTHONPATH": where},
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.mark.compiled
@pytest.mark.skipif(os.name == "nt", reason="signals")
def test_an_interrupt_leaves_every_game_whole() -> None:
    assert run_apart(INTERRUPTED) == "whole\n"


FORKED = """
import os
from crossoff.envs import BatchEnv
from tests.core.test_batch import assert_whole

games = BatchEnv("one-card", 4, threads=2)
games.step(games.random_actions())
child = os.fork()
games.step(games.random_actions())
assert_whole(games)
if not child:
    os._exit(7)
print(os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]))
"""


@pytest.mark.skipif(not hasattr(os, "fork"), reason="forks")
def test_a_forked_process_steps_its_own_games() -> None:
    assert run_apart(FORKED) == "7\n"
