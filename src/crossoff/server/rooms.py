"""The rooms of this process: found or loaded, and unloaded again."""

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
from crossoff.server.unloading import MAX_IDLE, Unloading

__all__ = ["Rooms", "no_such_table"]

_RETRY = 1.0  # seconds before loading is retried


def no_such_table() -> Refused:
    """The same refusal for an unknown table and for a wrong secret."""
    return Refused("not_found", "there is no such table, or this does not open it")


class Rooms:
    """Rooms by table id."""

    def __init__(
        self,
        services: Services,
        *,
        idle_seconds: float = IDLE_SECONDS,
        most_idle: int = MAX_IDLE,
    ) -> None:
        self.services = services
        self.rooms: dict[str, Room] = {}
        self._loading: dict[str, asyncio.Future[Room | None]] = {}
        self._unloading = Unloading(self.rooms, seconds=idle_seconds, most=most_idle)
        self._clocks = Clocks(self._time_is_up)
        self._tasks: set[asyncio.Task[None]] = set()

    # --- finding ---

    async def room(self, table: str) -> Room:
        """Return an up-to-date room; raises Refused with `not_found` if there is no such table."""
        while (known := self.rooms.get(table)) is not None:
            # A client that comes from another process must not see an older state than before.
            try:
                await known.catch_up()
            except Refused:  # it was erased
                await self.forget(table)
                break
            if self.rooms.get(table) is known:
                self._unloading.on_request(known)
                return known
        room = await self.open(table, self._load)
        if room is None:
            raise no_such_table()
        return room

    async def open(
        self, table: str, events: Callable[[str], Awaitable[list[StoredEvent]]]
    ) -> Room | None:
        """Load the room of a table that is not in memory. Concurrent callers get the same room."""

        async def work() -> Room | None:
            try:
                if not (stored := await events(table)):
                    return None
                room = await Room.open(
                    table, stored, self.services, self._clocks, self._unloading.on_idle
                )
                self.rooms[table] = room
                self._unloading.on_request(room)
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
        """Disconnect everybody from an erased table."""
        room = self.rooms.pop(table, None)
        if room is not None:
            await room.close(1000)

    # --- clocks ---

    def _time_is_up(self, table: str, seat: int, phase: str) -> None:
        task = asyncio.ensure_future(self._run_out(table, seat, phase))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _run_out(self, table: str, seat: int, phase: str) -> None:
        """Handle the timeout of a seat, at a table that may have to be loaded first."""
        try:
            room = await self.room(table)
        except Refused:
            return  # it was erased
        except StoreError:
            self._clocks.start(table, seat, phase, _RETRY)
        except Exception as error:  # a newer server may have stored events that we cannot read
            self.services.report(error)
        else:
            room.run_out(seat, phase)

    # --- access ---

    async def observer(self, table: str, secret: str) -> tuple[Room, int | None]:
        """Return the room that a secret opens, and its seat; None for a spectator."""
        room = await self.room(table)
        may_enter, seat = room.loaded.observer_of(secret)
        if not may_enter:
            raise no_such_table()
        return room, seat

    async def hosted(self, table: str, host: str) -> Room:
        """Return the room that a host's secret opens."""
        room = await self.room(table)
        if not is_secret(hashed(host), room.table.created.host):
            raise no_such_table()
        return room

    async def close(self) -> None:
        """Disconnect everybody and finish pending writes."""
        self._clocks.close()
        self._unloading.close()
        await asyncio.gather(*self._tasks)
        await asyncio.gather(*(room.close() for room in self.rooms.values()))
