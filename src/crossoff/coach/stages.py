"""A record as a sequence of stages: positions at which seats decide, alone or at the same time."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from crossoff.core.errors import BadRecord
from crossoff.core.model.contract import ActionId, Seat
from crossoff.core.model.position import Position
from crossoff.core.model.record import Record, replay

__all__ = ["Decision", "Stage", "stages"]


@dataclass(frozen=True)
class Decision:
    """A seat's whole decision and its line in the log, from 1."""

    line: int
    seat: Seat
    steps: tuple[ActionId, ...]
    text: str
    is_forced: bool  # nothing else was legal


@dataclass(frozen=True)
class Stage:
    """Decisions made without knowing each other, and the positions before and after them."""

    number: int
    turn: int
    before: Position
    decisions: tuple[Decision, ...]
    after: Position  # before any chance
    follows: bool  # directly on the stage before it, without chance in between

    @property
    def line(self) -> int:
        """The last line of the log before the stage."""
        return self.decisions[0].line - 1


def stages(record: Record) -> tuple[list[Stage], Position]:
    """Return the stages of a finished game and its last position. Raises BadRecord for a record
    that is invalid or not over.
    """
    positions = list(replay(record))
    if not positions[-1].is_over:
        raise BadRecord(len(record.log), "why-review-unfinished")
    return list(_stages(record.log, positions)), positions[-1]


def _stages(log: Sequence[str], positions: Sequence[Position]) -> Iterator[Stage]:
    opens_turn = positions[0].game.shown.opens_turn
    turn = at = number = 0
    last = b""
    while at < len(log):
        before, actors = positions[at], positions[at].actors()
        count = len(actors) or 1
        turn += sum(opens_turn(log, n) for n in range(at, at + count))
        if actors:
            decisions = tuple(_decision(before, seat, at + n, log) for n, seat in enumerate(actors))
            after = before
            for decision in decisions:
                for step in decision.steps:
                    after = after.apply(decision.seat, step)
            follows = before.to_bytes() == last
            yield Stage(number, turn, before, decisions, after, follows)
            number, last = number + 1, after.to_bytes()
        at += count


def _decision(before: Position, seat: Seat, index: int, log: Sequence[str]) -> Decision:
    notation = before.game.notation
    text, _drawn = notation.split_decision(log[index].partition(" ")[2])
    steps = tuple(notation.parse_decision(before, seat, text))
    position, is_forced = before, True
    for step in steps:
        is_forced = is_forced and len(position.legal(seat)) == 1
        position = position.apply(seat, step)
    return Decision(index + 1, seat, steps, text, is_forced)
