"""Databases for the tests of the store: an SQLite file, or a separate schema in PostgreSQL.

PostgreSQL is expected at CROSSOFF_TEST_POSTGRES, or on this machine. If none answers, its tests are
skipped, or fail if CROSSOFF_REQUIRE_POSTGRES is 1.
"""

from __future__ import annotations

import asyncio
import contextlib
import functools
import os
import secrets
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator, Sequence
from pathlib import Path
from typing import Any
from urllib.parse import quote

import psycopg
import pytest

from crossoff.play.events import Decided, encode_event
from crossoff.play.events import Event as TableEvent
from crossoff.server.store import Broken, NewEvent, Store, open_store
from testkit import seeds

POSTGRES = os.environ.get("CROSSOFF_TEST_POSTGRES", "postgresql://postgres@127.0.0.1:5432/test")
DATABASES = ("sqlite", "postgres")
SECONDS = 400.0  # timeout of a waiting test


def in_loop(test: Callable[..., Awaitable[None]]) -> Callable[..., None]:
    """Run an async test in a new event loop."""

    @functools.wraps(test)
    def run(*arguments: Any, **named: Any) -> None:
        async def bounded() -> None:
            async with asyncio.timeout(SECONDS):
                await test(*arguments, **named)

        asyncio.run(bounded())

    return run


@functools.cache
def why_no_postgres() -> str | None:
    try:
        psycopg.connect(POSTGRES, connect_timeout=30).close()
    except psycopg.Error as error:
        return f"no PostgreSQL answers: {' '.join(str(error).split())}"
    return None


@contextlib.contextmanager
def new_place(database: str, folder: Path) -> Iterator[str]:
    """Yield the address of an empty database, deleted afterwards."""
    if database == "sqlite":
        yield str(folder / "games.db")
        return
    if reason := why_no_postgres():
        if os.environ.get("CROSSOFF_REQUIRE_POSTGRES") == "1":
            pytest.fail(reason)
        pytest.skip(reason)
    # Not from the seed: several runs may share a database.
    schema = f"test_{secrets.token_hex(8)}"
    with psycopg.connect(POSTGRES, autocommit=True) as link:
        link.execute(f"CREATE SCHEMA {schema}".encode())
        try:
            mark = "&" if "?" in POSTGRES else "?"
            yield f"{POSTGRES}{mark}options={quote(f'-csearch_path={schema}')}"
        finally:
            link.execute(f"DROP SCHEMA {schema} CASCADE".encode())


def refuse_to_break(error: Broken) -> None:
    raise AssertionError(f"the store broke: {error}")


@contextlib.asynccontextmanager
async def opened(place: str) -> AsyncIterator[Store]:
    """Open a store that must not break."""
    store = await open_store(place, on_fatal=refuse_to_break)
    try:
        yield store
    finally:
        await store.close()


def change_by_hand(place: str, *statements: str) -> None:
    """Edit a database directly, bypassing the store."""
    if place.startswith("postgres"):
        with psycopg.connect(place, autocommit=True) as link:
            for statement in statements:
                link.execute(statement.encode())
        return
    import apsw

    db = apsw.Connection(place)
    for statement in statements:
        db.execute(statement)
    db.close()


def new_id() -> str:
    return seeds.token()


def event(number: int, command: str | None = None) -> NewEvent:
    return NewEvent(b"event %d" % number, command, b'{"number":%d}' % number)


def keep_table(place: str, events: Sequence[TableEvent]) -> str:
    """Store a table with these events and return its id."""

    async def keep() -> str:
        id = new_id()
        stored = [
            NewEvent(encode_event(event), new_id() if isinstance(event, Decided) else None)
            for event in events
        ]
        async with opened(place) as store:
            await store.create(id, stored)
        return id

    return asyncio.run(keep())
