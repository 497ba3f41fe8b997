"""Replays of finished games, event by event."""

from __future__ import annotations

import asyncio
import zlib
from collections.abc import Hashable
from weakref import WeakValueDictionary

import msgspec

from crossoff.play.events import Created, decode_event
from crossoff.play.news import Reporter
from crossoff.play.replaying import Steps
from crossoff.play.table import Table
from crossoff.server.room import Room

__all__ = ["Replays"]

_AT_ONCE = 8  # events processed before yielding to the event loop
_GZIP = 31  # zlib's wbits for a gzip header


class Replays:
    """Replays as gzipped JSON. A room caches its replays while it is in memory; new ones are built
    one at a time per address, so that nobody can have many built at once.
    """

    def __init__(self) -> None:
        self._turns: WeakValueDictionary[Hashable, asyncio.Lock] = WeakValueDictionary()

    async def replay(self, room: Room, observer: int | None, address: Hashable) -> bytes:
        """Return the game step by step, as an observer saw it."""
        turn = self._turns.setdefault(address, asyncio.Lock())
        async with turn:
            if observer not in room.replays:
                room.replays[observer] = await _packed(room, observer)
            return room.replays[observer]


async def _packed(room: Room, observer: int | None) -> bytes:
    stored = await room.stored()
    first = decode_event(stored[0].body)
    assert isinstance(first, Created)
    table, reporter = Table(first), Reporter()
    steps = Steps(observer, memory_aid=first.memory_aid)
    packer = zlib.compressobj(wbits=_GZIP)
    packed, comma = [packer.compress(b'{"frames":[')], b""
    for number, one in enumerate(stored[1:], 1):
        event = decode_event(one.body)
        table.apply(event)
        step = steps.step(table, event, reporter.news(table, event))
        if step is not None:
            frame = msgspec.json.encode({"seq": one.seq, **step})
            packed.append(packer.compress(comma + frame))
            comma = b","
        if number % _AT_ONCE == 0:
            await asyncio.sleep(0)
    packed += packer.compress(b"]}"), packer.flush()
    return b"".join(packed)
