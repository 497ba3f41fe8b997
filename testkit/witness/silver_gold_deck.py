"""The deck of Silver & Gold, as read by the witness."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import Any

Cell = tuple[int, int]  # column, row; both from 0


@dataclass(frozen=True)
class MapCard:
    """One treasure map: its fields and what is printed on them."""

    id: str
    color: str
    seal: str | None
    cells: dict[str, Cell]  # field name -> cell, by row and then by column
    symbols: dict[str, str]  # field name -> ".", "x", "o" or "T"

    @property
    def value(self) -> int:
        """One point for each field."""
        return len(self.cells)

    @property
    def palms(self) -> int:
        """How many palms are printed on the card."""
        return sum(symbol == "T" for symbol in self.symbols.values())

    def in_order(self, fields: set[str] | frozenset[str]) -> list[str]:
        """The given fields by row, then by column."""
        return [name for name in self.cells if name in fields]

    def placements(self, pattern: set[Cell], free: set[str]) -> set[frozenset[str]]:
        """Every set of free fields that the pattern covers in some orientation."""
        names = {self.cells[name]: name for name in free}
        found: set[frozenset[str]] = set()
        for shape in orientations(pattern):
            first_column, first_row = min(shape)
            for column, row in names:
                covered = {(c - first_column + column, r - first_row + row) for c, r in shape}
                if covered <= names.keys():
                    found.add(frozenset(names[cell] for cell in covered))
        return found


@dataclass(frozen=True)
class Deck:
    """Everything printed on the components."""

    maps: dict[str, MapCard]
    patterns: dict[str, set[Cell]]
    expedition: Counter[str]
    cups: list[int]
    coin_rows: int
    coins_per_row: int
    palm_boxes: int
    seal_points: dict[str, int]
    color_order: list[str]


def orientations(pattern: set[Cell]) -> list[set[Cell]]:
    """The pattern in its four quarter turns, and the mirror image in its four."""
    shapes = []
    for shape in (pattern, {(-column, row) for column, row in pattern}):
        for _ in range(4):
            shapes.append(shape)
            shape = {(-row, column) for column, row in shape}
    return shapes


def read_map(entry: dict[str, Any]) -> MapCard:
    """Read one `[[maps]]` entry; ValueError for an unplayable one."""
    cells: dict[str, Cell] = {}
    symbols: dict[str, str] = {}
    for row, drawing in enumerate(entry["field"]):
        for column, symbol in enumerate(drawing):
            if symbol == " ":
                continue
            if symbol not in ".xoT":
                raise ValueError(f"map {entry['id']}: unknown symbol {symbol!r}")
            name = "abcdefghijklmnopqrstuvwxyz"[column] + str(row + 1)
            cells[name] = (column, row)
            symbols[name] = symbol
    if not cells:
        raise ValueError(f"map {entry['id']} has no field")
    return MapCard(entry["id"], entry["color"], entry.get("seal"), cells, symbols)


def read_pattern(name: str, rows: list[str]) -> set[Cell]:
    """The cells drawn with `#`."""
    cells = {(c, r) for r, line in enumerate(rows) for c, sign in enumerate(line) if sign == "#"}
    if not cells:
        raise ValueError(f"pattern {name} is empty")
    return cells


def read_deck(data: dict[str, Any]) -> Deck:
    """A parsed deck file."""
    cards = [read_map(entry) for entry in data["maps"]]
    maps = {card.id: card for card in cards}
    if len(maps) < len(cards):
        raise ValueError("two maps have the same id")
    patterns = {name: read_pattern(name, rows) for name, rows in data["patterns"].items()}
    expedition = Counter({name: count for name, count in data["expedition"].items() if count})
    if not expedition.keys() <= patterns.keys():
        raise ValueError("an expedition card shows an unknown pattern")
    if expedition.total() < 7:
        raise ValueError("a round needs seven expedition cards")
    return Deck(
        maps=maps,
        patterns=patterns,
        expedition=expedition,
        cups=list(data["cups"]["values"]),
        coin_rows=data["score_card"]["coin_rows"],
        coins_per_row=data["score_card"]["coins_per_row"],
        palm_boxes=data["score_card"]["palms"],
        seal_points=dict(data["seals"]),
        color_order=list(data["colors"]["order"]),
    )
