"""Deck tables: arrays for the kernels to look things up in."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from crossoff.games.silver_gold.deck import Deck
from crossoff.games.silver_gold.layout import DECK, GRID, MAX_PLACEMENTS, NONE, SINGLES, DeckTables

__all__ = ["build_tables", "placement_masks"]

Cells = frozenset[tuple[int, int]]  # (row, column)


def turned(cells: Cells) -> Cells:
    """Turn by 90° clockwise and normalize to the top left corner."""
    height = max(row for row, _ in cells) + 1
    return frozenset((column, height - 1 - row) for row, column in cells)


def flipped(cells: Cells) -> Cells:
    """Mirror left to right."""
    width = max(column for _, column in cells) + 1
    return frozenset((row, width - 1 - column) for row, column in cells)


def orientations(cells: Cells) -> set[Cells]:
    """Return all rotations and reflections of a pattern (S4)."""
    found: set[Cells] = set()
    for shape in (cells, flipped(cells)):
        for _ in range(4):
            found.add(shape)
            shape = turned(shape)
    return found


def placement_masks(cells: Cells) -> list[int]:
    """Return every placement of the pattern on the grid, as masks in ascending order."""
    masks = set()
    for shape in orientations(cells):
        height = max(row for row, _ in shape) + 1
        width = max(column for _, column in shape) + 1
        for top in range(GRID - height + 1):
            for left in range(GRID - width + 1):
                masks.add(sum(1 << ((top + r) * GRID + left + c) for r, c in shape))
    assert len(masks) <= MAX_PLACEMENTS
    return sorted(masks)


def fits_by_row(masks: list[int]) -> NDArray[np.int64]:
    """Return the placements that fit in each row of the grid, by its free fields. [4, 16]"""
    fits = np.zeros((GRID, 1 << GRID), np.int64)
    free = np.arange(1 << GRID)
    for row in range(GRID):
        for index, mask in enumerate(masks):
            needed = mask >> (GRID * row) & ((1 << GRID) - 1)
            fits[row] |= np.where(free & needed == needed, np.int64(1) << index, 0)
    return fits


def build_tables(deck: Deck) -> DeckTables:
    """Return the DECK record of a deck, as words."""
    tables = np.zeros(1, DECK)
    t = tables[0]
    t.num_maps, t.num_patterns, t.num_colors = len(deck.maps), len(deck.patterns), len(deck.colors)
    t.num_cups, t.cups[: len(deck.cups)] = len(deck.cups), deck.cups
    t.coin_rows, t.coins_per_row = deck.coin_rows, deck.coins_per_row
    t.palm_boxes = deck.palm_boxes
    t.seal_points[: len(deck.colors)] = deck.seal_points
    t.expedition[: len(deck.patterns)] = deck.expedition
    t.seal[:] = NONE
    for index, card in enumerate(deck.maps):
        t.land[index], t.cross[index] = card.land_mask, card.cross_mask
        t.coin[index], t.palm[index] = card.coin_mask, card.palm_mask
        t.num_palms[index] = card.palm_mask.bit_count()
        t.points[index] = card.points
        t.of_color[card.color] |= np.int64(1) << index
        if card.seal is not None:
            t.seal[index] = card.seal
    for index, cells in enumerate(deck.pattern_cells):
        masks = placement_masks(frozenset(cells))
        t.fields[index, :SINGLES] = 1 << np.arange(SINGLES)
        t.fields[index, SINGLES : SINGLES + len(masks)] = masks
        t.fits[index] = fits_by_row(masks)
    return tables.view(np.int64)
