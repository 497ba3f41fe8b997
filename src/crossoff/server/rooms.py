"""The tables of this process that are in memory: found or loaded, and unloaded again."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

from crossoff.play.table import Refused
from crossoff.server.clocks import Clocks
from crossoff.server.room import Room
from crossoff.server.secrets import SECRET_BYTES, hashed, is_secret
from crossoff.server.services import Services
from crossoff.server.settings import IDLE_SECONDS
from crossoff.server.store import StoredEvent, StoreError
from crossoff.server.unloading import MOST_IDLE, Unloading

__all__ = ["Rooms", "no_such_table"]

_RETRY = 1.0  # seconds until a table that could not be loaded is tried again


def no_such_table() -> Refused:
    """One answer for a table that is not there and for a secret that does not open it."""
    return Refused("not_found", "there is no such table, or this does not open it")


class Rooms:
    """Rooms by table id."""

    def __init__(
        self,
        services: Services,
        *,
        idle_seconds: float = IDLE_SECONDS,
        most_idle: int = MOST_IDLE,
    ) -> None:
        self.services = services
        self.rooms: dict[str, Room] = {}
        self._loading: dict[str, asyncio.Future[Room | None]] = {}
        self._unloading = Unloading(self.rooms, seconds=idle_seconds, most=most_idle)
        self._clocks = Clocks(self._time_is_up)
        self._chores: set[asyncio.Task[None]] = set()

    # --- finding ---

    async def room(self, table: str) -> Room:
        """The room of a table as it is now; Refused as `not_found` if there is none."""
        while (known := self.rooms.get(table)) is not None:
            # Whoever comes from another process must not be told less than they know already.
            try:
                await known.catch_up()
            except Refused:  # it was erased
                await self.forget(table)
                break
            if self.rooms.get(table) is known:
                self._unloading.is_asked_for(known)
                return known
        room = await self.open(table, self._load)
        if room is None:
            raise no_such_table()
        return room

    async def open(
        self, table: str, events: Callable[[str], Awaitable[list[StoredEvent]]]
    ) -> Room | None:
        """The room of a table that is not in memory, with the events that are stored; the same one
        for all who ask meanwhile.
        """

        async def work() -> Room | None:
            try:
                if not (stored := await events(table)):
                    return None
                room = await Room.open(
                    table, stored, self.services, self._clocks, self._unloading.is_idle
                )
                self.rooms[table] = room
                self._unloading.is_asked_for(room)
                return room
            finally:
                del self._loading[table]

        if table not in self._loading:
            self._loading[table] = asyncio.ensure_future(work())
        return await asyncio.shield(self._loading[table])

    async def _load(self, table: str) -> list[StoredEvent]:
        if len(table) != 2 * SECRET_BYTES or not set(table) <= set("0123456789abcdef"):
            return []
        return await self.services.store.load(table)

    async def forget(self, table: str) -> None:
        """Let everybody go at a table that was erased."""
        room = self.rooms.pop(table, None)
        if room is not None:
            await room.close(1000)

    # --- clocks ---

    def _time_is_up(self, table: str, seat: int, phase: str) -> None:
        task = asyncio.ensure_future(self._run_out(table, seat, phase))
        self._chores.add(task)
        task.add_done_callback(self._chores.discard)

    async def _run_out(self, table: str, seat: int, phase: str) -> None:
        """Let a seat's time be up, at a table that may have to be loaded first."""
        try:
            room = await self.room(table)
        except Refused:
            return  # it was erased
        except StoreError:
            self._clocks.start(table, seat, phase, _RETRY)
        except Exception as error:  # a newer server may have stored what we cannot read
            self.services.report(error)
        else:
            room.run_out(seat, phase)

    # --- who may come in ---

    async def observer(self, table: str, secret: str) -> tuple[Room, int | None]:
        """The room that a secret opens, and the seat it plays, None to look on."""
        room = await self.room(table)
        may_enter, seat = room.loaded.observer_of(secret)
        if not may_enter:
            raise no_such_table()
        return room, seat

    async def hosted(self, table: str, host: str) -> Room:
        """The room that a host's secret opens."""
        room = await self.room(table)
        if not is_secret(hashed(host), room.table.created.host):
            raise no_such_table()
        return room

    async def close(self) -> None:
        """Let everybody go and finish what is being stored."""
        self._clocks.close()
        self._unloading.close()
        await asyncio.gather(*self._chores)
        await asyncio.gather(*(room.close() for room in self.rooms.values()))
