"""Determinization: fill in what a seat cannot know with one possibility."""

from __future__ import annotations

from crossoff.core.compiler.bits import nth_bit
from crossoff.core.compiler.rng import RngState, below
from crossoff.core.model.contract import Seat
from crossoff.core.model.position import Position, state_buffer
from crossoff.games.one_card.layout import HAND, KEEP, STATE, TRIPLES

__all__ = ["guess"]


def guess(position: Position, seat: Seat, rng: RngState) -> Position:
    """Return a full position that looks the same to the asked seat: hands of unseen cards, and
    sealed choices of those who are ready. `position` is redacted for the seat.
    """
    setup, buf = position.setup, state_buffer(position)
    s = buf.view(STATE)[0]
    if s.phase != KEEP:
        return position
    for other in set(range(setup.players)) - {int(seat)}:
        for k in range(HAND):
            unseen = int(s.unseen)
            card = nth_bit(unseen, below(rng, unseen.bit_count()))
            s.hand[other, k] = card
            s.unseen = unseen & ~(1 << card)
        if not int(s.waiting) >> other & 1:
            s.kept[other] = below(rng, len(TRIPLES))
    return Position(setup, buf, int(setup.engine.status(buf)))
