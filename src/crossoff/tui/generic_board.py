"""The board of a game that brings none: its view as text, and its choices as a list to press or to
type.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from crossoff.core.model.defaults import view_lines
from crossoff.core.model.position import Position
from crossoff.local.draft import What
from crossoff.local.naming import own_words
from crossoff.texts import Texts, Value
from crossoff.tui.board import Asking, Scene
from crossoff.tui.drawing import Block, Line, Span, Target, Zone, tick

__all__ = [
    "asking",
    "heading",
    "rule_numbers",
    "sentence",
    "sheet",
    "signs",
    "targets",
    "zones",
]

_MOST = 60  # choices on the screen; all can be typed
#: What the view shows, and what every game tells alike.
_TOLD_ELSEWHERE = frozenset(
    {"ready", "gain", "create", "sit", "bot", "open", "begin", "end", "rematch"}
)
#: What is around a decision or a line, and not part of what it says.
_AROUND = frozenset({"verb", "by", "do", "more", "auto", "covers", "earns"})


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
    blocks = []
    for choice in offered[:_MOST]:
        (target,) = choice.targets
        is_on = scene.is_marked(target)
        look = "chosen" if is_on else "possible"
        blocks.append(Block([[Span(f"{tick(is_on)} {choice.do}", look, target)]]))
    if hidden := len(offered[_MOST:]):
        more: Line = [Span(scene.texts.say("tui-more-choices", count=hidden), "faint")]
        blocks.append(Block([more]))
    return Zone(blocks, title, row_gap=0)


def asking(scene: Scene) -> Asking:
    """What is to be done now."""
    texts, draft = scene.texts, scene.draft
    if draft is not None:
        is_chosen = draft.chosen is not None
        return Asking(texts.say("generic-prompt"), done=texts.say("tui-done") if is_chosen else "")
    if scene.position.is_over:
        return Asking(texts.say("told-over"))
    names = [scene.names[seat] for seat in scene.position.actors()]
    return Asking(texts.say("generic-wait", names=texts.listed(names)))


def sentence(what: What, scene: Scene) -> str | None:
    """A line of the log, in the words of the record."""
    if what["verb"] in _TOLD_ELSEWHERE and "words" not in what:
        return None
    words = " ".join([what["verb"], *_words(what)])
    if what.get("by") is None:
        return words
    return scene.texts.say("generic-told", name=scene.names[what["by"]], do=words)


def _words(what: Any) -> Iterator[str]:
    if isinstance(what, dict):
        for name, value in what.items():
            if name not in _AROUND:
                yield from _words(value)
    elif isinstance(what, list):
        for value in what:
            yield from _words(value)
    elif what is not None:
        yield str(what)


def sheet(position: Position, texts: Texts) -> list[tuple[str, list[str]]]:
    """The lines of the score sheet, by the game's own words where it has them."""
    scores = position.scores()
    return [
        (_line(position, line, texts), [_points(one[line]) for one in scores]) for line in scores[0]
    ]


def _line(position: Position, line: str, texts: Texts) -> str:
    otherwise = texts.say("generic-total") if line == "total" else line
    return own_words(texts, position.game, f"sheet-{line}", otherwise)


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
