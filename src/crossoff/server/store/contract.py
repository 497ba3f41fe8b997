"""What a store keeps and what it promises, whichever database is behind it.

A table is a game in progress: a list of events that only grows. The chain of an event is the
SHA-256 of the chain before it and of its body, so that a log edited by hand is found.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from hashlib import sha256
from typing import Protocol

import msgspec

from crossoff.server.store.errors import Broken
from crossoff.server.store.hints import Hints

__all__ = [
    "MAX_BYTES",
    "MAX_EVENTS",
    "Fact",
    "Health",
    "NewEvent",
    "OnFatal",
    "Store",
    "StoredEvent",
    "Uptime",
    "check_append",
    "check_id",
    "first_chain",
    "link",
]

MAX_EVENTS = 1000  # in one append
MAX_BYTES = 1 << 20  # of a body, and of an answer

_ID = re.compile(r"[0-9a-f]{32}")


class NewEvent(msgspec.Struct, frozen=True, gc=False):
    """An event to be appended; `command` is the client's id of what caused it, if a client did."""

    body: bytes
    command: str | None = None
    answer: bytes | None = None


class StoredEvent(msgspec.Struct, frozen=True, gc=False):
    """An event of a log. `at` is a unix time; order comes from `seq`, never from it."""

    seq: int
    body: bytes
    command: str | None
    answer: bytes | None
    chain: bytes
    at: float


class Health(msgspec.Struct, frozen=True):
    """Whether logs can be read and appended to just now, and in words why not.

    While `has_hints` is false, whoever waits for other processes' appends has to poll.
    """

    can_read: bool
    can_write: bool
    has_hints: bool
    text: str = "ok"
    is_full: bool = False


class Uptime(msgspec.Struct, frozen=True):
    """For how many seconds servers have run, by monotonic clocks, and in how many additions.

    It never runs faster than time itself, whatever the clocks on the wall say, and stands still
    while no server runs.
    """

    ticks: int
    seconds: float


class Fact(msgspec.Struct, frozen=True):
    """One thing about the database, and in words what it puts at risk, if it does."""

    name: str
    value: str
    warning: str | None = None


OnFatal = Callable[[Broken], None]


class Store(Protocol):
    """Logs of tables in a database. To be used from the event loop that it was opened in.

    Ids of tables and commands are 32 hex digits. Every method may raise Unavailable or Broken. A
    caller that is cancelled in the midst of an append must look whether it was done.
    """

    async def append(
        self,
        table: str,
        expected_seq: int,
        events: Sequence[NewEvent],
        *,
        at: float | None = None,
        done: bool = False,
    ) -> list[StoredEvent]:
        """Add events behind event `expected_seq`, all or none, and return when they are durable.

        Raises Conflict. Without `at` they bear the database's time; `done` marks the table as
        finished, for good.
        """

    async def create(
        self, table: str, events: Sequence[NewEvent], *, at: float | None = None
    ) -> list[StoredEvent]:
        """Append the first events of a new table."""

    async def load(self, table: str, since: int = 0) -> list[StoredEvent]:
        """The events after `since`, their chain checked; none of a table that does not exist.

        Raises Corrupt, of which other tables take no harm; and Gone for events after the first of
        a table that does not exist any more.
        """

    async def seqs(self, tables: Sequence[str]) -> dict[str, int]:
        """The number of the last event of those tables that exist."""

    async def uptime(self) -> Uptime:
        """How long servers have run on this database."""

    async def add_uptime(self, last: Uptime, seconds: float) -> Uptime | None:
        """Count seconds that began after `last` was returned, and remember which logs have grown.

        None if another server has counted since then: read `uptime` and begin anew.
        """

    async def idle(self, since: float, *, done: bool, limit: int = 1000) -> list[str]:
        """Tables that were not seen to grow after an uptime of `since`, longest idle first.

        An event that `add_uptime` has not seen yet counts, too.
        """

    async def erase(self, tables: Sequence[str]) -> None:
        """Remove tables and their bytes, and whatever an earlier process left of such; a table
        that does not exist is erased already.
        """

    def hints(self) -> Hints:
        """Word of appends by other processes, from now on. Some may be missed: see `Hint`."""

    async def now(self) -> float:
        """The database's time."""

    async def check(self) -> Health:
        """How the store is. Raises nothing."""

    async def close(self) -> None:
        """Finish what was begun and let go of the database."""


def check_id(value: str) -> None:
    """Refuse what is not 32 hex digits."""
    if not _ID.fullmatch(value):
        raise ValueError(f"an id has 32 hex digits, this is {value!r}")


def check_append(table: str, expected_seq: int, events: Sequence[NewEvent]) -> None:
    """Refuse what no log can take."""
    check_id(table)
    if expected_seq < 0:
        raise ValueError(f"expected_seq is 0 or more, this is {expected_seq}")
    if not 1 <= len(events) <= MAX_EVENTS:
        raise ValueError(f"an append has 1 to {MAX_EVENTS} events, this one has {len(events)}")
    commands = [event.command for event in events if event.command is not None]
    for command in commands:
        check_id(command)
    if len(set(commands)) < len(commands):
        raise ValueError("one command is named twice in an append")
    if any(max(len(event.body), len(event.answer or b"")) > MAX_BYTES for event in events):
        raise ValueError(f"a body or an answer has at most {MAX_BYTES} bytes")


def first_chain(table: str) -> bytes:
    """What the first event is chained to: the table's id, so that no log can pass for another's."""
    return sha256(table.encode()).digest()


def link(seq: int, chain: bytes, events: Sequence[NewEvent], at: float) -> list[StoredEvent]:
    """New events, numbered and chained behind the event of this number and chain."""
    linked = []
    for new in events:
        seq += 1
        chain = sha256(chain + new.body).digest()
        linked.append(StoredEvent(seq, new.body, new.command, new.answer, chain, at))
    return linked
