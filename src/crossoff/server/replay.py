"""A finished game, event by event, for somebody to step through."""

from __future__ import annotations

import asyncio
from typing import Any

from crossoff.play.events import Began, Created, Decided, decode_event
from crossoff.play.table import Table
from crossoff.play.telling import Teller
from crossoff.server.room import Room
from crossoff.server.store import Event as Stored

__all__ = ["frames_of"]

_AT_ONCE = 8  # events between two breaths of the event loop


async def frames_of(room: Room, observer: int | None) -> list[dict[str, Any]]:
    """What happened and the picture after it, for every event of the game itself."""
    stored: list[Stored] = await room.stored()
    events = [decode_event(one.body) for one in stored]
    first = events[0]
    assert isinstance(first, Created)
    table, teller, frames = Table(first), Teller(), []
    for number, (one, event) in enumerate(zip(stored[1:], events[1:], strict=True)):
        table.apply(event)
        news = teller.news(table, event)
        if isinstance(event, Began | Decided) and table.recorder and not table.recorder.is_sealed:
            position = table.position
            assert position is not None
            view = position.view(observer, memory_aid=first.memory_aid)
            frames.append({"seq": one.seq, "what": news.for_observer(observer), "view": view})
        if number % _AT_ONCE == 0:
            await asyncio.sleep(0)  # others play on meanwhile
    return frames
