"""What came of a game of Everything on 1 Card, in words."""

from __future__ import annotations

from crossoff.core.model.position import Position
from crossoff.texts import Texts

__all__ = ["sheet"]


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
