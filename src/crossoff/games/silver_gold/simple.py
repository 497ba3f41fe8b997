"""Two simple players of Silver & Gold, modelled on people in their first games."""

from __future__ import annotations

from crossoff.core.compiler.bits import popcount
from crossoff.core.compiler.jit import kernel
from crossoff.core.compiler.rng import RngState, below
from crossoff.games.silver_gold.choices import count_legal, nth_legal
from crossoff.games.silver_gold.heuristics import step_value
from crossoff.games.silver_gold.layout import CHOICE, MARK, SINGLES, SLOT_SHIFT, Deck, State

__all__ = ["choose_as_casual", "choose_as_novice"]

OVERLOOKED = 6  # largest error of a casual player's judgement of a step, in tenths of a field


@kernel
def choose_as_novice(s: State, d: Deck, seat: int, r: RngState) -> int:
    """Finish one map after the other, with the whole pattern where it fits, ignoring symbols."""
    best = -1
    action = 0
    for n in range(count_legal(s, d, seat)):
        step = nth_legal(s, d, seat, n)
        worth = below(r, 16)
        if s.phase == MARK:
            slot = step >> SLOT_SHIFT
            worth += 64 * (16 - popcount(s.free[seat, slot]))
            if step & CHOICE >= SINGLES:
                worth += 64 * 5
        if worth > best:
            best = worth
            action = step
    return action


@kernel
def choose_as_casual(s: State, d: Deck, seat: int, r: RngState) -> int:
    """Count fields and symbols, and sometimes overlook a better place."""
    best = -1_000_000
    action = 0
    for n in range(count_legal(s, d, seat)):
        step = nth_legal(s, d, seat, n)
        worth = step_value(s, d, seat, step) + below(r, OVERLOOKED)
        if worth > best:
            best = worth
            action = step
    return action
