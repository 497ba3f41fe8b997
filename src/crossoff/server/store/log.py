"""Logs as they come out of a database, checked against their chain."""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import sha256
from typing import Any

from crossoff.server.store.contract import StoredEvent, first_chain
from crossoff.server.store.errors import Corrupt, Gone

__all__ = ["checked"]

Row = Sequence[Any]


def to_event(row: Row) -> StoredEvent:
    """A row of seq, body, command, answer, chain, at."""
    return StoredEvent(*row)


def checked(table: str, since: int, rows: Sequence[Row]) -> list[StoredEvent]:
    """The events after `since`; raises Corrupt at the first that does not fit, and Gone if there
    must have been some but there is no log.

    Rows are the head's seq and chain, then an event, from `since` on; or one row without an event
    (all None) if the log has none there. The head tells when events are missing at the end.
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
