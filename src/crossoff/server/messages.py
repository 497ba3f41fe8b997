"""Messages of the wire protocol (docs/wire.md), decoded once on arrival."""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeAlias

import msgspec
from msgspec import Meta

__all__ = [
    "CODES",
    "MAX_MESSAGE",
    "Command",
    "Emote",
    "Hello",
    "Malformed",
    "Message",
    "Nudge",
    "Ping",
    "Preview",
    "Undo",
    "decode_message",
    "encode",
    "error_frame",
]

MAX_MESSAGE = 8192  # bytes
_MAX_DEPTH = 16

Hex32 = Annotated[str, Meta(pattern=r"^[0-9a-f]{32}\Z")]  # `$` would accept a trailing newline
Phase = Annotated[str, Meta(max_length=16)]
DecisionText = Annotated[str, Meta(max_length=400)]
Seq = Annotated[int, Meta(ge=0, le=1 << 53)]

#: Error codes, and whether the same message may be retried later.
CODES = {
    "malformed": False,
    "illegal": False,
    "not_yours": False,
    "stale": False,
    "already_done": False,
    "conflict": False,
    "not_found": False,
    "unavailable": True,
    "too_fast": True,
}


class Hello(msgspec.Struct, frozen=True, tag="hello", tag_field="t"):
    """The first message on a socket."""

    token: Annotated[str, Meta(max_length=64)]
    since: Seq = 0
    nonce: Annotated[str, Meta(pattern=r"^[0-9a-fA-F]{1,64}\Z")] | None = None


class Command(msgspec.Struct, frozen=True, tag="cmd", tag_field="t"):
    """A complete decision."""

    id: Hex32
    phase: Phase
    do: DecisionText


class Preview(msgspec.Struct, frozen=True, tag="preview", tag_field="t"):
    """Ask what a partial decision would earn and how it can continue; with `observe`, also for the
    observation of a learning agent.
    """

    id: Hex32
    phase: Phase
    do: DecisionText
    observe: bool = False


class Undo(msgspec.Struct, frozen=True, tag="undo", tag_field="t"):
    """Take a decision back while others are still deciding."""

    id: Hex32
    phase: Phase


class Ping(msgspec.Struct, frozen=True, tag="ping", tag_field="t"):
    """A keep-alive."""


class Nudge(msgspec.Struct, frozen=True, tag="nudge", tag_field="t"):
    """Remind another seat that somebody is waiting for it."""

    seat: Annotated[int, Meta(ge=0, le=7)]


class Emote(msgspec.Struct, frozen=True, tag="emote", tag_field="t"):
    """A small gesture for everybody at the table."""

    emote: Literal["thumb", "wow", "oops", "hurry", "well-played", "thanks"]


Message: TypeAlias = Hello | Command | Undo | Preview | Ping | Nudge | Emote

_decoder: msgspec.json.Decoder[Any] = msgspec.json.Decoder(Message)
_encoder = msgspec.json.Encoder()
encode = _encoder.encode


class Malformed(Exception):
    """An invalid message. `id` is the client's, if it could be read."""

    def __init__(self, detail: str, id: str | None = None) -> None:
        super().__init__(detail)
        self.detail = detail
        self.id = id


def decode_message(text: str | bytes) -> Message:
    """Decode the message in a text frame."""
    if len(text if isinstance(text, bytes) else text.encode()) > MAX_MESSAGE:
        raise Malformed(f"a message has at most {MAX_MESSAGE} bytes")
    if _depth(text) > _MAX_DEPTH:
        raise Malformed("nested too deeply")
    try:
        message: Message = _decoder.decode(text)
    except (msgspec.DecodeError, UnicodeError) as error:
        raise Malformed(str(error), _id_of(text)) from None
    return message


def _depth(text: str | bytes) -> int:
    """An upper bound of the nesting depth: the number of brackets, without parsing."""
    if isinstance(text, bytes):
        return max(text.count(b"["), text.count(b"{"))
    return max(text.count("["), text.count("{"))


class _WithId(msgspec.Struct):
    id: Hex32


_id_decoder = msgspec.json.Decoder(_WithId)


def _id_of(text: str | bytes) -> str | None:
    """The id of an invalid message, so that its sender can tell which one it was."""
    try:
        return _id_decoder.decode(text).id
    except (msgspec.DecodeError, UnicodeError):
        return None


def error_frame(
    code: str,
    detail: str,
    id: str | None = None,
    clause: str | None = None,
    why: str | None = None,
) -> bytes:
    """Encode an error."""
    error = {"t": "err", "id": id, "code": code, "detail": detail, "clause": clause, "why": why}
    return encode(error | {"retryable": CODES[code]})
