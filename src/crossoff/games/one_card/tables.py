"""Deck tables: arrays for the kernels to look things up in."""

from __future__ import annotations

from collections.abc import Iterable

import numpy as np

from crossoff.games.one_card.deck import Deck
from crossoff.games.one_card.layout import DECK, DeckTables

__all__ = ["build_tables", "side_by_side"]


def side_by_side(counts: Iterable[int]) -> int:
    """Pack numbers below 16, one per colour, into one integer: four bits each."""
    return sum(count << (4 * color) for color, count in enumerate(counts))


def build_tables(deck: Deck) -> DeckTables:
    """Return the DECK record of a deck, as words."""
    tables = np.zeros(1, DECK)
    t = tables[0]
    t.num_cards, t.dice, t.rolls = len(deck.cards), deck.dice, deck.rolls
    t.sun_bonus[:] = deck.sun_bonus
    t.scored_cards, t.rows_to_score = deck.scored_cards, deck.rows_to_score
    for index, card in enumerate(deck.cards):
        t.rows[index] = side_by_side(card.rows)
        t.has_row[index] = side_by_side(8 * (boxes > 0) for boxes in card.rows)
        t.suns[index] = side_by_side(8 * (c in card.suns) for c in range(len(card.rows)))
    return tables.view(np.int64)
