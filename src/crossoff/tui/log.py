"""What has happened at a table, in words."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import chain

from crossoff.core.model.contract import Seat
from crossoff.local.sitting import Sitting
from crossoff.local.story import sentences
from crossoff.play.news import News
from crossoff.play.redaction import covered_lines
from crossoff.tui.board import Scene

__all__ = ["Log"]


@dataclass
class _Told:
    """Sentences by event, and which lines of the log were covered when they were made."""

    sentences: list[list[str]] = field(default_factory=list)
    covered: Sequence[int] = ()


class Log:
    """The story of a game so far, for whoever looks and in their language.

    What was told once is kept, because words take longer than drawing, until one of its lines is
    covered or open again.
    """

    def __init__(self, sitting: Sitting, *, without: Sequence[str] = ()) -> None:
        self._sitting = sitting
        self._without = without  # verbs that are left out
        self._told: dict[tuple[Seat | None, str], _Told] = {}

    def lines(self, scene: Scene) -> list[str]:
        """One sentence a line, the oldest first."""
        told = self._told.setdefault((scene.observer, scene.texts.language), _Told())
        covered = covered_lines(self._sitting.table)
        changed = set(covered).symmetric_difference(told.covered)
        for k, news in enumerate(self._sitting.news):
            if k >= len(told.sentences):
                told.sentences.append(self._sentences(news, scene))
            elif changed.intersection(news.numbers):
                told.sentences[k] = self._sentences(news, scene)
        told.covered = covered
        return list(chain.from_iterable(told.sentences))

    def _sentences(self, news: News, scene: Scene) -> list[str]:
        names, texts = scene.names, scene.texts
        return sentences(news, scene.observer, names, texts, without=self._without)
