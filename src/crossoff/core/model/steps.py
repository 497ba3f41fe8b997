"""Parse decisions and draws in record notation, one line at a time."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from crossoff.core.errors import BadNotation, IllegalAction, Said, StaleAction, said
from crossoff.core.files.lines import HIDDEN, shown
from crossoff.core.model.ids import ActionId, Seat

if TYPE_CHECKING:
    from crossoff.core.model.position import Position

__all__ = ["decide", "draws_in_line", "expected", "play_line", "read_line", "take_steps"]


def expected(position: Position) -> Said:
    """Return what the next line of a record must be."""
    if position.is_over:
        return said("why-no-line")
    if position.is_chance:
        return said("why-head", head=position.game.notation.chance_head(position) or "")
    return said("why-line-of-seat", seat=position.actors()[0])


def read_line(position: Position, line: str) -> Position:
    """Return the position after one log line; simultaneous decisions have a fixed order."""
    if position.is_over:
        raise BadNotation("why-expected", what=expected(position), got=shown(line))
    if position.is_chance:
        return _read_chance(position, line)
    seat = position.actors()[0]
    if line.partition(" ")[0] != str(seat):
        raise BadNotation("why-expected", what=expected(position), got=shown(line))
    after = _read_decision(position, seat, line)
    # A draw requested by a decision is on the same line.
    return _read_chance(after, line) if draws_in_line(after) else after


def play_line(position: Position, line: str) -> Position:
    """Return the position after a line as typed by a person: simultaneous decisions may come in any
    order, a single acting seat needs no number, and a draw requested by a decision may be omitted.
    """
    if position.is_over or position.is_chance:
        return read_line(position, line)
    who, actors = line.partition(" ")[0], position.actors()
    if who.isdecimal():
        return _read_decision(position, Seat(int(who)), line)
    if len(actors) > 1:
        raise BadNotation("why-expected", what=expected(position), got=shown(line))
    return _read_decision(position, actors[0], f"{actors[0]} {line}")


def _read_decision(position: Position, seat: Seat, line: str) -> Position:
    """Apply a complete decision, and its chance result if the line includes one."""
    notation = position.game.notation
    decision, drawn = notation.split_decision(line.partition(" ")[2])
    after = decide(position, seat, decision)
    if notation.owes_more(after, seat):
        raise BadNotation("why-unfinished", got=shown(line))
    return _read_chance(after, line) if drawn else after


def draws_in_line(position: Position) -> bool:
    """True if the draw that is due belongs on the line of the decision that requested it."""
    head = position.game.notation.chance_head(position)
    return head is not None and not head.startswith("*")


def decide(position: Position, seat: Seat, text: str) -> Position:
    """Return the position after a decision in record notation, without the seat; it may be
    partial.
    """
    if seat not in position.actors():
        what = expected(position)
        raise StaleAction("why-not-asked", what=what, got=shown(text), seat=seat)
    actions = position.game.notation.parse_decision(position, seat, text)
    return take_steps(position, seat, actions, text)


def take_steps(
    position: Position, seat: Seat, actions: Sequence[ActionId], text: str = ""
) -> Position:
    """Return the position after the steps of a decision; `text` is its notation, for errors."""
    notation = position.game.notation
    for number, action in enumerate(actions):
        if number > 0 and not notation.owes_more(position, seat):
            raise IllegalAction("why-whole-already", got=shown(text))
        try:
            position = position.apply(seat, action)
        except IllegalAction:
            raise IllegalAction("why-not-allowed", got=shown(text)) from None
    return position


def _read_chance(position: Position, line: str) -> Position:
    if HIDDEN in line.split(" "):  # a line as it was redacted during the game
        raise BadNotation("why-hidden", got=shown(line))
    for outcome in position.game.notation.parse_chance(position, line):
        try:
            position = position.apply_chance(outcome)
        except IllegalAction:
            raise IllegalAction("why-not-drawn", got=shown(line)) from None
    return position
