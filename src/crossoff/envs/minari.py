"""Recorded games as a Minari dataset: an episode for each seat of each game."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import numpy as np
from gymnasium.spaces import Discrete

from crossoff.core.errors import NotOffered
from crossoff.core.extras import need
from crossoff.core.model.observer import Observer, observer_of
from crossoff.core.model.record import Record, start
from crossoff.envs.data import Episode, episodes
from crossoff.envs.spaces import flat_space, observation_space

__all__ = ["save_minari"]


def save_minari(
    dataset_id: str,
    records: Iterable[Record],
    *,
    reward: str = "points",
    flat: bool = False,
    bot: str | None = None,
    **about: Any,
) -> Any:
    """Write a dataset among Minari's local ones and return it. Observations are those of `SoloGame`
    (after the end the mask has every action); `about` has further arguments of Minari's
    `create_dataset_from_buffers`, such as `author`.
    """
    need("minari", extra="learn")
    import minari
    from minari.data_collector import EpisodeBuffer

    kept = list(records)
    if not kept:
        raise NotOffered("why-data-empty")
    observer = observer_of(start(kept[0]).setup)
    buffers = [
        EpisodeBuffer(id=number, **_columns(one, observer, flat))
        for number, one in enumerate(episodes(kept, reward=reward, bot=bot))
    ]
    space = flat_space(observer.layout) if flat else observation_space(observer)
    return minari.create_dataset_from_buffers(
        dataset_id, buffers, observation_space=space,
        action_space=Discrete(observer.setup.num_actions), **about,
    )  # fmt: skip


def _columns(one: Episode, observer: Observer, flat: bool) -> dict[str, Any]:
    n = len(one.actions)
    masks = np.concatenate([one.masks, np.ones_like(one.masks[:1])]).astype(np.int8)
    if flat:
        observations: Any = observer.flatten(one.observations)
    else:
        observations = {"observation": observer.named(one.observations), "action_mask": masks}
    return {
        "observations": observations,
        "actions": one.actions,
        "rewards": one.rewards.tolist(),
        "terminations": [k == n - 1 for k in range(n)],
        "truncations": [False] * n,
        "infos": {"action_mask": masks},
    }
