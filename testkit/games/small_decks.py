"""Decks so small that plain kernels can solve them, for tests of bots."""

from __future__ import annotations

from copy import deepcopy
from typing import Any

from crossoff.games.one_card.deck import load_deck as load_cards
from crossoff.games.silver_gold.deck import load_deck as load_maps

# Every symbol, a seal, and maps of one to three rows; twelve, so that a pile is left.
_DRAWINGS = ["x.o", "xT.", ".o.x", "o..", "x.", "..T", ".x", "..", "o.x", "T.", ".xx", "..."]


def small_maps(**score_card: int) -> dict[str, Any]:
    """Return a Silver & Gold deck of twelve maps of two to four fields."""
    source = deepcopy(load_maps().source)
    colors = source["colors"]["order"]
    source["maps"] = [
        {"id": f"M{n:02}", "color": colors[n % 4], "field": [drawing]}
        for n, drawing in enumerate(_DRAWINGS)
    ]
    source["score_card"] = {**source["score_card"], **score_card}
    source["maps"][2]["seal"] = "green"
    source["maps"][7]["seal"] = "gray"
    return source


def small_cards(dice: int, rolls: int, rows_to_score: int = 1) -> dict[str, Any]:
    """Return a One Card deck of four cards with few dice, for short games."""
    source = deepcopy(load_cards().source)
    source["cards"] = [card for card in source["cards"] if card["id"] in ("03", "05", "15", "20")]
    source["dice"] = {"count": dice, "rolls": rolls}
    source["end"] = {"scored_cards": 1, "rows_to_score": rows_to_score}
    return source
