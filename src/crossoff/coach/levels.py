"""What bots of each level lose per decision, measured once and shipped: `losses.json`.

Made by `dev.py campaign coach --what levels`.
"""

from __future__ import annotations

from functools import lru_cache
from math import log
from pathlib import Path

import msgspec

from crossoff.coach.model import Level, Value
from crossoff.core.files.deckfile import STANDARD
from crossoff.core.model.setup import Setup

__all__ = ["SHIPPED", "Measured", "bonus", "kind_of", "level_of_loss"]

SHIPPED = Path(__file__).with_name("losses.json")
_LEAST = 1e-4  # losses below this are equally good
_A_POINT = 0.01  # weight of a point: little, but it tells apart levels that win as often


class Measured(msgspec.Struct, frozen=True):
    """What was measured on one kind of game."""

    #: What strong players score beyond what the model expects at the start.
    bonus: float = 0.0
    levels: dict[str, Value] = {}  # weakest first


def kind_of(setup: Setup) -> str:
    """Return the kind of game that is measured together: its name, seats and options."""
    options = [f"{name}={value}" for name, value in sorted(setup.options.items())]
    return "/".join([setup.game.name, str(setup.players), *options])


@lru_cache(maxsize=1)
def _shipped() -> dict[str, Measured]:
    return msgspec.json.decode(SHIPPED.read_bytes(), type=dict[str, Measured])


def bonus(setup: Setup) -> Value:
    """Return what strong play adds to the model's value of a new game, for each seat."""
    return Value(0.0, _shipped().get(kind_of(setup), Measured()).bonus)


def level_of_loss(setup: Setup, per_decision: Value) -> Level | None:
    """Return the level that loses about as much per decision; None if bots were not measured on
    such games.
    """
    measured = _shipped().get(kind_of(setup), Measured()).levels
    if not measured or setup.deck.name != STANDARD:
        return None
    names = list(measured)
    losses = [_scale(value) for value in measured.values()]
    own = _scale(per_decision)
    like = min(range(len(names)), key=lambda n: abs(losses[n] - own))
    weaker = max((n for n in range(len(names)) if losses[n] >= own), default=0)
    stronger = min(weaker + 1, len(names) - 1) if losses[weaker] > own else weaker
    return Level(names[like], names[weaker], names[stronger])


def _scale(loss: Value) -> float:
    """Return a loss on a scale on which levels are about evenly spaced."""
    return log(max(loss.win + _A_POINT * loss.points, _LEAST))
