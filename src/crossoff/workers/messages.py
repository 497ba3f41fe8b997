"""What a pool and its workers say to each other: one JSON object a line."""

from __future__ import annotations

import msgspec

from crossoff.core.model.record import Record

__all__ = [
    "MAX_ANSWER",
    "MAX_QUESTION",
    "Decision",
    "Question",
    "Ready",
    "Rubbish",
    "Said",
    "encode",
    "read_question",
    "read_said",
]

MAX_QUESTION = 1 << 20  # bytes; a deck of one's own is most of it
MAX_ANSWER = 1 << 12


class Question(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A decision to make, for a worker. `state` is the position as the seat may know it."""

    id: int
    table: Record  # without lines: the game, its options, the deck and the seats
    state: bytes
    seat: int
    bot: str
    seed: str
    seconds: float | None
    iterations: int | None


class Ready(msgspec.Struct, frozen=True, tag_field="say", tag="ready", forbid_unknown_fields=True):
    """A worker has all its kernels and can be asked."""


class Decision(
    msgspec.Struct, frozen=True, tag_field="say", tag="decision", forbid_unknown_fields=True
):
    """A worker's answer: one whole decision in the record's words, without the seat."""

    id: int
    decision: str


Said = Ready | Decision


class Rubbish(Exception):
    """A line that is none of these messages."""


_questions = msgspec.json.Decoder(Question)
_said = msgspec.json.Decoder(Said)


def encode(message: Question | Said) -> bytes:
    """A message as a line."""
    return msgspec.json.encode(message) + b"\n"


def read_question(line: bytes) -> Question:
    """A line that the pool wrote."""
    return _questions.decode(line)


def read_said(line: bytes) -> Said:
    """A line that a worker wrote, which may be anything."""
    try:
        message: Said = _said.decode(line)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise Rubbish(str(error)) from None
    return message
