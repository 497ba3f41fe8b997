"""Read-only access to a database, with or without a running server."""

from __future__ import annotations

import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Protocol

from crossoff.server.store.contract import Fact, StoredEvent, check_id
from crossoff.server.store.errors import BadDatabase
from crossoff.server.store.log import checked
from crossoff.server.store.migrate import steps
from crossoff.server.store.place import is_postgres

if TYPE_CHECKING:
    import apsw

    from crossoff.server.store.postgres_link import Link

__all__ = ["Reader", "open_reader"]

_LARGE_SKEW = 5.0  # seconds between two machines' clocks
_VERSION = "SELECT coalesce(max(version), 0) FROM schema_version"
_SEQ = "SELECT seq FROM game WHERE id = "
_LAST = "SELECT coalesce(max(last_at), 0) FROM game"


class Reader(Protocol):
    """Read-only queries."""

    async def load(self, table: str) -> list[StoredEvent]:
        """Return all events of a table, with their chain verified; empty for an unknown table.

        Raises Corrupt, and BadDatabase if the schema version is unknown.
        """

    async def seq(self, table: str) -> int:
        """Return the number of a table's last event, or 0. Raises BadDatabase as `load` does."""

    async def facts(self) -> list[Fact]:
        """Return version and settings of the database, with a warning for each unsafe one."""


@asynccontextmanager
async def open_reader(place: str) -> AsyncIterator[Reader]:
    """Open an existing database read-only. Raises BadDatabase."""
    if is_postgres(place):
        import psycopg

        from crossoff.server.store.postgres_link import (
            connect,
            in_one_line,
            to_store_error,
            with_defaults,
        )

        try:
            link = await connect(with_defaults(place))
        except (psycopg.Error, OSError) as error:
            raise BadDatabase("why-db-postgres", reason=in_one_line(error)) from None
        try:
            # Autocommit: no transaction stays open while the caller processes its results.
            # PostgreSQL would abort it, and it would block VACUUM and migrations.
            await link.set_autocommit(True)
            await link.execute("SET default_transaction_read_only = on")
            yield _PostgresReader(link)
        except psycopg.Error as error:
            raise to_store_error(error) from error
        finally:
            await link.close()
        return
    import apsw

    path = Path(place).resolve()
    if not path.is_file():
        raise BadDatabase("why-db-no-file", file=str(path))
    try:
        db = _connect(path)
        try:
            yield _SqliteReader(path, db)
        finally:
            db.close()
    except apsw.NotADBError:
        raise BadDatabase("why-db-not-sqlite", file=str(path)) from None
    except apsw.Error as error:
        raise BadDatabase("why-cannot-read", file=str(path), reason=str(error)) from None


def _connect(path: Path) -> apsw.Connection:
    import apsw

    from crossoff.server.store.sqlite_file import BUSY_MS, SYNCHRONOUS

    db = apsw.Connection(str(path), apsw.SQLITE_OPEN_READONLY)
    db.set_busy_timeout(BUSY_MS)
    db.pragma("synchronous", SYNCHRONOUS)  # the same as a server's connections
    return db


class _SqliteReader:
    """Needs no lock next to a running server: in WAL mode readers never wait for the writer."""

    def __init__(self, path: Path, db: apsw.Connection) -> None:
        self._path = path
        self._db = db

    def _version(self) -> int:
        names = {name for (name,) in self._db.execute("SELECT name FROM sqlite_schema")}
        if names and "schema_version" not in names:
            raise BadDatabase("why-db-foreign", file=str(self._path))
        return int(self._db.execute(_VERSION).get) if names else 0

    async def load(self, table: str) -> list[StoredEvent]:
        from crossoff.server.store.sqlite import LOAD

        check_id(table)
        _expect_known(self._version(), "sqlite")
        return checked(table, 0, self._db.execute(LOAD, (0, table)).fetchall())

    async def seq(self, table: str) -> int:
        check_id(table)
        _expect_known(self._version(), "sqlite")
        return int(self._db.execute(_SEQ + "?", (table,)).get or 0)

    async def facts(self) -> list[Fact]:
        from crossoff.server.store.sqlite_facts import read_facts

        version = self._version()
        facts = [*read_facts(self._path, self._db), _schema_fact(version, "sqlite")]
        last = float(self._db.execute(_LAST).get) if version else 0.0
        return [*facts, _clock_fact(last, time.time(), 0.0)]


class _PostgresReader:
    def __init__(self, link: Link) -> None:
        self._link = link

    async def _one(self, query: str) -> float:
        cursor = await self._link.execute(query.encode())
        return float((await cursor.fetchall())[0][0])

    async def _version(self) -> int:
        ours = "quote_ident(current_schema()) || '.schema_version'"
        is_there = await self._one(f"SELECT (to_regclass({ours}) IS NOT NULL)::int")
        return int(await self._one(_VERSION)) if is_there else 0

    async def load(self, table: str) -> list[StoredEvent]:
        from crossoff.server.store.postgres import LOAD

        check_id(table)
        _expect_known(await self._version(), "postgres")
        cursor = await self._link.execute(LOAD.encode(), (0, table))
        return checked(table, 0, await cursor.fetchall())

    async def seq(self, table: str) -> int:
        check_id(table)
        _expect_known(await self._version(), "postgres")
        rows = await (await self._link.execute(f"{_SEQ}%s".encode(), (table,))).fetchall()
        return int(rows[0][0]) if rows else 0

    async def facts(self) -> list[Fact]:
        from crossoff.server.store.postgres_facts import read_facts

        version = await self._version()
        facts = [*await read_facts(self._link), _schema_fact(version, "postgres")]
        last = await self._one(_LAST) if version else 0.0
        before = time.time()
        now = await self._one("SELECT extract(epoch FROM clock_timestamp())::float8")
        after = time.time()
        # The reply was made at some moment between the two.
        return [*facts, _clock_fact(last, now, max(before - now, now - after, 0.0))]


def _expect_known(version: int, database: str) -> None:
    newest = steps(database)[-1].version
    if version == 0:
        raise BadDatabase("why-db-empty")
    if version > newest:
        raise BadDatabase("why-db-newer", version=str(version), newest=str(newest))
    if version < newest:
        raise BadDatabase("why-db-older", version=str(version), newest=str(newest))


def _schema_fact(version: int, database: str) -> Fact:
    newest = steps(database)[-1].version
    if version == 0:
        return Fact("schema", "none yet; a server makes it")
    if version > newest:
        warning = "made by a newer crossoff, which this program cannot serve"
        return Fact("schema", f"{version}, known up to {newest}", warning)
    return Fact("schema", str(version) if version == newest else f"{version}; a server adapts it")


def _clock_fact(last: float, now: float, skew: float) -> Fact:
    """Compare clocks. They decide nothing, but tell people when something happened."""
    if last > now + _LARGE_SKEW:
        warning = "a clock was set back: the times in logs are wrong"
        return Fact("clock", f"{last - now:.0f} s behind the last event", warning)
    if skew > _LARGE_SKEW:
        warning = "the times in logs and in the database do not agree: set both clocks by NTP"
        return Fact("clock", f"{skew:.0f} s away from the database's", warning)
    return Fact("clock", "in order")
