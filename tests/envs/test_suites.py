"""The environments pass the official test suites of their interfaces, unmodified."""

from __future__ import annotations

from functools import partial
from typing import Any

import gymnasium
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, parallel_api_test, render_test, seed_test

from crossoff import envs
from testkit.games.walks import Case, every_observed_case, every_observed_game
from testkit.samples import sample_size

pytestmark = [
    # PettingZoo has a list of environments with dict observations and masks for agents that are not
    # asked, and warns about others.
    pytest.mark.filterwarnings("ignore:Observation"),
    pytest.mark.filterwarnings("ignore:Action mask numpy array is all zeros"),
    # Gymnasium expects every environment to come from its registry.
    pytest.mark.filterwarnings("ignore:.*not having a spec"),
]


STEPS = sample_size(300, full=1000)  # several games


def arguments(case: Case) -> dict[str, Any]:
    return {"game": case.game, "players": case.players, **dict(case.options)}


@every_observed_case
def test_pettingzoo_one_at_a_time(case: Case) -> None:
    make = partial(envs.env, **arguments(case))
    api_test(make(), num_cycles=STEPS)
    seed_test(make, num_cycles=STEPS // 5)


@every_observed_case
def test_pettingzoo_all_at_once(case: Case) -> None:
    parallel_api_test(envs.parallel_env(**arguments(case)), num_cycles=STEPS)


@every_observed_game
def test_pettingzoo_drawn(name: str) -> None:
    render_test(partial(envs.env, name))


@every_observed_game
@pytest.mark.parametrize("deal", [None, 17])
def test_gymnasium(name: str, deal: int | None) -> None:
    check_env(envs.SoloGame(name, ("greedy", "random"), deal=deal, render_mode="ansi"))


def test_gymnasium_by_name() -> None:
    env = gymnasium.make("crossoff.envs.solo:crossoff/Solo-v1", game="one-card", deal=3)
    seen, _ = env.reset(seed=1)
    env.step(env.action_space.sample(seen["action_mask"]))
