"""Points and winners (S7)."""

from __future__ import annotations

from crossoff.core.compiler.bits import bit, lowest_bit, popcount
from crossoff.core.compiler.jit import kernel
from crossoff.games.silver_gold.layout import NONE, Deck, State

__all__ = ["leaders", "rung_value", "score_item", "total", "winners_mask"]


@kernel
def score_item(s: State, d: Deck, seat: int, item: int) -> int:
    """Return one item of a seat's score: 0 maps, 1 seals, 2 coins, 3 cups, 4 palms (S7.1-S7.3)."""
    points = 0
    if item == 2:
        return min(s.coins[seat], d.coin_rows * d.coins_per_row)
    if item == 3:
        for k in range(s.num_cups[seat]):
            points += s.cups[seat, k]
        return points
    if item == 4:
        for k in range(min(s.num_palms[seat], d.palm_boxes)):
            points += s.palms[seat, k]
        return points
    rest = s.completed[seat]
    while rest != 0:
        card = lowest_bit(rest)
        rest &= rest - 1
        if item == 0:
            points += d.points[card]
        elif d.seal[card] != NONE:
            of_color = d.of_color[d.seal[card]]
            points += d.seal_points[d.seal[card]] * popcount(s.completed[seat] & of_color)
    return points


@kernel
def total(s: State, d: Deck, seat: int) -> int:
    """Return a seat's total points."""
    points = 0
    for item in range(5):
        points += score_item(s, d, seat, item)
    return points


@kernel
def leaders(s: State, d: Deck, among: int, rung: int) -> int:
    """Return the seats of a mask that lead in a tie-break: 0 is points, each further one the
    completed maps of a colour, in deck order (S7.4, S7.5).
    """
    top = -1
    found = 0
    for p in range(s.players):
        if among & bit(p) == 0:
            continue
        value = rung_value(s, d, p, rung)
        if value > top:
            top = value
            found = 0
        if value == top:
            found |= bit(p)
    return found


@kernel
def rung_value(s: State, d: Deck, seat: int, rung: int) -> int:
    """Return a seat's value in a tie-break (S7.4, S7.5)."""
    if rung == 0:
        return total(s, d, seat)
    return popcount(s.completed[seat] & d.of_color[rung - 1])


@kernel
def winners_mask(s: State, d: Deck) -> int:
    """Return a mask of the winners: most points, then most completed maps colour by colour in deck
    order (S7.4, S7.5).
    """
    best = bit(s.players) - 1
    for rung in range(d.num_colors + 1):
        best = leaders(s, d, best, rung)
    return best
