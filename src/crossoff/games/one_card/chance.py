"""Chance: one draw or one die at a time."""

from __future__ import annotations

from crossoff.core.compiler.bits import bit, lowest_bit, nth_bit, popcount
from crossoff.core.compiler.jit import kernel
from crossoff.core.compiler.rng import RngState, below
from crossoff.games.one_card.choices import clockwise
from crossoff.games.one_card.kernel import ask, begin_turn, finish_use, lay_down
from crossoff.games.one_card.layout import (
    ADVANCED,
    BASIC_CARDS,
    COLORS,
    DEAL,
    DRAW,
    HAND,
    KEEP,
    NONE,
    ROLL,
    START,
    SUPPLY,
    SUPPLY_SIZE,
    Deck,
    State,
)

__all__ = ["apply_chance_unchecked", "draw", "outcome_weight"]


@kernel
def outcome_weight(s: State, outcome: int) -> int:
    """Return how many of the equally likely draws give this outcome; 0 if it is impossible."""
    if s.phase == ROLL:
        return 1 if outcome < COLORS else 0
    if s.phase == START:
        return 1 if outcome < s.players else 0
    return 1 if s.unseen & bit(outcome) != 0 else 0


@kernel
def draw(s: State, r: RngState) -> int:
    """Draw an outcome of the chance that is due, each draw equally likely."""
    if s.phase == ROLL:
        return below(r, COLORS)
    if s.phase == START:
        return below(r, s.players)
    return nth_bit(s.unseen, below(r, popcount(s.unseen)))


@kernel
def roll_die(s: State, color: int) -> None:
    """Set the lowest die still rolling; after the last one the roll can be used (C3.1)."""
    die = lowest_bit(s.pending)
    s.pending &= s.pending - 1
    s.counts += bit(4 * color)
    if s.dice[die] != NONE:
        s.counts -= bit(4 * s.dice[die])
    s.dice[die] = color
    if s.pending == 0:
        s.rolls += 1
        ask(s)


@kernel
def deal(s: State, d: Deck, card: int) -> None:
    """Deal a card to the first seat that lacks one: face up in the basic game, face down in the
    advanced one (C2.2, C2.3).
    """
    for p in range(s.players):  # pragma: no branch - chance deals only while somebody lacks one
        if s.variant == ADVANCED:
            for k in range(HAND):
                if s.hand[p, k] == NONE:
                    s.hand[p, k] = card
                    if p == s.players - 1 and k == HAND - 1:
                        s.phase = KEEP
                        s.waiting = bit(s.players) - 1
                    return
        elif s.cards[p, BASIC_CARDS - 1] == NONE:
            lay_down(s, d, p, card)
            if p == s.players - 1 and s.cards[p, BASIC_CARDS - 1] != NONE:
                begin_turn(s, d)
            return


@kernel
def stock(s: State, card: int) -> None:
    """Turn a card up on the first empty place of the supply."""
    k = 0
    while s.supply[k] != NONE:
        k += 1
    s.supply[k] = card


@kernel
def apply_chance_unchecked(s: State, d: Deck, outcome: int) -> None:
    """Carry out one draw."""
    if s.phase == ROLL:
        roll_die(s, outcome)
        return
    if s.phase == START:
        s.active = outcome
        s.phase = DEAL
        return
    s.unseen &= ~bit(outcome)
    if s.phase == DEAL:
        deal(s, d, outcome)
    elif s.phase == DRAW:
        lay_down(s, d, clockwise(s, s.active, s.used), outcome)
        finish_use(s, d)
    elif s.phase == SUPPLY:
        stock(s, outcome)
        if s.supply[SUPPLY_SIZE - 1] != NONE:  # returned hands hold more cards than it needs (C2.3)
            begin_turn(s, d)
    else:
        stock(s, outcome)
        finish_use(s, d)
