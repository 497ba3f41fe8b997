"""Total uptime of servers on an SQLite file, and at what uptime each table last grew."""

from __future__ import annotations

from typing import Any

import apsw

from crossoff.server.store.contract import Uptime

__all__ = ["IDLE", "NEWEST", "SEEN_AT_ONCE", "add_uptime", "read_uptime", "see_growth"]

SEEN_AT_ONCE = 5000  # tables per transaction

NEWEST = "SELECT coalesce(max(key), 0) FROM game"
IDLE = """
    SELECT id FROM game WHERE done = ? AND seen_at < ? AND seen_seq = seq ORDER BY seen_at LIMIT ?
"""
_ADD = "UPDATE uptime SET ticks = ticks + 1, seconds = seconds + ? WHERE ticks = ?"
_SEE = """
    UPDATE game SET seen_seq = seq, seen_at = ?
    WHERE key >= ? AND key < ? AND seen_seq <> seq
"""


def read_uptime(db: apsw.Connection) -> Uptime:
    """Return the uptime so far."""
    row: Any = db.execute("SELECT ticks, seconds FROM uptime").fetchone()
    return Uptime(*row)


def add_uptime(db: apsw.Connection, last: Uptime, seconds: float) -> Uptime | None:
    """Add seconds, unless another server has added some since `last`; then return None."""
    db.execute(_ADD, (seconds, last.ticks))
    return read_uptime(db) if db.changes() else None


def see_growth(db: apsw.Connection, first: int, at: float) -> None:
    """Record which tables of one chunk have grown."""
    db.execute(_SEE, (at, first, first + SEEN_AT_ONCE))
