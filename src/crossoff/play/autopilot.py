"""Whole decisions made step by step: by a given chooser, or by a fixed rule for absent players."""

from __future__ import annotations

from collections.abc import Callable

from crossoff.core.errors import StaleAction
from crossoff.core.model.contract import ActionId, Seat
from crossoff.core.model.position import Position

__all__ = ["plain_decision", "whole_decision"]


def plain_decision(position: Position, seat: Seat) -> str:
    """Return the decision of an absent player: always the first legal step. Games number their
    actions so that this one is harmless.
    """
    return whole_decision(position, seat, lambda _, legal: legal[0])


def whole_decision(
    position: Position, seat: Seat, choose: Callable[[Position, list[ActionId]], ActionId]
) -> str:
    """Return a decision in record notation, without the seat; `choose` picks each step.

    The position may be redacted for the seat: its own steps can be played there too.
    """
    if seat not in position.actors():
        raise StaleAction(f"expected a seat of {position.actors()}, got seat {seat}")
    notation = position.game.notation
    before, actions = position, list[ActionId]()
    while not actions or notation.owes_more(position, seat):
        actions.append(choose(position, position.legal(seat)))
        position = position.apply(seat, actions[-1])
    return notation.decision_text(before, seat, actions)
