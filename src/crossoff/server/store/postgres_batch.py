"""The writer's transaction in PostgreSQL.

An append holds the row lock on its `game` row until the commit, so nobody else can take the same
number or command. Rows are locked in id order, existing ones before new ones, which rules out
deadlocks between processes.
"""

from __future__ import annotations

from collections.abc import Sequence

from crossoff.server.store.batch import Append, BatchOutcome, Head, Outcome, commands, settle
from crossoff.server.store.errors import Conflict
from crossoff.server.store.postgres_link import PROBE, Link

__all__ = ["find_batch", "write_batch"]

_HEADS = "SELECT id, seq, chain FROM game WHERE id = ANY(%s) ORDER BY id FOR UPDATE"
_TAKEN = """
    SELECT game, command FROM event
    JOIN unnest(%s::text[], %s::text[]) AS asked (game, command) USING (game, command)
"""
# One statement for any number of rows: each round trip prolongs the time that locks are held.
_GAMES = "unnest(%s::text[], %s::bigint[], %s::bytea[], %s::float8[], %s::bool[])"
_CREATE = f"""
    INSERT INTO game (id, seq, chain, created_at, last_at, done)
    SELECT id, seq, chain, at, at, done FROM {_GAMES} AS new (id, seq, chain, at, done) ORDER BY id
    ON CONFLICT DO NOTHING RETURNING id
"""
_MOVE = f"""
    UPDATE game SET seq = new.seq, chain = new.chain, last_at = new.at, done = game.done OR new.done
    FROM {_GAMES} AS new (id, seq, chain, at, done) WHERE game.id = new.id
"""
_WRITE = """
    INSERT INTO event (game, seq, body, command, answer, chain, at)
    SELECT * FROM unnest(%s::text[], %s::bigint[], %s::bytea[], %s::text[], %s::bytea[],
        %s::bytea[], %s::float8[])
"""
_HINT = "SELECT pg_notify(%s, hint) FROM unnest(%s::text[]) AS hint"
_FIND = """
    SELECT game, seq, chain, command FROM event
    JOIN unnest(%s::text[], %s::bigint[]) AS asked (game, seq) USING (game, seq)
"""


async def write_batch(
    link: Link, batch: Sequence[Append], lock: int, channel: str
) -> list[Outcome]:
    """Append everything without a conflict; the caller commits. `lock` is held until then."""
    cursor = await link.execute(
        "SELECT pg_advisory_xact_lock(%s), extract(epoch FROM clock_timestamp())::float8", (lock,)
    )
    now = (await cursor.fetchall())[0][1]
    cursor = await link.execute(_HEADS, (sorted({append.table for append in batch}),))
    heads = {table: (seq, chain) for table, seq, chain in await cursor.fetchall()}
    asked = commands(batch)
    cursor = await link.execute(_TAKEN, ([a[0] for a in asked], [a[1] for a in asked]))
    taken = {(table, command) for table, command in await cursor.fetchall()}
    made = settle(batch, heads, taken, now)
    lost = made.new.keys() - await _create(link, made.new)
    await _write(link, made, lost, channel)
    return [
        Conflict(append.table, "another began this log") if append.table in lost else outcome
        for append, outcome in zip(batch, made.outcomes, strict=True)
    ]


async def _create(link: Link, new: dict[str, Head]) -> set[str]:
    """Insert the new tables; return those that no other process has created meanwhile."""
    if not new:
        return set()
    cursor = await link.execute(_CREATE.encode(), _columns(new))
    return {row[0] for row in await cursor.fetchall()}


def _columns(heads: dict[str, Head]) -> list[list[object]]:
    rows = [(table, head.seq, head.chain, head.at, head.done) for table, head in heads.items()]
    return [list(column) for column in zip(*rows, strict=True)]


async def _write(link: Link, made: BatchOutcome, lost: set[str], channel: str) -> None:
    events = [(table, event) for table, event in made.events if table not in lost]
    if not events:
        return
    rows = [(t, e.seq, e.body, e.command, e.answer, e.chain, e.at) for t, e in events]
    await link.execute(_WRITE, [list(column) for column in zip(*rows, strict=True)])
    if made.moved:
        await link.execute(_MOVE.encode(), _columns(made.moved))
    ends = {table: event.seq for table, event in events}
    hints = [f"{table}:{seq}" for table, seq in ends.items()]
    await link.execute(_HINT, (channel, hints))


async def find_batch(
    link: Link, batch: Sequence[Append], outcomes: Sequence[Outcome], lock: int
) -> list[bool]:
    """Return which appends of a batch are stored, after its commit got no reply.

    Taking `lock` first ensures that the transaction is no longer in flight. The write at the end is
    there for its commit, which returns only after the standbys have everything before it, too.
    """
    await link.execute("SELECT pg_advisory_xact_lock(%s)", (lock,))
    lasts = [
        (append.table, outcome[-1]) if isinstance(outcome, list) else None
        for append, outcome in zip(batch, outcomes, strict=True)
    ]
    asked = [last for last in lasts if last]
    numbers = [event.seq for _, event in asked]
    cursor = await link.execute(_FIND, ([table for table, _ in asked], numbers))
    there = set(await cursor.fetchall())
    await link.execute(PROBE)
    await link.commit()
    return [
        last is not None and (last[0], last[1].seq, last[1].chain, last[1].command) in there
        for last in lasts
    ]
