"""Tables that were left are closed, and those that ended long ago erased.

No clock on the wall is asked, for one that is wrong by months would destroy games. What counts is
the time during which servers ran, by clocks that only run forward: it never runs faster than time
itself. It is counted in the database, so that it goes on after a restart; while no server runs it
stands still, and tables are kept for longer.
"""

from __future__ import annotations

import asyncio
import contextlib
import functools
from collections.abc import Awaitable, Callable

from crossoff.play.events import Ended
from crossoff.server.chores import alone
from crossoff.server.hub import Hub
from crossoff.server.logs import log
from crossoff.server.room import Room
from crossoff.server.settings import Settings
from crossoff.server.store import Store, StoreError, Uptime

__all__ = ["UptimeCounter", "sweep", "sweep_for_ever"]

TICK = 600.0  # seconds after which uptime is counted
TICKS_A_SWEEP = 6


class UptimeCounter:
    """Counts the time of this process into the database. `clock` only runs forward."""

    def __init__(self, store: Store, clock: Callable[[], float]) -> None:
        self._store = store
        self._clock = clock
        self._last: Uptime | None = None  # None: begin anew, as what was counted is not known
        self._since = 0.0

    async def tick(self) -> Uptime | None:
        """Count what has passed since the last time; None if nothing could be counted."""
        last, self._last = self._last, None
        now = None
        if last is not None:
            # Even a clock that fails cannot make much of it.
            seconds = min(max(self._clock() - self._since, 0.0), 2 * TICK)
            now = await self._store.add_uptime(last, seconds)
        self._last = now or await self._store.uptime()
        self._since = self._clock()
        return now


async def sweep(hub: Hub, settings: Settings, uptime: float) -> None:
    """Close tables that were left, and erase those that ended long ago."""
    store = hub.services.store
    closed = 0
    for table in await store.idle(uptime - settings.abandoned_after, done=False):
        with alone(hub):
            room = await hub.room(table)
            if not room.audience.watchers:
                await room.change(functools.partial(_abandon, room))
                closed += 1
    # A table that was closed has grown by that, so everybody has the whole time to notice.
    erased = await store.idle(uptime - settings.erased_after, done=True)
    await store.erase(erased)
    for table in erased:
        await hub.forget(table)
    if closed or erased:
        log.info("sweep", closed=closed, erased=len(erased))


def _abandon(room: Room) -> Ended | None:
    # Another server may have been first. A game of older rules ended without an event of its own.
    return Ended("abandoned") if room.table.ended in (None, "outdated") else None


async def sweep_for_ever(
    hub: Hub,
    settings: Settings,
    *,
    clock: Callable[[], float] | None = None,
    sleep: Callable[[float], Awaitable[None]] = asyncio.sleep,
) -> None:
    """Count uptime and sweep now and then, for the first time after an hour."""
    counter = UptimeCounter(hub.services.store, clock or asyncio.get_running_loop().time)
    ticks = 0
    while True:
        with contextlib.suppress(StoreError):
            uptime = await counter.tick()
            if uptime is not None and ticks >= TICKS_A_SWEEP:
                ticks = 0
                await sweep(hub, settings, uptime.seconds)
        await sleep(TICK)
        ticks += 1
