"""The environments against the typed engine, step by step; what they hide and refuse."""

from __future__ import annotations

import copy
import pickle
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.error import InvalidAction, ResetNeeded

from crossoff import envs
from crossoff.core.compiler.batch import REWARDS
from crossoff.core.compiler.rng import below, stream
from crossoff.core.model.observer import observer_of
from crossoff.core.model.position import Position, new_game
from crossoff.envs.drawing import render_table
from crossoff.envs.rewards import rewards
from testkit.games.walks import Case, every_observed_case, every_observed_game, sample

SOLO = "crossoff.envs.solo:crossoff/Solo-v1"


def luck(seed: int, number: int = 0) -> Any:
    return stream("environment", seed, "game", number)


def assert_same_bytes(one: dict[str, Any], other: dict[str, Any]) -> None:
    assert one.keys() == other.keys()
    for name, part in one.items():
        np.testing.assert_array_equal(part, other[name], name)


# --- side by side


@every_observed_case
@pytest.mark.parametrize("reward", REWARDS)
def test_one_at_a_time_is_the_typed_game(case: Case, reward: str) -> None:
    env = envs.raw_env(case.game, case.players, reward=reward, **dict(case.options))
    env.reset(seed=5)
    rng, choices = luck(5), stream("choices")
    position = case.new().after_chance(rng)
    while not position.is_over:
        seat = position.actors()[0]
        assert env.agent_selection == f"player_{seat}"
        seen = env.observe(env.agent_selection)
        legal = position.legal(seat)
        assert np.flatnonzero(seen["action_mask"]).tolist() == legal
        before = position.totals()
        action = legal[below(choices, len(legal))]
        env.step(action)
        position = position.apply(seat, action).after_chance(rng)
        assert list(env.rewards.values()) == rewards(reward, before, position)
        assert set(env.terminations.values()) == {position.is_over}
    winners = position.winners()
    for number, points in enumerate(position.totals()):
        assert env.infos[f"player_{number}"] == {"score": points, "won": number in winners}


@every_observed_case
def test_all_at_once_is_the_typed_game(case: Case) -> None:
    env = envs.parallel_env(case.game, case.players, reward="points", **dict(case.options))
    seen, _ = env.reset(seed=5)
    rng, choices = luck(5), stream("choices")
    position = case.new().after_chance(rng)
    earned = dict.fromkeys(env.agents, 0.0)
    while env.agents:
        asked = position.actors()
        actions = dict.fromkeys(env.agents, env.wait)
        for number, name in enumerate(env.agents):
            legal = position.legal(number) if number in asked else [env.wait]
            assert np.flatnonzero(seen[name]["action_mask"]).tolist() == legal
            actions[name] = legal[below(choices, len(legal))]
        for seat in asked:
            position = position.apply(seat, actions[f"player_{seat}"]).after_chance(rng)
        seen, gained, ended, cut, _ = env.step(actions)
        for name, points in gained.items():
            earned[name] += points
        assert set(ended.values()) == {position.is_over}
        assert set(cut.values()) == {False}
    assert list(earned.values()) == position.totals()


def test_rewards_add_up_to_what_they_are_called() -> None:
    position = new_game("one-card", 3).after_chance(stream(2))
    while not position.is_over:
        seat = position.actors()[0]
        position = position.apply(seat, position.greedy_action(seat)).after_chance(stream(2))
    totals = position.totals()
    assert rewards("score", [], position) == totals
    assert sum(rewards("win", [], position)) == 1
    best, second = sorted(totals)[-1], sorted(totals)[-2]
    assert rewards("margin", [], position)[totals.index(best)] == best - second


@every_observed_case
def test_observations_stay_within_their_space(case: Case) -> None:
    env = envs.raw_env(case.game, case.players, **dict(case.options))
    env.reset(seed=1)
    space = env.observation_space("player_0")
    observer = observer_of(case.new().setup)
    for position in sample(case):
        for seat in range(case.players):
            seen = observer.named(observer.observe(position, seat))
            assert space["observation"].contains(seen)  # type: ignore[index]


# --- refusals


@every_observed_game
def test_bad_arguments(name: str) -> None:
    for make in (envs.env, envs.parallel_env):
        with pytest.raises(ValueError, match="2 to 4 players"):
            make(name, 7)
        with pytest.raises(ValueError, match="unknown option"):
            make(name, 2, colour="blue")
        with pytest.raises(ValueError, match="expected reward"):
            make(name, 2, reward="fame")
        with pytest.raises(ValueError, match="expected render_mode"):
            make(name, 2, render_mode="smell")
    with pytest.raises(ValueError, match="unknown game"):
        envs.env("chess")
    with pytest.raises(ValueError, match="option variant is"):
        envs.env("one-card", variant="expert")
    with pytest.raises(ValueError, match="unknown bot"):
        envs.SoloGame(name, ("nobody",))
    with pytest.raises(ValueError, match="expected seat"):
        envs.SoloGame(name, ("greedy",), seat=2)


