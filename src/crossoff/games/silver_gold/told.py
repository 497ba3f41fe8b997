"""What happened at a table of Silver & Gold, in sayings."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from crossoff.core.model.contract import Seat
from crossoff.core.model.say import Say, name_of
from crossoff.core.model.setup import Setup
from crossoff.games.silver_gold.deck import Deck, map_of
from crossoff.games.silver_gold.notation import fields_mask

__all__ = ["brief", "gained", "phrase", "told"]

_MARKS = {  # by whether there were coins, and palms
    (False, False): "sg-say-mark",
    (True, False): "sg-say-mark-coins",
    (False, True): "sg-say-mark-palms",
    (True, True): "sg-say-mark-coins-palms",
}
_GAINS = {
    "palms": "sg-brief-palms",
    "maps": "sg-brief-maps",
    "seals": "sg-brief-seals",
    "cups": "sg-brief-cups",
}


def told(setup: Setup, what: Mapping[str, Any]) -> Say | None:
    """A line of the log; None for what is not told."""
    deck: Deck = setup.deck
    match what["verb"]:
        case "keep":
            return "sg-say-keep", {"name": name_of(what["by"]), "count": len(what["cards"])}
        case "mark":
            return _marked(deck, what["by"], what["groups"])
        case "take":
            return _taken(deck, what["by"], what)
        case "start":
            return "sg-say-start", {"name": name_of(what["seat"])}
        case "expedition" if what["card"] is not None:
            return "sg-expedition-card", {"shape": shape(deck, what["card"])}
    return None


def phrase(setup: Setup, what: Mapping[str, Any]) -> Say | None:
    """A decision without a subject."""
    deck: Deck = setup.deck
    cards = [a_map(deck, card) for card in what.get("cards", ())]
    if what["verb"] == "mark":
        return "sg-review-mark", _found(deck, what["groups"])
    if what["verb"] == "keep":
        return "sg-review-keep", {"maps": {"list": cards}}
    if what["from"] == "pile":  # whichever map it turned out to be
        return "sg-review-take-pile", {}
    return "sg-review-take", {"map": cards[0]}


def shape(deck: Deck, pattern: str) -> Say:
    """The pattern of an expedition card: "a block of four"."""
    fields = len(deck.pattern_cells[deck.patterns.index(pattern)])
    return "sg-pattern", {"pattern": pattern, "fields": fields}


def a_map(deck: Deck, card: str) -> Say:
    """A map in the middle of a sentence: "an orange map"."""
    return "sg-a-map", {"color": deck.colors[map_of(deck, card).color]}


def _marked(deck: Deck, seat: int, groups: Sequence[Mapping[str, Any]]) -> Say:
    found = _found(deck, groups)
    return _MARKS[found["coins"] > 0, found["palms"] > 0], {"name": name_of(seat), **found}


def brief(setup: Setup, what: Mapping[str, Any]) -> list[Say]:
    """What a line or a gain comes to, in a few words. Coins are told with the marks, everything
    else with the points.
    """
    deck: Deck = setup.deck
    match what["verb"]:
        case "mark":
            found = _found(deck, what["groups"])
            said: list[Say] = [("sg-brief-fields", {"count": found["fields"]})]
            return (
                [*said, ("sg-brief-coins", {"count": found["coins"]})] if found["coins"] else said
            )
        case "take":
            return [("sg-brief-take", {"map": a_map(deck, what["cards"][0])})]
        case "gain":
            return [
                (id_, {"points": points})
                for line, id_ in _GAINS.items()
                if (points := what["items"].get(line, 0)) > 0
            ]
    return []


def _found(deck: Deck, groups: Sequence[Mapping[str, Any]]) -> dict[str, Any]:
    """How much was crossed off, and where."""
    fields = coins = palms = 0
    for group in groups:
        card, mask = map_of(deck, group["map"]), fields_mask(group["fields"])
        fields += mask.bit_count()
        coins += (mask & card.coin_mask).bit_count()
        palms += (mask & card.palm_mask).bit_count()
    maps = {group["map"] for group in groups}
    where: Say = ("sg-both-maps", {}) if len(maps) > 1 else a_map(deck, maps.pop())
    return {"fields": fields, "coins": coins, "palms": palms, "where": where}


def _taken(deck: Deck, seat: int, what: Mapping[str, Any]) -> Say:
    id_ = "sg-say-take-pile" if what["from"] == "pile" else "sg-say-take"
    return id_, {"name": name_of(seat), "map": a_map(deck, what["cards"][0])}


def gained(seat: Seat, items: Mapping[str, Any]) -> Say | None:
    """Points worth lifting the head for. Coins were told with the marks."""
    maps, seals, cups, palms = (items.get(line, 0) for line in ("maps", "seals", "cups", "palms"))
    name = name_of(seat)
    if maps > 0 and seals > 0:
        return "sg-say-finished-seal", {"name": name, "maps": maps, "seals": seals}
    if maps > 0:
        return "sg-say-finished", {"name": name, "maps": maps}
    if cups > 0:
        return "sg-say-cup", {"name": name, "cups": cups}
    return ("sg-say-palms", {"name": name, "palms": palms}) if palms > 0 else None
