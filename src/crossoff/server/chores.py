"""How a server follows what other processes store."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Iterator, Sequence

from crossoff.play.table import Refused
from crossoff.server.hub import Hub
from crossoff.server.room import Room
from crossoff.server.store import StoreError

__all__ = ["alone", "follow_others"]

_POLL_SECONDS = 1.0  # without a hint, nobody waits longer than this for news


async def follow_others(hub: Hub) -> None:
    """Take in what other processes store: at a hint at once, and without hints soon after."""
    if not hub.services.is_shared:
        return
    follower = _Follower(hub)
    async with asyncio.TaskGroup() as group:
        follower.group = group
        group.create_task(follower.follow_hints())
        group.create_task(follower.poll())


class _Follower:
    """Looks at each table in a task of its own, so that none waits for another one's lock."""

    group: asyncio.TaskGroup

    def __init__(self, hub: Hub) -> None:
        self._hub = hub
        self._looking: set[Room] = set()
        self._again: set[Room] = set()  # something came while we were looking

    async def follow_hints(self) -> None:
        async for hint in self._hub.services.store.hints():
            if hint.table is None:
                await self._look_at_all()
            elif (room := self._hub.rooms.get(hint.table)) is not None and (
                room.seq < hint.seq or not hint.seq
            ):
                self._look_at(room)

    async def poll(self) -> None:
        """Hints may be lost without a word; so look now and then all the same."""
        while True:
            await asyncio.sleep(_POLL_SECONDS)
            await self._look_at_all()

    async def _look_at_all(self) -> None:
        rooms = [room for room in self._hub.rooms.values() if room.audience.watchers]
        with alone(self._hub):
            for room in await self._behind(rooms):
                self._look_at(room)

    async def _behind(self, rooms: Sequence[Room]) -> list[Room]:
        """Those whose log has grown or is gone, by one question for all."""
        if not rooms:
            return []
        before = {room: room.seq for room in rooms}
        seqs = await self._hub.services.store.seqs([room.id for room in rooms])
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
            with alone(self._hub):
                await room.catch_up()
        self._looking.discard(room)


@contextlib.contextmanager
def alone(hub: Hub) -> Iterator[None]:
    """Let no table's trouble keep us from the others, whatever it is: a newer server may have
    stored what we cannot read.
    """
    try:
        yield
    except (Refused, StoreError):
        pass
    except Exception as error:
        hub.services.report(error)
