"""What has happened lately, in short and by seat: "Otto: 4 squares, 1 coin"."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import chain
from typing import Any

from crossoff.core.model.contract import Game
from crossoff.core.model.say import Say, name_of
from crossoff.core.model.setup import Setup
from crossoff.play.news import News
from crossoff.play.table import Table

__all__ = ["by_seat", "recent"]

What = dict[str, Any]


def recent(table: Table, latest: Iterable[News], observer: int | None) -> list[What]:
    """Return what each seat did since the observer last decided, and at least in the last turn
    with a decision: `by`, `say`, and `did`, its lines as data. Seats come in the order in which
    they first did something, `did` in the order of the log.

    `latest` are the news of the table, the latest first; only as many as needed are read.
    """
    if table.recorder is None:
        return []
    position, lines = table.recorder.position, table.recorder.lines
    first = min(_last_turn(position.game, lines), _last_decision(lines, observer))
    events = reversed(_collect(latest, first, observer))
    return by_seat(position.setup, chain.from_iterable(events))


def by_seat(setup: Setup, events: Iterable[What]) -> list[What]:
    """Return decisions and gains grouped by seat, each seat with a short sentence."""
    grouped: dict[int, list[What]] = {}
    for what in events:
        grouped.setdefault(what["by"], []).append(what)
    told = ((seat, did, _said(setup, seat, did)) for seat, did in grouped.items())
    return [{"by": seat, "say": say, "did": did} for seat, did, say in told if say is not None]


def _last_decision(lines: Sequence[str], seat: int | None) -> int:
    """Return the number of a seat's last line; past the end if there is none."""
    head = f"{seat} "
    numbered = zip(reversed(range(len(lines))), reversed(lines), strict=True)
    return next((number for number, line in numbered if line.startswith(head)), len(lines))


def _last_turn(game: Game, lines: Sequence[str]) -> int:
    """Return the number of the line that opened the last turn with a decision in it."""
    is_decided = False
    for number in reversed(range(len(lines))):
        is_decided = is_decided or not lines[number].startswith("*")
        if is_decided and game.shown.opens_turn(lines, number):
            return number
    return 0


def _collect(latest: Iterable[News], first: int, observer: int | None) -> list[list[What]]:
    """Return decisions and gains by event, the latest event first: those of all events with a
    decision from line `first` on.
    """
    found: list[list[What]] = []
    is_done = False
    for news in latest:
        if not news.numbers:  # sealed, or not about the game
            _mark_auto(found, news)
            continue
        if is_done:
            break
        is_done = news.numbers.start <= first
        decided, _ = news.lines(observer)
        if news.numbers.start + len(decided) > first:
            found.append([*(what for what in decided if what["by"] is not None), *news.gains()])
    return found


def _mark_auto(found: list[list[What]], sealed: News) -> None:
    """Note at a line that stayed sealed until the event after it that its time ran out."""
    if sealed.auto and found:
        for what in found[-1]:
            if what["by"] == sealed.by and what["verb"] != "gain":
                what["auto"] = True


def _said(setup: Setup, seat: int, did: Sequence[What]) -> Say | None:
    brief = setup.game.shown.brief
    words = [say for what in did for say in brief(setup, what)]
    if not words:
        return None
    id_ = "told-brief-auto" if any(what.get("auto") for what in did) else "told-brief"
    return id_, {"name": name_of(seat), "list": {"items": words}}
