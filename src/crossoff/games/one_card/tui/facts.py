"""What deck and view say of cards and seats."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from crossoff.games.one_card.deck import Card, Deck
from crossoff.texts import Texts, Value

__all__ = ["Row", "beginnings", "rows_of", "rule_numbers"]


class Row(NamedTuple):
    """A row of a card."""

    color: str
    boxes: int
    has_sun: bool


@lru_cache(maxsize=16)
def _cards(deck: Deck) -> dict[str, Card]:
    return {card.id: card for card in deck.cards}


def card_of(deck: Deck, card: str) -> Card:
    """The card of this id."""
    return _cards(deck)[card]


def rows_of(deck: Deck, card: str) -> list[Row]:
    """The rows of a card from top to bottom."""
    facts = card_of(deck, card)
    return [
        Row(name, facts.rows[color], color in facts.suns)
        for color, name in enumerate(deck.colors)
        if facts.rows[color] > 0
    ]


def beginnings(texts: Texts, deck: Deck) -> dict[str, str]:
    """As many letters of each colour as tell them apart."""
    names = {color: texts.say(f"oc-color-{color}") for color in deck.colors}
    longest = max(map(len, names.values()))
    enough = next(
        (n for n in range(1, longest) if len({name[:n] for name in names.values()}) == len(names)),
        longest,
    )
    return {color: name[:enough] for color, name in names.items()}


def rule_numbers(deck: Deck, texts: Texts) -> dict[str, Value]:
    """What the words of the rules say of the deck."""
    rows = rows_of(deck, deck.cards[0].id)
    return {
        "cards": len(deck.cards),
        "colors": len(deck.colors),
        "lines": len(rows),
        "boxes": sum(row.boxes for row in rows),
        "dice": deck.dice,
        "again": deck.rolls - 1,
        "full": deck.rows_to_score,
        "end": deck.scored_cards,
        "one": deck.sun_bonus[1],
        "two": deck.sun_bonus[2],
        "most": sum(row.boxes for row in rows) + deck.sun_bonus[2],
    }
