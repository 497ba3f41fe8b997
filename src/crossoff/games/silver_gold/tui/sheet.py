"""What came of a game of Silver & Gold, in words."""

from __future__ import annotations

from crossoff.core.model.position import Position
from crossoff.texts import Texts

__all__ = ["sheet"]

_ITEMS = ("maps", "seals", "coins", "cups", "palms", "total")


def sheet(position: Position, texts: Texts) -> list[tuple[str, list[str]]]:
    """The lines of the score sheet."""
    scores = position.scores()
    return [
        (texts.say(f"sg-sheet-{item}"), [str(score[item]) for score in scores]) for item in _ITEMS
    ]
