"""Points and winners (C5, C6)."""

from __future__ import annotations

from crossoff.core.compiler.bits import bit, popcount
from crossoff.core.compiler.jit import kernel
from crossoff.games.one_card.layout import GUARDS, LOW_BITS, NONE, SLOTS, Deck, State

__all__ = ["card_points", "complete_rows", "score_item", "total", "winners_mask"]


@kernel
def complete_rows(d: Deck, card: int, free: int) -> int:
    """Return guard bits of the card's rows without a free box."""
    return d.has_row[card] & ~(free + LOW_BITS) & GUARDS


@kernel
def card_points(d: Deck, card: int, free: int, with_suns: bool) -> int:
    """Return the points of a card's complete rows, including the bonus for complete sun rows if it
    is scored (C5.2, C6.3).
    """
    complete = complete_rows(d, card, free)
    boxes = d.rows[card] & (complete >> 3) * 0xF
    points = 0
    while boxes != 0:
        points += boxes & 0xF
        boxes >>= 4
    if with_suns:
        points += d.sun_bonus[popcount(complete & d.suns[card])]
    return points


@kernel
def score_item(s: State, d: Deck, seat: int, item: int) -> int:
    """Return one item of a seat's score: 0 scored cards, 1 complete rows on open cards (C5.2,
    C6.3).
    """
    points = 0
    if item == 0:
        for k in range(s.num_scored[seat]):
            points += s.points[seat, k]
        return points
    for k in range(SLOTS):
        if s.cards[seat, k] != NONE:
            points += card_points(d, s.cards[seat, k], s.free[seat, k], False)
    return points


@kernel
def total(s: State, d: Deck, seat: int) -> int:
    """Return a seat's total points."""
    return score_item(s, d, seat, 0) + score_item(s, d, seat, 1)


@kernel
def winners_mask(s: State, d: Deck) -> int:
    """Return a mask of the seats with most points; they share the win (C6.4)."""
    best = -1
    winners = 0
    for p in range(s.players):
        points = total(s, d, p)
        if points > best:
            best = points
            winners = 0
        if points == best:
            winners |= bit(p)
    return winners
