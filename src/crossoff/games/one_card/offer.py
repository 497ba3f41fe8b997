"""Decisions and lines of Everything on 1 Card as data, for whoever draws or tells of the table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from crossoff.core.files.lines import unless_hidden
from crossoff.core.model.contract import ActionId, Seat
from crossoff.core.model.position import Position
from crossoff.core.model.setup import Setup
from crossoff.games.one_card.kernel import cross_boxes
from crossoff.games.one_card.layout import PASS, USE

__all__ = ["earns", "parts", "shown_only_to"]

_WITH_SEAT = ("deal", "draw")


def parts(text: str) -> dict[str, Any]:
    """A decision or a line of the log, without who: `reroll 3 4` by its parts."""
    verb, *words = text.split(" ")
    if verb == "pass":
        return {"verb": verb}
    if verb == "start":
        return {"verb": verb, "seat": int(words[0])}
    if verb in _WITH_SEAT:
        return {"verb": verb, "seat": int(words[0]), "cards": unless_hidden(words[1:])}
    if verb == "reroll":
        return {"verb": verb, "dice": [int(word) for word in words]}
    if verb == "roll":
        return {"verb": verb, "dice": words}
    if verb == "take":
        return {"verb": verb, "from": "supply", "cards": words}
    return {"verb": verb, "cards": words}


def shown_only_to(setup: Setup, line: str) -> Seat | None:
    """The one seat that is shown a line of the log; None when all are. Dealt cards are hidden
    while some of them may be given back (C2.3).
    """
    _, verb, *words = line.split(" ")
    is_hidden = verb == "deal" and setup.options["variant"] == "advanced"
    return Seat(int(words[0])) if is_hidden else None


def earns(position: Position, seat: Seat, actions: Sequence[ActionId]) -> dict[str, Any]:
    """What using the roll on a card brings a seat."""
    s, deck = position.state, position.setup.deck
    if s.phase != USE or not actions or actions[0] >= PASS:
        return {}
    slot = actions[0]
    card, free = deck.cards[s.cards[seat, slot]], int(s.free[seat, slot])
    left = int(cross_boxes(int(s.counts), free))
    boxes, rows, worth = {}, [], []
    for color, name in enumerate(deck.colors):
        had, has = free >> (4 * color) & 0xF, left >> (4 * color) & 0xF
        if had != has:
            boxes[name] = had - has
        if card.rows[color] > 0 and has == 0:
            rows.append(name)
            worth.append(card.rows[color])
    after = position.apply(seat, actions[0]).state
    is_scored = bool(after.num_scored[seat] > s.num_scored[seat])
    points = int(after.points[seat, s.num_scored[seat]]) if is_scored else 0
    suns = sum(deck.colors[color] in rows for color in card.suns)
    return {
        "boxes": boxes,
        "rows": rows,
        "scores": is_scored,
        "points": points,
        "sum": worth,
        "suns": suns,
        "bonus": deck.sun_bonus[suns],
    }
