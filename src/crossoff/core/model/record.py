"""The game record, `crossoff-record/1`: written during a game, parsed and validated afterwards.

A record is text: a line per decision and per chance event, in a fixed order regardless of who
decided first. `Recorder` turns the steps of a game into lines; `replay` turns lines into positions
and rejects invalid records.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import Any, TypeAlias

import msgspec

from crossoff.core.errors import BadRecord, CrossoffError, Said, said
from crossoff.core.files.deckfile import STANDARD
from crossoff.core.files.lines import shown
from crossoff.core.model.contract import ActionId, OutcomeId, Seat
from crossoff.core.model.packed import PackedList
from crossoff.core.model.position import Position, new_game
from crossoff.core.model.registry import load_game
from crossoff.core.model.steps import draws_in_line, expected, read_line

__all__ = [
    "FORMAT",
    "Record",
    "Recorder",
    "check_result",
    "decode",
    "encode",
    "replay",
    "start",
]

FORMAT = "crossoff-record/1"

DeckRef: TypeAlias = str | dict[str, Any]


class Record(msgspec.Struct, omit_defaults=True):
    """A game as it is stored and exchanged. Unknown keys in a file are ignored."""

    format: str
    game: str
    options: dict[str, str]
    deck: DeckRef
    seats: list[str]
    log: list[str]
    result: dict[str, Any] | None = None
    bots: Any = None  # we write a list of names; other programs may write something else
    fairness: Any = None  # we write a play.fairness.Fairness; likewise


_decoder = msgspec.json.Decoder(Record)
_MISSING = re.compile(r"Object missing required field `(\w+)`")
_read_lines = msgspec.msgpack.Decoder(list[str]).decode


def decode(data: bytes | str) -> Record:
    """Parse a record from JSON; raise BadRecord if it is not one."""
    try:
        return _decoder.decode(data)
    except RecursionError:
        raise BadRecord(0, "why-nested") from None
    except (msgspec.DecodeError, UnicodeError) as error:
        raise BadRecord(0, "why-not-a-record", reason=_parse_error(error)) from None


def _parse_error(error: Exception) -> str | Said:
    """Return the parser's message; the usual case, a missing field, is localised."""
    missing = _MISSING.fullmatch(str(error))
    return said("why-record-missing", field=missing[1]) if missing else str(error)


def encode(record: Record) -> str:
    """Return a record as one line of JSON, keys in the documented order."""
    return msgspec.json.format(msgspec.json.encode(record), indent=0).decode()


def start(record: Record) -> Position:
    """Return the position before a record's first line."""
    if record.format != FORMAT:
        raise BadRecord(0, "why-format", format=FORMAT, got=shown(record.format))
    if isinstance(record.deck, str) and record.deck != STANDARD:
        # Never a file name: an untrusted record must not make us open files.
        raise BadRecord(0, "why-unknown-deck", got=shown(record.deck), standard=STANDARD)
    try:
        game = load_game(record.game)
        position = new_game(game, len(record.seats), options=record.options, deck=record.deck)
    except CrossoffError as error:
        raise BadRecord(0, error) from None
    if record.log and (version := game.rules.older(record.log[0])) is not None:
        raise BadRecord(1, "why-older-rules", version=version)
    return position


def replay(record: Record) -> Iterator[Position]:
    """Yield the position before the first line and after each line. Raises BadRecord at the first
    invalid line.

    The result is checked after the last line, and counts as one more line.
    """
    position = start(record)
    yield position
    for number, line in enumerate(record.log, 1):
        try:
            position = read_line(position, line)
        except CrossoffError as error:
            raise BadRecord(number, error) from None
        yield position
    check_result(position, record)


def check_result(position: Position, record: Record) -> None:
    """Raise BadRecord if the result is missing, premature or wrong."""
    after = len(record.log) + 1
    if not position.is_over:
        if record.result is not None:
            raise BadRecord(after, "why-early-result", what=expected(position))
        return
    if record.result is None:
        raise BadRecord(after, "why-no-result")
    result = position.result()
    for key in ("scores", "winners"):
        if not _same(record.result.get(key), result[key]):
            got = shown(record.result.get(key))
            raise BadRecord(after, "why-result", key=key, right=str(result[key]), got=got)


