"""The vector environment: autoreset, seeds, infos and refusals."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.error import InvalidAction, ResetNeeded
from gymnasium.vector import AutoresetMode

from crossoff.envs import VectorGame
from testkit.games.walks import every_observed_game

SOLO = "crossoff.envs.solo:crossoff/Solo-v1"
N = 3


def play(env: VectorGame, steps: int) -> list[Any]:
    """Take the first legal action in every game; return the answers."""
    return [env.step(env.action_masks().argmax(axis=1)) for _ in range(steps)]


def same(one: Any, other: Any) -> bool:
    if isinstance(one, dict):
        return one.keys() == other.keys() and all(same(one[key], other[key]) for key in one)
    return bool(np.array_equal(one, other))


def test_gymnasium_makes_it() -> None:
    env = gymnasium.make_vec(
        SOLO, num_envs=N, vectorization_mode="vector_entry_point", game="one-card",
        opponents=("random", "greedy"), seat="random", variant="advanced",
    )  # fmt: skip
    assert isinstance(env.unwrapped, VectorGame)
    assert env.metadata["autoreset_mode"] == AutoresetMode.NEXT_STEP
    seen, infos = env.reset(seed=5)
    assert env.observation_space.contains(seen) and infos == {}
    assert seen["observation"]["seats"].shape == (N, 3, 4)
    wrapped = gymnasium.wrappers.vector.RecordEpisodeStatistics(env)
    wrapped.reset(seed=5)
    for _ in range(40):
        seen, _, _, cut, _ = wrapped.step(env.unwrapped.action_masks().argmax(axis=1))
        assert env.observation_space.contains(seen) and not cut.any()
    env.close()


@pytest.mark.parametrize("flat", [False, True])
def test_next_step_shows_the_end_and_then_begins_anew(flat: bool) -> None:
    env = VectorGame("silver-and-gold", "random", num_envs=N, flat=flat)
    env.reset(seed=2)
    was_over = np.zeros(N, np.bool_)
    earned, ends = np.zeros(N), 0
    for _ in range(200):
        seen, rewards, over, _, infos = env.step(env.action_masks().argmax(axis=1))
        masks = infos["action_mask"] if flat else seen["action_mask"]
        assert masks.any(axis=1).all()
        assert not rewards[was_over].any() and not over[was_over].any()
        earned = np.where(was_over, 0, earned) + rewards
        for k in range(N):
            assert env.position(k).is_over == over[k]
        if over.any():
            assert masks[over].all() and (infos["_score"] == over).all()
            assert (infos["score"][over] == earned[over]).all()
            ends += 1
        was_over = over
    assert ends > 1


@pytest.mark.parametrize("flat", [False, True])
def test_same_step_has_the_end_in_the_infos(flat: bool) -> None:
    mode = AutoresetMode.SAME_STEP
    env = VectorGame("one-card", "greedy", num_envs=N, autoreset_mode=mode, flat=flat)
    assert env.metadata["autoreset_mode"] == mode
    assert VectorGame.metadata["autoreset_mode"] == AutoresetMode.NEXT_STEP
    env.reset(seed=2)
    ends = 0
    for _ in range(150):
        _, _, over, _, infos = env.step(env.bot_actions("greedy"))
        assert not any(env.position(k).is_over for k in range(N))
        if over.any():
            ends += 1
            assert (infos["_final_obs"] == over).all() and "score" not in infos
            for last, is_last in zip(infos["final_obs"], over, strict=True):
                assert env.single_observation_space.contains(last) if is_last else last is None
            assert (infos["final_info"]["score"][over] > 0).all()
    assert ends > 1


def test_disabled_waits_for_a_reset() -> None:
    env = VectorGame("one-card", "greedy", num_envs=N, autoreset_mode="Disabled")
    with pytest.raises(ResetNeeded, match=r"call reset\(\) first"):
        play(env, 1)
    with pytest.raises(ResetNeeded, match="without a reset_mask first"):
        env.reset(options={"reset_mask": np.array([True, False, False])})
    env.reset(seed=2)
    over = np.zeros(N, np.bool_)
    while not over.any():
        _, _, over, _, _ = env.step(env.bot_actions("greedy"))
    with pytest.raises(ResetNeeded, match="some games are over"):
        play(env, 1)
    before = [env.position(k) for k in range(N)]
    env.reset(options={"reset_mask": over})
    assert [env.position(k) == before[k] for k in range(N)] == (~over).tolist()
    play(env, 1)


@every_observed_game
def test_seeds_repeat_whatever_the_number_of_games_and_threads(name: str) -> None:
    few = VectorGame(name, ("random",), num_envs=2, seat="random")
    many = VectorGame(name, ("random",), num_envs=5, seat="random", threads=2)
    first = [env.reset(seed=7)[0]["observation"] for env in (few, many)]
    assert all(same(first[0][part], first[1][part][:2]) for part in first[0])
    told = [[answer[1] for answer in play(env, 40)] for env in (few, many)]
    assert all(same(one, other[:2]) for one, other in zip(*told, strict=True))
    assert same(few.reset(seed=7)[0]["observation"], first[0])
    assert not same(few.reset()[0]["observation"], first[0])
    single = VectorGame(name, ("random",), num_envs=1, seat="random")
    alone = single.reset(seed=7)[0]["observation"]
    assert all(same(alone[part], first[0][part][:1]) for part in alone)
    listed = many.reset(seed=[7, None, 7, 8, None])[0]["observation"]
    assert all(same(listed[part][:1], alone[part]) for part in alone)
    assert all(same(listed[part][2:3], alone[part]) for part in alone)
    many.close()


def test_an_illegal_action_costs_a_point() -> None:
    env = VectorGame("one-card", num_envs=N)
    before, _ = env.reset(seed=1)
    actions = env.action_masks().argmin(axis=1)
    seen, rewards, over, _, infos = env.step(actions)
    assert rewards.tolist() == [-1] * N and infos["illegal"].all() and not over.any()
    assert same(before, seen)


def test_opponents_may_change() -> None:
    """As in a league: from then on the others play."""

    def never(observations: Any, masks: Any) -> Any:
        raise AssertionError("replaced")

    env = VectorGame("silver-and-gold", never, num_envs=N)
    env.reset(seed=1, options={"opponents": "greedy"})
    play(env, 5)
    env.reset(seed=1, options={"opponents": [never]})
    with pytest.raises(AssertionError, match="replaced"):
        play(env, 20)


def test_refusals() -> None:
    env = VectorGame("one-card", num_envs=N)
    with pytest.raises(ValueError, match="opponents or reset_mask, got 'deal'"):
        env.reset(options={"deal": 3})
    with pytest.raises(ValueError, match="expected 3 booleans"):
        env.reset(options={"reset_mask": [1, 0, 1]})
    with pytest.raises(ValueError, match="expected 3 seeds, got 2"):
        env.reset(seed=[1, 2])
    env.reset(seed=1)
    for actions in ([0, 0], [0.0] * N, None):
        with pytest.raises(InvalidAction, match="expected 3 integer actions"):
            env.step(actions)  # type: ignore[arg-type]
    with pytest.raises(InvalidAction, match="game 1: expected an action from 0 to 34, got 99"):
        env.step([0, 99, 0])
    with pytest.raises(ValueError, match="no compiled bot"):
        VectorGame("silver-and-gold", "master")
