"""Request and response bodies of the HTTP calls (docs/wire.md)."""

from __future__ import annotations

import contextlib
import json
import re
from itertools import accumulate
from typing import Annotated, Any

import msgspec
from msgspec import Meta

from crossoff.play.table import Refused

__all__ = [
    "EndTable",
    "Frame",
    "HandOver",
    "HandedOver",
    "Join",
    "Joined",
    "LocalSeat",
    "NewTable",
    "Problem",
    "Rematch",
    "RematchCreated",
    "Replay",
    "SeatWish",
    "TableCreated",
    "TableEnded",
    "check_body",
]

_MAX_DEPTH = 16
# An unterminated string matches to the end of the body. Otherwise every later quote would start
# another search to the end, and 256 KB would take minutes.
_STRING = re.compile(rb'"[^"\\]*(?:\\.[^"\\]*)*(?:"|\\?\Z)', re.DOTALL)
_NO_BRACKET = bytes(set(range(256)) - set(b"[]{}"))
_STEP = {ord("["): 1, ord("{"): 1, ord("]"): -1, ord("}"): -1}

#: An idempotency key: a request repeated with the same id gets the same response.
RequestId = Annotated[str, Meta(max_length=32, pattern="^[0-9a-f]{32}$")]
SecretText = Annotated[str, Meta(max_length=64)]
Nonce = Annotated[str, Meta(max_length=64, pattern="^[0-9a-fA-F]*$")]
Name = Annotated[str, Meta(max_length=200)]  # before normalisation
Word = Annotated[str, Meta(max_length=40)]


class SeatWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The player of a seat: `human`, `local` (with a name) or `bot` (with a level)."""

    kind: Word
    name: Name | None = None
    bot: Word | None = None


class NewTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A table to create."""

    game: Word
    seats: Annotated[list[SeatWish], Meta(min_length=1, max_length=8)]
    name: Name
    nonce: Nonce | None = None
    options: dict[Word, Word] = {}
    deck: Word | dict[str, Any] = "standard"
    memory_aid: bool = False
    seconds: Annotated[float, Meta(ge=10, le=86400)] | None = None
    id: RequestId | None = None


class LocalSeat(msgspec.Struct, frozen=True):
    """A seat played on the creator's device."""

    seat: int
    token: str


class TableCreated(msgspec.Struct, frozen=True):
    """A new table and its secrets."""

    table: str
    seat: int
    token: str
    host: str
    invite: str
    watch: str
    commitment: str
    local: list[LocalSeat]


class Join(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A request for a seat."""

    invite: SecretText
    name: Name
    nonce: Nonce | None = None
    id: RequestId | None = None


class Invitation(msgspec.Struct, frozen=True):
    """What an invitation is to."""

    game: str
    options: dict[str, str]
    seconds: float | None
    seats: list[dict[str, Any]]
    here: list[bool]
    host: str | None  # name of the table's creator; None if that seat was given away
    started: bool
    ended: str | None


class Joined(msgspec.Struct, frozen=True):
    """A seat and its secret. `started`: the game has begun, so the commitment comes too late."""

    seat: int
    token: str
    commitment: str
    started: bool


class HandOver(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Give a seat to a bot, or open it to people again."""

    host: SecretText
    kind: Word
    bot: Word | None = None


class HandedOver(msgspec.Struct, frozen=True):
    """The new state of a seat; an opened seat has a new invite."""

    seat: int
    invite: str | None


class Rematch(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A request for another game with the same players, by the host or by anyone with a seat."""

    host: SecretText | None = None
    token: SecretText | None = None
    nonce: Nonce | None = None


class RematchCreated(msgspec.Struct, frozen=True):
    """The next table; the same secrets are valid there."""

    table: str
    commitment: str


class EndTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The host ends the table."""

    host: SecretText


class TableEnded(msgspec.Struct, frozen=True):
    """The number of the event that ended it."""

    seq: int


class Frame(msgspec.Struct, frozen=True):
    """A step of a replay: the draws before it, what was decided then, and the state after that."""

    seq: int
    what: list[dict[str, Any]]
    said: list[dict[str, Any]]
    view: dict[str, Any]


class Replay(msgspec.Struct, frozen=True):
    """A whole game."""

    frames: list[Frame]


class Problem(msgspec.Struct, frozen=True):
    """Why a request was refused."""

    code: str
    detail: str
    why: str | None = None


def check_body(body: bytes) -> None:
    """Reject what the decoder would accept or cannot handle: repeated keys, deep nesting, encodings
    other than UTF-8. Takes linear time for any body.

    Invalid JSON passes: the decoder reports what is wrong with it.
    """
    if not body:
        raise Refused("malformed", "expected a JSON object, got nothing")
    try:
        text = body.decode()
    except UnicodeDecodeError as error:
        raise Refused("malformed", f"the body is not UTF-8 at byte {error.start}") from None
    brackets = _STRING.sub(b"", body).translate(None, _NO_BRACKET)
    if max(accumulate(map(_STEP.__getitem__, brackets)), default=0) > _MAX_DEPTH:
        raise Refused("malformed", f"a body is nested at most {_MAX_DEPTH} deep")
    with contextlib.suppress(ValueError):
        json.loads(text, object_pairs_hook=_without_repeats)


def _without_repeats(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found = dict(pairs)
    if len(found) < len(pairs):
        raise Refused("malformed", "a key stands twice in an object")
    return found
