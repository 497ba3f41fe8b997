"""A finished game, step by step: what was decided, under the cards and dice it was decided for."""

from __future__ import annotations

from typing import Any

from crossoff.core.model.position import Position
from crossoff.core.model.steps import play_line
from crossoff.play.events import Began, Decided, Event
from crossoff.play.news import News
from crossoff.play.recent import by_seat
from crossoff.play.table import Table

__all__ = ["Steps"]

What = dict[str, Any]


class Steps:
    """Turns the events of a game into steps for an observer.

    The draws that follow a decision belong to the next step: the card turned over, then what was
    done with it. A step shows the table before the next draw.
    """

    def __init__(self, observer: int | None, *, memory_aid: bool) -> None:
        self._observer = observer
        self._memory_aid = memory_aid
        self._drawn: list[What] = []

    def step(self, table: Table, event: Event, news: News) -> What | None:
        """Return the step that an event the table has just applied completes, if any."""
        if not isinstance(event, Began | Decided) or _is_sealed(table):
            return None
        told = news.for_observer(self._observer)
        if isinstance(event, Began):
            assert table.position is not None
            return self._made(table.position, told, [])
        drawn = len(news.lines(self._observer)[1])
        last = len(told) - sum(what["verb"] == "end" for what in told)
        what = [*self._drawn, *told[: last - drawn], *told[last:]]
        self._drawn = told[last - drawn : last]
        own = [one for one in what if one.get("by") is not None]
        return self._made(_decided(table, event), what, own)

    def _made(self, position: Position, what: list[What], own: list[What]) -> What:
        view = position.view(self._observer, memory_aid=self._memory_aid)
        said = [{"by": one["by"], "say": one["say"]} for one in by_seat(position.setup, own)]
        return {"what": what, "said": said, "view": view}


def _decided(table: Table, event: Decided) -> Position:
    """Return the position after an event's decision, with a draw that belongs to it."""
    assert table.before is not None
    line = next(line for line in event.lines if line.startswith(f"{event.seat} "))
    return play_line(table.before, line)


def _is_sealed(table: Table) -> bool:
    return table.recorder is None or table.recorder.is_sealed
