"""Redaction: remove what an observer may not know (S8) from a state."""

from __future__ import annotations

from crossoff.core.compiler.bits import bit, popcount
from crossoff.core.compiler.jit import kernel
from crossoff.games.silver_gold.layout import HAND, MARK, MAX_PLAYERS, NONE, SLOTS, Deck, State

__all__ = ["marked_coins", "marked_palms", "redact"]


@kernel
def redact(s: State, d: Deck, observer: int) -> None:
    """Remove everything that an observer may not know: others' hands and sealed decisions (S8).

    The result is a valid state, and the only one that views, exports and bots read. `observer` may
    be NONE.
    """
    for p in range(MAX_PLAYERS):
        if p == observer or p >= s.players:
            continue
        for k in range(HAND):
            if s.hand[p, k] != NONE:
                s.unseen |= bit(s.hand[p, k])
                s.hand[p, k] = NONE
        s.kept[p] = NONE
        if s.phase == MARK:
            unmark(s, d, p)


@kernel
def marked_coins(s: State, d: Deck, seat: int) -> int:
    """Return how many coins a seat has crossed off this turn."""
    count = 0
    for k in range(SLOTS):  # an empty slot has no marks, so its map index does not matter
        count += popcount(s.marked[seat, k] & d.coin[max(s.maps[seat, k], 0)])
    return count


@kernel
def marked_palms(s: State, d: Deck, seat: int) -> int:
    """Return how many palms a seat has crossed off this turn."""
    count = 0
    for k in range(SLOTS):
        count += popcount(s.marked[seat, k] & d.palm[max(s.maps[seat, k], 0)])
    return count


@kernel
def unmark(s: State, d: Deck, seat: int) -> None:
    """Take back this turn's marks; the seat stays ready."""
    s.extras[seat] = 0
    s.coins[seat] -= marked_coins(s, d, seat)
    s.num_palms[seat] -= marked_palms(s, d, seat)
    for k in range(SLOTS):
        s.free[seat, k] |= s.marked[seat, k]
        s.marked[seat, k] = 0
    for k in range(min(s.num_palms[seat], d.palm_boxes), d.palm_boxes):
        s.palms[seat, k] = 0
