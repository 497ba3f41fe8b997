"""What others may have decided or hold, where a seat cannot know it: one way it may be."""

from __future__ import annotations

from crossoff.core.compiler.bits import nth_bit
from crossoff.core.compiler.rng import RngState, below
from crossoff.core.model.contract import Seat
from crossoff.core.model.position import Position, state_buffer
from crossoff.games.one_card.layout import HAND, KEEP, STATE, TRIPLES

__all__ = ["guess"]


def guess(position: Position, seat: Seat, rng: RngState) -> Position:
    """A position that looks the same to a seat that is asked, with nothing left out: hands of
    unseen cards, and what those who are ready keep. `position` is as the seat may know it.
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
