"""The value of a partly filled map: exact tables of single maps.

Taken by itself, a map is a small Markov decision process: its state is the set of free fields, each
turn shows a pattern, the player crosses off a placement or a field, crosses give extra fields, and
each turn has a price, since it could have been spent on another map. `build_values` solves that
process exactly for every map of a deck and every set of free fields, in ascending order (crossing
off always leads to a lower set). It stores

- the value of the map (`worth`), and
- for each pattern, and for an extra field, the best choice and its gain over leaving the map alone.

Two maps in front of a player are then compared by two look-ups, so a whole game played this way
takes a microsecond or two, which makes deep searches possible.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from crossoff.core.compiler.bits import bit, lowest_bit, popcount
from crossoff.core.compiler.jit import kernel, long_kernel
from crossoff.games.silver_gold.choices import fitting
from crossoff.games.silver_gold.layout import DECK, MAX_MAPS, SINGLES, DeckTables

__all__ = [
    "EXTRA",
    "MAX_EXTRAS",
    "Prices",
    "Values",
    "build_values",
    "fill_extras",
    "fill_patterns",
    "finish_worth",
    "free_fields",
    "row_of",
]

EXTRA = 8  # column of `gain` and `choice` for an extra field, after the patterns
# most extras owed per turn and map in the tables; more count as this many
MAX_EXTRAS = 8


class Prices(NamedTuple):
    """The prices in the model, in points."""

    turn: float = 3.0  # value of a turn spent elsewhere
    coin: float = 1.6
    palm: float = 2.2
    seal: float = 1.0  # number of maps for which a seal is expected to pay
    extra: float = 1.0  # value of an extra field that this map cannot take


class Values(NamedTuple):
    """The value tables of a deck. A row is a map with a set of free fields."""

    # [maps + 1] first row of each map; its last row is the untouched map
    first: NDArray[np.int64]
    low: NDArray[np.int64]  # [maps, 256] row offset of the fields in the upper half
    high: NDArray[np.int64]  # [maps, 256] and in the lower half
    worth: NDArray[np.float32]  # [rows]
    gain: NDArray[np.float32]  # [EXTRA + 1, rows] by pattern: the best choice's value over `worth`
    choice: NDArray[np.uint8]  # [EXTRA + 1, rows] and that choice, numbered as in MARK actions


@kernel
def row_of(v: Values, card: int, free: int) -> int:
    """Return the row of a map with these free fields."""
    return v.first[card] + v.low[card, free & 0xFF] + v.high[card, free >> 8]


@kernel
def free_fields(row: int, land: int) -> int:
    """Return the free fields of a row: its bits, spread over the map's land."""
    free = 0
    while row != 0:
        field = lowest_bit(land)
        land &= land - 1
        free |= (row & 1) << field
        row >>= 1
    return free


@kernel
def _mark_gain(d: Any, card: int, mask: int, prices: Prices) -> float:
    """Return what the symbols under a mark pay at once."""
    gain = prices.coin * popcount(mask & d.coin[card])
    return gain + prices.palm * popcount(mask & d.palm[card])


@kernel
def fill_extras(
    d: Any, v: Values, card: int, free: int, finish: float, prices: Prices, after: Any
) -> None:
    """Fill in the value of these free fields for each number of owed extras: after[row, extras]."""
    row = row_of(v, card, free) - v.first[card]
    after[row, 0] = v.worth[v.first[card] + row]
    best_gain = np.float32(-1000.0)
    for extras in range(1, MAX_EXTRAS + 1):
        best = prices.extra + after[row, extras - 1]
        rest = free
        while rest != 0:
            field = lowest_bit(rest)
            rest &= rest - 1
            mask = bit(field)
            left = free & ~mask
            value = _mark_gain(d, card, mask, prices) + (finish if left == 0 else 0.0)
            owed = min(MAX_EXTRAS, extras - 1 + (mask & d.cross[card] != 0))
            value += after[row_of(v, card, left) - v.first[card], owed]
            best = max(best, value)
            if extras == 1 and value - after[row, 0] > best_gain:
                best_gain = value - after[row, 0]
                v.gain[EXTRA, v.first[card] + row] = best_gain
                v.choice[EXTRA, v.first[card] + row] = field
        after[row, extras] = best


