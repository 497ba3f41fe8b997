"""What happened at a table of Everything on 1 Card, and what came of it, in words."""

from __future__ import annotations

from collections import Counter

from crossoff.core.model.position import Position
from crossoff.local.draft import What
from crossoff.texts import Texts
from crossoff.tui.board import Scene

__all__ = ["sentence", "sheet"]


def sentence(what: What, scene: Scene) -> str | None:
    """Something that happened; None for what is not told."""
    texts, say = scene.texts, scene.texts.say
    name = "" if what.get("by") is None else scene.names[what["by"]]
    match what["verb"]:
        case "keep":
            return say("oc-told-keep", name=name, list=texts.listed(what["cards"]))
        case "ready":
            return say("oc-told-ready", name=name)
        case "supply":
            cards = what["cards"]
            return say("oc-told-supply", count=len(cards), list=texts.listed(cards))
        case "start":
            return say("oc-told-start", name=scene.names[what["seat"]])
        case "roll":
            return say("oc-told-roll", dice=_dice(what["dice"], texts))
        case "reroll":
            return say("oc-told-reroll", name=name, dice=len(what["dice"]))
        case "use":
            return _use(what, name, texts)
        case "gain":
            return _gain(what["items"].get("cards", []), name, texts)
        case "pass":
            return say("oc-told-pass", name=name)
        case "take":
            return say("oc-told-take", name=name, card=what["cards"][0])
        case "draw":
            return say("oc-told-draw", name=scene.names[what["seat"]], card=what["cards"][0])
    return None


def _use(what: What, name: str, texts: Texts) -> str:
    card = what["cards"][0]
    if "earns" not in what:
        return texts.say("oc-told-use", name=name, card=card)
    boxes = sum(what["earns"]["boxes"].values())
    return texts.say("oc-told-boxes", name=name, card=card, boxes=boxes)


def _gain(scored: list[int], name: str, texts: Texts) -> str | None:
    """Points that count from now on. Open rows may still be scored with their card."""
    return texts.say("oc-told-scored", name=name, points=sum(scored)) if scored else None


def _dice(dice: list[str], texts: Texts) -> str:
    """A roll by its colours: "2 yellow, green and blue"."""
    counts = Counter(dice)
    return texts.listed(
        [
            texts.say("oc-told-color", count=count, color=texts.say(f"oc-color-{color}"))
            for color, count in counts.items()
        ]
    )


def sheet(position: Position, texts: Texts) -> list[tuple[str, list[str]]]:
    """The lines of the score sheet: each scored card, rows of open ones, the total."""
    scores = position.scores()
    cards = [score["cards"] for score in scores]
    lines = []
    for number in range(max((len(each) for each in cards if isinstance(each, list)), default=0)):
        word = texts.say("oc-sheet-card", number=number + 1)
        points = [
            str(each[number]) if isinstance(each, list) and number < len(each) else "-"
            for each in cards
        ]
        lines.append((word, points))
    lines.append((texts.say("oc-sheet-open"), [str(score["open"]) for score in scores]))
    return [*lines, (texts.say("oc-sheet-total"), [str(score["total"]) for score in scores])]
