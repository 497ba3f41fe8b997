"""What is asked of somebody at a table of Everything on 1 Card, in words."""

from __future__ import annotations

from crossoff.core.model.contract import Seat
from crossoff.games.one_card.tui.facts import color_list, rows_of, standing, turn_order
from crossoff.local.draft import Draft, What
from crossoff.tui.board import Asking, Scene

__all__ = ["asking", "heading", "outcome"]


def heading(scene: Scene) -> str:
    """Where the game stands."""
    view, texts = scene.view, scene.texts
    if view.phase == "over":
        return texts.say("oc-over")
    if view.active is None:
        return texts.say("oc-deal")
    is_mine, name = view.active == scene.observer, scene.names[view.active]
    if view.phase == "keep":
        return texts.say("oc-deal-mine") if is_mine else texts.say("oc-deal-theirs", name=name)
    return texts.say("oc-roll-mine") if is_mine else texts.say("oc-roll-theirs", name=name)


def asking(scene: Scene) -> Asking:
    """What is to be done now."""
    draft = scene.draft
    if draft is None:
        return Asking(_waiting(scene))
    verbs = {choice.what["verb"] for choice in draft.offered}
    if "keep" in verbs:
        return _keep(scene, draft)
    if "take" in verbs:
        return _take(scene, draft)
    return _roll(scene, draft, verbs)


def _waiting(scene: Scene) -> str:
    view, texts = scene.view, scene.texts
    if view.phase == "over":
        return texts.say("oc-prompt-over")
    waited = [seat for seat in scene.others if view.seats[seat].waiting]
    if len(waited) == 1:
        where = standing(view, waited[0])
        return texts.say("oc-awaited", name=scene.names[waited[0]], standing=where)
    if scene.observer is None:
        return texts.say("oc-prompt-ready")
    return _my_standing(scene, scene.observer)


def _my_standing(scene: Scene, me: Seat) -> str:
    view, texts = scene.view, scene.texts
    where = standing(view, me)
    if where == "ready":
        return texts.say("oc-prompt-ready")
    if where == "done":
        return texts.say("oc-prompt-done")
    order = turn_order(view)
    now = next((k for k, one in enumerate(order) if view.seats[one].waiting), None)
    return texts.say("oc-prompt-next", before=0 if now is None else order.index(me) - now)


def _keep(scene: Scene, draft: Draft) -> Asking:
    texts, room = scene.texts, len(draft.offered[0].targets)
    missing = room - len(draft.pressed)
    # Before the first card the browser says what to tap; here the keys are said below.
    detail = texts.say("oc-detail-keep", missing=missing) if draft.pressed else ""
    done = texts.say("oc-do-keep") if draft.is_whole else ""
    return Asking(texts.say("oc-prompt-keep", cards=room), detail, done)


def _take(scene: Scene, draft: Draft) -> Asking:
    texts = scene.texts
    if not draft.is_whole:
        return Asking(texts.say("oc-prompt-take"))
    card = draft.pressed[0][-1]
    suns = [row.color for row in rows_of(scene.deck, card) if row.has_sun]
    detail = texts.say("oc-suns-on", count=len(suns), rows=color_list(texts, suns))
    return Asking(f"{texts.say('oc-prompt-take')} {card}", detail, texts.say("oc-do-take"))


def _roll(scene: Scene, draft: Draft, verbs: set[str]) -> Asking:
    """To roll again, to use the roll, or to pass."""
    texts, chosen = scene.texts, draft.chosen
    prompt = texts.say("oc-prompt-pass")
    if "reroll" in verbs:
        prompt = texts.say("oc-prompt-roll")
    elif "use" in verbs:
        prompt = texts.say("oc-prompt-use")
    if chosen is None:
        return Asking(prompt)
    if chosen.what["verb"] == "reroll":
        dice = len(chosen.targets)
        detail = texts.say("oc-detail-kept", kept=len(scene.view.roll) - dice)
        return Asking(prompt, detail, texts.say("oc-do-roll", dice=dice))
    if chosen.what["verb"] == "use":
        card = draft.pressed[0][-1]
        title, parts = outcome(scene, card, chosen.what["earns"])
        detail = " ".join([texts.say("oc-card-label", card=card), *parts])
        return Asking(title, detail, texts.say("oc-do-use"))
    return Asking(prompt, "", texts.say("oc-do-pass"))


def outcome(scene: Scene, card: str, earns: What) -> tuple[str, list[str]]:
    """What using the roll on a card would bring: in short, and what there is to say about it."""
    texts, boxes = scene.texts, earns["boxes"]
    if earns["scores"]:
        rows = [row.boxes for row in rows_of(scene.deck, card) if row.color in earns["rows"]]
        bonus = scene.deck.sun_bonus[earns["suns"]]
        summands = texts.say(
            "oc-sum", rows=" + ".join(map(str, rows)), suns=earns["suns"], bonus=bonus
        )
        return texts.say("oc-scores", points=earns["points"]), [summands]
    filled = [color for color in earns["rows"] if color in boxes]
    rolled = [color for color in dict.fromkeys(scene.view.roll) if color is not None]
    present = {row.color for row in rows_of(scene.deck, card)}
    missing = [color for color in rolled if color not in present]
    unfit = [color for color in rolled if color in present and color not in boxes]
    parts = []
    if filled:
        parts.append(texts.say("oc-fills", count=len(filled), rows=color_list(texts, filled)))
    if missing:
        colors = color_list(texts, missing)
        parts.append(texts.say("oc-missing", count=len(missing), colors=colors))
    if unfit:
        parts.append(texts.say("oc-unfit", count=len(unfit), colors=color_list(texts, unfit)))
    return texts.say("oc-boxes", boxes=sum(boxes.values())), parts
