"""Messages between a local game and its coach's process: one JSON object per line."""

from __future__ import annotations

import msgspec

from crossoff.coach.model import Reason
from crossoff.core.model.contract import Seat
from crossoff.core.model.position import Position
from crossoff.core.model.record import Record, Recorder

__all__ = [
    "AskForHint",
    "AskForReview",
    "Failed",
    "Hint",
    "Made",
    "Progress",
    "Question",
    "Reply",
    "encode",
    "read_question",
    "read_reply",
]


class AskForReview(msgspec.Struct, frozen=True, tag="review"):
    """A finished game to review."""

    record: Record


class AskForHint(msgspec.Struct, frozen=True, tag="hint"):
    """A position to decide, redacted for the seat."""

    table: Record  # a record without moves: the game, its options, the deck and the seats
    state: bytes
    seat: int

    @classmethod
    def about(cls, position: Position, seat: Seat) -> AskForHint:
        """Ask about the decision of a seat; what it may not know is left out."""
        seen = position.seen_by(seat)
        table = Recorder(seen).record([""] * seen.setup.players)
        return cls(table, seen.to_bytes(), seat)


Question = AskForReview | AskForHint


class Hint(msgspec.Struct, frozen=True):
    """What the coach would do."""

    do: str  # in the notation of records, without the seat
    why: tuple[Reason, ...] = ()  # what the next best decision would change
    is_even: bool = False  # the next best is about as good


class Progress(msgspec.Struct, frozen=True, tag="progress"):
    """The share of the work that is done, from 0 to 1."""

    share: float


class Made(msgspec.Struct, frozen=True, tag="made"):
    """A review or a hint."""

    data: msgspec.Raw


class Failed(msgspec.Struct, frozen=True, tag="failed"):
    """Why there is none."""

    why: str


Reply = Progress | Made | Failed

_questions = msgspec.json.Decoder(Question)
_replies = msgspec.json.Decoder(Reply)


def encode(message: Question | Reply) -> bytes:
    """Encode a message as a line."""
    return msgspec.json.encode(message) + b"\n"


def read_question(line: bytes) -> Question:
    """Decode a line from the game."""
    question: Question = _questions.decode(line)
    return question


def read_reply(line: bytes) -> Reply:
    """Decode a line from the coach."""
    reply: Reply = _replies.decode(line)
    return reply
