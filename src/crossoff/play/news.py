"""What an event of a table revealed, redacted for each observer."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any

import msgspec

from crossoff.core.model.contract import Score, Seat
from crossoff.play.events import (
    Began,
    Created,
    Decided,
    Ended,
    Event,
    Given,
    Nonced,
    Opened,
    Rematched,
    Sat,
    Withdrawn,
)
from crossoff.play.redaction import Observer, covered_lines, covering_line, redacted_lines
from crossoff.play.saying import line_with_words, with_words
from crossoff.play.table import Table

__all__ = ["News", "Reporter"]

What = dict[str, Any]

_NO_LINES = range(0)

_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder().decode


class News(msgspec.Struct, frozen=True, gc=False):
    """What an event revealed. Which of its lines an observer may read is decided when they ask: a
    line that was open may be covered by then, and vice versa.

    A server keeps one for every event, so they must not burden the cyclic GC: everything but text
    is kept as JSON.
    """

    table: Table
    numbers: range  # of its lines in the log
    more: bytes
    by: int | None = None  # the seat that decided
    auto: bool = False
    earned: bytes = b"{}"

    def for_observer(self, observer: Observer) -> list[What]:
        """Return the event redacted for an observer, as of now, in order: decisions come before
        what they gained, and the draws that followed after that.
        """
        begun, gains, rest = self._besides()
        decided, drawn = self.lines(observer)
        lines = partial(line_with_words, self.table)
        others = partial(with_words, self.table)
        return [
            *map(others, begun),
            *map(lines, decided),
            *map(others, gains),
            *map(lines, drawn),
            *map(others, rest),
        ]

    def lines(self, observer: Observer) -> tuple[list[What], list[What]]:
        """Return the event's log lines as data, without words: up to its last decision, and the
        draws after that.
        """
        if not self.numbers:
            return [], []
        covered = covered_lines(self.table)
        top = covering_line(self.table, covered)
        lines = [
            self._told(line, covers=number == top)
            for number, line in zip(
                self.numbers,
                redacted_lines(self.table, observer, self.numbers, covered),
                strict=True,
            )
        ]
        decisions = [place for place, line in enumerate(lines, 1) if line["by"] is not None]
        split = decisions[-1] if decisions else 0
        return lines[:split], lines[split:]

    def gains(self) -> list[What]:
        """Return what each seat gained, without words."""
        return self._besides()[1]

    def _besides(self) -> tuple[list[What], list[What], list[What]]:
        """What is no line of the log: that the game begins, gains, and the rest."""
        more: list[What] = _decode(self.more)
        sorted_out: dict[str, list[What]] = {"begin": [], "gain": [], "": []}
        for what in more:
            sorted_out.get(what["verb"], sorted_out[""]).append(what)
        return sorted_out["begin"], sorted_out["gain"], sorted_out[""]

    def _told(self, line: str, *, covers: bool) -> What:
        who, _, text = line.partition(" ")
        assert self.table.position is not None
        by = None if who == "*" else int(who)
        told = {**self.table.position.game.shown.as_data(text), "by": by}
        told |= {"covers": True} if covers else {}
        if by is not None and by == self.by:
            earned = _decode(self.earned)
            told |= {"earns": earned} if earned else {}
            told |= {"auto": True} if self.auto else {}
        return told


def _earned(table: Table, event: Decided) -> What:
    """Return what the decision of an event earned, in games whose choices have that."""
    before = table.before
    if before is None or not before.game.shown.previews_choices:
        return {}
    seat = Seat(event.seat)
    actions = before.game.notation.parse_decision(before, seat, event.do)
    return before.game.shown.earns(before, seat, actions)


class Reporter:
    """Follows a table and reports what each event revealed."""

    def __init__(self) -> None:
        self._points: Sequence[Score] | None = None  # when nothing was sealed last

    def news(self, table: Table, event: Event) -> News:
        """Return what an event that the table has just applied revealed."""
        if isinstance(event, Began | Decided) and table.older_rules is not None:
            return News(table, range(0), _encode([]))  # it is not told line by line
        if isinstance(event, Began | Decided):
            more = _encode(self._outcome(table, event))
            assert table.recorder is not None
            end = table.recorder.length
            numbers = range(end - len(event.lines), end)
            if isinstance(event, Began):
                return News(table, numbers, more)
            earned = _encode(_earned(table, event))
            return News(table, numbers, more, event.seat, event.auto, earned)
        if isinstance(event, Nonced):
            return News(table, _NO_LINES, b"[]")  # it is in the table's description
        return News(table, _NO_LINES, _encode([_told_of_table(event)]))

    def _outcome(self, table: Table, event: Began | Decided) -> list[What]:
        position = table.position
        assert position is not None and table.recorder is not None
        if isinstance(event, Began):
            self._points = position.scores()
            return [{"verb": "begin"}]
        if table.recorder.is_sealed:
            return [{"verb": "ready", "by": event.seat}]
        before, self._points = self._points, position.scores()
        assert before is not None
        told = [
            {"verb": "gain", "by": seat, **gain}
            for seat, (was, now) in enumerate(zip(before, self._points, strict=True))
            if (gain := _gain(was, now))
        ]
        return [*told, {"verb": "end", "why": "over"}] if table.is_over else told


def _gain(was: Score, now: Score) -> What | None:
    """Return the lines of a score sheet that changed."""
    items: dict[str, Any] = {}
    for item, points in now.items():
        old = was[item]
        if item == "total" or points == old:
            continue
        if isinstance(points, list) and isinstance(old, list):
            items[item] = points[len(old) :]
        elif isinstance(points, int) and isinstance(old, int):
            items[item] = points - old
    total, old_total = now["total"], was["total"]
    assert isinstance(total, int) and isinstance(old_total, int)
    return {"items": items, "total": total - old_total} if items else None


def _told_of_table(event: Event) -> What:
    match event:
        case Sat(seat, name):
            return {"verb": "sit", "by": seat, "name": name}
        case Given(seat, bot):
            return {"verb": "bot", "by": seat, "bot": bot}
        case Opened(seat):
            return {"verb": "open", "by": seat}
        case Withdrawn(seat):
            return {"verb": "unready", "by": seat}
        case Ended(why):
            return {"verb": "end", "why": why}
        case Rematched(table, _, by):
            return {"verb": "rematch", "table": table, "by": by}
    assert isinstance(event, Created)
    return {"verb": "create"}
