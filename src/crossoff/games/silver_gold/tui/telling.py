"""What happened at a table of Silver & Gold, and what came of it, in words."""

from __future__ import annotations

from crossoff.core.model.position import Position
from crossoff.games.silver_gold.tui.facts import (
    COIN,
    PALM,
    map_of,
    pattern_size,
    symbols,
)
from crossoff.local.draft import What
from crossoff.texts import Texts
from crossoff.tui.board import Scene

__all__ = ["sentence", "sheet"]

_ITEMS = ("maps", "seals", "coins", "cups", "palms", "total")


def sentence(what: What, scene: Scene) -> str | None:
    """Something that happened; None for what is not told."""
    say = scene.texts.say
    name = "" if what.get("by") is None else scene.names[what["by"]]
    match what["verb"]:
        case "keep":
            return say("sg-say-keep", name=name, count=len(what["cards"]))
        case "mark":
            return _mark(what, name, scene)
        case "take":
            return _take(what, name, scene)
        case "gain":
            return _gain(what["items"], name, scene.texts)
        case "ready":
            return say("sg-say-ready", name=name)
        case "start":
            return say("sg-say-start", name=scene.names[what["seat"]])
        case "expedition" if what["card"] is not None:
            size = pattern_size(scene.deck, what["card"])
            return say("sg-say-expedition", pattern=what["card"], fields=size)
    return None


def _mark(what: What, name: str, scene: Scene) -> str:
    fields = coins = palms = 0
    for group in what["groups"]:
        found = symbols(map_of(scene.deck, group["map"]), group["fields"])
        fields += len(group["fields"])
        coins += found[COIN]
        palms += found[PALM]
    maps = {group["map"] for group in what["groups"]}
    where = scene.texts.say("sg-both-maps") if len(maps) > 1 else _a_map(scene, maps.pop())
    id_ = "sg-say-mark" + "-coins" * bool(coins) + "-palms" * bool(palms)
    return scene.texts.say(id_, name=name, fields=fields, coins=coins, palms=palms, where=where)


def _take(what: What, name: str, scene: Scene) -> str:
    if not what["cards"]:
        return scene.texts.say("sg-say-take-unseen", name=name)
    id_ = "sg-say-take-pile" if what["from"] == "pile" else "sg-say-take"
    return scene.texts.say(id_, name=name, map=_a_map(scene, what["cards"][0]))


def _a_map(scene: Scene, card: str) -> str:
    color = scene.deck.colors[map_of(scene.deck, card).color]
    return scene.texts.say("sg-a-map", color=color)


def _gain(items: dict[str, int], name: str, texts: Texts) -> str | None:
    """Coins were told with the marks; told here is what is worth lifting the head for."""
    maps, seals = items.get("maps", 0), items.get("seals", 0)
    if maps > 0 and seals > 0:
        return texts.say("sg-say-finished-seal", name=name, maps=maps, seals=seals)
    if maps > 0:
        return texts.say("sg-say-finished", name=name, maps=maps)
    if items.get("cups", 0) > 0:
        return texts.say("sg-say-cup", name=name, cups=items["cups"])
    palms = items.get("palms", 0)
    return texts.say("sg-say-palms", name=name, palms=palms) if palms > 0 else None


def sheet(position: Position, texts: Texts) -> list[tuple[str, list[str]]]:
    """The lines of the score sheet."""
    scores = position.scores()
    return [
        (texts.say(f"sg-sheet-{item}"), [str(score[item]) for score in scores]) for item in _ITEMS
    ]
