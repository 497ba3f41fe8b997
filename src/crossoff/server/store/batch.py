"""Many appends as one: which of them fit, and what is to be written for those.

Both databases work a batch off in the same way: read where the logs end and which commands they
have, let `settle` decide in memory, write it all with a few statements, commit. An append that
comes too late is left out and does not spoil the others.
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
    """One append that waits, and who waits for it."""

    table: str
    expected_seq: int
    events: Sequence[NewEvent]
    at: float | None
    done: bool
    future: asyncio.Future[Any]


class Head(NamedTuple):
    """Where a log ends."""

    seq: int
    chain: bytes
    at: float
    done: bool


class BatchOutcome(NamedTuple):
    """What comes of each append, and what has to be written for them."""

    outcomes: list[Outcome]
    events: list[tuple[str, StoredEvent]]  # table and event
    new: dict[str, Head]
    moved: dict[str, Head]  # of tables that had a log before


def commands(batch: Iterable[Append]) -> list[tuple[str, str]]:
    """All commands that are to be written, each with its table."""
    return [(a.table, e.command) for a in batch for e in a.events if e.command is not None]


def settle(
    batch: Sequence[Append],
    heads: dict[str, tuple[int, bytes]],
    taken: set[tuple[str, str]],
    now: float,
) -> BatchOutcome:
    """Decide in the order of asking, given the end of each log and the commands that are there."""
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
    """Tell the waiting caller, unless it gave up."""
    with suppress(asyncio.InvalidStateError):
        if isinstance(outcome, Exception):
            future.set_exception(outcome)
        else:
            future.set_result(outcome)
