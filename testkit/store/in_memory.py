"""An in-memory store, for tests that store far more than is good for a disk."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from crossoff.server.store import Conflict, NewEvent, Store, StoredEvent
from crossoff.server.store.contract import check_append, first_chain, link

__all__ = ["MemoryStore", "memory_store"]


def memory_store() -> Store:
    """Return an empty store with just the methods that rooms and lobbies use."""
    return cast(Store, MemoryStore())


class MemoryStore:
    """Logs by table, with unique seqs and commands."""

    def __init__(self) -> None:
        self.logs: dict[str, list[StoredEvent]] = {}

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
        log = self.logs.setdefault(table, [])
        commands = {event.command for event in log} - {None}
        if len(log) != expected_seq or any(event.command in commands for event in events):
            raise Conflict(table, "somebody was first")
        chain = log[-1].chain if log else first_chain(table)
        added = link(expected_seq, chain, events, at or 0.0)
        log += added
        return added

    async def create(
        self, table: str, events: Sequence[NewEvent], *, at: float | None = None
    ) -> list[StoredEvent]:
        return await self.append(table, 0, events, at=at)

    async def load(self, table: str, since: int = 0) -> list[StoredEvent]:
        return self.logs.get(table, [])[since:]
