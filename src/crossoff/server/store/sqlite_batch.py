"""The writer's transaction in SQLite.

Rows are inserted many at a time. One statement per row would release and reacquire the GIL for
each, and while the event loop is busy every reacquisition is a wait.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from functools import cache
from itertools import chain
from typing import Any

import apsw

from crossoff.server.store.batch import Append, Outcome, commands, settle

__all__ = ["probe", "write_batch"]

_SIZES = (64, 16, 4, 1)  # rows per statement: few sizes, so all statements stay prepared

_HEADS = "SELECT id, seq, chain FROM game WHERE id IN (SELECT value FROM json_each(?))"
_TAKEN = """
    SELECT game.id, event.command FROM json_each(?) AS asked
    CROSS JOIN game ON game.id = asked.value ->> 0
    CROSS JOIN event ON event.game = game.key AND event.command = asked.value ->> 1
"""
_MOVE = (
    "INSERT INTO game (id, seq, chain, created_at, last_at, done) VALUES",
    "(?, ?, ?, ?, ?, ?)",
    "ON CONFLICT (id) DO UPDATE SET seq = excluded.seq, chain = excluded.chain,"
    " last_at = excluded.last_at, done = max(done, excluded.done)",
)
_WRITE = (
    "INSERT INTO event (game, seq, body, command, answer, chain, at) VALUES",
    "((SELECT key FROM game WHERE id = ?), ?, ?, ?, ?, ?, ?)",
    "",
)


def write_batch(db: apsw.Connection, batch: Sequence[Append], now: float) -> list[Outcome]:
    """Append everything without a conflict."""
    asked = json.dumps(list({append.table for append in batch}))
    heads = {table: (seq, chain) for table, seq, chain in db.execute(_HEADS, (asked,))}
    taken = {(row[0], row[1]) for row in db.execute(_TAKEN, (json.dumps(commands(batch)),))}
    made = settle(batch, heads, taken, now)
    ends = made.new | made.moved
    _insert(db, _MOVE, [(t, h.seq, h.chain, h.at, h.at, h.done) for t, h in ends.items()])
    _insert(
        db,
        _WRITE,
        [(t, e.seq, e.body, e.command, e.answer, e.chain, e.at) for t, e in made.events],
    )
    return made.outcomes


def _insert(
    db: apsw.Connection, parts: tuple[str, str, str], rows: Sequence[tuple[Any, ...]]
) -> None:
    start = 0
    for size in _SIZES:
        while len(rows) - start >= size:
            some = rows[start : start + size]
            db.execute(_statement(parts, size), tuple(chain.from_iterable(some)))
            start += size


@cache
def _statement(parts: tuple[str, str, str], rows: int) -> str:
    head, row, tail = parts
    return f"{head} {', '.join([row] * rows)} {tail}"


def probe(db: apsw.Connection) -> None:
    """Test a write, to a header field that nobody reads.

    The value must change: SQLite skips writing an unchanged page.
    """
    db.pragma("user_version", (db.pragma("user_version") + 1) % 1_000_000)
