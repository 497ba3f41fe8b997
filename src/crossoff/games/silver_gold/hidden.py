"""What an observer may not know (S8), taken back out of a state."""

from __future__ import annotations

from crossoff.core.jit import bit, kernel, popcount
from crossoff.games.silver_gold.layout import HAND, MARK, MAX_PLAYERS, NONE, SLOTS, Deck, State

__all__ = ["redact"]


@kernel
def redact(s: State, d: Deck, observer: int) -> None:
    """Take back everything that an observer may not know: others' hands and sealed decisions (S8).

    What is left is a state again, so that views, exports and bots read nothing else. `observer` may
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
def unmark(s: State, d: Deck, seat: int) -> None:
    """Take back the marks of the running turn; that the seat is ready stays."""
    s.extras[seat] = 0
    for k in range(SLOTS):
        if s.maps[seat, k] == NONE:
            continue
        card = s.maps[seat, k]
        s.coins[seat] -= popcount(s.marked[seat, k] & d.coin[card])
        s.num_palms[seat] -= popcount(s.marked[seat, k] & d.palm[card])
        s.free[seat, k] |= s.marked[seat, k]
        s.marked[seat, k] = 0
    for k in range(min(s.num_palms[seat], d.palm_boxes), d.palm_boxes):
        s.palms[seat, k] = 0
