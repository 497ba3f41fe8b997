"""What is asked of somebody at a table of Everything on 1 Card, in words."""

from __future__ import annotations

from dataclasses import replace

from crossoff.tui.board import Asking, Scene, asked

__all__ = ["asking", "heading"]


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
    """What is to be done now; there is room for all that a roll does to a card."""
    found, chosen = asked(scene), scene.draft and scene.draft.chosen
    outcome = chosen.what.get("outcome") if chosen else None
    if not outcome:
        return found
    return replace(found, detail=" ".join(scene.texts.speak(one) for one in outcome))
