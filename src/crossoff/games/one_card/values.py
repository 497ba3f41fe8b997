"""The value of a partly filled card: exact tables of single cards.

Taken by itself, a card is a small Markov decision process: its state is the free boxes of its rows,
each turn brings a roll, which can be improved by rerolling if it is one's own, and each turn has a
price. `build_values` solves that process exactly for every state of every card, in ascending order
(crossing off always leads to a lower state). Waiting leaves the state unchanged, so the value of
each state is the root of an equation.
"""

from __future__ import annotations

from math import factorial
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from crossoff.core.compiler.bits import popcount
from crossoff.core.compiler.jit import kernel, long_kernel
from crossoff.games.one_card.choices import fitting
from crossoff.games.one_card.dice import (
    COUNTS,
    FIRST_OF_SIZE,
    NUM_MULTISETS,
    value_of_keeping,
    value_of_rolls,
)
from crossoff.games.one_card.layout import COLORS, DECK, MAX_CARDS, DeckTables
from crossoff.games.one_card.score import card_points, complete_rows

__all__ = ["Prices", "Values", "build_values", "empty_values", "row_of", "worth_after"]

PRECISION = 2e-3  # of a value, in points per turn
_STEPS = 30


class Prices(NamedTuple):
    """The prices in the model, in points."""

    turn: float = 1.0  # cost of a turn
    own: float = 0.5  # how often the roll is one's own and can be rerolled


class Values(NamedTuple):
    """The value tables of a deck. A row is a card with its free boxes."""

    # [cards + 1] first row of each card; its last row is the untouched card
    first: NDArray[np.int64]
    stride: NDArray[np.int64]  # [cards, COLORS] row offset per free box of that colour
    worth: NDArray[np.float32]  # [rows]


@kernel
def row_of(v: Values, card: int, free: int) -> int:
    """Return the row of a card with these free boxes."""
    row = v.first[card]
    for color in range(COLORS):
        row += (free >> (4 * color) & 0xF) * v.stride[card, color]
    return row


@kernel
def worth_after(v: Values, card: int, free: int, counts: int) -> float:
    """Return the value of a card after using a roll; its current value if nothing fits."""
    left = free - (counts & (fitting(counts, free) >> 3) * 0xF)
    return v.worth[row_of(v, card, left)]


@kernel
def _excess(
    waiting: float, after: Any, chances: Any, dice: int, rolls: int, prices: Prices
) -> float:
    """Return the advantage over waiting of one more turn followed by the better of using the roll
    and waiting.
    """
    first, last = FIRST_OF_SIZE[dice], FIRST_OF_SIZE[dice + 1]
    values = np.zeros(NUM_MULTISETS)
    other = 0.0
    for index in range(first, last):
        values[index] = max(waiting, after[index])
        other += chances[index] * values[index]
    for _ in range(rolls - 1):
        value_of_keeping(values, dice)
        best = np.zeros(NUM_MULTISETS)
        value_of_rolls(values, dice, best)
        values = best
    value_of_keeping(values, dice)
    return prices.own * values[0] + (1.0 - prices.own) * other - prices.turn - waiting


@kernel
def _solve_row(d: Any, v: Values, card: int, free: int, chances: Any, prices: Prices) -> float:
    """Return the value at which waiting another turn changes nothing."""
    after = np.zeros(NUM_MULTISETS)
    low = -20.0
    high = low
    for index in range(FIRST_OF_SIZE[d.dice], FIRST_OF_SIZE[d.dice + 1]):
        used = fitting(COUNTS[index], free)
        if used != 0:
            after[index] = worth_after(v, card, free, COUNTS[index])
            high = max(high, after[index])
        else:
            after[index] = -1.0e9
    return _root(low, high, after, chances, d, prices)


@kernel
def _root(low: float, high: float, after: Any, chances: Any, d: Any, prices: Prices) -> float:
    """Find the root of the excess, which is decreasing, by the Illinois method."""
    at_low = _excess(low, after, chances, d.dice, d.rolls, prices)
    at_high = _excess(high, after, chances, d.dice, d.rolls, prices)
    if at_low <= 0.0:
        return low
    side = 0
    middle = high
    for _ in range(_STEPS):  # pragma: no branch - a tenth of that has always been enough
        middle = (low * at_high - high * at_low) / (at_high - at_low)
        excess = _excess(middle, after, chances, d.dice, d.rolls, prices)
        if abs(excess) < PRECISION:
            break
        if excess > 0.0:
            low, at_low = middle, excess
            at_high *= 0.5 if side > 0 else 1.0
            side = 1
        else:
            high, at_high = middle, excess
            at_low *= 0.5 if side < 0 else 1.0
            side = -1
    return middle


@kernel
def _free_boxes(v: Values, d: Any, card: int, row: int) -> int:
    """Return the free boxes of a row."""
    free = 0
    for color in range(COLORS - 1, -1, -1):
        stride = v.stride[card, color]
        if stride > 0:
            boxes = row // stride
            row -= boxes * stride
            free += boxes << (4 * color)
    return free


@long_kernel
def _solve(deck: DeckTables, v: Values, chances: Any, prices: Prices) -> None:
    d = deck.view(DECK)[0]
    for card in range(d.num_cards):
        for row in range(v.first[card + 1] - v.first[card]):
            free = _free_boxes(v, d, card, row)
            if popcount(complete_rows(d, card, free)) >= d.rows_to_score:
                v.worth[v.first[card] + row] = card_points(d, card, free, True)
            else:
                v.worth[v.first[card] + row] = _solve_row(d, v, card, free, chances, prices)


def empty_values(deck: DeckTables) -> Values:
    """Allocate the tables of a deck."""
    d = deck.view(DECK)[0]
    first = np.zeros(MAX_CARDS + 1, np.int64)
    stride = np.zeros((MAX_CARDS, COLORS), np.int64)
    rows = 0
    for card in range(int(d.num_cards)):
        first[card] = rows
        size = 1
        for color in range(COLORS):
            boxes = int(d.rows[card]) >> (4 * color) & 0xF
            if boxes:
                stride[card, color] = size
                size *= boxes + 1
        rows += size
        first[card + 1] = rows
    return Values(first, stride, np.zeros(rows, np.float32))


def build_values(deck: DeckTables, prices: Prices) -> Values:
    """Solve every card of a deck at these prices."""
    v = empty_values(deck)
    _solve(deck, v, roll_chances(int(deck.view(DECK)[0].dice)), prices)
    return v


def roll_chances(dice: int) -> NDArray[np.float64]:
    """Return the probability of each multiset as one roll of all dice. [NUM_MULTISETS]"""
    chances = np.zeros(NUM_MULTISETS)
    for index in range(FIRST_OF_SIZE[dice], FIRST_OF_SIZE[dice + 1]):
        ways = factorial(dice)
        for color in range(COLORS):
            ways //= factorial(int(COUNTS[index]) >> (4 * color) & 0xF)
        chances[index] = ways / COLORS**dice
    return chances
