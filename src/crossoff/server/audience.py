"""The people connected to a table, and what they are sent."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

from crossoff.play.telling import choices, describe_table, result_of
from crossoff.server.loaded import LoadedTable
from crossoff.server.messages import encode
from crossoff.server.services import Watcher

__all__ = ["Audience"]


class Audience:
    """Everybody connected to a table. `left` tells the seconds that a seat has left."""

    def __init__(self, loaded: LoadedTable, left: Callable[[int], float | None]) -> None:
        #: In the order in which they came, with the last event that their welcome told them of.
        self.watchers: dict[Watcher, int] = {}
        self._loaded = loaded
        self._left = left

    def picture(self, observer: int | None) -> dict[str, Any]:
        """What an observer sees now and may decide, and the time left where there is a clock."""
        table = self._loaded.table
        position = table.position
        if position is None:
            return {"view": None, "phase": None, "legal": []}
        phase = table.phase(observer)
        is_asked = phase is not None and observer is not None
        legal = choices(position.seen_by(observer), observer) if is_asked else []  # type: ignore[arg-type]
        view = position.view(observer, memory_aid=table.created.memory_aid)
        left = None if observer is None else self._left(observer)
        clock = {} if left is None else {"left": left}
        result = result_of(position)
        over = {} if result is None else {"result": result}
        return {"view": view, "phase": phase, "legal": legal, **clock, **over}

    def here(self) -> list[bool]:
        """Which seats have somebody connected; bots always are."""
        connected = {watcher.observer for watcher in self.watchers}
        return [
            seat.kind == "bot" or number in connected
            for number, seat in enumerate(self._loaded.table.seats)
        ]

    def welcome(self, watcher: Watcher, since: int) -> bytes:
        """Let somebody in, and what they are told first."""
        loaded = self._loaded
        self.watchers[watcher] = loaded.seq
        frame = encode(
            {
                "t": "welcome",
                "seat": watcher.observer,
                "seq": loaded.seq,
                "table": describe_table(loaded.table),
                "missed": loaded.news(watcher.observer, min(since, loaded.seq)),
                **self.picture(watcher.observer),
                **loaded.head(),
                "here": self.here(),
            }
        )
        self._tell_here(besides=watcher)
        return frame

    def leave(self, watcher: Watcher) -> None:
        """Somebody's connection has ended."""
        del self.watchers[watcher]
        self._tell_here()

    def _tell_here(self, besides: Watcher | None = None) -> None:
        frame = encode({"t": "here", "here": self.here()})
        for watcher in list(self.watchers):
            if watcher is not besides:
                watcher.tell(frame)

    async def broadcast(self) -> None:
        """Tell everybody connected of the last event, but those who came after it happened. Others
        have their turn before each picture: answers are not to wait until all are made.
        """
        frames: dict[int | None, bytes] = {}
        for watcher, welcomed in list(self.watchers.items()):
            if welcomed == self._loaded.seq:
                continue
            observer = watcher.observer
            if observer is not None and not self._loaded.table.seats[observer].token:
                watcher.close(1000)  # the seat was given away, and its token with it
                continue
            if observer not in frames:
                await asyncio.sleep(0)
                frames[observer] = self._event_frame(observer)
            watcher.tell(frames[observer])

    def _event_frame(self, observer: int | None) -> bytes:
        loaded = self._loaded
        frame = {
            "t": "event",
            "seq": loaded.seq,
            "what": loaded.last_news(observer),
            **self.picture(observer),
            **loaded.head(),
        }
        if loaded.changed_table:
            frame["table"] = describe_table(loaded.table)
        return encode(frame)

    def close(self, code: int) -> None:
        """Let everybody go."""
        for watcher in list(self.watchers):
            watcher.close(code)
