"""Logs read from a database, verified against their chain."""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import sha256
from typing import Any

from crossoff.server.store.contract import StoredEvent, first_chain
from crossoff.server.store.errors import Corrupt, Gone

__all__ = ["checked"]

Row = Sequence[Any]


def to_event(row: Row) -> StoredEvent:
    """Convert a row of seq, body, command, answer, chain, at."""
    return StoredEvent(*row)


def checked(table: str, since: int, rows: Sequence[Row]) -> list[StoredEvent]:
    """Return the events after `since`. Raises Corrupt at the first bad event, and Gone if `since`
    is not 0 but there is no log.

    Each row holds the head's seq and chain, then an event, starting at `since`; a log without
    events there has one row whose event columns are None. The head reveals a truncated log.
    """
    if not rows:
        if since:
            raise Gone(table)
        return []
    if since > rows[0][0]:
        return []
    events = [to_event(row[2:]) for row in rows if row[2] is not None]
    seq, chain = 0, first_chain(table)
    if since > 0:
        if not events or events[0].seq != since:
            raise Corrupt(table, since)
        seq, chain = since, events.pop(0).chain
    for event in events:
        seq += 1
        chain = sha256(chain + event.body).digest()
        if event.seq != seq or event.chain != chain:
            raise Corrupt(table, seq)
    head = rows[0][0]
    if seq != head:
        raise Corrupt(table, min(seq, head) + 1)
    if chain != rows[0][1]:
        raise Corrupt(table, seq)
    return events
