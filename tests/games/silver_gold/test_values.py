"""The single-map tables and the tempo table against naive computations."""

from __future__ import annotations

from functools import cache

import pytest

from crossoff.core.compiler.rng import below, stream
from crossoff.games.silver_gold.deck import Deck, TreasureMap, load_deck
from crossoff.games.silver_gold.tables import build_tables, placement_masks
from crossoff.games.silver_gold.tempo import build_tempo
from crossoff.games.silver_gold.values import EXTRA, MAX_EXTRAS, Prices, build_values, row_of
from testkit.games.small_decks import small_maps

PRICES = Prices(turn=1.5, coin=1.25, palm=2.0, seal=1.5, extra=0.75)
DECK = load_deck(small_maps())


def placements(deck: Deck) -> list[list[int]]:
    return [placement_masks(frozenset(cells)) for cells in deck.pattern_cells]


class Naive:
    """A map's value by plain recursion over sets of free fields."""

    def __init__(self, deck: Deck, card: TreasureMap, prices: Prices) -> None:
        self.deck, self.card, self.prices = deck, card, prices
        self.placements = placements(deck)
        self.finish = float(card.points)
        if card.seal is not None:
            self.finish += prices.seal * deck.seal_points[card.seal]
        self.worth = cache(self._worth)
        self.after = cache(self._after)

    def _worth(self, free: int) -> float:
        if free == 0:
            return 0.0
        cards = sum(self.deck.expedition)
        mean = sum(
            count * self.best(free, pattern) for pattern, count in enumerate(self.deck.expedition)
        )
        return max(0.0, mean / cards - self.prices.turn)

    def best(self, free: int, pattern: int) -> float:
        fields = [1 << k for k in range(16)]
        masks = [m for m in fields + self.placements[pattern] if m & ~free == 0]
        return max(self.marked(free, mask, 0) for mask in masks)

    def marked(self, free: int, mask: int, owed: int) -> float:
        gain = self.prices.coin * (mask & self.card.coin_mask).bit_count()
        gain += self.prices.palm * (mask & self.card.palm_mask).bit_count()
        left = free & ~mask
        if left == 0:
            gain += self.finish
        return gain + self.after(left, owed + (mask & self.card.cross_mask).bit_count())

    def _after(self, free: int, owed: int) -> float:
        if owed == 0:
            return self.worth(free)
        elsewhere = self.prices.extra + self.after(free, owed - 1)
        here = [self.marked(free, 1 << k, owed - 1) for k in range(16) if free >> k & 1]
        return max([elsewhere, *here])


@pytest.mark.parametrize("number", range(len(DECK.maps)))
def test_a_map_is_worth_what_recursion_says(number: int) -> None:
    """Each map of the small deck, with every set of free fields, at every pattern."""
    v = build_values(build_tables(DECK), PRICES)
    card = DECK.maps[number]
    naive = Naive(DECK, card, PRICES)
    for free in range(1, 1 << 4):
        if free & ~card.land_mask:
            continue
        row = row_of(v, number, free)
        assert v.worth[row] == pytest.approx(naive.worth(free), abs=1e-4)
        for pattern in range(len(DECK.patterns)):
            best = naive.best(free, pattern) - naive.worth(free)
            assert v.gain[pattern, row] == pytest.approx(best, abs=1e-4)
        fields = [naive.marked(free, 1 << k, 0) for k in range(16) if free >> k & 1]
        assert v.gain[EXTRA, row] == pytest.approx(max(fields) - naive.worth(free), abs=1e-4)


def test_rows_of_a_map_are_its_own() -> None:
    """Every set of free fields of every map has its own row."""
    v = build_values(build_tables(DECK), PRICES)
    rows = []
    for number, card in enumerate(DECK.maps):
        sets = [free for free in range(16) if free & ~card.land_mask == 0]
        rows += [int(row_of(v, number, free)) for free in sets]
        assert row_of(v, number, card.land_mask) == v.first[number + 1] - 1
    assert sorted(rows) == list(range(len(v.worth)))


def test_extras_are_counted_far_enough() -> None:
    """No pattern and chain on one standard map can owe more extras than the tables count."""
    assert all(card.cross_mask.bit_count() <= MAX_EXTRAS for card in load_deck().maps)


def test_tempo_is_the_expected_number_of_turns() -> None:
    """Against recursion, for subsets of the small maps; other sets are left out."""
    turns = build_tempo(build_tables(DECK))
    masks = placements(DECK)

    @cache
    def expected(free: int) -> float:
        if free == 0:
            return 0.0
        total = 0.0
        for pattern, count in enumerate(DECK.expedition):
            options = [m for m in [1 << k for k in range(16)] + masks[pattern] if m & ~free == 0]
            total += count * min(expected(free & ~mask) for mask in options)
        return 1.0 + total / sum(DECK.expedition)

    for free in range(1, 16):
        assert turns[free] == pytest.approx(expected(free), rel=1e-5)
    assert turns[0xFFFF] == 0.0


def test_a_turn_costs_what_it_costs() -> None:
    """The dearer a turn, the lower the value of any map; at no price, fields alone
    decide nothing.
    """
    rng = stream("prices")
    tables = build_tables(DECK)
    cheap = build_values(tables, PRICES._replace(turn=0.5))
    dear = build_values(tables, PRICES._replace(turn=2.5))
    for _ in range(50):
        row = below(rng, len(cheap.worth))
        assert cheap.worth[row] >= dear.worth[row]
