"""Chance: one draw at a time, from the set of unseen cards."""

from __future__ import annotations

from crossoff.core.compiler.bits import bit, nth_bit, popcount
from crossoff.core.compiler.jit import kernel
from crossoff.core.compiler.rng import RngState, below
from crossoff.games.silver_gold.choices import clockwise
from crossoff.games.silver_gold.kernel import has_gap, lay_down, resolve, reveal
from crossoff.games.silver_gold.layout import (
    DEAL,
    DISPLAY,
    DISPLAY_SIZE,
    DRAW,
    EXPEDITION,
    HAND,
    KEEP,
    NONE,
    START,
    Deck,
    State,
)

__all__ = ["apply_chance_unchecked", "draw", "outcome_weight"]


@kernel
def outcome_weight(s: State, outcome: int) -> int:
    """Return how many of the equally likely draws give this outcome; 0 if it is impossible."""
    if s.phase == EXPEDITION:
        return s.left[outcome] if outcome < s.left.shape[0] else 0
    if s.phase == START:
        return 1 if outcome < s.players else 0
    return 1 if s.unseen & bit(outcome) != 0 else 0


@kernel
def draw(s: State, r: RngState) -> int:
    """Draw an outcome of the chance that is due, each draw equally likely."""
    if s.phase == EXPEDITION:
        total = 0
        for k in range(s.left.shape[0]):
            total += s.left[k]
        n = below(r, total)
        outcome = 0
        passed = 0
        for k in range(s.left.shape[0]):  # branch-free: a random loop exit is mispredicted
            passed += s.left[k]
            outcome += n >= passed
        return outcome
    if s.phase == START:
        return below(r, s.players)
    return nth_bit(s.unseen, below(r, popcount(s.unseen)))


@kernel
def deal(s: State, card: int) -> None:
    """Deal a map to the first seat whose hand is not full (S2.1)."""
    for p in range(s.players):  # pragma: no branch - chance deals only while a hand has room
        for k in range(HAND):
            if s.hand[p, k] == NONE:
                s.hand[p, k] = card
                if p == s.players - 1 and k == HAND - 1:
                    s.phase = KEEP
                    s.waiting = bit(s.players) - 1
                return


@kernel
def show(s: State, card: int) -> None:
    """Turn a map up on the first empty place of the display (S2.3, S5.4)."""
    for k in range(DISPLAY_SIZE):  # pragma: no branch - and shows only while there is a gap
        if s.display[k] == NONE:
            s.display[k] = card
            return


@kernel
def apply_chance_unchecked(s: State, d: Deck, outcome: int) -> None:
    """Carry out one draw."""
    if s.phase == EXPEDITION:
        reveal(s, d, outcome)
        return
    if s.phase == START:
        s.start = outcome
        s.phase = EXPEDITION
        return
    s.unseen &= ~bit(outcome)
    if s.phase == DEAL:
        deal(s, outcome)
    elif s.phase == DRAW:
        lay_down(s, d, clockwise(s, s.start, s.resolved), outcome)
        s.owed -= 1
        resolve(s, d)
    else:
        show(s, outcome)
        if s.unseen == 0 or not has_gap(s):
            if s.phase == DISPLAY:
                s.phase = START
            else:
                resolve(s, d)
