"""What is asked of somebody at a table of Silver & Gold, in words."""

from __future__ import annotations

from crossoff.games.silver_gold.deck import map_of
from crossoff.games.silver_gold.tui.facts import COIN, CROSS, PALM, symbols
from crossoff.local.draft import Draft, What
from crossoff.tui.board import Asking, Scene

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
    """What is to be done now."""
    draft, texts = scene.draft, scene.texts
    if draft is None:
        return Asking(_waiting(scene))
    verb = draft.offered[0].what["verb"]
    if verb == "keep":
        return _keep(scene, draft)
    if verb == "take":
        return _take(scene, draft)
    if draft.is_whole and not draft.possible:
        return Asking(*_finished(scene, draft), texts.say("sg-done"))
    return _mark(scene, draft)


def _waiting(scene: Scene) -> str:
    view, texts = scene.view, scene.texts
    if view.phase == "over":
        return texts.say("sg-over")
    waited = [seat for seat in scene.others if view.seats[seat].waiting]
    if len(waited) == 1 and view.phase == "take":
        return texts.say("sg-picks", name=scene.names[waited[0]])
    if len(waited) == 1:
        return texts.say("sg-waiting-for", name=scene.names[waited[0]])
    return texts.say("sg-waiting-count", count=len(waited))


def _keep(scene: Scene, draft: Draft) -> Asking:
    texts, room = scene.texts, len(draft.offered[0].targets)
    if draft.is_whole:
        points = sum(map_of(scene.deck, card).points for _, card in draft.pressed)
        detail = texts.say("sg-keep-points", points=points)
        return Asking(texts.say("sg-keep-these"), detail, texts.say("sg-keep-main"))
    if draft.pressed:
        count = room - len(draft.pressed)
        return Asking(texts.say("sg-keep-more", count=count), texts.say("sg-keep-rest"))
    return Asking(texts.say("sg-keep", count=room), texts.say("sg-keep-rest"))


def _take(scene: Scene, draft: Draft) -> Asking:
    texts = scene.texts
    if not draft.is_whole:
        return Asking(texts.say("sg-take"), texts.say("sg-take-how"))
    card = draft.pressed[0][-1]
    if draft.pressed[0][0] == "pile":
        detail = texts.say("sg-take-pile-count", count=scene.view.pile)
        return Asking(texts.say("sg-take-pile-what"), detail, texts.say("sg-take-main"))
    facts, deck = map_of(scene.deck, card), scene.deck
    assert draft.chosen is not None
    then = texts.say("sg-then-palm", points=draft.chosen.what["palm"])
    color = texts.say("sg-take-map", color=deck.colors[facts.color], value=facts.points)
    return Asking(f"{card}: {color}", then, texts.say("sg-take-main"))


def _mark(scene: Scene, draft: Draft) -> Asking:
    """While the marks are not all set."""
    texts, chosen = scene.texts, draft.chosen
    if draft.steps:
        extras = draft.earns()["extras"]
        detail = [texts.say("sg-extra-where"), *_earnings(scene, draft.earns())]
        return Asking(texts.say("sg-extra", count=extras), ", ".join(detail))
    if draft.pressed:
        largest = max(len(choice.targets) for choice in draft.offered)
        prompt = texts.say("sg-to-go", count=largest - len(draft.pressed))
        single = "" if chosen is None else texts.say("sg-one-field")
        return Asking(prompt, _so_far(scene, draft), single)
    fits = any(len(choice.targets) > 1 for choice in draft.offered)
    if fits:
        return Asking(texts.say("sg-mark"), texts.say("sg-mark-or"))
    return Asking(texts.say("sg-mark-one"), texts.say("sg-mark-one-why"))


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


def _finished(scene: Scene, draft: Draft) -> tuple[str, str]:
    texts, earns = scene.texts, draft.earns()
    if earns["maps"]:
        prompt = texts.say("sg-finishes", count=len(earns["maps"]))
    else:
        prompt = texts.say("sg-crossed", count=earns["fields"])
    return prompt, ", ".join(_earnings(scene, earns)) or texts.say("sg-earns-nothing")


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
