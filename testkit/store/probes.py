"""What tests ask of a store that servers never do."""

from __future__ import annotations

from typing import Any

from crossoff.server.store import Fact, Store, StoredEvent
from crossoff.server.store.reader import open_reader

__all__ = ["caused_by", "facts", "last_seq", "unfinished"]


async def last_seq(store: Store, table: str) -> int:
    """The number of a table's last event, or 0."""
    return (await store.seqs([table])).get(table, 0)


async def caused_by(store: Store, table: str, command: str) -> StoredEvent | None:
    """The event that a command caused."""
    return next((one for one in await store.load(table) if one.command == command), None)


async def unfinished(store: Any) -> list[str]:
    """Tables that are not done, last active first; read behind the store's back."""
    query = "SELECT id FROM game WHERE NOT done ORDER BY last_at DESC"
    if hasattr(store, "_query"):  # PostgreSQL
        return [row[0] for row in await store._query(query)]
    return [row[0] for row in await store._read(lambda db: db.execute(query).fetchall())]


async def facts(place: str) -> dict[str, Fact]:
    """What the database at a place is and how it is set, by name."""
    async with open_reader(place) as reader:
        return {fact.name: fact for fact in await reader.facts()}
