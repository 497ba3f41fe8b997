"""What deck and view say of cards and seats."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import NamedTuple

from crossoff.games.one_card.deck import Card, Deck
from crossoff.games.one_card.view import TableView
from crossoff.texts import Texts, Value

__all__ = ["Row", "beginnings", "color_list", "rows_of", "rule_numbers", "standing", "turn_order"]


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


def turn_order(view: TableView) -> list[int]:
    """The seats in the order in which they use a roll; by number while nobody rolls."""
    count = len(view.seats)
    return [((view.active or 0) + k) % count for k in range(count)]


def standing(view: TableView, seat: int) -> str:
    """Where a seat stands in this turn, as the texts name it."""
    waiting = view.seats[seat].waiting
    if view.phase == "keep":
        return "choosing" if waiting else "ready"
    if waiting and view.phase == "take":
        return "taking"
    if waiting:
        return "rolling" if seat == view.active and view.rolls_left > 0 else "deciding"
    order = turn_order(view)
    now = next((k for k, one in enumerate(order) if view.seats[one].waiting), None)
    if now is None:
        return "idle"
    return "done" if order.index(seat) < now else "next"


def beginnings(texts: Texts, deck: Deck) -> dict[str, str]:
    """As many letters of each colour as tell them apart."""
    names = {color: texts.say(f"oc-color-{color}") for color in deck.colors}
    longest = max(map(len, names.values()))
    enough = next(
        (n for n in range(1, longest) if len({name[:n] for name in names.values()}) == len(names)),
        longest,
    )
    return {color: name[:enough] for color, name in names.items()}


def color_list(texts: Texts, colors: Iterable[str]) -> str:
    """Colours in one sentence."""
    return texts.listed([texts.say(f"oc-color-{color}") for color in colors])


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
