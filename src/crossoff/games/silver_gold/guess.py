"""Determinization: fill in what a seat cannot know with one possibility."""

from __future__ import annotations

from crossoff.core.compiler.bits import nth_bit
from crossoff.core.compiler.rng import RngState, below
from crossoff.core.model.contract import Seat
from crossoff.core.model.position import Position, state_buffer
from crossoff.games.silver_gold.layout import HAND, KEEP, MARK, STATE

__all__ = ["guess"]


def guess(position: Position, seat: Seat, rng: RngState) -> Position:
    """Return a full position that looks the same to the asked seat: hands of unseen maps, and some
    sealed decision of those who are ready. `position` is redacted for the seat.
    """
    setup, buf = position.setup, state_buffer(position)
    s = buf.view(STATE)[0]
    if s.phase not in (KEEP, MARK):
        return position
    ready = []
    for other in range(setup.players):
        if other == seat:
            continue
        is_asked = s.phase == KEEP or (s.free[other, 0] | s.free[other, 1]) != 0
        if is_asked and not int(s.waiting) >> other & 1:
            ready.append(other)
            s.waiting |= 1 << other
        for k in range(HAND if s.phase == KEEP else 0):
            unseen = int(s.unseen)
            card = nth_bit(unseen, below(rng, unseen.bit_count()))
            s.hand[other, k] = card
            s.unseen = unseen & ~(1 << card)
    position = Position(setup, buf, int(setup.engine.status(buf)))
    for other in ready:
        while legal := position.legal(other):
            position = position.apply(other, legal[below(rng, len(legal))])
    return position
