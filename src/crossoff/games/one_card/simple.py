"""Two simple players of Everything on 1 Card, modelled on people in their first games."""

from __future__ import annotations

from crossoff.core.compiler.jit import kernel
from crossoff.core.compiler.rng import RngState, below
from crossoff.games.one_card.choices import count_legal, fitting, nth_legal, num_rerolls
from crossoff.games.one_card.heuristics import boxes_crossed, greedy
from crossoff.games.one_card.layout import NONE, PASS, REROLL, SLOTS, USE, Deck, State

__all__ = ["choose_as_casual", "choose_as_novice"]

LAPSES = 8  # a casual player skips rerolling once in this many rolls


@kernel
def most_boxes_at(s: State, seat: int) -> int:
    """Return the card on which the roll crosses off most boxes; NONE if there is none."""
    most = 0
    best = NONE
    for k in range(SLOTS):
        boxes = boxes_crossed(s.counts, s.free[seat, k])
        if boxes > most:
            most = boxes
            best = k
    return best


@kernel
def choose_as_novice(s: State, d: Deck, seat: int, r: RngState) -> int:
    """Use the roll on any card it fits; reroll once the dice that do not fit."""
    if s.phase != USE:
        return nth_legal(s, d, seat, below(r, count_legal(s, d, seat)))
    best = most_boxes_at(s, seat)
    if num_rerolls(s, d, seat) > 0 and s.rolls == 1:
        unfit = num_rerolls(s, d, seat) if best == NONE else unfit_dice(s, d, seat, best)
        if unfit != 0:
            return REROLL + unfit
    if best == NONE:
        return PASS
    other = below(r, SLOTS)
    return other if fitting(s.counts, s.free[seat, other]) != 0 else best


@kernel
def unfit_dice(s: State, d: Deck, seat: int, k: int) -> int:
    """Return a mask of the dice whose colour does not fit on a card."""
    fit = fitting(s.counts, s.free[seat, k])
    mask = 0
    for die in range(d.dice):
        if fit >> (4 * s.dice[die] + 3) & 1 == 0:
            mask |= 1 << die
    return mask


@kernel
def choose_as_casual(s: State, d: Deck, seat: int, r: RngState) -> int:
    """Reroll for as many boxes as possible, but sometimes skip a reroll."""
    if s.phase == USE and num_rerolls(s, d, seat) > 0 and below(r, LAPSES) == 0:
        best = most_boxes_at(s, seat)
        return PASS if best == NONE else best
    return greedy(s, d, seat)
