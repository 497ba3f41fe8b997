"""The cards of Silver & Gold: a deck file, validated, in the form the rules use."""

from __future__ import annotations

from collections.abc import Mapping
from copy import deepcopy
from dataclasses import dataclass, field
from functools import cache, lru_cache
from pathlib import Path
from typing import Any

from crossoff.core.errors import BadDeck
from crossoff.core.files.deckfile import STANDARD, Entry, open_deck, read_cards, read_colors

__all__ = ["STANDARD", "Deck", "TreasureMap", "check_players", "load_deck", "map_of"]

SIZE = 4
"""Rows and columns of the grid that maps and patterns are drawn on."""

TURNS_A_ROUND = 7
MAPS_DEALT = 4
"""Maps each player is dealt to choose from."""

_SEA, _FIELD, _CROSS, _COIN, _PALM = " .xoT"


@dataclass(frozen=True, slots=True)
class TreasureMap:
    """One treasure map. Field row * 4 + column is that bit of a mask:

    ```text
         a   b   c   d
    1    0   1   2   3
    2    4   5   6   7
    3    8   9  10  11
    4   12  13  14  15
    ```
    """

    id: str
    color: int  # index into Deck.colors
    seal: int | None  # index of the colour that the seal rewards
    land_mask: int  # all fields; the other masks are subsets
    cross_mask: int
    coin_mask: int
    palm_mask: int

    @property
    def points(self) -> int:
        """The points of the completed map: one per field."""
        return self.land_mask.bit_count()


@dataclass(frozen=True, slots=True)
class Deck:
    """A validated deck."""

    name: str
    colors: tuple[str, ...]  # in tie-break order
    seal_points: tuple[int, ...]  # by colour: points per completed map of it
    cups: tuple[int, ...]  # in descending order
    coin_rows: int
    coins_per_row: int
    palm_boxes: int
    patterns: tuple[str, ...]  # names
    pattern_cells: tuple[tuple[tuple[int, int], ...], ...]  # by pattern: (row, column), from (0, 0)
    expedition: tuple[int, ...]  # by pattern: number of cards
    maps: tuple[TreasureMap, ...]
    source: dict[str, Any] = field(repr=False, hash=False)  # as read, for records; do not modify


def load_deck(source: str | Path | Mapping[str, Any] = STANDARD) -> Deck:
    """Load the shipped deck by its name, the deck object of a record, or a deck file."""
    if source == STANDARD:
        return _standard()
    name, entry = open_deck(source)
    return _deck(name, entry)


@lru_cache(maxsize=16)
def _maps(deck: Deck) -> dict[str, TreasureMap]:
    return {card.id: card for card in deck.maps}


def map_of(deck: Deck, card: str) -> TreasureMap:
    """Return the map with this id."""
    return _maps(deck)[card]


def check_players(deck: Deck, players: int, options: Mapping[str, str]) -> None:
    """Reject a deck that is too small for this many players. No option changes that."""
    needed = MAPS_DEALT * players
    if len(deck.maps) < needed:
        numbers = {"players": players, "needed": needed, "got": len(deck.maps)}
        raise BadDeck(deck.name, "maps", "sg-why-few-maps", **numbers)


@cache
def _standard() -> Deck:
    _, entry = open_deck(Path(__file__).with_name("deck.toml"))
    return _deck(STANDARD, entry)


def _deck(name: str, entry: Entry) -> Deck:
    top = entry.table(["colors", "seals", "cups", "score_card", "expedition", "patterns", "maps"])
    colors = read_colors(top["colors"], 1, 6)
    seals = top["seals"].table(colors)
    cups = top["cups"].table(["values"])["values"].items(0, 8)
    score_card = top["score_card"].table(["coin_rows", "coins_per_row", "palms"])
    patterns = {key: _cells(item) for key, item in top["patterns"].named(1, 8).items()}
    expedition = top["expedition"].table([], optional=patterns, unknown="sg-why-unknown-pattern")
    counts = {key: item.integer(0, 12) for key, item in expedition.items()}
    if (cards := sum(counts.values())) < TURNS_A_ROUND:
        top["expedition"].refuse("sg-why-few-expeditions", count=cards, needed=TURNS_A_ROUND)
    maps = read_cards(top["maps"], 60, ["color", "field"], optional=["seal"])
    return Deck(
        name=name,
        colors=colors,
        seal_points=tuple(seals[color].integer(0, 9) for color in colors),
        cups=tuple(sorted((cup.integer(0, 20) for cup in cups), reverse=True)),
        coin_rows=score_card["coin_rows"].integer(1, 4),
        coins_per_row=score_card["coins_per_row"].integer(1, 6),
        palm_boxes=score_card["palms"].integer(0, 6),
        patterns=tuple(patterns),
        pattern_cells=tuple(patterns.values()),
        expedition=tuple(counts.get(key, 0) for key in patterns),
        maps=tuple(_treasure_map(map_id, keys, colors) for map_id, keys in maps.items()),
        source=deepcopy(entry.whole_table()),
    )


def _treasure_map(map_id: str, keys: dict[str, Entry], colors: tuple[str, ...]) -> TreasureMap:
    if map_id == "pile":
        keys["id"].refuse("sg-why-pile")
    masks = _drawing(keys["field"], symbols=_SEA + _FIELD + _CROSS + _COIN + _PALM, blank=_SEA)
    return TreasureMap(
        id=map_id,
        color=keys["color"].one_of(colors, "why-deck-unknown-color"),
        seal=keys["seal"].one_of(colors, "why-deck-unknown-color") if "seal" in keys else None,
        land_mask=sum(masks.values()),
        cross_mask=masks[_CROSS],
        coin_mask=masks[_COIN],
        palm_mask=masks[_PALM],
    )


def _cells(entry: Entry) -> tuple[tuple[int, int], ...]:
    """Return the cells of a pattern, normalized to the top left corner."""
    mask = _drawing(entry, symbols="#.", blank=".")["#"]
    if mask.bit_count() < 2:
        entry.refuse("sg-why-single-cell")
    cells = [divmod(bit, SIZE) for bit in range(SIZE * SIZE) if mask >> bit & 1]
    top, left = min(row for row, _ in cells), min(column for _, column in cells)
    return tuple((row - top, column - left) for row, column in cells)


def _drawing(entry: Entry, *, symbols: str, blank: str) -> dict[str, int]:
    """Return the mask of every symbol but the blank. Short and missing rows are padded."""
    masks = dict.fromkeys(symbols, 0)
    for row, item in enumerate(entry.items(1, SIZE)):
        text = item.text()
        if len(text) > SIZE:
            item.refuse("sg-why-wide-row", row=row + 1, columns=len(text), size=SIZE)
        for column, symbol in enumerate(text):
            if symbol not in masks:
                item.refuse("sg-why-symbol", got=repr(symbol), known=repr(symbols))
            masks[symbol] |= 1 << row * SIZE + column
    del masks[blank]
    if not any(masks.values()):
        entry.refuse("sg-why-nothing-drawn")
    if not _is_connected(sum(masks.values())):
        entry.refuse("sg-why-apart")
    return masks


def _is_connected(mask: int) -> bool:
    """True if all fields of the mask are connected by orthogonal steps."""
    not_column_a, not_column_d = 0xEEEE, 0x7777
    reached, before = mask & -mask, 0
    while reached != before:
        before = reached
        sideways = (reached & not_column_d) << 1 | (reached & not_column_a) >> 1
        reached |= (sideways | reached << SIZE | reached >> SIZE) & mask
    return reached == mask
