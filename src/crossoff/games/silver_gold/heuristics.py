"""Heuristics for Silver & Gold: static values of steps, without search."""

from __future__ import annotations

from crossoff.core.compiler.bits import popcount
from crossoff.core.compiler.jit import kernel
from crossoff.games.silver_gold.choices import count_legal, nth_legal
from crossoff.games.silver_gold.kernel import palm_value
from crossoff.games.silver_gold.layout import (
    CHOICE,
    KEEP,
    MARK,
    NONE,
    PAIRS,
    PILE,
    SLOT_SHIFT,
    Deck,
    State,
)

__all__ = ["greedy", "step_value"]

# Values in tenths of a field. A cross gives another field, a coin a point and part of a cup.
FIELD = 10
CROSS = 10
COIN = 12
PALM = 10  # per point that it writes
SEAL = 15
FINISH = 25  # a map scores nothing until its last field


@kernel
def greedy(s: State, d: Deck, seat: int) -> int:
    """Return the legal action with the highest `step_value`, the first among equals."""
    best_action = NONE
    best_value = -1_000_000
    for n in range(count_legal(s, d, seat)):
        action = nth_legal(s, d, seat, n)
        value = step_value(s, d, seat, action)
        if value > best_value:
            best_value = value
            best_action = action
    return best_action


@kernel
def step_value(s: State, d: Deck, seat: int, action: int) -> int:
    """Return the static value of a step: what it crosses off or takes, by the values above."""
    if s.phase == MARK:
        return mark_value(s, d, seat, action)
    if s.phase == KEEP:
        first = s.hand[seat, PAIRS[action, 0]]
        second = s.hand[seat, PAIRS[action, 1]]
        return map_value(d, first) + map_value(d, second)
    return 0 if action == PILE else map_value(d, s.display[action])


@kernel
def mark_value(s: State, d: Deck, seat: int, action: int) -> int:
    """Value fields, symbols and a finished map; ties go to fewer fields left on the map."""
    k = action >> SLOT_SHIFT
    mask = d.fields[s.pattern, action & CHOICE]
    card = s.maps[seat, k]
    value = FIELD * popcount(mask) + CROSS * popcount(mask & d.cross[card])
    if s.coins[seat] < d.coin_rows * d.coins_per_row:
        value += COIN * popcount(mask & d.coin[card])
    if s.num_palms[seat] < d.palm_boxes:
        value += PALM * palm_value(s, d) * popcount(mask & d.palm[card])
    left = popcount(s.free[seat, k] & ~mask)
    return value - left + (FINISH if left == 0 else 0)


@kernel
def map_value(d: Deck, card: int) -> int:
    """Value a fresh map: its symbols and seal, and few fields."""
    value = CROSS * popcount(d.cross[card]) + COIN * popcount(d.coin[card])
    value += 2 * PALM * popcount(d.palm[card]) + (SEAL if d.seal[card] != NONE else 0)
    return 1 + value - popcount(d.land[card]) + 16
