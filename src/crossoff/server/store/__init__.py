"""The event store: logs of tables, in an SQLite file or in PostgreSQL."""

from __future__ import annotations

from crossoff.server.store.contract import (
    Fact,
    Health,
    NewEvent,
    OnFatal,
    Store,
    StoredEvent,
    Uptime,
)
from crossoff.server.store.errors import (
    BadDatabase,
    Broken,
    Conflict,
    Corrupt,
    Full,
    Gone,
    StoreError,
    Unavailable,
    Unsettled,
)
from crossoff.server.store.hints import LOST, Hint, Hints
from crossoff.server.store.place import is_postgres

__all__ = [
    "LOST",
    "BadDatabase",
    "Broken",
    "Conflict",
    "Corrupt",
    "Fact",
    "Full",
    "Gone",
    "Health",
    "Hint",
    "Hints",
    "NewEvent",
    "OnFatal",
    "Store",
    "StoreError",
    "StoredEvent",
    "Unavailable",
    "Unsettled",
    "Uptime",
    "is_postgres",
    "open_store",
]


async def open_store(place: str, *, on_fatal: OnFatal) -> Store:
    """Open the store at a `postgresql://...` URL, or else the SQLite file at this path.

    Raises BadDatabase. `on_fatal` is called once if the store breaks, and must end the process.
    """
    if is_postgres(place):
        from crossoff.server.store.postgres import PostgresStore

        return await PostgresStore.open(place, on_fatal=on_fatal)
    from crossoff.server.store.sqlite import SqliteStore

    return await SqliteStore.open(place, on_fatal=on_fatal)
