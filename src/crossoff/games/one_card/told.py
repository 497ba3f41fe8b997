"""What happened at a table of Everything on 1 Card, in sayings."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from crossoff.core.model.contract import Seat
from crossoff.core.model.say import Say, name_of
from crossoff.core.model.setup import Setup

__all__ = ["brief", "colors_said", "gained", "phrase", "told"]


def told(setup: Setup, what: Mapping[str, Any]) -> Say | None:
    """A line of the log; None for what is not told."""
    by, cards = what["by"], what.get("cards")
    match what["verb"]:
        case "keep":
            return "oc-told-keep", {"name": name_of(by), "list": {"list": cards}}
        case "supply":
            return "oc-told-supply", {"count": len(cards or ()), "list": {"list": cards}}
        case "start":
            return "oc-told-start", {"name": name_of(what["seat"])}
        case "roll":
            return "oc-told-roll", {"dice": _dice(what["dice"])}
        case "reroll":
            return "oc-told-reroll", {"name": name_of(by), "dice": len(what["dice"])}
        case "use":
            return _used(by, what)
        case "pass":
            return "oc-told-pass", {"name": name_of(by)}
        case "take":
            return "oc-told-take", {"name": name_of(by), "card": what["cards"][0]}
        case "draw":
            return "oc-told-draw", {"name": name_of(what["seat"]), "card": what["cards"][0]}
    return None


def phrase(setup: Setup, what: Mapping[str, Any]) -> Say | None:
    """A decision without a subject."""
    cards = what.get("cards")
    match what["verb"]:
        case "keep":
            return "oc-review-keep", {"list": {"list": cards}}
        case "reroll":
            return "oc-review-reroll", {"dice": len(what["dice"])}
        case "pass":
            return "oc-review-pass", {}
    assert cards and what["verb"] in ("use", "take")
    return f"oc-review-{what['verb']}", {"card": cards[0]}


def brief(setup: Setup, what: Mapping[str, Any]) -> list[Say]:
    """What a line or a gain comes to, in a few words. Who rolls again is seen in the dice."""
    match what["verb"]:
        case "use":
            return [("oc-brief-boxes", {"count": sum(what["earns"]["boxes"].values())})]
        case "pass":
            return [("oc-brief-pass", {})]
        case "take":
            return [("oc-brief-take", {"card": what["cards"][0]})]
        case "gain" if what["items"].get("cards"):
            return [("oc-brief-scored", {"points": sum(what["items"]["cards"])})]
    return []


def _used(seat: int, what: Mapping[str, Any]) -> Say:
    said = {"name": name_of(seat), "card": what["cards"][0]}
    if "earns" not in what:
        return "oc-told-use", said
    return "oc-told-boxes", {**said, "boxes": sum(what["earns"]["boxes"].values())}


def gained(seat: Seat, items: Mapping[str, Any]) -> Say | None:
    """Points that count from now on. Open rows may still be scored with their card."""
    scored: Sequence[int] = items.get("cards", ())
    return ("oc-told-scored", {"name": name_of(seat), "points": sum(scored)}) if scored else None


def _dice(dice: Sequence[str]) -> dict[str, list[Say]]:
    """A roll by its colours: "2 yellow, green and blue"."""
    return {
        "list": [
            ("oc-told-color", {"count": count, "color": color_said(color)})
            for color, count in Counter(dice).items()
        ]
    }


def color_said(color: str) -> Say:
    """The name of a colour."""
    return f"oc-color-{color}", {}


def colors_said(colors: Iterable[str]) -> dict[str, list[Say]]:
    """Several colours in one sentence."""
    return {"list": [color_said(color) for color in colors]}
