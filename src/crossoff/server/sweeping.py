"""Close abandoned tables, and erase those that ended long ago.

No wall clock is used, because one that is wrong by months would destroy games. Instead, the uptime
of servers is counted by monotonic clocks, so it never runs faster than real time. It is stored in
the database to survive restarts; while no server runs it stands still, and tables are kept for
longer.
"""

from __future__ import annotations

import asyncio
import contextlib
import functools
from collections.abc import Awaitable, Callable

from crossoff.play.events import Ended
from crossoff.server.following import isolated
from crossoff.server.lobby import Lobby
from crossoff.server.logs import log
from crossoff.server.room import Room
from crossoff.server.settings import Settings
from crossoff.server.store import Store, StoreError, Uptime

__all__ = ["UptimeCounter", "sweep", "sweep_forever"]

TICK = 600.0  # seconds between additions to the uptime
TICKS_A_SWEEP = 6


class UptimeCounter:
    """Adds this process's running time to the database. `clock` is monotonic."""

    def __init__(self, store: Store, clock: Callable[[], float]) -> None:
        self._store = store
        self._clock = clock
        self._last: Uptime | None = None  # None: start over, because the stored value is unknown
        self._since = 0.0

    async def tick(self) -> Uptime | None:
        """Add the time since the last call; None if it could not be stored."""
        last, self._last = self._last, None
        now = None
        if last is not None:
            # Limits the damage of a faulty clock.
            seconds = min(max(self._clock() - self._since, 0.0), 2 * TICK)
            now = await self._store.add_uptime(last, seconds)
        self._last = now or await self._store.uptime()
        self._since = self._clock()
        return now


async def sweep(lobby: Lobby, settings: Settings, uptime: float) -> None:
    """Close abandoned tables, and erase those that ended long ago."""
    store = lobby.services.store
    closed = 0
    for table in await store.idle(uptime - settings.abandoned_after, done=False):
        with isolated(lobby):
            room = await lobby.room(table)
            if not room.audience.connections:
                await room.change(functools.partial(_abandon, room))
                closed += 1
    # Closing a table adds an event, so people have the whole period to notice.
    erased = await store.idle(uptime - settings.erased_after, done=True)
    await store.erase(erased)
    for table in erased:
        await lobby.forget(table)
    if closed or erased:
        log.info("sweep", closed=closed, erased=len(erased))


def _abandon(room: Room) -> Ended | None:
    # Another server may have closed it. A game under older rules ended without an event.
    return Ended("abandoned") if room.table.ended in (None, "outdated") else None


async def sweep_forever(
    lobby: Lobby,
    settings: Settings,
    *,
    clock: Callable[[], float] | None = None,
    sleep: Callable[[float], Awaitable[None]] = asyncio.sleep,
) -> None:
    """Count uptime and sweep periodically, for the first time after an hour."""
    counter = UptimeCounter(lobby.services.store, clock or asyncio.get_running_loop().time)
    ticks = 0
    while True:
        with contextlib.suppress(StoreError):
            uptime = await counter.tick()
            if uptime is not None and ticks >= TICKS_A_SWEEP:
                ticks = 0
                await sweep(lobby, settings, uptime.seconds)
        await sleep(TICK)
        ticks += 1
