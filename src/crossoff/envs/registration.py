"""Register the environments with Gymnasium, without loading a game."""

from __future__ import annotations

from typing import Any

import gymnasium

from crossoff.arena.tasks import Task, tasks

__all__: list[str] = []


def _register(id: str, arguments: dict[str, Any]) -> None:
    gymnasium.register(
        id,
        entry_point="crossoff.envs.solo:SoloGame",
        vector_entry_point="crossoff.envs.gym_vector:VectorGame",
        kwargs=arguments,
    )


def _arguments(task: Task) -> dict[str, Any]:
    """A task's table. The deals of its seed are the arena's; environments have other ones."""
    others = (task.opponent,) * (task.players - 1)
    return {"game": task.game, "opponents": others, "seat": "random", **task.options}


_register("crossoff/Solo-v1", {})
for _task in tasks().values():
    _register(_task.id, _arguments(_task))