def test_bad_steps_one_at_a_time() -> None:
    env = envs.raw_env("silver-and-gold")
    with pytest.raises(ResetNeeded):
        env.step(0)
    env.reset(seed=1)
    before = env.observe("player_0")
    for action in (6, -1, 10**30, None, "0b", 1.0, 3.9, float("nan"), float("inf")):
        with pytest.raises(InvalidAction):
            env.step(action)  # type: ignore[arg-type]
    assert_same_bytes(before["observation"], env.observe("player_0")["observation"])
    for _ in env.agent_iter():
        seen, _, over, _, _ = env.last()
        if over:
            with pytest.raises(ValueError, match="only valid action is None"):
                env.step(0)
        env.step(None if over else int(np.flatnonzero(seen["action_mask"])[0]))
    with pytest.raises(ResetNeeded):
        env.step(None)
    wrapped = envs.env("silver-and-gold")
    wrapped.reset(seed=1)
    with pytest.raises(AssertionError, match="not in action space"):
        wrapped.step(1000)


def test_bad_steps_all_at_once() -> None:
    env = envs.parallel_env("silver-and-gold")
    with pytest.raises(ResetNeeded):
        env.step({})
    before, _ = env.reset(seed=1)
    wrong: tuple[Any, ...] = (
        *({"player_0": 0}, {"player_0": 0, "player_1": env.wait}, {}, [0, 0], None),
        {"player_0": 0, "player_1": 0, "player_2": 0},
        *({"player_0": 0, "player_1": 1.0}, {"player_0": 0, "player_1": "x"}),
    )
    for actions in wrong:
        with pytest.raises(InvalidAction):
            env.step(actions)
    after, *_ = env.step({"player_0": 0, "player_1": 0})
    assert before["player_0"]["action_mask"].sum() == 6 != after["player_0"]["action_mask"].sum()


def test_bad_steps_alone() -> None:
    env = envs.SoloGame("one-card")
    with pytest.raises(ResetNeeded):
        env.step(0)
    seen, _ = env.reset(seed=1)
    for action in (1000, -1, None, 1.5):
        with pytest.raises(InvalidAction):
            env.step(action)  # type: ignore[arg-type]
    illegal = int(np.flatnonzero(seen["action_mask"] == 0)[0])
    again, reward, over, _, info = env.step(illegal)
    assert (reward, over, info) == (-1.0, False, {"illegal": True})
    assert_same_bytes(seen["observation"], again["observation"])


# --- seeds and deals


def test_without_a_seed_the_next_game_is_another() -> None:
    env = envs.raw_env("one-card")
    env.reset(seed=1)
    first = env.observe("player_0")["observation"]["unseen"]
    env.reset()
    assert (env.observe("player_0")["observation"]["unseen"] != first).any()
    env.reset(seed=1)
    assert (env.observe("player_0")["observation"]["unseen"] == first).all()


@pytest.mark.parametrize("whole", [int, np.int64, np.uint8])
def test_a_seed_is_a_number_of_whatever_type(whole: Any) -> None:
    seen = []
    for seed in (5, whole(5)):
        env, batch = envs.raw_env("one-card"), envs.BatchEnv("one-card", 2, seed=seed)
        env.reset(seed=seed)
        seen.append([env.observe("player_0")["observation"]["hand"].tolist(), batch.rows.tolist()])
    assert seen[0] == seen[1]
    with pytest.raises(TypeError):
        envs.BatchEnv("one-card", 2, seed=None)  # type: ignore[arg-type]


def some_environments() -> list[Any]:
    return [
        envs.env("silver-and-gold"),
        envs.parallel_env("one-card", variant="advanced"),
        gymnasium.make(SOLO, game="one-card", opponents=("expert", "greedy")),
        gymnasium.make(SOLO, opponents=("tests.bots.test_user_bots:Turning",), deal=3),
    ]


def some_steps(env: Any, count: int) -> list[Any]:
    """Take this many steps, each the first legal one; return the answers."""
    told = []
    for _ in range(count):
        if hasattr(env, "agent_selection"):
            seen = env.observe(env.agent_selection)
            env.step(int(np.flatnonzero(seen["action_mask"])[0]))
            told.append([env.agent_selection, dict(env.rewards)])
        elif hasattr(env, "possible_agents"):
            masks = {name: env._observe(seat) for seat, name in enumerate(env.possible_agents)}
            answer = env.step(
                {name: int(np.flatnonzero(m["action_mask"])[0]) for name, m in masks.items()}
            )
            told.append(answer[1])
        else:
            seen = env.unwrapped._runner.observe(env.unwrapped.seat)
            answer = env.step(int(np.flatnonzero(seen["action_mask"])[0]))
            parts = {name: part.tolist() for name, part in answer[0]["observation"].items()}
            told.append([parts, *answer[1:3]])
    return told


