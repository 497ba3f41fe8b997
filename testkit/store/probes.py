"""Queries of tests that servers never make."""

from __future__ import annotations

from typing import Any

from crossoff.server.store import Fact, Store, StoredEvent
from crossoff.server.store.reader import open_reader

__all__ = ["caused_by", "facts", "last_seq", "unfinished"]


async def last_seq(store: Store, table: str) -> int:
    """Return the seq of a table's last event, or 0."""
    return (await store.seqs([table])).get(table, 0)


async def caused_by(store: Store, table: str, command: str) -> StoredEvent | None:
    """Return the event caused by a command."""
    return next((one for one in await store.load(table) if one.command == command), None)


async def unfinished(store: Any) -> list[str]:
    """Return unfinished tables, most recently active first; bypasses the store."""
    query = "SELECT id FROM game WHERE NOT done ORDER BY last_at DESC"
    if hasattr(store, "_query"):  # PostgreSQL
        return [row[0] for row in await store._query(query)]
    return [row[0] for row in await store._read(lambda db: db.execute(query).fetchall())]


async def facts(place: str) -> dict[str, Fact]:
    """Return the facts about the database at a place and its settings, by name."""
    async with open_reader(place) as reader:
        return {fact.name: fact for fact in await reader.facts()}
