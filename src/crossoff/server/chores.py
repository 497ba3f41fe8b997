"""What a server does by itself: follow other processes, close tables that were left."""

from __future__ import annotations

import asyncio
import contextlib
import functools
from collections.abc import Iterator

from crossoff.play.events import Ended
from crossoff.play.table import Refused
from crossoff.server.hub import Hub
from crossoff.server.room import Room
from crossoff.server.settings import Settings
from crossoff.server.store import StoreError

__all__ = ["follow_others", "sweep", "sweep_for_ever"]

_POLL_SECONDS = 1.0  # without a hint, nobody waits longer than this for news
_SWEEP_SECONDS = 3600.0


async def follow_others(hub: Hub) -> None:
    """Take in what other processes store: at a hint at once, and without hints soon after."""
    if not hub.services.is_shared:
        return
    await asyncio.gather(_follow_hints(hub), _poll(hub))


async def _follow_hints(hub: Hub) -> None:
    async for hint in hub.services.store.hints():
        if hint.table is None:
            await _look_at_all(hub)
        elif (room := hub.rooms.get(hint.table)) is not None and room.seq < hint.seq:
            await _look_at(hub, room)


async def _poll(hub: Hub) -> None:
    """Hints may be lost without a word; so look now and then all the same."""
    while True:
        await asyncio.sleep(_POLL_SECONDS)
        await _look_at_all(hub)


async def _look_at_all(hub: Hub) -> None:
    for room in list(hub.rooms.values()):
        if room.watchers and room.table.rematch is None:  # after which nothing comes
            await _look_at(hub, room)


async def _look_at(hub: Hub, room: Room) -> None:
    with _alone(hub):
        await room.catch_up()


@contextlib.contextmanager
def _alone(hub: Hub) -> Iterator[None]:
    """Let no table's trouble keep us from the others, whatever it is: a newer server may have
    stored what we cannot read.
    """
    try:
        yield
    except (Refused, StoreError):
        pass
    except Exception as error:
        hub.services.report(error)


async def sweep(hub: Hub, settings: Settings) -> None:
    """Close tables that were left, and erase those that ended long ago."""
    store = hub.services.store
    now = await store.now()
    for table in await store.tables(now - settings.abandoned_after, done=False):
        with _alone(hub):
            room = await hub.room(table)
            if not room.watchers:
                await room.change(functools.partial(_abandon, room))
    for table in await store.tables(now - settings.erased_after, done=True):
        hub.rooms.pop(table, None)
        await store.erase(table)


def _abandon(room: Room) -> Ended | None:
    return None if room.table.ended else Ended("abandoned")  # another server may have been first


async def sweep_for_ever(hub: Hub, settings: Settings) -> None:
    """Sweep now and then."""
    while True:
        with contextlib.suppress(StoreError):
            await sweep(hub, settings)
        await asyncio.sleep(_SWEEP_SECONDS)