@pytest.mark.parametrize("number", range(4))
@pytest.mark.parametrize("again", [copy.deepcopy, lambda env: pickle.loads(pickle.dumps(env))])
def test_a_copy_continues_alike_and_independently(number: int, again: Any) -> None:
    env = some_environments()[number]
    env.reset(seed=4)
    some_steps(env, 5)
    copies = [again(env) for _ in range(2)]
    answers = some_steps(env, 10)
    assert [some_steps(one, 10) for one in copies] == [answers] * 2


def test_a_fixed_deal_comes_again() -> None:
    def hands(deal: int | None) -> set[bytes]:
        env = envs.SoloGame("silver-and-gold", deal=deal)
        return {env.reset(seed=n)[0]["observation"]["hand"].tobytes() for n in range(4)}

    assert len(hands(17)) == 1 and hands(17) != hands(18)
    assert len(hands(None)) == 4


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_alone_plays_to_the_end_for_its_points(seat: int) -> None:
    env = envs.SoloGame("one-card", ("greedy", "novice"), seat=seat, variant="advanced")
    choices = stream("alone", seat)
    seen, _ = env.reset(seed=3)
    earned, over, info = 0.0, False, dict[str, Any]()
    while not over:
        legal = np.flatnonzero(seen["action_mask"])
        seen, reward, over, _, info = env.step(int(legal[below(choices, len(legal))]))
        earned += reward
    assert earned == info["score"] > 0
    with pytest.raises(ResetNeeded):
        env.step(0)


# --- pictures


def test_a_picture_as_text_and_as_an_image() -> None:
    env = envs.raw_env("silver-and-gold", render_mode="ansi")
    env.reset(seed=1)
    text = env.render()
    assert text.startswith("Silver & Gold") and "player_1" in text
    image = envs.raw_env("silver-and-gold", render_mode="rgb_array")
    image.reset(seed=1)
    pixels = image.render()
    lines = text.split("\n")
    assert pixels.shape[0] > 8 * len(lines) and pixels.shape[1] > 5 * max(map(len, lines))
    assert len(np.unique(pixels.reshape(-1, 3), axis=0)) == 2


@every_observed_case
def test_all_images_of_a_game_are_as_large(case: Case) -> None:
    env = envs.raw_env(case.game, case.players, render_mode="rgb_array", **dict(case.options))
    sizes, rng = set(), stream("frames")
    env.reset(seed=2)
    for number, _ in enumerate(env.agent_iter()):
        seen, _, over, _, _ = env.last()
        if number % 8 == 0 or over:
            sizes.add(env.render().shape)
        legal = np.flatnonzero(seen["action_mask"])
        env.step(None if over else int(legal[below(rng, len(legal))]))
    assert len(sizes) == 1
    height, width, _ = sizes.pop()
    assert height % 2 == width % 2 == 0  # as video encoders require


def test_a_picture_with_more_lines_than_others_is_as_large() -> None:
    """If the titles of the maps in the display are long, they take a second row."""
    names, rng = ("Ann", "Ben"), stream("wide", 24)
    position = new_game("silver-and-gold", 2)
    lines, sizes = set(), set()
    while not (position := position.after_chance(rng)).is_over:
        seat = position.actors()[0]
        text, image = (render_table(position, seat, names, mode) for mode in ("ansi", "rgb_array"))
        lines.add(str(text).count("\n"))
        assert isinstance(image, np.ndarray)
        sizes.add(image.shape)
        position = position.apply(seat, position.greedy_action(seat))
    assert max(lines) > min(lines) + 6
    assert len(sizes) == 1


def test_nothing_is_rendered_without_a_mode() -> None:
    for env in some_environments()[:3]:
        env.reset(seed=1)
        with pytest.warns(UserWarning, match="render"):
            assert env.unwrapped.render() is None


def test_an_onlookers_picture_shows_no_hand(capsys: pytest.CaptureFixture[str]) -> None:
    position: Position = new_game("silver-and-gold", 2).after_chance(stream("environment", 1))
    env = envs.raw_env("silver-and-gold", render_mode="ansi")
    env.reset(seed=1)
    assert " a b c d" not in env.render()
    assert " a b c d" in position.game.shown.picture(position, ["a", "b"])
    solo = gymnasium.make(SOLO, game="silver-and-gold", render_mode="human")
    solo.reset(seed=1)  # renders
    assert capsys.readouterr().out.count(" a b c d") == 4  # our own maps
