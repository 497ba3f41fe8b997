"""Rooms on real stores without a web server: lobbies, connected clients, decisions."""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

from crossoff.core.model.contract import Seat
from crossoff.core.model.position import Position
from crossoff.play.autopilot import plain_decision
from crossoff.server import requests
from crossoff.server.gate import Gate
from crossoff.server.limits import Limits
from crossoff.server.lobby import Lobby
from crossoff.server.room import Room
from crossoff.server.services import Services
from crossoff.server.sockets import Socket, serve_socket
from testkit import seeds
from testkit.play.tables import random_decision
from testkit.server.entropy import seeded
from testkit.store.databases import new_place, opened

__all__ = [
    "Spectator",
    "Wire",
    "decide",
    "lobby_on",
    "new_table",
    "one_lobby",
    "think",
    "two_lobbies",
]


async def think(position: Position, seat: int, bot: str, name: str) -> str:
    return plain_decision(position.seen_by(seat), Seat(seat))


def lobby_on(
    store: Any,
    *,
    is_shared: bool = False,
    errors: list[BaseException] | None = None,
    nonce_seconds: float = 0.0,
) -> Lobby:
    report = (errors if errors is not None else []).append
    services = Services(
        store,
        think,
        seeded(seeds.next_text()),
        is_shared,
        report=report,
        nonce_seconds=nonce_seconds,
    )
    return Lobby(services)


@contextlib.asynccontextmanager
async def one_lobby(folder: Path, *, nonce_seconds: float = 0.0) -> AsyncIterator[Lobby]:
    async with opened(str(folder / "games.db")) as store:
        lobby = lobby_on(store, nonce_seconds=nonce_seconds)
        yield lobby
        await lobby.close()


@contextlib.asynccontextmanager
async def two_lobbies(
    folder: Path, errors: list[BaseException] | None = None
) -> AsyncIterator[Any]:
    """As in two processes. Neither follows the other by itself, as if every hint were lost."""
    with new_place("postgres", folder) as place:
        async with opened(place) as first, opened(place) as second:
            lobbies = [lobby_on(store, is_shared=True, errors=errors) for store in (first, second)]
            yield lobbies
            await asyncio.gather(*(lobby.close() for lobby in lobbies))


class Spectator:
    """A connected client that counts notifications."""

    def __init__(self, room: Room, observer: int | None = None) -> None:
        self.observer = observer
        self.frames: list[bytes] = []
        self.came = asyncio.Event()
        self.room = room
        room.welcome(self, 0)

    def send(self, frame: bytes) -> None:
        self.frames.append(frame)
        self.came.set()

    def close(self, code: int) -> None: ...

    async def until(self, seq: int) -> None:
        while self.room.seq < seq:
            self.came.clear()
            await self.came.wait()


async def new_table(lobby: Lobby, *seats: str, **more: Any) -> tuple[requests.TableCreated, Room]:
    """Create a table whose game has begun; seats are `human`, `local` or a bot's name."""
    wishes = [
        requests.SeatWish(seat, f"P{n}") if seat in ("human", "local")
        else requests.SeatWish("bot", bot=seat)
        for n, seat in enumerate(seats)
    ]  # fmt: skip
    created = await lobby.create(requests.NewTable("silver-and-gold", wishes, "Ann", **more))
    room = await lobby.room(created.table)
    await Spectator(room).until(2)
    return created, room


async def decide(room: Room, seat: int, command: str | None = None) -> int:
    phase = room.table.phase(seat)
    assert phase is not None
    do = random_decision(room.table, seat, random.Random(1))
    holder = room.table.seats[seat].holder
    return await room.submit(seat, command or seeds.token(), phase, do, holder=holder)


_LIMITS = Limits()


class Wire:
    """The client end of a socket that is served in this process."""

    def __init__(
        self,
        lobby: Lobby,
        table: str,
        token: str,
        limits: Limits = _LIMITS,
        *,
        nonce: str | None = None,
    ) -> None:
        self.closed: int | None = None
        self._in: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self._out: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self.send({"t": "hello", "token": token, "since": 0, "nonce": nonce})
        gate = Gate(limits, asyncio.get_running_loop().time).at("here")
        socket = Socket(self._in.get, self._take)  # type: ignore[arg-type]
        self.serving = asyncio.ensure_future(serve_socket(socket, table, lobby, limits, gate))

    async def _take(self, message: dict[str, Any]) -> None:
        if message["type"] == "websocket.close":
            self.closed = message["code"]
            self.leave()
        else:
            self._out.put_nowait(json.loads(message["text"]))

    def send(self, message: dict[str, Any]) -> None:
        self._in.put_nowait({"type": "websocket.receive", "text": json.dumps(message)})

    def leave(self) -> None:
        """Disconnect."""
        self._in.put_nowait({"type": "websocket.disconnect"})

    async def expect(self, *kinds: str) -> dict[str, Any]:
        """Return the next frame of one of these kinds."""
        while (frame := await self._out.get())["t"] not in kinds:
            pass
        return frame
