"""Action numbers in words and back, from every environment."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
from gymnasium.error import InvalidAction

from crossoff import envs
from crossoff.core.compiler.rng import below, stream
from crossoff.core.errors import BadNotation, IllegalAction
from testkit.games.walks import RICHEST

STEPS = 25


def assert_round_trip(
    mask: Any, text: Callable[[int], str], parse: Callable[[str], list[int]]
) -> int:
    """Check all legal actions; return one of them."""
    legal = np.flatnonzero(mask).tolist()
    words = [text(action) for action in legal]
    assert len(set(words)) == len(legal)
    assert [parse(said) for said in words] == [[action] for action in legal]
    return int(legal[below(stream("texts", *words), len(legal))])


@pytest.mark.parametrize(("game", "options"), RICHEST)
def test_actions_in_words_and_back(game: str, options: dict[str, Any]) -> None:
    aec: Any = envs.env(game, **options)
    aec.reset(seed=1)
    for _ in range(STEPS):
        mask = aec.observe(aec.agent_selection)["action_mask"]
        aec.step(assert_round_trip(mask, aec.text, aec.parse))

    solo = envs.SoloGame(game, ("random",), **options)
    seen, _ = solo.reset(seed=1)
    for _ in range(STEPS):
        seen, *_ = solo.step(assert_round_trip(seen["action_mask"], solo.text, solo.parse))

    many = envs.parallel_env(game, **options)
    now, _ = many.reset(seed=1)
    for _ in range(STEPS):
        actions = {
            agent: assert_round_trip(
                seen["action_mask"],
                lambda action, agent=agent: many.text(agent, action),  # type: ignore[misc]
                lambda said, agent=agent: many.parse(agent, said),  # type: ignore[misc]
            )
            for agent, seen in now.items()
        }
        now, *_ = many.step(actions)

    batch = envs.BatchEnv(game, 2, seed=1, **options)
    for _ in range(STEPS):
        batch.step(
            [
                assert_round_trip(
                    batch.masks[k],
                    lambda action, k=k: batch.text(k, action),  # type: ignore[misc]
                    lambda said, k=k: batch.parse(k, said),  # type: ignore[misc]
                )
                for k in range(2)
            ]
        )


def test_what_is_not_possible_has_no_words() -> None:
    solo = envs.SoloGame("one-card", ("random",))
    seen, _ = solo.reset(seed=1)
    with pytest.raises(InvalidAction, match="player_0: expected one of"):
        solo.text(int(np.flatnonzero(seen["action_mask"] == 0)[-1]))
    with pytest.raises(BadNotation):
        solo.parse("use 99")
    with pytest.raises((BadNotation, IllegalAction)):
        solo.parse("reroll 9")
