"""Which rooms stay in memory: those that somebody is in, and for a while some others."""

from __future__ import annotations

import asyncio

from crossoff.server.room import Room
from crossoff.server.settings import IDLE_SECONDS

__all__ = ["MOST_IDLE", "Unloading"]

_ENDED_SECONDS = 10.0  # for which a game that has ended stays after a look at its record
MOST_IDLE = 1000  # rooms that nobody is in


class Unloading:
    """Takes rooms out of a dict once nobody needs them. What is stored brings them back."""

    def __init__(
        self, rooms: dict[str, Room], *, seconds: float = IDLE_SECONDS, most: int = MOST_IDLE
    ) -> None:
        self._rooms = rooms
        self._seconds = seconds
        self._most = most
        self._timers: dict[str, asyncio.TimerHandle] = {}  # those idle for longest first

    def is_idle(self, room: Room) -> None:
        """Nobody is in a room any more, and nothing goes on there."""
        if room.table.ended:
            self.unload(room.id)
        else:
            self._wait(room.id, self._seconds)

    def is_asked_for(self, room: Room) -> None:
        """Somebody wants a room; whether they stay will be seen."""
        self._wait(room.id, _ENDED_SECONDS if room.table.ended else self._seconds)

    def unload(self, table: str) -> None:
        """Let go of a room, unless it is in use again."""
        self._stop(table)
        room = self._rooms.get(table)
        if room is not None and room.is_idle:
            del self._rooms[table]

    def close(self) -> None:
        """Unload nothing any more."""
        for table in list(self._timers):
            self._stop(table)

    def _wait(self, table: str, seconds: float) -> None:
        self._stop(table)
        loop = asyncio.get_running_loop()
        self._timers[table] = loop.call_later(seconds, self.unload, table)
        while len(self._timers) > self._most:
            self.unload(next(iter(self._timers)))

    def _stop(self, table: str) -> None:
        if (timer := self._timers.pop(table, None)) is not None:
            timer.cancel()
