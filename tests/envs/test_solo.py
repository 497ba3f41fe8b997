"""One seat against bots: opponents as objects, flat observations, options and records."""

from __future__ import annotations

import copy
import pickle
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.error import InvalidAction
from gymnasium.utils.env_checker import check_env

import crossoff
from crossoff import envs
from crossoff.core.model.observer import observer_of
from testkit.games.walks import Case, every_observed_case

SOLO = "crossoff.envs.solo:crossoff/Solo-v1"


class Counting:
    """Takes the first legal action, and counts how often it was asked."""

    def __init__(self) -> None:
        self.asked = 0

    def act(self, observation: Any, mask: Any) -> int:
        self.asked += 1
        return int(mask.argmax())


class Chooses:
    def choose(self, view: Any, legal: list[Any]) -> Any:
        return legal[-1]


def play(env: Any, seed: int | None = None, **options: Any) -> Any:
    """Play a game, each time the first legal action; return the last info."""
    env.reset(seed=seed, options=options or None)
    over, info = False, {}
    while not over:
        _, _, over, _, info = env.step(int(env.action_masks().argmax()))
    return info


def test_opponents_may_be_classes_and_objects() -> None:
    counting = Counting()
    env = envs.SoloGame("one-card", (counting, Chooses, Counting), variant="advanced")
    infos = [play(env, 3), play(env, 3)]
    assert infos[0] == infos[1]  # these bots are stateless
    assert counting.asked > 20
    record = env.record()
    assert record.result is not None
    alone = envs.SoloGame("one-card", Counting)
    assert play(alone, 1)["score"] >= 0
    for again in (copy.deepcopy(env), pickle.loads(pickle.dumps(env))):
        before = counting.asked
        play(again, 3)
        assert counting.asked == before and again.record() == record
    for wrong in (3, object(), dict):
        with pytest.raises(TypeError, match="class or an object with choose, act or act_batch"):
            envs.SoloGame("one-card", (wrong,))


def test_options_of_a_reset_are_honoured_or_refused() -> None:
    env = envs.SoloGame("silver-and-gold", "random")
    hands = [env.reset(seed=n, options={"deal": 17})[0]["observation"]["hand"] for n in (1, 2)]
    assert (hands[0] == hands[1]).all()
    assert (env.reset(seed=1)[0]["observation"]["hand"] != hands[0]).any()
    counting = Counting()
    play(env, 1, opponents=counting)
    asked = counting.asked
    play(env, 2)
    assert 0 < asked < counting.asked  # from then on
    with pytest.raises(ValueError, match="expected options deal or opponents, got 'colour'"):
        env.reset(options={"colour": "blue"})
    with pytest.raises(TypeError, match="expected the number of a deal, or None, got 'x'"):
        env.reset(options={"deal": "x"})
    with pytest.raises(ValueError, match="expected 1 opponents, got 2"):
        env.reset(options={"opponents": ("greedy", "greedy")})
    with pytest.raises(ValueError, match="unknown bot 'gredy'"):
        env.reset(options={"opponents": "gredy"})
    play(env, 3)  # the opponents are still those from before
    for other in (envs.raw_env("one-card"), envs.parallel_env("one-card")):
        with pytest.raises(ValueError, match="expected options deal, got 'opponents'"):
            other.reset(options={"opponents": "greedy"})
        seen = []
        for seed in (1, 2):
            other.reset(seed=seed, options={"deal": 5})
            seen.append(other.position)
        assert seen[0] == seen[1]


def test_a_random_seat_is_another_in_other_games() -> None:
    env = envs.SoloGame("one-card", ("random", "random"), seat="random")
    seats = []
    for seed in range(12):
        env.reset(seed=seed)
        seats.append(env.seat)
        assert env.seat in env.position.actors()
    assert set(seats) == {0, 1, 2}
    env.reset(seed=0)
    assert env.seat == seats[0]
    with pytest.raises(ValueError, match="expected seat 0 to 1 or 'random', got None"):
        envs.SoloGame("one-card", seat=None)  # type: ignore[arg-type]


@every_observed_case
def test_flat_observations(case: Case) -> None:
    arguments: dict[str, Any] = {"game": case.game, **dict(case.options)}
    opponents = ("random",) * (case.players - 1)
    env = gymnasium.make(SOLO, opponents=opponents, flat=True, **arguments)
    check_env(env.unwrapped, skip_render_check=True)
    seen, info = env.reset(seed=1)
    position = env.unwrapped.position  # type: ignore[attr-defined]
    np.testing.assert_array_equal(seen, observer_of(position.setup).flat(position, 0))
    assert np.flatnonzero(info["action_mask"]).tolist() == position.legal(0)


def test_masks_after_the_end_have_every_action() -> None:
    env = envs.SoloGame("one-card", "random")
    play(env, 1)
    assert env.action_masks().all() and env.action_masks().dtype == np.int8
    aec = envs.raw_env("one-card")
    aec.reset(seed=1)
    while not aec.position.is_over:
        aec.step(aec.position.legal(aec.position.actors()[0])[0])
    assert not aec.observe("player_0")["action_mask"].any()


def test_every_environment_records_its_games() -> None:
    aec, parallel = envs.raw_env("silver-and-gold", 3), envs.parallel_env("silver-and-gold", 3)
    solo = envs.SoloGame("silver-and-gold", ("greedy", "random"), seat=1)
    aec.reset(seed=1)
    while not aec.position.is_over:
        aec.step(aec.position.legal(aec.position.actors()[0])[0])
    parallel.reset(seed=1)
    while parallel.agents:
        asked = parallel.position.actors()
        parallel.step(
            {
                name: parallel.position.legal(seat)[0] if seat in asked else parallel.wait
                for seat, name in enumerate(parallel.agents)
            }
        )
    play(solo, 1)
    for env in (aec, parallel, solo):
        record = env.record()
        *_, last = crossoff.replay(crossoff.decode(crossoff.encode(record)))
        assert last == env.position and record.result == last.result()
    assert aec.record().log[:3] == parallel.record().log[:3]
    aec.reset(seed=1)
    assert aec.record().result is None


def test_an_illegal_action_is_refused_with_the_legal_ones_in_words() -> None:
    aec, parallel = envs.raw_env("one-card"), envs.parallel_env("silver-and-gold")
    aec.reset(seed=1)
    first = aec.position.legal(aec.position.actors()[0])[0]
    with pytest.raises(InvalidAction, match=rf"got 99; legal are {first} \(\w+.* and \d+ more$"):
        aec.step(99)
    parallel.reset(seed=1)
    with pytest.raises(InvalidAction, match=r"got 99; legal are 0 \(keep \w+ \w+\), 1 \(keep"):
        parallel.step({"player_0": 99, "player_1": 0})
    batch = envs.BatchEnv("silver-and-gold", 2)
    with pytest.raises(crossoff.IllegalAction, match=r"game 1: .* got 99; legal are 0 \(keep"):
        batch.step([0, 99])
