"""The global state of PettingZoo's environments, for centralised critics."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from crossoff import envs
from testkit.games.walks import RICHEST


@pytest.mark.parametrize(("game", "options"), RICHEST)
def test_the_state_is_what_all_seats_see(game: str, options: dict[str, Any]) -> None:
    aec: Any = envs.env(game, 3, **options)
    many = envs.parallel_env(game, 3, **options)
    aec.reset(seed=2)
    many.reset(seed=2)
    assert aec.unwrapped.state_space == many.state_space
    np.testing.assert_array_equal(aec.state(), many.state())
    for _ in range(40):
        seen = [aec.observe(agent)["observation"] for agent in aec.possible_agents]
        whole = np.concatenate([part.ravel() for parts in seen for part in parts.values()])
        np.testing.assert_array_equal(aec.state(), whole)
        assert many.state_space.contains(whole)
        aec.step(int(aec.observe(aec.agent_selection)["action_mask"].argmax()))
