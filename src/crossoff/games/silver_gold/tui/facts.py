"""What the deck says of maps, by the names that people use."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from crossoff.games.silver_gold.deck import Deck, TreasureMap
from crossoff.games.silver_gold.notation import FIELDS
from crossoff.texts import Texts, Value

__all__ = [
    "rule_numbers",
    "symbol",
    "symbols",
]

#: What is printed on a field, as the deck file writes it.
CROSS, COIN, PALM, PLAIN, SEA = "xoT. "


def symbol(card: TreasureMap, field: str) -> str:
    """What is printed on a field; a blank where the map has none."""
    bit = FIELDS.index(field)
    signs = ((card.cross_mask, CROSS), (card.coin_mask, COIN), (card.palm_mask, PALM))
    for mask, sign in signs:
        if mask >> bit & 1:
            return sign
    return PLAIN if card.land_mask >> bit & 1 else SEA


def symbols(card: TreasureMap, fields: Iterable[str] = FIELDS) -> Counter[str]:
    """How often each symbol is on some fields of a map, by default on all."""
    return Counter(symbol(card, field) for field in fields)


_NAMED = ("purple", "orange", "green", "gray")  # the colours that the rules name


def rule_numbers(deck: Deck, texts: Texts) -> dict[str, Value]:
    """What the words of the rules say of the deck."""
    numbers: dict[str, Value] = {
        "maps": len(deck.maps),
        "colors": len(deck.colors),
        "expeditions": sum(deck.expedition),
        "shapes": len(deck.patterns),
        "rows": deck.coin_rows,
        "coins": deck.coins_per_row,
        "boxes": deck.palm_boxes,
        "cups": texts.listed([str(cup) for cup in deck.cups]),
    }
    for color in _NAMED:
        numbers |= _of_color(deck, color)
    return numbers


def _of_color(deck: Deck, color: str) -> dict[str, Value]:
    """How many maps have a colour, how many squares, and what its seal pays."""
    if color not in deck.colors:
        return {color: 0, f"{color}_size": 0, f"{color}_pays": 0}
    index = deck.colors.index(color)
    sizes = [card.points for card in deck.maps if card.color == index]
    return {
        color: len(sizes),
        f"{color}_size": sizes[0] if sizes else 0,
        f"{color}_pays": deck.seal_points[index],
    }
