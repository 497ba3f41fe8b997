"""What an observer may not know (S8), taken back out of a state."""

from __future__ import annotations

from crossoff.core.compiler.bits import bit, popcount
from crossoff.core.compiler.jit import kernel
from crossoff.games.silver_gold.layout import HAND, MARK, MAX_PLAYERS, NONE, SLOTS, Deck, State

__all__ = ["marked_coins", "marked_palms", "redact"]


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
def marked_coins(s: State, d: Deck, seat: int) -> int:
    """How many coins a seat has crossed off in the running turn."""
    count = 0
    for k in range(SLOTS):  # without a map there are no marks: any map will do
        count += popcount(s.marked[seat, k] & d.coin[max(s.maps[seat, k], 0)])
    return count


@kernel
def marked_palms(s: State, d: Deck, seat: int) -> int:
    """How many palms a seat has crossed off in the running turn."""
    count = 0
    for k in range(SLOTS):
        count += popcount(s.marked[seat, k] & d.palm[max(s.maps[seat, k], 0)])
    return count


@kernel
def unmark(s: State, d: Deck, seat: int) -> None:
    """Take back the marks of the running turn; that the seat is ready stays."""
    s.extras[seat] = 0
    s.coins[seat] -= marked_coins(s, d, seat)
    s.num_palms[seat] -= marked_palms(s, d, seat)
    for k in range(SLOTS):
        s.free[seat, k] |= s.marked[seat, k]
        s.marked[seat, k] = 0
    for k in range(min(s.num_palms[seat], d.palm_boxes), d.palm_boxes):
        s.palms[seat, k] = 0
