"""The clients connected to a table, and the frames they are sent."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

from crossoff.core.model.position import view_of
from crossoff.play.frames import choices, describe_table, question, result_of
from crossoff.server.limits import Bucket
from crossoff.server.loaded import LoadedTable
from crossoff.server.messages import encode
from crossoff.server.services import Connection

__all__ = ["Audience"]

_NUDGES = 0.1, 1  # per second, and at once; for each pair of seats
_EMOTES = 0.5, 3  # for each seat


class Audience:
    """All clients connected to a table. `left` returns the seconds that a seat has left."""

    def __init__(self, loaded: LoadedTable, left: Callable[[int], float | None]) -> None:
        #: In order of arrival, each with the last event that its welcome included.
        self.connections: dict[Connection, int] = {}
        self._loaded = loaded
        self._left = left
        self._opened = _now()
        self._last_seen: dict[int, float] = {}  # seats that were connected
        self._nudged: dict[int, int] = {}  # seats to be nudged when they come back, and by whom
        self._buckets: dict[tuple[int, int], Bucket] = {}

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
        over: dict[str, Any] = {} if result is None else {"result": result}
        undo = table.withdrawable(observer)
        over |= {} if undo is None else {"undo": undo}
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

    def away(self) -> list[float | None]:
        """For how many seconds each seat has been disconnected, as far as known; None if it is
        connected.
        """
        now = _now()
        return [
            None if is_here else round(now - self._last_seen.get(seat, self._opened), 1)
            for seat, is_here in enumerate(self.here())
        ]

    def welcome(self, connection: Connection, since: int) -> bytes:
        """Add a client; return its first frame."""
        loaded = self._loaded
        self.connections[connection] = loaded.seq
        seat = connection.observer
        by = None if seat is None else self._nudged.pop(seat, None)
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
                "away": self.away(),
                **({} if by is None else {"nudged": by}),
            }
        )
        self._send_here(besides=connection)
        return frame

    def leave(self, connection: Connection) -> None:
        """Remove a client whose connection has ended."""
        del self.connections[connection]
        if connection.observer is not None:
            self._last_seen[connection.observer] = _now()
        self._send_here()

    def _send_here(self, besides: Connection | None = None) -> None:
        self._send({"t": "here", "here": self.here(), "away": self.away()}, besides=besides)

    def _send(
        self, frame: dict[str, Any], *, to: int | None = None, besides: Connection | None = None
    ) -> None:
        """Send a frame that is not stored to everybody, or to the clients of one seat."""
        encoded = encode(frame)
        for connection in list(self.connections):
            if connection is not besides and to in (None, connection.observer):
                connection.send(encoded)

    def nudge(self, seat: int, by: int) -> None:
        """Ring at a seat now, or when it comes back. Ignored if it was nudged just before, or if
        nobody sits there.
        """
        seats = self._loaded.table.seats
        if seat >= len(seats) or seat == by or seats[seat].kind == "bot":
            return
        if self._may((by, seat), _NUDGES):
            if not self.here()[seat]:
                self._nudged[seat] = by
            self._send({"t": "nudge", "by": by}, to=seat)

    def emote(self, emote: str, by: int) -> None:
        """Show a gesture to everybody. Ignored if there were too many."""
        if self._may((by, by), _EMOTES):
            self._send({"t": "emote", "by": by, "emote": emote})

    def _may(self, key: tuple[int, int], limit: tuple[float, float]) -> bool:
        if key not in self._buckets:
            self._buckets[key] = Bucket(*limit, _now)
        return self._buckets[key].take()

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


def _now() -> float:
    return asyncio.get_running_loop().time()
