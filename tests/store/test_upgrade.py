"""Databases of earlier versions: migrated, with all their data."""

from __future__ import annotations

import gzip
from collections.abc import Iterator
from pathlib import Path

import psycopg
import pytest

from crossoff.server.store.contract import first_chain, link
from crossoff.server.store.migrate import steps
from testkit.paths import DATA
from testkit.store.databases import DATABASES, event, in_loop, new_place, opened
from testkit.store.probes import unfinished

OPEN, DONE = "a" * 32, "b" * 32  # tables
EVENTS = [event(1), event(2, "c" * 32)]


@pytest.fixture(params=DATABASES)
def place(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """The first schema with two tables, one of them done: a file written by the first version, or
    the same rows in PostgreSQL.
    """
    with new_place(request.param, tmp_path) as place:
        if request.param == "sqlite":
            packed = (DATA / "schema-1.sqlite.gz").read_bytes()
            Path(place).write_bytes(gzip.decompress(packed))
        else:
            _fill_postgres(place)
        yield place


def _fill_postgres(place: str) -> None:
    first = steps("postgres")[0]
    with psycopg.connect(place, autocommit=True) as db:
        for statement in first.statements:
            db.execute(statement.encode())
        db.execute("INSERT INTO schema_version VALUES (1, 'events', 0)")
        for table in (OPEN, DONE):
            events = link(0, first_chain(table), EVENTS, 1000.0)
            head = (table, 2, events[-1].chain, 1000.0, 1000.0, table == DONE)
            db.execute("INSERT INTO game VALUES (%s, %s, %s, %s, %s, %s)", head)
            for one in events:
                row = (table, one.seq, one.body, one.command, one.answer, one.chain, one.at)
                db.execute("INSERT INTO event VALUES (%s, %s, %s, %s, %s, %s, %s)", row)


@in_loop
async def test_an_old_database_is_migrated(place: str) -> None:
    async with opened(place) as store:
        for table in (OPEN, DONE):
            loaded = await store.load(table)
            assert [one.body for one in loaded] == [one.body for one in EVENTS]
        assert await unfinished(store) == [OPEN]
        await store.append(OPEN, 2, [event(3)])
    async with opened(place) as store:
        assert await store.seqs([OPEN, DONE, "d" * 32]) == {OPEN: 3, DONE: 2}


@in_loop
async def test_time_before_the_upgrade_does_not_count(place: str) -> None:
    """Only a wall clock says when its tables were last used."""
    async with opened(place) as store:
        uptime = await store.uptime()
        uptime = await store.add_uptime(uptime, 0.0) or uptime
        for done in (True, False):
            assert await store.idle(uptime.seconds, done=done) == []
        later = await store.add_uptime(uptime, 1.0)
        assert later is not None
        assert await store.idle(later.seconds, done=True) == [DONE]
        await store.erase([DONE])
        assert await unfinished(store) == [OPEN] and await store.load(DONE) == []
