"""Errors about illegal actions, in words."""

from __future__ import annotations

from crossoff.core.model.contract import Seat
from crossoff.core.model.position import Position

__all__ = ["legal_in_words"]

_MOST = 8  # actions that an error lists


def legal_in_words(position: Position, seat: Seat | int) -> str:
    """Return a seat's legal actions as `0 (keep P01 P02), 1 (keep P01 P03), …`."""
    legal = position.legal(seat)
    listed = [f"{action} ({position.text(seat, action)})" for action in legal[:_MOST]]
    more = len(legal) - len(listed)
    return ", ".join(listed) + (f" and {more} more" if more else "")
