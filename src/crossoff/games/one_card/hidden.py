"""What an observer may not know (C7), taken back out of a state."""

from __future__ import annotations

from crossoff.core.compiler.bits import bit
from crossoff.core.compiler.jit import kernel
from crossoff.games.one_card.layout import HAND, MAX_PLAYERS, NONE, Deck, State

__all__ = ["redact"]


@kernel
def redact(s: State, d: Deck, observer: int) -> None:
    """Take back everything that an observer may not know: others' hands and what they keep (C7).

    What is left is a state again, so that views, exports and bots read nothing else. `observer` may
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
