"""crossoff: play, learn and master two dry-erase card games.

>>> import crossoff
>>> final = crossoff.play_random("silver-and-gold", players=2, seed=7)
>>> final.is_over, len(final.scores())
(True, 2)
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from crossoff.coach.advising import Advice, advise
    from crossoff.coach.model import Review
    from crossoff.coach.reviewing import review
    from crossoff.core.compiler.rng import stream
    from crossoff.core.errors import (
        BadDeck,
        BadNotation,
        BadRecord,
        CrossoffError,
        IllegalAction,
        NotOffered,
        StaleAction,
    )
    from crossoff.core.model.contract import ActionId, Game, OutcomeId, Seat
    from crossoff.core.model.observer import Observer, observer_of
    from crossoff.core.model.position import Position, new_game
    from crossoff.core.model.record import Record, Recorder, decode, encode, replay
    from crossoff.core.model.registry import game_names, load_game
    from crossoff.core.model.setup import Setup
    from crossoff.play.match import play_random

__version__ = "0.1.0"

__all__ = [
    "ActionId",
    "Advice",
    "BadDeck",
    "BadNotation",
    "BadRecord",
    "CrossoffError",
    "Game",
    "IllegalAction",
    "NotOffered",
    "Observer",
    "OutcomeId",
    "Position",
    "Record",
    "Recorder",
    "Review",
    "Seat",
    "Setup",
    "StaleAction",
    "advise",
    "decode",
    "encode",
    "game_names",
    "load_game",
    "new_game",
    "observer_of",
    "play_random",
    "replay",
    "review",
    "stream",
]

_HOME = {
    "ActionId": "core.model.contract",
    "Advice": "coach.advising",
    "BadDeck": "core.errors",
    "BadNotation": "core.errors",
    "BadRecord": "core.errors",
    "CrossoffError": "core.errors",
    "Game": "core.model.contract",
    "IllegalAction": "core.errors",
    "NotOffered": "core.errors",
    "Observer": "core.model.observer",
    "OutcomeId": "core.model.contract",
    "Position": "core.model.position",
    "Record": "core.model.record",
    "Recorder": "core.model.record",
    "Review": "coach.model",
    "Seat": "core.model.contract",
    "Setup": "core.model.setup",
    "StaleAction": "core.errors",
    "advise": "coach.advising",
    "decode": "core.model.record",
    "encode": "core.model.record",
    "game_names": "core.model.registry",
    "load_game": "core.model.registry",
    "new_game": "core.model.position",
    "observer_of": "core.model.observer",
    "play_random": "play.match",
    "replay": "core.model.record",
    "review": "coach.reviewing",
    "stream": "core.compiler.rng",
}


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})


def __getattr__(name: str) -> Any:
    """Import lazily: `crossoff --help` and server startup must not wait for NumPy or numba."""
    if name not in _HOME:
        raise AttributeError(f"module 'crossoff' has no attribute {name!r}")
    import importlib

    return getattr(importlib.import_module(f"crossoff.{_HOME[name]}"), name)