def _same(got: object, right: object) -> bool:
    """True if equal in value and type: 1 is neither true nor 1.0."""
    return got == right and _encoded(got) == _encoded(right)


def _encoded(value: object) -> bytes:
    return msgspec.json.encode(value, order="sorted")


class Recorder:
    """A game in progress, with its log.

    Simultaneous decisions may arrive in any order and step by step; their lines are written in
    record order once all are complete.
    """

    def __init__(self, position: Position) -> None:
        self.position = position
        self.length = 0  # of the log
        self._log = PackedList(_read_lines)  # shared with forks, which may have appended to it
        self._order: tuple[Seat, ...] = ()  # the seats that decide together, until all are done
        self._drafts: dict[Seat, tuple[Position, list[ActionId]]] = {}
        self._draws: tuple[Position, list[OutcomeId]] | None = None

    def fork(self) -> Recorder:
        """Return an independent copy of this game."""
        other = Recorder(self.position)
        other.length, other._log = self.length, self._log
        other._order = self._order
        other._drafts = {seat: (at, list(steps)) for seat, (at, steps) in self._drafts.items()}
        other._draws = None if self._draws is None else (self._draws[0], list(self._draws[1]))
        return other

    @property
    def lines(self) -> Sequence[str]:
        """The log so far, read-only."""
        return self._log if len(self._log) == self.length else self.lines_from(0)

    def lines_from(self, start: int) -> list[str]:
        """Return the log from line `start` on."""
        return self._log[start : self.length]

    def _write(self, line: str) -> None:
        if len(self._log) > self.length:  # a fork has appended: it keeps the shared list
            self._log = self._log.first(self.length)
        self._log.append(line)
        self.length += 1

    @property
    def is_sealed(self) -> bool:
        """True while there are decisions that other seats may not know yet."""
        return bool(self._drafts)

    def act(self, seat: Seat, action: ActionId) -> None:
        """Apply one step of a seat's decision."""
        self.take(seat, [action], self.position.apply(seat, action))

    def take(self, seat: Seat, actions: Sequence[ActionId], after: Position) -> None:
        """Add steps of a seat's decision that have led to the position `after`."""
        before = self.position
        self.position = after
        if not self._order:
            self._order = before.actors()
        self._drafts.setdefault(seat, (before, []))[1].extend(actions)
        owing = any(before.game.notation.owes_more(self.position, p) for p in self._drafts)
        if len(self._drafts) == len(self._order) and not owing:
            order, drafts = self._order, self._drafts
            self._order, self._drafts = (), {}
            if draws_in_line(self.position):
                order = order[:-1]  # the draw writes the whole line
            for p in order:
                first, steps = drafts[p]
                self._write(f"{p} {before.game.notation.decision_text(first, p, steps)}")

    def withdraw(self, seat: Seat) -> None:
        """Take back a seat's decision, or its steps so far, while others are still deciding.
        Nothing of it was written.
        """
        drafts = self._drafts
        if seat not in drafts:
            raise ValueError(f"expected a seat with an unwritten decision, got {seat}")
        self.position, _ = next(iter(drafts.values()))
        self._order, self._drafts = (), {}
        for other, (_, steps) in drafts.items():
            if other != seat:
                for action in steps:
                    self.act(other, action)

    def draw(self, outcome: OutcomeId) -> None:
        """Apply one chance outcome."""
        before = self.position
        notation = before.game.notation
        self.position = before.apply_chance(outcome)
        first, outcomes = self._draws or (before, [])
        outcomes.append(outcome)
        self._draws = first, outcomes
        if notation.ends_line(before, self.position):
            self._write(notation.chance_text(first, outcomes, self.position))
            self._draws = None

    def record(self, seats: Sequence[str], *, bots: Sequence[str] | None = None) -> Record:
        """Return the record so far."""
        setup = self.position.setup
        return Record(
            format=FORMAT,
            game=setup.game.name,
            options=dict(setup.options),
            deck=STANDARD if setup.deck.name == STANDARD else dict(setup.deck.source),
            seats=list(seats),
            log=list(self.lines),
            result=self.position.result() if self.position.is_over else None,
            bots=None if bots is None else list(bots),
        )
