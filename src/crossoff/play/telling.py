"""What each observer of a table is sent: view, choices, events, record.

Everything that leaves a table is made here, from positions redacted for the observer. An observer
is a seat, or None for a spectator.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any

import msgspec

from crossoff.core.errors import NotOffered
from crossoff.core.files.lines import cover, hide
from crossoff.core.model.contract import ActionId, Score, Seat
from crossoff.core.model.observer import observer_of
from crossoff.core.model.position import Position
from crossoff.core.model.record import Record
from crossoff.core.model.say import Ask
from crossoff.core.model.steps import take_steps
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
from crossoff.play.fairness import Fairness
from crossoff.play.outcome import remark_on
from crossoff.play.saying import line_with_words, with_words
from crossoff.play.table import Refused, Table

__all__ = [
    "News",
    "Teller",
    "choices",
    "describe_table",
    "observation",
    "preview",
    "question",
    "record_for",
    "result_of",
]

What = dict[str, Any]
Observer = int | None

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
        top = _covering_line(self.table, covered)
        lines = [
            self._told(line, covers=number == top)
            for number, line in zip(
                self.numbers, _shown(self.table, observer, self.numbers, covered), strict=True
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


def covered_lines(table: Table) -> Sequence[int]:
    """Return the numbers of the lines whose cards nobody may look at again for now; none with a
    memory aid, and none once the table has ended.
    """
    if table.recorder is None or table.ended or table.created.memory_aid:
        return ()
    position = table.recorder.position
    return position.game.shown.covered(position, table.recorder.lines)


def _covering_line(table: Table, covered: Sequence[int]) -> int | None:
    """Return the number of the line whose card covers the others, if any are covered."""
    if not covered:
        return None
    assert table.recorder is not None
    lines = table.recorder.lines
    verb = lines[covered[-1]].split(" ")[1]
    later = range(covered[-1] + 1, len(lines))
    return next(number for number in later if lines[number].split(" ")[1] == verb)


def shown_lines(table: Table, observer: Observer) -> list[str]:
    """Return the log as an observer may read it now; all lines are complete once the table has
    ended.
    """
    assert table.recorder is not None
    return _shown(table, observer, range(len(table.recorder.lines)), covered_lines(table))


def _shown(table: Table, observer: Observer, numbers: range, covered: Sequence[int]) -> list[str]:
    assert table.recorder is not None
    lines = table.recorder.lines
    if table.ended:
        return [lines[number] for number in numbers]
    game, setup = table.recorder.position.game, table.recorder.position.setup
    shown = []
    for number in numbers:
        line = lines[number]
        reader = game.shown.only_to(setup, line)
        if number in covered:
            line = cover(line)
        elif reader is not None and reader != observer:
            line = hide(line)
        shown.append(line)
    return shown


class Teller:
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


def choices(position: Position, seat: int, steps: Sequence[ActionId] = ()) -> list[What]:
    """Return everything a seat may decide next, each choice from the beginning of its decision.

    `position` is redacted for the seat, before the steps it has chosen so far. `action` is the
    number of a choice's last step.
    """
    game, notation, me = position.game, position.game.notation, Seat(seat)
    at = take_steps(position, me, steps)
    if steps and not notation.owes_more(at, me):
        return []
    legal = at.legal(seat)
    found = []
    for action, more in zip(legal, notation.open_ends(at, me, legal), strict=True):
        actions = [*steps, action]
        do = notation.decision_text(position, me, actions)
        choice = {"do": do, "more": more, "action": action, **game.shown.as_data(do)}
        choice |= game.shown.choice_extras(position, me, actions)
        if game.shown.previews_choices and (earns := game.shown.earns(position, me, actions)):
            choice["earns"] = earns
        found.append(choice)
    return found


def preview(position: Position, seat: int, steps: Sequence[ActionId]) -> What:
    """What a seat's decision so far would earn and amounts to, and how it can go on."""
    shown, me = position.game.shown, Seat(seat)
    return {
        "legal": choices(position, seat, steps),
        "earns": shown.earns(position, me, steps),
        "ask": shown.asks(position, me, steps),
    }


def observation(position: Position, seat: int, steps: Sequence[ActionId]) -> What:
    """What a learning agent is given after the steps that its seat has chosen so far: named parts,
    as in the environments. Raises Refused if the game has no observations.
    """
    try:
        observer = observer_of(position.setup)
    except NotOffered as error:
        raise Refused("malformed", str(error)) from None
    row = observer.observe(take_steps(position, Seat(seat), steps), seat)
    return {"observation": {name: part.tolist() for name, part in observer.named(row).items()}}


def question(table: Table, observer: Observer) -> Ask | None:
    """What is asked of an observer now; None where nobody plays."""
    if table.position is None or (table.ended and not table.is_over):
        return None
    me = None if observer is None else Seat(observer)
    position = table.position.seen_by(me)
    return position.game.shown.asks(position, me, ())


def result_of(position: Position) -> What | None:
    """Return the result of a game; None while it runs."""
    if not position.is_over:
        return None
    return {**position.result(), "remark": remark_on(position)}


def describe_table(table: Table) -> What:
    """Return what everyone at a table knows about it."""
    created = table.created
    return {
        "game": created.game,
        "options": created.options,
        "deck": created.deck,
        "seats": [_described(table, seat) for seat in range(len(table.seats))],
        "started": table.recorder is not None,
        "ended": table.ended,
        "commitment": created.commitment,
        "nonces": table.nonces(),
        "scheme": created.scheme,
        "start": created.start,
        "memory_aid": created.memory_aid,
        "seconds": created.seconds,
        "rematch": table.rematch and table.rematch.table,
        "rematch_commitment": table.rematch and table.rematch.commitment,
        "rematch_by": table.rematch and table.rematch.by,
        "waits": created.waits,
    }


def _described(table: Table, number: int) -> What:
    seat = table.seats[number]
    described = {"kind": seat.kind, "name": seat.name, "open": seat.is_open}
    return {**described, "bot": seat.bot} if seat.bot else described


def record_for(table: Table, observer: Observer) -> Record | None:
    """Return the record redacted for an observer; None before the game begins."""
    if table.recorder is None:
        return None
    kinds = [seat.bot or "person" for seat in table.seats]
    record = table.recorder.record(table.names(), bots=kinds)
    record.log = shown_lines(table, observer)
    fairness = _fairness_of(table)
    record.fairness = msgspec.to_builtins(fairness if table.ended else fairness.sealed())
    return record


def _fairness_of(table: Table) -> Fairness:
    """Return the fairness data of a table."""
    created = table.created
    return Fairness(
        created.scheme,
        created.commitment,
        table.nonces(),
        created.seed,
        created.salt,
        created.start,
        table=created.table or None,
        early=table.early(),
        head=table.head,
        daily=created.daily or None,
    )
