"""The outlook: a small network that estimates the chance that one seat ends ahead of another.

It evaluates the end of a turn. Each of two seats is described by a few numbers: the cards it still
needs, its points, and the value of each of its cards at three prices of a turn. One hidden layer
turns them into the chance that the first ends ahead of the second. The shipped weights were learned
by self-play (`dev.py campaign outlook`).
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from crossoff.core.compiler.bits import bit, popcount
from crossoff.core.compiler.jit import kernel
from crossoff.games.one_card.choices import fitting
from crossoff.games.one_card.layout import NONE, SLOTS, Deck, State
from crossoff.games.one_card.policy import choose_supply
from crossoff.games.one_card.score import card_points, complete_rows, score_item
from crossoff.games.one_card.values import Values, row_of

__all__ = [
    "AROUND",
    "A_POINT",
    "LEFT",
    "PER_CARD",
    "SIDE",
    "Outlook",
    "describe_around",
    "describe_card",
    "describe_side",
    "describe_spare",
]

PRICES = 3  # prices of a turn at which a card is evaluated
PER_CARD = PRICES + 1  # plus its points if the game ends now
LEFT = 4  # "one card to go" to "four or more"
SIDE = LEFT + 2 + SLOTS * PER_CARD  # features of a seat
AROUND = 6  # features of the table around two seats
A_POINT = 0.1  # points are scaled to tens


class Outlook(NamedTuple):
    """The network's weights and the tables it reads."""

    values: Values  # the tables at the highest price; choose replacements and kept cards
    worths: NDArray[np.float32]  # [rows, PRICES], for the rows of `values`
    mine: NDArray[np.float32]  # [SIDE, hidden]
    other: NDArray[np.float32]  # [SIDE, hidden]
    around: NDArray[np.float32]  # [AROUND, hidden]
    out: NDArray[np.float32]  # [hidden]


@kernel
def describe_card(d: Deck, o: Outlook, card: int, free: int, out: Any) -> None:
    """Write the features of a card in front of a seat. out[:PER_CARD]"""
    row = row_of(o.values, card, free)
    for n in range(PRICES):
        out[n] = A_POINT * o.worths[row, n]
    out[PRICES] = A_POINT * card_points(d, card, free, False)


@kernel
def describe_spare(s: State, d: Deck, o: Outlook, out: Any) -> None:
    """Write the features of the card that will replace one scored now: the best of the supply, or
    the average of the pile. out[:PER_CARD]
    """
    out[:] = 0.0
    best = choose_supply(s, o.values)
    if best != NONE:
        describe_card(d, o, s.supply[best], d.rows[s.supply[best]], out)
        return
    count = 0
    for card in range(d.num_cards):
        if s.unseen & bit(card) != 0:
            row = o.values.first[card + 1] - 1
            for n in range(PRICES):
                out[n] += A_POINT * o.worths[row, n]
            count += 1
    if count > 0:
        out /= count


@kernel
def describe_side(
    s: State, d: Deck, o: Outlook, seat: int, k: int, counts: int, spare: Any, out: Any
) -> bool:
    """Write the features of a seat after it uses a roll on its k-th card, or passes. A scored or
    missing k-th card is replaced by the spare one. True if the seat then has all the cards it
    needs. out[:SIDE]
    """
    out[:] = 0.0
    scored = s.num_scored[seat]
    points = score_item(s, d, seat, 0)
    lying = 0
    for n in range(SLOTS):
        card = s.cards[seat, n]
        free = s.free[seat, n]
        at = LEFT + 2 + n * PER_CARD
        if card == NONE:
            if n == k:
                out[at : at + PER_CARD] = spare
            continue
        if n == k:
            free -= counts & (fitting(counts, free) >> 3) * 0xF
            if popcount(complete_rows(d, card, free)) >= d.rows_to_score:
                scored += 1
                points += card_points(d, card, free, True)
                out[at : at + PER_CARD] = spare
                continue
        describe_card(d, o, card, free, out[at : at + PER_CARD])
        lying += card_points(d, card, free, False)
    left = min(d.scored_cards - scored, LEFT)
    if left > 0:
        out[left - 1] = 1.0
    out[LEFT] = A_POINT * points
    out[LEFT + 1] = A_POINT * (points + lying)
    sort_cards(out)
    return left <= 0


@kernel
def sort_cards(out: Any) -> None:
    """Sort the cards of a side by value at the highest price, descending."""
    for last in range(SLOTS - 1, 0, -1):
        for n in range(last):
            a = LEFT + 2 + n * PER_CARD
            b = a + PER_CARD
            if out[a + PRICES - 1] < out[b + PRICES - 1]:
                for i in range(PER_CARD):
                    out[a + i], out[b + i] = out[b + i], out[a + i]


@kernel
def describe_around(s: State, seat: int, other: int, out: Any) -> None:
    """Write the features of the table around two seats after this turn: how soon each rolls.
    out[:AROUND]
    """
    most = 0
    for p in range(s.players):
        if p not in (seat, other):
            most = max(most, s.num_scored[p])
    out[0] = 1.0
    out[1] = (seat - s.active - 1) % s.players / s.players
    out[2] = (other - s.active - 1) % s.players / s.players
    out[3] = s.variant
    out[4] = s.players - 2
    out[5] = most / 4
