"""crossoff: play, learn and master two dry-erase card games.

>>> import crossoff
>>> final = crossoff.play_random("silver-and-gold", players=2, seed=7)
>>> final.is_over, len(final.scores())
(True, 2)
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from crossoff.core.contract import ActionId, Game, OutcomeId, Seat
    from crossoff.core.errors import (
        BadNotation,
        CrossoffError,
        IllegalAction,
        NotOffered,
        StaleAction,
    )
    from crossoff.core.position import Position
    from crossoff.core.record import Record, Recorder, decode, replay
    from crossoff.core.registry import game_names
    from crossoff.core.rng import stream
    from crossoff.play.match import new_game, play_random

__version__ = "0.1.0"

__all__ = [
    "ActionId",
    "BadNotation",
    "CrossoffError",
    "Game",
    "IllegalAction",
    "NotOffered",
    "OutcomeId",
    "Position",
    "Record",
    "Recorder",
    "Seat",
    "StaleAction",
    "decode",
    "game_names",
    "new_game",
    "play_random",
    "replay",
    "stream",
]

_HOME = {
    "ActionId": "core.contract",
    "BadNotation": "core.errors",
    "CrossoffError": "core.errors",
    "Game": "core.contract",
    "IllegalAction": "core.errors",
    "NotOffered": "core.errors",
    "OutcomeId": "core.contract",
    "Position": "core.position",
    "Record": "core.record",
    "Recorder": "core.record",
    "Seat": "core.contract",
    "StaleAction": "core.errors",
    "decode": "core.record",
    "game_names": "core.registry",
    "new_game": "play.match",
    "play_random": "play.match",
    "replay": "core.record",
    "stream": "core.rng",
}


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})


def __getattr__(name: str) -> Any:
    """Import on first use: `crossoff --help` and a server's start must not wait for NumPy or a
    compiler.
    """
    if name not in _HOME:
        raise AttributeError(f"module 'crossoff' has no attribute {name!r}")
    import importlib

    return getattr(importlib.import_module(f"crossoff.{_HOME[name]}"), name)
