"""Reinforcement learning environments: PettingZoo, Gymnasium, and a batched one.

>>> from crossoff.envs import BatchEnv
>>> games = BatchEnv("one-card", 1000, players=3, seed=7)
>>> games.step(games.random_actions())
>>> games.masks.shape
(1000, 35)

Importing this package registers the environments with Gymnasium, if that is installed. `BatchEnv`
has no further dependencies; the others need `pip install 'crossoff[rl]'`.
"""

from __future__ import annotations

from importlib.util import find_spec
from typing import TYPE_CHECKING, Any

from crossoff.core.extras import need

if TYPE_CHECKING:
    from crossoff.envs.aec import AecGame, env, raw_env
    from crossoff.envs.gym_vector import VectorGame
    from crossoff.envs.parallel import ParallelGame, parallel_env
    from crossoff.envs.solo import SoloGame
    from crossoff.envs.vector import BatchEnv

__all__ = [
    "AecGame",
    "BatchEnv",
    "ParallelGame",
    "SoloGame",
    "VectorGame",
    "env",
    "parallel_env",
    "raw_env",
]

_HOME = {
    "AecGame": ("aec", "pettingzoo"),
    "BatchEnv": ("vector", ""),
    "ParallelGame": ("parallel", "pettingzoo"),
    "SoloGame": ("solo", "gymnasium"),
    "VectorGame": ("gym_vector", "gymnasium"),
    "env": ("aec", "pettingzoo"),
    "parallel_env": ("parallel", "pettingzoo"),
    "raw_env": ("aec", "pettingzoo"),
}

if find_spec("gymnasium") is not None:
    import crossoff.envs.registration  # noqa: F401


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})


def __getattr__(name: str) -> Any:
    """Import on first use; raise MissingExtra if the extra is not installed."""
    if name not in _HOME:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    import importlib

    module, package = _HOME[name]
    if package:
        need(package, extra="rl")
    return getattr(importlib.import_module(f"{__name__}.{module}"), name)
