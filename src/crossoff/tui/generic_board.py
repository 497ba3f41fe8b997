"""The board of a game that brings none: its view as text, and its choices as a list to press or to
type.
"""

from __future__ import annotations

from typing import Any

from crossoff.core.model.defaults import view_lines
from crossoff.core.model.position import Position
from crossoff.local.draft import Choice, What
from crossoff.local.naming import game_text
from crossoff.texts import Texts, Value
from crossoff.tui.board import Asking, Scene, asked, digit_keys
from crossoff.tui.drawing import Block, Line, Span, Target, Zone, tick

__all__ = [
    "asking",
    "digits",
    "heading",
    "key",
    "keys",
    "rule_numbers",
    "sheet",
    "signs",
    "targets",
    "zones",
]

_MOST = 60  # choices on the screen; all can be typed


def targets(what: What) -> frozenset[Target]:
    """Each choice is one thing to press."""
    return frozenset({("choice", str(what["do"]))})


def heading(scene: Scene) -> str:
    """Whose turn it is."""
    if scene.position.is_over:
        return scene.texts.say("told-over")
    return scene.texts.listed([scene.names[seat] for seat in scene.position.actors()])


def zones(scene: Scene) -> list[Zone]:
    """The view, field by field, and under it the choices."""
    title = [Span(scene.texts.say("generic-table"), "title")]
    lines = [[Span(line)] for line in view_lines(scene.view, scene.names)]
    found = [Zone([Block(lines)], title, is_cut=True)]
    return [*found, _choices(scene)] if scene.draft is not None else found


def _choices(scene: Scene) -> Zone:
    assert scene.draft is not None
    offered = scene.draft.offered
    title = [Span(scene.texts.say("generic-choices", count=len(offered)), "title")]
    blocks, keys = [], digit_keys(scene, digits(scene))
    for choice in offered[:_MOST]:
        (target,) = choice.targets
        is_on = scene.is_marked(target)
        look = "chosen" if is_on else "possible"
        box = tick(is_on, key=keys.get(target, ""))
        blocks.append(Block([[Span(f"{box} {choice.do}", look, target)]]))
    if hidden := len(offered[_MOST:]):
        more: Line = [Span(scene.texts.say("tui-more-choices", count=hidden), "faint")]
        blocks.append(Block([more]))
    return Zone(blocks, title, row_gap=0)


def digits(scene: Scene) -> list[Target]:
    """The first choices."""
    offered = scene.draft.offered if scene.draft is not None else ()
    return [target for choice in offered for target in choice.targets]


def keys(texts: Texts) -> list[tuple[str, str]]:
    """None of its own."""
    return []


def key(scene: Scene, key: str) -> Choice | None:
    """None of its own."""
    return None


def asking(scene: Scene) -> Asking:
    """What is to be done now."""
    return asked(scene)


def sheet(position: Position, texts: Texts) -> list[tuple[str, list[str]]]:
    """The lines of the score sheet, by the game's own words where it has them."""
    scores = position.scores()
    return [
        (_line(position, line, texts), [_points(one[line]) for one in scores]) for line in scores[0]
    ]


def _line(position: Position, line: str, texts: Texts) -> str:
    otherwise = texts.say("generic-total") if line == "total" else line
    return game_text(texts, position.game, f"sheet-{line}", otherwise)


def _points(points: int | list[int]) -> str:
    return str(points if isinstance(points, int) else sum(points))


def signs(texts: Texts) -> list[tuple[str, str]]:
    """What stands before a choice."""
    return [
        (tick(False), texts.say("tui-sign-possible")),
        (tick(True), texts.say("tui-sign-chosen")),
    ]


def rule_numbers(deck: Any, texts: Texts) -> dict[str, Value]:
    """Its rules name no numbers of a deck."""
    return {}
