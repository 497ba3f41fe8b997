"""What has happened at a table, in words."""

from __future__ import annotations

from crossoff.core.contract import Seat
from crossoff.tui.board import Board, Scene
from crossoff.tui.draft import What
from crossoff.tui.sitting import Sitting

__all__ = ["Log"]

_SHELL = {"begin": "told-begin"}  # what every game tells alike


class Log:
    """The story of a game so far, for whoever looks and in their language.

    What was told once is kept: words take longer than drawing.
    """

    def __init__(self, sitting: Sitting, board: Board) -> None:
        self._sitting = sitting
        self._board = board
        self._told: dict[tuple[Seat | None, str], tuple[int, list[str]]] = {}

    def lines(self, scene: Scene) -> list[str]:
        """One sentence a line, the oldest first."""
        key = (scene.observer, scene.texts.language)
        done, lines = self._told.get(key, (0, []))
        for news in self._sitting.news[done:]:
            told = news.for_observer(scene.observer)
            told.sort(
                key=lambda what: what["verb"] not in _SHELL
            )  # a game begins with its beginning
            lines += filter(None, [self._sentence(what, scene) for what in told])
        self._told[key] = len(self._sitting.news), lines
        return lines

    def _sentence(self, what: What, scene: Scene) -> str | None:
        if what["verb"] in _SHELL:
            return scene.texts.say(_SHELL[what["verb"]])
        return self._board.sentence(what, scene)
