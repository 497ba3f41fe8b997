"""A strong player of Everything on 1 Card: single-card value tables with exact rerolls."""

from __future__ import annotations

from typing import Any

import numpy as np

from crossoff.core.compiler.jit import kernel
from crossoff.games.one_card.choices import fitting, num_rerolls
from crossoff.games.one_card.dice import (
    FIRST_OF_SIZE,
    LAST_COLOR,
    LAST_COUNT,
    NUM_MULTISETS,
    WITHOUT_LAST,
    kept_id,
    value_of_keeping,
    value_of_rolls,
)
from crossoff.games.one_card.layout import (
    COLORS,
    KEEP,
    MAX_DICE,
    NONE,
    PASS,
    REROLL,
    SLOTS,
    SUPPLY_SIZE,
    TRIPLES,
    USE,
    Deck,
    State,
)
from crossoff.games.one_card.values import Values, row_of, worth_after

__all__ = [
    "ENVY",
    "MAX_ROLLS",
    "best_reroll",
    "choose",
    "choose_supply",
    "choose_use",
    "fresh_worth",
    "plan_rerolls",
    "plan_rolls",
]

ENVY = 0.8  # the active seat's weight of points that its roll gives to the others
MAX_ROLLS = 3


@kernel
def gain_on(s: State, v: Values, seat: int, k: int, counts: int) -> float:
    """Return how much a roll adds to the value of a seat's k-th card."""
    card = s.cards[seat, k]
    free = s.free[seat, k]
    return worth_after(v, card, free, counts) - v.worth[row_of(v, card, free)]


@kernel
def best_gain(s: State, v: Values, seat: int, counts: int) -> float:
    """Return the value of a roll to a seat, which may also pass."""
    best = 0.0
    for k in range(SLOTS):
        if fitting(counts, s.free[seat, k]) != 0:
            best = max(best, gain_on(s, v, seat, k, counts))
    return best


@kernel
def roll_value(s: State, v: Values, seat: int, counts: int, envy: float) -> float:
    """Return the value of a final roll to the active seat: its own gain less a share of the others'
    gains.
    """
    value = best_gain(s, v, seat, counts)
    if envy != 0.0:
        for p in range(s.players):
            if p != seat:
                value -= envy * best_gain(s, v, p, counts) / (s.players - 1)
    return value


@kernel
def best_gains(s: State, d: Deck, v: Values, seat: int, gains: Any) -> None:
    """Fill in the value of every roll to a seat: `best_gain` of all at once."""
    offsets = np.zeros(NUM_MULTISETS, np.int64)  # what the dice subtract from the card's row
    steps = np.zeros((COLORS, MAX_DICE + 1), np.int64)
    for k in range(SLOTS):
        card = s.cards[seat, k]
        if card == NONE:
            continue
        for color in range(COLORS):
            boxes = s.free[seat, k] >> (4 * color) & 0xF
            for count in range(MAX_DICE + 1):
                steps[color, count] = count * v.stride[card, color] if count <= boxes else 0
        for index in range(1, FIRST_OF_SIZE[d.dice + 1]):
            step = steps[LAST_COLOR[index], LAST_COUNT[index]]
            offsets[index] = offsets[WITHOUT_LAST[index]] + step
        row = row_of(v, card, s.free[seat, k])
        for index in range(FIRST_OF_SIZE[d.dice], FIRST_OF_SIZE[d.dice + 1]):
            gain = v.worth[row - offsets[index]] - v.worth[row]
            gains[index] = max(gains[index], gain)


@kernel
def plan_rolls(s: State, d: Deck, v: Values, seat: int, envy: float, plans: Any) -> None:
    """Fill in the value of dice: plans[0] whole rolls without a reroll, plans[n] kept dice with n
    rolls to come.
    """
    plans[0] = 0.0
    best_gains(s, d, v, seat, plans[0])
    if envy != 0.0:
        gains = np.zeros(NUM_MULTISETS)
        for p in range(s.players):
            if p != seat:
                gains[:] = 0.0
                best_gains(s, d, v, p, gains)
                for index in range(FIRST_OF_SIZE[d.dice], FIRST_OF_SIZE[d.dice + 1]):
                    plans[0, index] -= envy * gains[index] / (s.players - 1)
    plan_rerolls(d, plans)


@kernel
def plan_rerolls(d: Deck, plans: Any) -> None:
    """Fill in plans[1:] from plans[0], the values of whole rolls without a reroll."""
    plans[1] = plans[0]
    value_of_keeping(plans[1], d.dice)
    for n in range(2, d.rolls):
        value_of_rolls(plans[n - 1], d.dice, plans[n])
        value_of_keeping(plans[n], d.dice)


@kernel
def choose(s: State, d: Deck, v: Values, seat: int, envy: float) -> int:
    """Return the chosen action of an acting seat."""
    if s.phase == KEEP:
        return choose_keep(s, v, seat)
    if s.phase != USE:
        return choose_supply(s, v)
    if num_rerolls(s, d, seat) > 0:
        action = choose_reroll(s, d, v, seat, envy)
        if action != NONE:
            return action
    return choose_use(s, v, seat)


@kernel
def choose_use(s: State, v: Values, seat: int) -> int:
    """Return the card that gains most by the roll, or pass if none gains anything."""
    best = 0.0
    action = PASS
    for k in range(SLOTS):
        if fitting(s.counts, s.free[seat, k]) != 0:
            gain = gain_on(s, v, seat, k, s.counts)
            if gain > best:
                best = gain
                action = k
    return action


@kernel
def choose_reroll(s: State, d: Deck, v: Values, seat: int, envy: float) -> int:
    """Return the best reroll, or NONE if the current roll is better."""
    plans = np.zeros((MAX_ROLLS, NUM_MULTISETS))
    plan_rolls(s, d, v, seat, envy, plans)
    return best_reroll(s, d, v, seat, envy, plans[d.rolls - s.rolls])


@kernel
def best_reroll(s: State, d: Deck, v: Values, seat: int, envy: float, values: Any) -> int:
    """Return the best reroll by the values of kept dice, or NONE if the current roll is better."""
    best = roll_value(s, v, seat, s.counts, envy) + 1e-6
    action = NONE
    for mask in range(1, num_rerolls(s, d, seat) + 1):
        value = values[kept_id(s.dice, d.dice, mask)]
        if value > best:
            best = value
            action = REROLL + mask
    return action


@kernel
def fresh_worth(v: Values, card: int) -> float:
    """Return the value of an untouched card."""
    return v.worth[v.first[card + 1] - 1]


@kernel
def choose_supply(s: State, v: Values) -> int:
    """Return the place of the most valuable card in the supply."""
    best = -1.0e9
    action = NONE
    for k in range(SUPPLY_SIZE):
        card = s.supply[k]
        if card != NONE and fresh_worth(v, card) > best:
            best = fresh_worth(v, card)
            action = k
    return action


@kernel
def choose_keep(s: State, v: Values, seat: int) -> int:
    """Return the most valuable three of the dealt cards."""
    best = -1.0e9
    action = 0
    for triple in range(TRIPLES.shape[0]):
        worth = 0.0
        for k in range(SLOTS):
            worth += fresh_worth(v, s.hand[seat, TRIPLES[triple, k]])
        if worth > best:
            best = worth
            action = triple
    return action
