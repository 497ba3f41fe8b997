"""The cards of Everything on 1 Card: a deck file, validated, in the form the rules use."""

from __future__ import annotations

from collections.abc import Mapping
from copy import deepcopy
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any

from crossoff.core.errors import BadDeck
from crossoff.core.files.deckfile import STANDARD, Entry, open_deck, read_cards, read_colors

__all__ = ["STANDARD", "Card", "Deck", "check_players", "load_deck"]

COLORS = 6
"""Sides of a die, one per colour."""

ROWS, BOXES, SUNS = 5, 20, 2
"""Of each card: its rows, the boxes of all its rows, the rows with a sun."""

CARDS_DEALT, CARDS_DEALT_ADVANCED = 2, 5
"""Cards each player is dealt, in the basic and in the advanced variant."""


@dataclass(frozen=True, slots=True)
class Card:
    """One card: five rows of boxes, two of them with a sun."""

    id: str
    rows: tuple[int, ...]  # by colour: number of boxes in its row; 0 = no such row
    suns: tuple[int, ...]  # colours of the rows with a sun, in ascending order


@dataclass(frozen=True, slots=True)
class Deck:
    """A validated deck."""

    name: str
    colors: tuple[str, ...]
    dice: int
    rolls: int  # per turn, including the first
    sun_bonus: tuple[int, ...]  # by number of complete rows with a sun
    scored_cards: int  # the game ends with the turn in which a player reaches this number
    rows_to_score: int  # a card is scored at this number of complete rows
    cards: tuple[Card, ...]
    source: dict[str, Any] = field(repr=False, hash=False)  # as read, for records; do not modify


def load_deck(source: str | Path | Mapping[str, Any] = STANDARD) -> Deck:
    """Load the shipped deck by its name, the deck object of a record, or a deck file."""
    if source == STANDARD:
        return _standard()
    name, entry = open_deck(source)
    return _deck(name, entry)


def check_players(deck: Deck, players: int, options: Mapping[str, str]) -> None:
    """Reject a deck that is too small for this many players in the chosen variant."""
    is_advanced = options.get("variant") == "advanced"
    needed = (CARDS_DEALT_ADVANCED if is_advanced else CARDS_DEALT) * players
    if len(deck.cards) < needed:
        numbers = {"players": players, "needed": needed, "got": len(deck.cards)}
        raise BadDeck(deck.name, "cards", "oc-why-few-cards", **numbers)


@cache
def _standard() -> Deck:
    _, entry = open_deck(Path(__file__).with_name("deck.toml"))
    return _deck(STANDARD, entry)


def _deck(name: str, entry: Entry) -> Deck:
    top = entry.table(["colors", "dice", "bonus", "end", "cards"])
    colors = read_colors(top["colors"], COLORS, COLORS)
    dice = top["dice"].table(["count", "rolls"])
    bonus = top["bonus"].table(["suns"])["suns"].items(SUNS + 1, SUNS + 1)
    end = top["end"].table(["scored_cards", "rows_to_score"])
    cards = read_cards(top["cards"], 60, ["rows", "suns"])
    return Deck(
        name=name,
        colors=colors,
        dice=dice["count"].integer(1, 5),
        rolls=dice["rolls"].integer(1, 3),
        sun_bonus=tuple(points.integer(0, 20) for points in bonus),
        scored_cards=end["scored_cards"].integer(1, 8),
        rows_to_score=end["rows_to_score"].integer(1, ROWS),
        cards=tuple(_card(card_id, keys, colors) for card_id, keys in cards.items()),
        source=deepcopy(entry.whole_table()),
    )


def _card(card_id: str, keys: dict[str, Entry], colors: tuple[str, ...]) -> Card:
    lengths = keys["rows"].table([], optional=colors, unknown="why-deck-unknown-color")
    if len(lengths) != ROWS:
        keys["rows"].refuse("why-deck-exactly", count=ROWS, got=len(lengths))
    rows = tuple(lengths[color].integer(1, 7) if color in lengths else 0 for color in colors)
    if sum(rows) != BOXES:
        keys["rows"].refuse("oc-why-row-sum", sum=sum(rows), boxes=BOXES)
    return Card(card_id, rows, _suns(keys["suns"], rows, colors))


def _suns(entry: Entry, rows: tuple[int, ...], colors: tuple[str, ...]) -> tuple[int, ...]:
    suns: list[int] = []
    for item in entry.items(SUNS, SUNS):
        sun = item.one_of(colors, "why-deck-unknown-color")
        if not rows[sun]:
            item.refuse("oc-why-no-row", color=colors[sun])
        if sun in suns:
            item.refuse("oc-why-sun-twice", color=colors[sun])
        suns.append(sun)
    return tuple(sorted(suns))
