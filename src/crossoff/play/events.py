"""What happens at a table, as it is stored: the table is the sum of its events.

An event keeps its meaning for ever; what must change gets a new tag. Secrets stand here as hashes,
but seed and salt of the game's chance are in the first event: events never leave the server before
the game is over.

Events refer to nothing that refers back, so the collector of cycles need not look at them
(`gc=False`): a server holds very many.
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
    "decode_event",
    "encode_event",
    "is_decision",
]


class SeatPlan(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """A seat as it was when the table was made."""

    kind: str  # "human", "local" or "bot"
    name: str = ""
    bot: str = ""
    token: str = ""  # hash of the secret that plays it; empty while it is free
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
    start: int | None = None  # the seat that begins, where it is not drawn
    scheme: str = v1.SCHEME  # of the chance; tables from before there were two have no such field
    table: str = ""  # its own id, which the commitment is for; empty in crossoff-fair/1

    @property
    def terms(self) -> Terms:
        """What the commitment is for."""
        seats, start = len(self.seats), self.start
        return Terms(self.table, self.game, self.options, self.deck, seats, start)

    def committed(self) -> Created:
        """The same table with the commitment to its seed and terms."""
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
    """The game began; the lines of the log up to the first decision."""

    lines: tuple[str, ...]


class Decided(
    msgspec.Struct, frozen=True, gc=False, tag="decided", tag_field="e", omit_defaults=True
):
    """A seat decided. `lines` are those of the log that this made known, none while others who
    decide at the same time are waited for.
    """

    seat: int
    phase: str
    do: str
    lines: tuple[str, ...]
    auto: bool = False  # by the autopilot, for an absent person


class Ended(msgspec.Struct, frozen=True, gc=False, tag="ended", tag_field="e"):
    """The table was closed before the game was over."""

    why: str  # "closed" or "abandoned"


class Rematched(
    msgspec.Struct, frozen=True, gc=False, tag="rematched", tag_field="e", omit_defaults=True
):
    """The same people went on at another table."""

    table: str
    commitment: str = ""  # of that table, so that nobody has to go there to learn it


Event: TypeAlias = Created | Sat | Given | Opened | Nonced | Began | Decided | Ended | Rematched

_decoder: msgspec.json.Decoder[Any] = msgspec.json.Decoder(Event)
_encoder = msgspec.json.Encoder()


def encode_event(event: Event) -> bytes:
    """An event as it is stored."""
    return _encoder.encode(event)


def is_decision(body: bytes) -> bool:
    """True if a stored event is a `Decided`; for those who count them, it is not decoded."""
    return body.startswith(b'{"e":"decided"')


def decode_event(body: bytes) -> Event:
    """A stored event."""
    event: Event = _decoder.decode(body)
    return event
