"""Value tables that know how many turns are left.

The tables of `values` price a turn as if the game never ended, which is wrong for its last turns: a
map that cannot be completed any more is worth only its symbols. Here each map is solved backwards
from the last turn: with so many turns to come, every turn either goes on with the map or is spent
elsewhere at the usual price.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from crossoff.core.compiler.bits import bit, popcount
from crossoff.core.compiler.jit import kernel, long_kernel
from crossoff.games.silver_gold.layout import DECK, TURNS, DeckTables, State
from crossoff.games.silver_gold.values import (
    EXTRA,
    MAX_EXTRAS,
    Prices,
    Values,
    build_values,
    fill_extras,
    fill_patterns,
    finish_worth,
    free_fields,
)

__all__ = ["HORIZON", "Horizons", "build_horizons", "values_at"]

HORIZON = 8  # turns to come from which on the end is out of sight


class Horizons(NamedTuple):
    """`Values` by the number of turns to come; the last ones are those without an end."""

    first: NDArray[np.int64]
    low: NDArray[np.int64]
    high: NDArray[np.int64]
    worth: NDArray[np.float32]  # [HORIZON + 1, rows]
    gain: NDArray[np.float32]  # [HORIZON + 1, EXTRA + 1, rows]
    choice: NDArray[np.uint8]  # [HORIZON + 1, EXTRA + 1, rows]


@kernel
def values_at(h: Horizons, s: State) -> Values:
    """Return the tables for the turns to come after this one."""
    n = min(HORIZON, TURNS - 1 - s.turn)
    return Values(h.first, h.low, h.high, h.worth[n], h.gain[n], h.choice[n])


@kernel
def _solve_map(d: Any, v: Values, card: int, prices: Prices, sooner: Any) -> None:
    """Fill in the gains of one map from its worth after this turn, and its worth before it."""
    cards = 0
    for pattern in range(d.num_patterns):
        cards += d.expedition[pattern]
    rows = bit(popcount(d.land[card]))
    finish = finish_worth(d, card, prices)
    after = np.zeros((rows, MAX_EXTRAS + 1), np.float32)
    for extras in range(MAX_EXTRAS + 1):
        after[0, extras] = prices.extra * extras
    for row in range(1, rows):
        free = free_fields(row, d.land[card])
        at = v.first[card] + row
        waiting = v.worth[at]
        fill_patterns(d, v, card, free, finish, prices, after)
        total = 0.0
        for pattern in range(d.num_patterns):
            best = v.gain[pattern, at] - prices.turn
            total += max(best, waiting) * d.expedition[pattern]
            v.gain[pattern, at] -= waiting
        sooner[at] = total / cards
        fill_extras(d, v, card, free, finish, prices, after)


@long_kernel
def _solve(deck: DeckTables, v: Values, prices: Prices, sooner: NDArray[np.float32]) -> None:
    d = deck.view(DECK)[0]
    for card in range(d.num_maps):
        _solve_map(d, v, card, prices, sooner)


def build_horizons(deck: DeckTables, prices: Prices) -> Horizons:
    """Solve every map of a deck for each number of turns to come."""
    endless = build_values(deck, prices)
    rows = len(endless.worth)
    worth = np.zeros((HORIZON + 1, rows), np.float32)
    gain = np.zeros((HORIZON + 1, EXTRA + 1, rows), np.float32)
    choice = np.zeros((HORIZON + 1, EXTRA + 1, rows), np.uint8)
    for n in range(HORIZON):
        v = endless._replace(worth=worth[n], gain=gain[n], choice=choice[n])
        _solve(deck, v, prices, worth[n + 1])
    worth[HORIZON], gain[HORIZON], choice[HORIZON] = endless.worth, endless.gain, endless.choice
    return Horizons(endless.first, endless.low, endless.high, worth, gain, choice)
