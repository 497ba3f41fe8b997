"""The clients connected to a table, and the frames they are sent."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

from crossoff.core.model.position import view_of
from crossoff.play.telling import choices, describe_table, question, result_of
from crossoff.server.loaded import LoadedTable
from crossoff.server.messages import encode
from crossoff.server.services import Connection

__all__ = ["Audience"]


class Audience:
    """All clients connected to a table. `left` returns the seconds that a seat has left."""

    def __init__(self, loaded: LoadedTable, left: Callable[[int], float | None]) -> None:
        #: In order of arrival, each with the last event that its welcome included.
        self.connections: dict[Connection, int] = {}
        self._loaded = loaded
        self._left = left

    def snapshot(self, observer: int | None) -> dict[str, Any]:
        """Return the view, the phase, the legal choices, what happened lately and, if there is a
        clock, the time left.
        """
        table = self._loaded.table
        position = table.position
        if position is None:
            return {"view": None, "phase": None, "legal": [], "ask": None, "recent": []}
        phase = table.phase(observer)
        seen = position.seen_by(observer)
        legal = [] if phase is None or observer is None else choices(seen, observer)
        view = view_of(seen, observer, memory_aid=table.created.memory_aid)
        left = None if observer is None else self._left(observer)
        clock = {} if left is None else {"left": left}
        result = result_of(position)
        over = {} if result is None else {"result": result}
        ask = question(table, observer)
        asked = {"phase": phase, "legal": legal, "ask": ask}
        return {"view": view, **asked, "recent": self._loaded.recent(observer), **clock, **over}

    def here(self) -> list[bool]:
        """Which seats are connected; bots always are."""
        connected = {connection.observer for connection in self.connections}
        return [
            seat.kind == "bot" or number in connected
            for number, seat in enumerate(self._loaded.table.seats)
        ]

    def welcome(self, connection: Connection, since: int) -> bytes:
        """Add a client; return its first frame."""
        loaded = self._loaded
        self.connections[connection] = loaded.seq
        frame = encode(
            {
                "t": "welcome",
                "seat": connection.observer,
                "seq": loaded.seq,
                "table": describe_table(loaded.table),
                "missed": loaded.news(connection.observer, min(since, loaded.seq)),
                **self.snapshot(connection.observer),
                **loaded.head(),
                "here": self.here(),
            }
        )
        self._send_here(besides=connection)
        return frame

    def leave(self, connection: Connection) -> None:
        """Remove a client whose connection has ended."""
        del self.connections[connection]
        self._send_here()

    def _send_here(self, besides: Connection | None = None) -> None:
        frame = encode({"t": "here", "here": self.here()})
        for connection in list(self.connections):
            if connection is not besides:
                connection.send(frame)

    async def broadcast(self) -> None:
        """Send the last event to all clients, except those whose welcome included it.

        Yields to the event loop before building each frame so as not to delay acknowledgements.
        """
        frames: dict[int | None, bytes] = {}
        for connection, welcomed in list(self.connections.items()):
            if welcomed == self._loaded.seq:
                continue
            observer = connection.observer
            if observer is not None and not self._loaded.table.seats[observer].token:
                connection.close(1000)  # the seat was given away, which revoked its token
                continue
            if observer not in frames:
                await asyncio.sleep(0)
                frames[observer] = self._event_frame(observer)
            connection.send(frames[observer])

    def _event_frame(self, observer: int | None) -> bytes:
        loaded = self._loaded
        frame = {
            "t": "event",
            "seq": loaded.seq,
            "what": loaded.last_news(observer),
            **self.snapshot(observer),
            **loaded.head(),
        }
        if loaded.changed_table:
            frame["table"] = describe_table(loaded.table)
        return encode(frame)

    def close(self, code: int) -> None:
        """Disconnect everybody."""
        for connection in list(self.connections):
            connection.close(code)
