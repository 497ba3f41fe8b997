"""Group commit: decide which appends of a batch succeed, and what to write for them.

Both databases process a batch in the same way: read the log heads and the known commands, let
`settle` decide in memory, write everything with a few statements, commit. A conflicting append is
left out and does not fail the rest of the batch.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Sequence
from contextlib import suppress
from typing import Any, NamedTuple

from crossoff.server.store.contract import NewEvent, StoredEvent, first_chain, link
from crossoff.server.store.errors import Conflict, StoreError

__all__ = ["Append", "BatchOutcome", "Head", "Outcome", "answer", "commands", "settle"]

Outcome = list[StoredEvent] | StoreError


class Append(NamedTuple):
    """A queued append and the future that its caller awaits."""

    table: str
    expected_seq: int
    events: Sequence[NewEvent]
    at: float | None
    done: bool
    future: asyncio.Future[Any]


class Head(NamedTuple):
    """The end of a log."""

    seq: int
    chain: bytes
    at: float
    done: bool


class BatchOutcome(NamedTuple):
    """The outcome of each append, and the rows to write."""

    outcomes: list[Outcome]
    events: list[tuple[str, StoredEvent]]  # table and event
    new: dict[str, Head]
    moved: dict[str, Head]  # of tables that already had a log


def commands(batch: Iterable[Append]) -> list[tuple[str, str]]:
    """All commands in the batch, each with its table."""
    return [(a.table, e.command) for a in batch for e in a.events if e.command is not None]


def settle(
    batch: Sequence[Append],
    heads: dict[str, tuple[int, bytes]],
    taken: set[tuple[str, str]],
    now: float,
) -> BatchOutcome:
    """Decide in request order, given each log's head and the commands already stored."""
    made = BatchOutcome([], [], {}, {})
    ends, taken = dict(heads), set(taken)
    for append in batch:
        table = append.table
        seq, chain = ends.get(table) or (0, first_chain(table))
        mine = commands([append])
        if seq != append.expected_seq:
            reason = f"the log is at event {seq}, not at {append.expected_seq}"
            made.outcomes.append(Conflict(table, reason))
        elif not taken.isdisjoint(mine):
            made.outcomes.append(Conflict(table, "it has one of these commands already"))
        else:
            taken.update(mine)
            at = now if append.at is None else append.at
            events = link(seq, chain, append.events, at)
            ends[table] = events[-1].seq, events[-1].chain
            made.outcomes.append(events)
            made.events.extend((table, event) for event in events)
            changed = made.moved if table in heads else made.new
            done = append.done or (table in changed and changed[table].done)
            changed[table] = Head(*ends[table], at, done)
    return made


def answer(future: asyncio.Future[Any], outcome: object) -> None:
    """Resolve the caller's future, unless the caller was cancelled."""
    with suppress(asyncio.InvalidStateError):
        if isinstance(outcome, Exception):
            future.set_exception(outcome)
        else:
            future.set_result(outcome)
