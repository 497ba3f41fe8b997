"""Gymnasium spaces of observations and actions."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium.spaces import Box, Dict, Space

from crossoff.core.compiler.flat import FlatLayout
from crossoff.core.model.observer import Observer

__all__ = ["flat_space", "observation_space"]


def observation_space(observer: Observer, *, waits: bool = False) -> Dict:
    """Return the space of named parts and the action mask, with an extra wait action if all seats
    act in every step.
    """
    parts: dict[str, Space[Any]] = {
        part.name: Box(0, part.high, part.shape, np.uint8) for part in observer.parts
    }
    actions = observer.setup.num_actions + waits
    return Dict({"observation": Dict(parts), "action_mask": Box(0, 1, (actions,), np.int8)})


def flat_space(layout: FlatLayout) -> Box:
    """Return the space of flat observations."""
    highs = np.maximum(layout.highs, 1)  # not 0 for what no card of this deck has
    return Box(np.zeros(layout.size, np.float32), highs, dtype=np.float32)
