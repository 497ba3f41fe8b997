"""Decides which rooms stay in memory: occupied ones, and some others for a while."""

from __future__ import annotations

import asyncio

from crossoff.server.room import Room
from crossoff.server.settings import IDLE_SECONDS

__all__ = ["MAX_IDLE", "Unloading"]

_ENDED_SECONDS = 10.0  # for which a finished game stays loaded after a request for its record
MAX_IDLE = 1000  # empty rooms


class Unloading:
    """Removes unused rooms from a dict. They can be loaded again from the store."""

    def __init__(
        self, rooms: dict[str, Room], *, seconds: float = IDLE_SECONDS, most: int = MAX_IDLE
    ) -> None:
        self._rooms = rooms
        self._seconds = seconds
        self._most = most
        self._timers: dict[str, asyncio.TimerHandle] = {}  # longest idle first

    def on_idle(self, room: Room) -> None:
        """A room is empty, and nothing is running there."""
        if room.table.ended:
            self.unload(room.id)
        else:
            self._wait(room.id, self._seconds)

    def on_request(self, room: Room) -> None:
        """A room is requested; whether the client stays is not known yet."""
        self._wait(room.id, _ENDED_SECONDS if room.table.ended else self._seconds)

    def unload(self, table: str) -> None:
        """Unload a room, unless it is in use again."""
        self._stop(table)
        room = self._rooms.get(table)
        if room is not None and room.is_idle:
            del self._rooms[table]

    def close(self) -> None:
        """Stop unloading."""
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
