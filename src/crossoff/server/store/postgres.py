"""Logs in a PostgreSQL database, for any number of server processes."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Any

import psycopg
from psycopg_pool import AsyncConnectionPool

from crossoff.server.store.batch import Append
from crossoff.server.store.contract import (
    Health,
    NewEvent,
    OnFatal,
    StoredEvent,
    Uptime,
    check_append,
    check_id,
)
from crossoff.server.store.errors import BadDatabase, Broken, StoreError
from crossoff.server.store.hints import Hints
from crossoff.server.store.log import checked
from crossoff.server.store.migrate import migrate_postgres
from crossoff.server.store.postgres_hints import Listener
from crossoff.server.store.postgres_link import (
    PROBE,
    Link,
    connect,
    in_one_line,
    prepare,
    to_store_error,
    with_defaults,
)
from crossoff.server.store.postgres_writer import PostgresWriter

__all__ = ["LOAD", "PostgresStore"]

TIMEOUT = 10.0  # seconds for a query
ERASED_AT_ONCE = 50  # tables per transaction
CONNECTIONS = 4  # for reads; the writer and the listener have one more each

LOAD = """
    SELECT game.seq, game.chain, event.seq, body, command, answer, event.chain, at
    FROM game LEFT JOIN event ON event.game = game.id AND event.seq >= %s
    WHERE game.id = %s ORDER BY event.seq
"""
# Skips locked rows rather than wait for appends: the next call sees them.
_ADD_UPTIME = """
    WITH added AS (
        UPDATE uptime SET ticks = ticks + 1, seconds = seconds + %s WHERE ticks = %s
        RETURNING ticks, seconds
    ), grown AS (
        SELECT id FROM game WHERE seen_seq <> seq FOR UPDATE SKIP LOCKED
    ), seen AS (
        UPDATE game SET seen_seq = seq, seen_at = added.seconds FROM added, grown
        WHERE game.id = grown.id
    )
    SELECT ticks, seconds FROM added
"""
_IDLE = """
    SELECT id FROM game WHERE done = %s AND seen_at < %s AND seen_seq = seq
    ORDER BY seen_at LIMIT %s
"""
_ERASE = """
    WITH found AS (SELECT id FROM game WHERE id = ANY(%s) ORDER BY id FOR UPDATE),
    erased AS (DELETE FROM game USING found WHERE game.id = found.id RETURNING game.id)
    SELECT pg_notify(%s, id || ':0') FROM erased
"""
_CHANNEL = "SELECT 'crossoff_' || current_schema()::regnamespace::oid"


class PostgresStore:
    """A `Store` in the first schema of the connection's search path."""

    def __init__(self, conninfo: str, channel: str, on_fatal: OnFatal) -> None:
        self._channel = channel
        self._writer = PostgresWriter(conninfo, channel, on_fatal)
        self._listener = Listener(conninfo, channel, self._writer.pids)
        self._pool: AsyncConnectionPool[Link] = AsyncConnectionPool(
            conninfo,
            min_size=1,
            max_size=CONNECTIONS,
            max_waiting=10_000,
            timeout=TIMEOUT / 2,
            open=False,
            configure=prepare,
            check=AsyncConnectionPool.check_connection,
        )

    @classmethod
    async def open(cls, url: str, *, on_fatal: OnFatal) -> PostgresStore:
        """Connect and migrate the schema; raises BadDatabase."""
        conninfo = with_defaults(url)
        try:
            async with await connect(conninfo) as link:
                await migrate_postgres(link)
                channel = (await (await link.execute(_CHANNEL)).fetchall())[0][0]
        except BadDatabase as error:
            raise BadDatabase("why-db-postgres", reason=error) from None
        except (psycopg.Error, OSError) as error:
            raise BadDatabase("why-db-postgres", reason=in_one_line(error)) from None
        store = cls(conninfo, channel, on_fatal)
        await store._pool.open()
        return store

    async def append(
        self,
        table: str,
        expected_seq: int,
        events: Sequence[NewEvent],
        *,
        at: float | None = None,
        done: bool = False,
    ) -> list[StoredEvent]:
        check_append(table, expected_seq, events)
        future: asyncio.Future[list[StoredEvent]] = asyncio.get_running_loop().create_future()
        self._writer.submit(Append(table, expected_seq, events, at, done, future))
        return await future

    async def create(
        self, table: str, events: Sequence[NewEvent], *, at: float | None = None
    ) -> list[StoredEvent]:
        return await self.append(table, 0, events, at=at)

    async def load(self, table: str, since: int = 0) -> list[StoredEvent]:
        check_id(table)
        return checked(table, since, await self._query(LOAD, since, table))

    async def seqs(self, tables: Sequence[str]) -> dict[str, int]:
        rows = await self._query("SELECT id, seq FROM game WHERE id = ANY(%s)", list(tables))
        return {row[0]: int(row[1]) for row in rows}

    async def uptime(self) -> Uptime:
        return Uptime(*(await self._query("SELECT ticks, seconds FROM uptime"))[0])

    async def add_uptime(self, last: Uptime, seconds: float) -> Uptime | None:
        rows = await self._query(_ADD_UPTIME, seconds, last.ticks)
        return Uptime(*rows[0]) if rows else None

    async def idle(self, since: float, *, done: bool, limit: int = 1000) -> list[str]:
        return [row[0] for row in await self._query(_IDLE, done, since, limit)]

    async def erase(self, tables: Sequence[str]) -> None:
        """Remove tables. PostgreSQL overwrites their bytes only after a VACUUM, which autovacuum
        runs in time; archived WAL and backups are the operator's responsibility.
        """
        for table in tables:
            check_id(table)
        for start in range(0, len(tables), ERASED_AT_ONCE):
            some = list(tables[start : start + ERASED_AT_ONCE])
            await self._query(_ERASE, some, self._channel)

    def hints(self) -> Hints:
        return self._listener.hints()

    async def now(self) -> float:
        rows = await self._query("SELECT extract(epoch FROM clock_timestamp())::float8")
        return float(rows[0][0])

    async def check(self) -> Health:
        has_hints = self._listener.is_up
        try:
            rows = await self._query("SELECT pg_is_in_recovery()")
        except StoreError as error:
            return Health(False, False, has_hints, str(error))
        if rows[0][0]:
            return Health(True, False, has_hints, "the database is a standby, which only reads")
        try:
            if self._writer.last_error:  # check whether it has passed
                await self._query(PROBE)
        except StoreError as error:
            return Health(True, False, has_hints, str(error))
        return Health(True, True, has_hints)

    async def close(self) -> None:
        await self._writer.close()
        await self._listener.close()
        await self._pool.close()

    async def _query(self, query: str, *values: object) -> Sequence[Any]:
        """Run one statement, which sees a single snapshot, and commit."""
        if self._writer.broken:
            raise self._writer.broken
        try:
            async with asyncio.timeout(TIMEOUT), self._pool.connection() as link:
                cursor = await link.execute(query.encode(), values)
                return await cursor.fetchall() if cursor.description else []
        except (psycopg.Error, OSError, TimeoutError) as error:
            failure = to_store_error(error)
            if isinstance(failure, Broken):
                self._writer.fail(failure)
            raise failure from error
