"""Tempo: how many turns a map still takes.

The expected number of turns to cross off a set of free fields, for a player who does nothing else
and sees expedition cards in their usual mix, depends on the set alone: 65,536 numbers.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from crossoff.core.compiler.bits import bit, lowest_bit, popcount
from crossoff.core.compiler.jit import kernel, long_kernel
from crossoff.core.compiler.rng import RngState, below
from crossoff.games.silver_gold.choices import count_legal, fitting, nth_legal
from crossoff.games.silver_gold.heuristics import map_value
from crossoff.games.silver_gold.kernel import palm_value
from crossoff.games.silver_gold.layout import (
    CHOICE,
    DECK,
    KEEP,
    MARK,
    NONE,
    PAIRS,
    PILE,
    SINGLES,
    SLOT_SHIFT,
    Deck,
    DeckTables,
    State,
)

__all__ = ["build_tempo", "choose_by_tempo"]

TURN = 5.0  # value of a turn saved, in points
EXTRA = 1.0  # and of an extra field
COIN = 2.0
MAP_TURN = 1.5  # the same when comparing fresh maps: a longer one is also begun later


@long_kernel
def build_tempo(deck: DeckTables) -> NDArray[np.float32]:
    """Compute the expected turns for each set of fields that is part of a map. [65536]"""
    d = deck.view(DECK)[0]
    cards = 0
    for pattern in range(d.num_patterns):
        cards += d.expedition[pattern]
    turns = np.zeros(1 << 16, np.float32)
    for free in range(1, 1 << 16):
        if not is_part_of_a_map(d, free):
            continue
        total = 0.0
        for pattern in range(d.num_patterns):
            total += d.expedition[pattern] * fewest_turns(d, turns, free, pattern)
        turns[free] = 1.0 + total / cards
    return turns


@kernel
def is_part_of_a_map(d: Deck, free: int) -> bool:
    """True if some map can have these free fields."""
    for card in range(d.num_maps):
        if free & ~d.land[card] == 0:
            return True
    return False


@kernel
def fewest_turns(d: Deck, turns: Any, free: int, pattern: int) -> float:
    """Return the turns left after the best placement or single field."""
    best = 1.0e9
    rest = fitting(d, pattern, free) << SINGLES | free
    while rest != 0:
        choice = lowest_bit(rest)
        rest ^= bit(choice)
        best = min(best, turns[free & ~d.fields[pattern, choice]])
    return best


@kernel
def choose_by_tempo(s: State, d: Deck, turns: Any, seat: int, lapse: float, r: RngState) -> int:
    """Choose the step that saves most turns and earns most, and maps with many symbols.

    Each step is misjudged by up to `lapse` points, so weaker players sometimes choose another.
    """
    best = -1.0e9
    action = NONE
    for n in range(count_legal(s, d, seat)):
        step = nth_legal(s, d, seat, n)
        value = step_worth(s, d, turns, seat, step)
        if lapse > 0.0:
            value += lapse * below(r, 1 << 16) / (1 << 16)
        if value > best:
            best = value
            action = step
    return action


@kernel
def step_worth(s: State, d: Deck, turns: Any, seat: int, action: int) -> float:
    """Return the value of a step in points."""
    if s.phase == KEEP:
        first, second = s.hand[seat, PAIRS[action, 0]], s.hand[seat, PAIRS[action, 1]]
        return map_worth(d, turns, first) + map_worth(d, turns, second)
    if s.phase != MARK:
        return -1.0 if action == PILE else map_worth(d, turns, s.display[action])
    k = action >> SLOT_SHIFT
    mask = d.fields[s.pattern, action & CHOICE]
    card = s.maps[seat, k]
    free = s.free[seat, k]
    worth = TURN * (turns[free] - turns[free & ~mask]) + EXTRA * popcount(mask & d.cross[card])
    if s.coins[seat] < d.coin_rows * d.coins_per_row:
        worth += COIN * popcount(mask & d.coin[card])
    if s.num_palms[seat] < d.palm_boxes:
        worth += palm_value(s, d) * popcount(mask & d.palm[card])
    return worth


@kernel
def map_worth(d: Deck, turns: Any, card: int) -> float:
    """Return the value of a fresh map: its points and symbols less the turns it takes."""
    return d.points[card] + map_value(d, card) / 10.0 - MAP_TURN * turns[d.land[card]]
