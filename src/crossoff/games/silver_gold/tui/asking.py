"""What is asked of somebody at a table of Silver & Gold, in words."""

from __future__ import annotations

from crossoff.games.silver_gold.deck import map_of
from crossoff.games.silver_gold.tui.facts import COIN, CROSS, PALM, symbols
from crossoff.local.draft import Draft, What
from crossoff.tui.board import Asking, Scene, asked

__all__ = ["asking", "heading"]


def heading(scene: Scene) -> str:
    """Where the game stands."""
    view, texts = scene.view, scene.texts
    if view.phase == "over":
        return texts.say("sg-over")
    turn = texts.say("sg-turn", turn=view.turn, turns=view.turns)
    cup = texts.say("sg-next-cup", value=view.cups[0]) if view.cups else texts.say("sg-no-cup")
    words = [texts.say("sg-round", round=view.round), turn]
    if view.start is not None:
        words.append(texts.say("sg-say-start", name=scene.names[view.start]))
    return " · ".join([*words, cup])


def asking(scene: Scene) -> Asking:
    """What is to be done now, and what marks bring."""
    found, draft = asked(scene), scene.draft
    if draft is None or draft.offered[0].what["verb"] != "mark" or not draft.is_begun:
        return found
    if draft.pressed and draft.possible:
        done = scene.texts.say("sg-one-field") if draft.chosen is not None else ""
        return Asking(found.prompt, _so_far(scene, draft), done)
    detail = filter(None, [found.detail, *_earnings(scene, draft.earns())])
    return Asking(found.prompt, ", ".join(detail), found.done)


def _so_far(scene: Scene, draft: Draft) -> str:
    """Symbols under the fields that were pressed."""
    texts = scene.texts
    card = map_of(scene.deck, draft.pressed[0][1])
    found = symbols(card, [field for _, _, field in draft.pressed])
    counts = {"crosses": found[CROSS], "coins": found[COIN], "palms": found[PALM]}
    words = []
    if any(counts.values()):
        words.append(f"{texts.say('sg-so-far')} {texts.say('sg-good-symbols', **counts)}")
    if draft.chosen is not None:
        words.append(texts.say("sg-or-one"))
    return ", ".join(words)


def _earnings(scene: Scene, earns: What) -> list[str]:
    """What marks bring: `Maps +14`, `+2 coins`, `Palms +5`, `a cup`."""
    texts, palms = scene.texts, sum(earns["palms"])
    found = []
    if earns["maps"]:
        points = texts.say("sg-earn-map", points=earns["points"])
        found.append(f"{texts.say('sg-sheet-maps')} {points}")
    if earns["coins"]:
        found.append(texts.say("sg-earn-coins", count=earns["coins"]))
    if palms:
        found.append(f"{texts.say('sg-sheet-palms')} {texts.say('sg-earn-palms', points=palms)}")
    if earns["cups"]:
        found.append(texts.say("sg-earn-cups", count=earns["cups"]))
    return found
