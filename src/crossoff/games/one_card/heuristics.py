"""Heuristics for Everything on 1 Card: static values of steps."""

from __future__ import annotations

import numpy as np

from crossoff.core.compiler.bits import popcount
from crossoff.core.compiler.jit import kernel
from crossoff.games.one_card.choices import count_legal, fitting, nth_legal, num_rerolls
from crossoff.games.one_card.dice import (
    COUNTS,
    FIRST_OF_SIZE,
    NUM_MULTISETS,
    Values,
    kept_id,
    value_of_keeping,
    value_of_rolls,
)
from crossoff.games.one_card.layout import (
    COLORS,
    KEEP,
    NONE,
    PASS,
    REROLL,
    SLOTS,
    TRIPLES,
    USE,
    Deck,
    State,
)
from crossoff.games.one_card.score import card_points, complete_rows

__all__ = ["boxes_crossed", "greedy"]


@kernel
def boxes_crossed(counts: int, free: int) -> int:
    """Return how many boxes a roll crosses off on a card with these free boxes."""
    used = counts & (fitting(counts, free) >> 3) * 0xF
    # The top four bits of the product are the sum of all fours: at most five dice, so no carry.
    return int(np.int64(used) * 0x111111 >> 20 & 0xF)


@kernel
def most_boxes(s: State, seat: int, counts: int) -> int:
    """Return how many boxes a roll crosses off on the best of a seat's cards."""
    most = 0
    for k in range(SLOTS):
        most = max(most, boxes_crossed(counts, s.free[seat, k]))
    return most


@kernel
def keep_values(s: State, d: Deck, seat: int) -> Values:
    """Return the value of each set of kept dice in boxes, with optimal use of the rolls left after
    the next one.
    """
    values = np.zeros(NUM_MULTISETS)
    for index in range(FIRST_OF_SIZE[d.dice], FIRST_OF_SIZE[d.dice + 1]):
        values[index] = most_boxes(s, seat, COUNTS[index])
    value_of_keeping(values, d.dice)
    for _ in range(d.rolls - s.rolls - 1):
        best = np.zeros(NUM_MULTISETS)
        value_of_rolls(values, d.dice, best)
        value_of_keeping(best, d.dice)
        values = best
    return values


@kernel
def greedy(s: State, d: Deck, seat: int) -> int:
    """Cross off as many boxes as possible, with the rerolls of the highest expected number; take
    the quickest cards.
    """
    if s.phase == USE and num_rerolls(s, d, seat) > 0:
        action = best_reroll(s, d, seat)
        if action != NONE:
            return action
    best_action = NONE
    best_value = -1
    for n in range(count_legal(s, d, seat)):
        action = nth_legal(s, d, seat, n)
        if s.phase == USE and action > PASS:
            break
        value = step_value(s, d, seat, action)
        if value > best_value:
            best_value = value
            best_action = action
    return best_action


@kernel
def best_reroll(s: State, d: Deck, seat: int) -> int:
    """Return the reroll with the most expected boxes, or NONE if the current roll is as good."""
    values = keep_values(s, d, seat)
    best_value = most_boxes(s, seat, s.counts) + 1e-9
    best_action = NONE
    for mask in range(1, num_rerolls(s, d, seat) + 1):
        value = values[kept_id(s.dice, d.dice, mask)]
        if value > best_value:
            best_value = value
            best_action = REROLL + mask
    return best_action


@kernel
def step_value(s: State, d: Deck, seat: int, action: int) -> int:
    """Return the static value of a step other than a reroll."""
    if s.phase == KEEP:
        value = 0
        for k in range(SLOTS):
            value += quickness(d, s.hand[seat, TRIPLES[action, k]])
        return value
    if s.phase != USE:
        return quickness(d, s.supply[action])
    if action == PASS:
        return 0
    card = s.cards[seat, action]
    free = s.free[seat, action]
    after = free - (s.counts & (fitting(s.counts, free) >> 3) * 0xF)
    value = 100 * boxes_crossed(s.counts, free) + 10 * popcount(complete_rows(d, card, after))
    return value + card_points(d, card, after, True)


@kernel
def quickness(d: Deck, card: int) -> int:
    """Rate a card by how few boxes its shortest rows need: uneven rows score sooner."""
    value = 0
    for color in range(COLORS):
        boxes = d.rows[card] >> (4 * color) & 0xF
        value += boxes * boxes
    return value
