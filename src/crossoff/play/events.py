"""The events of a table, as they are stored. A table is the sum of its events.

An event keeps its meaning forever; a change gets a new tag. Secrets are stored as hashes, but the
first event contains the seed and salt of the game's chance: events never leave the server before
the game is over.

Events cannot form reference cycles, so the cyclic GC skips them (`gc=False`): a server holds a
great many.
"""

from __future__ import annotations

from typing import Any, TypeAlias

import msgspec

from crossoff.core.model.record import DeckRef
from crossoff.play.fairness import Terms, v1, v2

__all__ = [
    "Began",
    "Created",
    "Decided",
    "Ended",
    "Event",
    "Given",
    "Nonced",
    "Opened",
    "Rematched",
    "Sat",
    "SeatPlan",
    "Withdrawn",
    "decode_event",
    "encode_event",
    "is_decision",
]


class SeatPlan(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """A seat at the time the table was created."""

    kind: str  # "human", "local" or "bot"
    name: str = ""
    bot: str = ""
    token: str = ""  # hash of the secret that plays the seat; empty while it is free
    nonce: str = ""


class Created(
    msgspec.Struct, frozen=True, gc=False, tag="created", tag_field="e", omit_defaults=True
):
    """A table was made."""

    game: str
    options: dict[str, str]
    deck: DeckRef
    seats: list[SeatPlan]
    host: str  # hashes
    invite: str
    watch: str
    seed: str  # hex
    salt: str
    commitment: str = ""
    memory_aid: bool = False
    seconds: float | None = None
    start: int | None = None  # the start seat, if it is not drawn
    scheme: str = v1.SCHEME  # of the chance; missing in tables that predate version 2
    table: str = ""  # the id that is committed to; empty in crossoff-fair/1
    waits: bool = False  # the game begins when every person has come, however long it takes
    daily: str = ""  # the date of a deal of the day

    @property
    def terms(self) -> Terms:
        """The terms that the commitment covers."""
        seats, start = len(self.seats), self.start
        return Terms(self.table, self.game, self.options, self.deck, seats, start)

    def committed(self) -> Created:
        """Return this event with the commitment to its seed and terms."""
        seed, salt = bytes.fromhex(self.seed), bytes.fromhex(self.salt)
        commitment = v2.commitment(seed, salt, self.terms)
        return msgspec.structs.replace(self, scheme=v2.SCHEME, commitment=commitment)


class Sat(msgspec.Struct, frozen=True, gc=False, tag="sat", tag_field="e", omit_defaults=True):
    """Somebody took a free seat."""

    seat: int
    name: str
    token: str
    nonce: str = ""


class Given(msgspec.Struct, frozen=True, gc=False, tag="given", tag_field="e"):
    """A seat was given to a bot."""

    seat: int
    bot: str


class Opened(msgspec.Struct, frozen=True, gc=False, tag="opened", tag_field="e"):
    """A seat was opened for somebody to take, with a new invite."""

    seat: int
    invite: str


class Nonced(msgspec.Struct, frozen=True, gc=False, tag="nonced", tag_field="e"):
    """A seat added its nonce to the chance of a game that has not begun."""

    seat: int
    nonce: str


class Began(msgspec.Struct, frozen=True, gc=False, tag="began", tag_field="e"):
    """The game began. `lines` is the log up to the first decision."""

    lines: tuple[str, ...]


class Decided(
    msgspec.Struct, frozen=True, gc=False, tag="decided", tag_field="e", omit_defaults=True
):
    """A seat decided. `lines` are the log lines that this revealed: none while other seats are
    still making the same simultaneous decision.
    """

    seat: int
    phase: str
    do: str
    lines: tuple[str, ...]
    auto: bool = False  # by the autopilot, for an absent person


class Withdrawn(msgspec.Struct, frozen=True, gc=False, tag="withdrawn", tag_field="e"):
    """A seat took its decision back while other seats were still making theirs."""

    seat: int
    phase: str


class Ended(msgspec.Struct, frozen=True, gc=False, tag="ended", tag_field="e"):
    """The table was closed before the game was over."""

    why: str  # "closed" or "abandoned"


class Rematched(
    msgspec.Struct, frozen=True, gc=False, tag="rematched", tag_field="e", omit_defaults=True
):
    """The same players continued at another table."""

    table: str
    commitment: str = ""  # of the new table, so that players know it without going there
    by: int | None = None  # the seat that proposed it


Event: TypeAlias = (
    Created | Sat | Given | Opened | Nonced | Began | Decided | Withdrawn | Ended | Rematched
)

_decoder: msgspec.json.Decoder[Any] = msgspec.json.Decoder(Event)
_encoder = msgspec.json.Encoder()


def encode_event(event: Event) -> bytes:
    """Encode an event for storage."""
    return _encoder.encode(event)


def is_decision(body: bytes) -> bool:
    """True if a stored event is a `Decided`. Cheap: does not decode it."""
    return body.startswith(b'{"e":"decided"')


def decode_event(body: bytes) -> Event:
    """Decode a stored event."""
    event: Event = _decoder.decode(body)
    return event
