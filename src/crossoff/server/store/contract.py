"""The data a store keeps and the guarantees it gives, whichever database is behind it.

A table is a game in progress, stored as an append-only list of events. The chain of an event is the
SHA-256 of the previous chain and its own body, which exposes a log edited by hand.
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
MAX_BYTES = 1 << 20  # per body, and per answer

_ID = re.compile(r"[0-9a-f]{32}")


class NewEvent(msgspec.Struct, frozen=True, gc=False):
    """An event to append; `command` is the client's id of the request that caused it, if any."""

    body: bytes
    command: str | None = None
    answer: bytes | None = None


class StoredEvent(msgspec.Struct, frozen=True, gc=False):
    """An event in a log. `at` is a Unix timestamp; order comes from `seq`, never from `at`."""

    seq: int
    body: bytes
    command: str | None
    answer: bytes | None
    chain: bytes
    at: float


class Health(msgspec.Struct, frozen=True):
    """Whether logs can be read and appended to right now; `text` says why not.

    While `has_hints` is false, callers must poll for appends by other processes.
    """

    can_read: bool
    can_write: bool
    has_hints: bool
    text: str = "ok"
    is_full: bool = False


class Uptime(msgspec.Struct, frozen=True):
    """Total seconds that servers have run, by monotonic clocks, and the number of additions to it.

    It never runs faster than real time, whatever the wall clocks say, and stands still while no
    server runs.
    """

    ticks: int
    seconds: float


class Fact(msgspec.Struct, frozen=True):
    """A property of the database, with a warning if it puts data at risk."""

    name: str
    value: str
    warning: str | None = None


OnFatal = Callable[[Broken], None]


class Store(Protocol):
    """Logs of tables in a database. Use it only from the event loop that it was opened in.

    Ids of tables and commands are 32 hex digits. Every method may raise Unavailable or Broken. A
    caller cancelled during an append must check whether the append was stored.
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
        """Append events after event `expected_seq`, all or none; return once they are durable.

        Raises Conflict. Without `at` they get the database's time; `done` marks the table as
        finished, permanently.
        """

    async def create(
        self, table: str, events: Sequence[NewEvent], *, at: float | None = None
    ) -> list[StoredEvent]:
        """Append the first events of a new table."""

    async def load(self, table: str, since: int = 0) -> list[StoredEvent]:
        """Return the events after `since`, with their chain verified; empty for an unknown table.

        Raises Corrupt, which does not affect other tables; and Gone if `since` is not 0 and the
        table no longer exists.
        """

    async def seqs(self, tables: Sequence[str]) -> dict[str, int]:
        """Return the number of the last event of each of these tables that exists."""

    async def uptime(self) -> Uptime:
        """Return how long servers have run on this database."""

    async def add_uptime(self, last: Uptime, seconds: float) -> Uptime | None:
        """Add seconds that began after `last` was returned, and record which logs have grown.

        Returns None if another server has added time since then: read `uptime` and start over.
        """

    async def idle(self, since: float, *, done: bool, limit: int = 1000) -> list[str]:
        """Tables that have not grown since an uptime of `since`, longest idle first.

        A table with an event that `add_uptime` has not seen yet is not idle.
        """

    async def erase(self, tables: Sequence[str]) -> None:
        """Remove tables and their bytes, and finish what an earlier process left half erased.

        An unknown table counts as erased.
        """

    def hints(self) -> Hints:
        """Hints of appends by other processes, from now on. Some may be lost: see `Hint`."""

    async def now(self) -> float:
        """The database's time."""

    async def check(self) -> Health:
        """Report the state of the store. Never raises."""

    async def close(self) -> None:
        """Finish pending work and close the database."""


def check_id(value: str) -> None:
    """Raise ValueError unless the value is 32 hex digits."""
    if not _ID.fullmatch(value):
        raise ValueError(f"an id has 32 hex digits, this is {value!r}")


def check_append(table: str, expected_seq: int, events: Sequence[NewEvent]) -> None:
    """Raise ValueError if no log can accept this append."""
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
    """The chain before the first event. It hashes the table's id, so no log passes for another."""
    return sha256(table.encode()).digest()


def link(seq: int, chain: bytes, events: Sequence[NewEvent], at: float) -> list[StoredEvent]:
    """Number and chain new events after the event with this number and chain."""
    linked = []
    for new in events:
        seq += 1
        chain = sha256(chain + new.body).digest()
        linked.append(StoredEvent(seq, new.body, new.command, new.answer, chain, at))
    return linked
