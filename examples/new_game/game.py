"""Sticks as a `Game`."""

from __future__ import annotations

from collections.abc import Mapping

from crossoff.core.compiler.rng import RngState, below
from crossoff.core.model.contract import ActionId, Bots, Game, Luck, Rules, Seat
from crossoff.core.model.plain_notation import PlainNotation
from crossoff.core.model.position import Position

from . import NAME
from .kernel import FACES, KERNELS, MOST

__all__ = ["GAME"]


def _decide_master(position: Position, seat: Seat, rng: RngState) -> ActionId:
    """Leave a multiple of four if possible: with two players, that always wins."""
    left = int(position.state.sticks) % (MOST + 1)
    legal = position.legal(seat)
    return ActionId(left - 1) if left else legal[below(rng, len(legal))]


def _levels() -> Mapping[str, object]:
    return {"master": _decide_master}


GAME = Game(
    name=NAME,
    title="Sticks",
    players=range(2, 5),
    rules=Rules(
        kernels=KERNELS,
        num_actions=MOST,
        num_outcomes=FACES,
        luck=lambda position: Luck(("roll",)),
    ),
    notation=PlainNotation(
        action_text=lambda position, action: f"take {action + 1}",
        outcome_text=lambda position, face: f"roll {face + 1}",
    ),
    bots=Bots(levels=_levels),
)