@kernel
def _best_choice(
    d: Any, v: Values, card: int, free: int, pattern: int, finish: float, prices: Prices, after: Any
) -> tuple[float, int]:
    """Return the best value and choice for a pattern, or a single field, on these free fields."""
    best = -1.0e9
    choice = 0
    open_choices = fitting(d, pattern, free) << SINGLES | free
    while open_choices != 0:
        k = lowest_bit(open_choices)
        open_choices ^= bit(k)
        mask = d.fields[pattern, k]
        left = free & ~mask
        value = _mark_gain(d, card, mask, prices) + (finish if left == 0 else 0.0)
        owed = popcount(mask & d.cross[card])
        value += after[row_of(v, card, left) - v.first[card], min(MAX_EXTRAS, owed)]
        if value > best:
            best = value
            choice = k
    return best, choice


@kernel
def finish_worth(d: Any, card: int, prices: Prices) -> float:
    """Return what completing a map pays."""
    finish = d.points[card] * 1.0
    if d.seal[card] >= 0:
        finish += prices.seal * d.seal_points[d.seal[card]]
    return finish


@kernel
def fill_patterns(
    d: Any, v: Values, card: int, free: int, finish: float, prices: Prices, after: Any
) -> None:
    """Fill in the best choice for each pattern, and its value in place of its gain."""
    at = row_of(v, card, free)
    for pattern in range(d.num_patterns):
        best, choice = _best_choice(d, v, card, free, pattern, finish, prices, after)
        v.gain[pattern, at] = best
        v.choice[pattern, at] = choice


@kernel
def _solve_map(d: Any, v: Values, card: int, prices: Prices) -> None:
    """Fill the rows of one map, fewest free fields first."""
    land = d.land[card]
    rows = bit(popcount(land))
    cards = 0
    for pattern in range(d.num_patterns):
        cards += d.expedition[pattern]
    finish = finish_worth(d, card, prices)
    after = np.zeros((rows, MAX_EXTRAS + 1), np.float32)
    for extras in range(MAX_EXTRAS + 1):
        after[0, extras] = prices.extra * extras
    for row in range(1, rows):
        free = free_fields(row, land)
        at = v.first[card] + row
        worth = -prices.turn
        fill_patterns(d, v, card, free, finish, prices, after)
        for pattern in range(d.num_patterns):
            worth += v.gain[pattern, at] * d.expedition[pattern] / cards
        v.worth[at] = max(worth, 0.0)
        for pattern in range(d.num_patterns):
            v.gain[pattern, at] -= v.worth[at]
        fill_extras(d, v, card, free, finish, prices, after)


@long_kernel
def _solve(deck: DeckTables, v: Values, prices: Prices) -> None:
    d = deck.view(DECK)[0]
    for card in range(d.num_maps):
        _solve_map(d, v, card, prices)


def build_values(deck: DeckTables, prices: Prices) -> Values:
    """Solve every map of a deck at these prices."""
    d = deck.view(DECK)[0]
    num_maps = int(d.num_maps)
    low = np.zeros((MAX_MAPS, 256), np.int64)
    high = np.zeros((MAX_MAPS, 256), np.int64)
    first = np.zeros(MAX_MAPS + 1, np.int64)
    rows = 0
    for card in range(num_maps):
        land = int(d.land[card])
        first[card] = rows
        rows += 1 << land.bit_count()
        first[card + 1] = rows
        for half, table in enumerate((low, high)):
            for fields in range(256):
                table[card, fields] = _packed(fields << (8 * half), land)
    v = Values(
        first=first,
        low=low,
        high=high,
        worth=np.zeros(rows, np.float32),
        gain=np.zeros((EXTRA + 1, rows), np.float32),
        choice=np.zeros((EXTRA + 1, rows), np.uint8),
    )
    _solve(deck, v, prices)
    return v


def _packed(free: int, land: int) -> int:
    """Compress the bits of `free` that lie on land."""
    packed = 0
    place = 0
    for field in range(16):
        if land >> field & 1:
            packed |= (free >> field & 1) << place
            place += 1
    return packed
