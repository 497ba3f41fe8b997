"""Messages between a pool and its workers: one JSON object per line."""

from __future__ import annotations

import msgspec

from crossoff.core.model.record import Record

__all__ = [
    "MAX_ANSWER",
    "MAX_QUESTION",
    "Decision",
    "InvalidMessage",
    "Question",
    "Ready",
    "Reply",
    "encode",
    "read_question",
    "read_reply",
]

MAX_QUESTION = 1 << 20  # bytes, mostly for custom decks
MAX_ANSWER = 1 << 12


class Question(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A request to a worker for a decision. `state` is the position redacted for the seat."""

    id: int
    table: Record  # a record without moves: the game, its options, the deck and the seats
    state: bytes
    seat: int
    bot: str
    seed: str
    seconds: float | None
    iterations: int | None


class Ready(msgspec.Struct, frozen=True, tag_field="say", tag="ready", forbid_unknown_fields=True):
    """Sent by a worker once all its kernels are loaded."""


class Decision(
    msgspec.Struct, frozen=True, tag_field="say", tag="decision", forbid_unknown_fields=True
):
    """A worker's answer: a complete decision in the notation of records, without the seat."""

    id: int
    decision: str


Reply = Ready | Decision


class InvalidMessage(Exception):
    """An invalid message."""


_questions = msgspec.json.Decoder(Question)
_reply = msgspec.json.Decoder(Reply)


def encode(message: Question | Reply) -> bytes:
    """Encode a message as a line."""
    return msgspec.json.encode(message) + b"\n"


def read_question(line: bytes) -> Question:
    """Decode a line from the pool."""
    return _questions.decode(line)


def read_reply(line: bytes) -> Reply:
    """Decode a line from a worker, which is not trusted."""
    try:
        message: Reply = _reply.decode(line)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise InvalidMessage(str(error)) from None
    return message
