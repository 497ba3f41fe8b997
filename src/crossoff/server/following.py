"""Follow the events that other processes store."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Iterator, Sequence

from crossoff.play.table import Refused
from crossoff.server.lobby import Lobby
from crossoff.server.room import Room
from crossoff.server.store import StoreError

__all__ = ["follow_others", "isolated"]

_POLL_SECONDS = 1.0  # without hints, nobody waits longer than this for news


async def follow_others(lobby: Lobby) -> None:
    """Apply events stored by other processes: at once when hinted, else at the next poll."""
    if not lobby.services.is_shared:
        return
    follower = _Follower(lobby)
    async with asyncio.TaskGroup() as group:
        follower.group = group
        group.create_task(follower.follow_hints())
        group.create_task(follower.poll())


class _Follower:
    """Checks each table in its own task, so that none waits for another one's lock."""

    group: asyncio.TaskGroup

    def __init__(self, lobby: Lobby) -> None:
        self._lobby = lobby
        self._looking: set[Room] = set()
        self._again: set[Room] = set()  # hinted again during a check

    async def follow_hints(self) -> None:
        async for hint in self._lobby.services.store.hints():
            if hint.table is None:
                await self._look_at_all()
            elif (room := self._lobby.rooms.get(hint.table)) is not None and (
                room.seq < hint.seq or not hint.seq
            ):
                self._look_at(room)

    async def poll(self) -> None:
        """Check regularly, because hints may be lost silently."""
        while True:
            await asyncio.sleep(_POLL_SECONDS)
            await self._look_at_all()

    async def _look_at_all(self) -> None:
        rooms = [room for room in self._lobby.rooms.values() if room.audience.connections]
        with isolated(self._lobby):
            for room in await self._behind(rooms):
                self._look_at(room)

    async def _behind(self, rooms: Sequence[Room]) -> list[Room]:
        """Return the rooms whose log has grown or is gone, using one query."""
        if not rooms:
            return []
        before = {room: room.seq for room in rooms}
        seqs = await self._lobby.services.store.seqs([room.id for room in rooms])
        return [room for room, seq in before.items() if seqs.get(room.id) != seq]

    def _look_at(self, room: Room) -> None:
        if room in self._looking:
            self._again.add(room)
            return
        self._looking.add(room)
        self.group.create_task(self._catch_up(room))

    async def _catch_up(self, room: Room) -> None:
        self._again.add(room)
        while room in self._again:
            self._again.discard(room)
            with isolated(self._lobby):
                await room.catch_up()
        self._looking.discard(room)


@contextlib.contextmanager
def isolated(lobby: Lobby) -> Iterator[None]:
    """Contain any failure of one table, so that it does not affect the others: a newer server may
    have stored events that we cannot read.
    """
    try:
        yield
    except (Refused, StoreError):
        pass
    except Exception as error:
        lobby.services.report(error)
