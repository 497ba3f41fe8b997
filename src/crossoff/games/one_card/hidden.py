"""Redaction: remove what an observer may not know (C7) from a state."""

from __future__ import annotations

from crossoff.core.compiler.bits import bit
from crossoff.core.compiler.jit import kernel
from crossoff.games.one_card.layout import HAND, MAX_PLAYERS, NONE, Deck, State

__all__ = ["redact"]


@kernel
def redact(s: State, d: Deck, observer: int) -> None:
    """Remove everything that an observer may not know: others' hands and sealed choices (C7).

    The result is a valid state, and the only one that views, exports and bots read. `observer` may
    be NONE.
    """
    for p in range(MAX_PLAYERS):
        if p == observer:
            continue
        for k in range(HAND):
            if s.hand[p, k] != NONE:
                s.unseen |= bit(s.hand[p, k])
                s.hand[p, k] = NONE
        s.kept[p] = NONE
