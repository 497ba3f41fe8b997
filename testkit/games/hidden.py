"""Hidden information."""

from __future__ import annotations

from crossoff.core.model.position import Position

__all__ = ["hidden_from"]


def hidden_from(position: Position, observer: int | None) -> bool:
    """True if the draw that is due will be hidden from the observer."""
    two = list(position.chance_outcomes())[:2]
    first, second = (position.apply_chance(x).seen_by(observer).to_bytes() for x in two)
    return first == second
