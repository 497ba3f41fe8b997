"""A fast, strong player of Silver & Gold: look-ups in single-map value tables.

Where the tables say nothing (which map to take, which two to keep), a map is valued by its fresh
value and by how its colour and seal go with the seat's other maps.
"""

from __future__ import annotations

from crossoff.core.compiler.bits import bit, lowest_bit, popcount
from crossoff.core.compiler.jit import kernel
from crossoff.games.silver_gold.layout import (
    DISPLAY_SIZE,
    KEEP,
    MARK,
    NONE,
    PAIRS,
    PILE,
    SLOT_SHIFT,
    SLOTS,
    Deck,
    State,
)
from crossoff.games.silver_gold.values import EXTRA, Values, row_of

__all__ = ["choose", "choose_mark", "fresh_worth", "in_hand", "pair_worth", "pile_worth"]


@kernel
def choose(s: State, d: Deck, v: Values, seat: int) -> int:
    """Return the chosen action of an acting seat."""
    if s.phase == MARK:
        return choose_mark(s, v, seat)
    if s.phase == KEEP:
        return choose_keep(s, d, v, seat)
    return choose_map(s, d, v, seat)


@kernel
def choose_mark(s: State, v: Values, seat: int) -> int:
    """Return the better of the best choices on either map."""
    column = EXTRA if s.extras[seat] > 0 else s.pattern
    best = -1.0e9
    action = NONE
    for k in range(SLOTS):
        if s.free[seat, k] == 0:
            continue
        row = row_of(v, s.maps[seat, k], s.free[seat, k])
        if v.gain[column, row] > best:
            best = v.gain[column, row]
            action = (k << SLOT_SHIFT) + v.choice[column, row]
    return action


@kernel
def in_hand(s: State, seat: int) -> int:
    """Return a mask of the seat's maps, completed or in front of it."""
    mask = s.completed[seat]
    for k in range(SLOTS):
        if s.maps[seat, k] != NONE:
            mask |= bit(s.maps[seat, k])
    return mask


@kernel
def fresh_worth(s: State, d: Deck, v: Values, card: int, mine: int) -> float:
    """Return the value of a fresh map to a seat with these maps."""
    worth = v.worth[row_of(v, card, d.land[card])]
    if d.seal[card] != NONE:
        worth += d.seal_points[d.seal[card]] * popcount(mine & d.of_color[d.seal[card]])
    rest = mine
    while rest != 0:
        other = lowest_bit(rest)
        rest &= rest - 1
        if d.seal[other] != NONE and d.of_color[d.seal[other]] & bit(card) != 0:
            worth += d.seal_points[d.seal[other]]
    return worth


@kernel
def pile_worth(s: State, v: Values) -> float:
    """Return the average value of the map on top of the pile."""
    total = 0.0
    rest = s.unseen
    while rest != 0:
        card = lowest_bit(rest)
        rest &= rest - 1
        total += v.worth[v.first[card + 1] - 1]
    return total / popcount(s.unseen)


@kernel
def choose_map(s: State, d: Deck, v: Values, seat: int) -> int:
    """Return the display's best map, or the pile if it is better on average."""
    mine = in_hand(s, seat)
    best = -1.0e9
    action = PILE
    if s.unseen != 0:
        best = pile_worth(s, v)
    for k in range(DISPLAY_SIZE):
        if s.display[k] != NONE:
            worth = fresh_worth(s, d, v, s.display[k], mine)
            if worth >= best:
                best = worth
                action = k
    return action


@kernel
def pair_worth(s: State, d: Deck, v: Values, seat: int, pair: int) -> float:
    """Return the value of two of the dealt maps together."""
    one, two = s.hand[seat, PAIRS[pair, 0]], s.hand[seat, PAIRS[pair, 1]]
    return v.worth[row_of(v, one, d.land[one])] + fresh_worth(s, d, v, two, bit(one))


@kernel
def choose_keep(s: State, d: Deck, v: Values, seat: int) -> int:
    """Return the two dealt maps with the highest value together."""
    best = -1.0e9
    action = 0
    for pair in range(PAIRS.shape[0]):
        worth = pair_worth(s, d, v, seat, pair)
        if worth > best:
            best = worth
            action = pair
    return action
