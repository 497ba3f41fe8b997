"""A bounded load on loopback: many sockets, a steady rate, and the latency of answers."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import os
import random
import secrets
import time
from collections.abc import Callable, Coroutine, Iterator
from dataclasses import dataclass, field
from pathlib import Path

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

__all__ = ["Echoes", "Load", "Syncs", "Tables", "connect_tables", "make_tables"]

PAGES = 8192  # bytes per fsync
ROOM = 2048  # file size in multiples of that; then it wraps around


class Choice(msgspec.Struct):
    do: str
    more: bool


class Frame(msgspec.Struct):
    """The fields of a frame that matter here."""

    t: str
    id: str | None = None
    phase: str | None = None
    legal: list[Choice] = []


_decode = msgspec.json.Decoder(Frame).decode


@dataclass
class Load:
    """One measurement: the latency of each answer in seconds."""

    seconds: list[float] = field(default_factory=list)
    errors: int = 0

    def at(self, share: float) -> float:
        """Return a quantile of the latencies."""
        ordered = sorted(self.seconds)
        return ordered[min(len(ordered) - 1, int(share * len(ordered)))] if ordered else 0.0


class Player:
    """One seat at one table."""

    def __init__(self, socket: ClientConnection, owner: Tables) -> None:
        self.socket = socket
        self._owner = owner
        self._waiting: dict[str, asyncio.Future[Frame]] = {}
        self.task = asyncio.ensure_future(self._read())

    async def _read(self) -> None:
        async for text in self.socket:
            frame = _decode(text)
            if frame.id in self._waiting:
                self._waiting.pop(frame.id).set_result(frame)
            elif frame.phase is not None and not self._waiting:  # else it has decided already
                whole = [choice.do for choice in frame.legal if not choice.more]
                if whole:
                    self._owner.ready[self] = (frame.phase, random.choice(whole))

    async def decide(self, phase: str, do: str) -> Frame:
        id = secrets.token_hex(16)
        self._waiting[id] = asyncio.get_running_loop().create_future()
        answer = self._waiting[id]
        await self.socket.send(
            msgspec.json.encode({"t": "cmd", "id": id, "phase": phase, "do": do}).decode()
        )
        return await answer


class Tables:
    """All players at all tables; `ready` holds those who must decide."""

    def __init__(self) -> None:
        self.players: list[Player] = []
        self.ready: dict[Player, tuple[str, str]] = {}

    async def one(self, load: Load) -> None:
        """Make one decision for a player who must decide."""
        if not self.ready:
            load.errors += 1
            return
        player = random.choice(list(self.ready)[:200])
        phase, do = self.ready.pop(player)
        start = time.perf_counter()
        answer = await player.decide(phase, do)
        load.seconds.append(time.perf_counter() - start)
        load.errors += answer.t != "ack"

    async def close(self) -> None:
        for player in self.players:
            player.task.cancel()
        await asyncio.gather(*(player.socket.close() for player in self.players))


class Echoes:
    """The same number of sockets to the echo server."""

    def __init__(self) -> None:
        self.sockets: list[ClientConnection] = []
        self._free: list[ClientConnection] = []

    async def connect(self, port: int, count: int) -> None:
        for _ in range(count):
            self.sockets.append(await connect(f"ws://127.0.0.1:{port}/", compression=None))
        self._free = list(self.sockets)

    async def one(self, load: Load) -> None:
        if not self._free:
            load.errors += 1
            return
        socket = self._free.pop(random.randrange(len(self._free)))
        text = msgspec.json.encode(
            {"t": "cmd", "id": secrets.token_hex(16), "phase": "12", "do": "mark P01 a1 a2 a3 b3"}
        ).decode()
        start = time.perf_counter()
        await socket.send(text)
        await socket.recv()
        load.seconds.append(time.perf_counter() - start)
        self._free.append(socket)

    async def close(self) -> None:
        await asyncio.gather(*(socket.close() for socket in self.sockets))


class Syncs:
    """The minimum of a durable commit: write two pages to a preallocated file and fsync it."""

    def __init__(self, folder: Path) -> None:
        self._file = os.open(folder / "syncs", os.O_RDWR | os.O_CREAT)
        os.write(self._file, bytes(PAGES * ROOM))
        os.fsync(self._file)
        self._next = 0

    async def one(self, load: Load) -> None:
        start = time.perf_counter()
        await asyncio.to_thread(self._sync)
        load.seconds.append(time.perf_counter() - start)

    def _sync(self) -> None:
        os.pwrite(self._file, os.urandom(PAGES), self._next % ROOM * PAGES)
        self._next += 1
        os.fdatasync(self._file)

    def close(self) -> None:
        os.close(self._file)


async def run(
    one: Callable[[Load], Coroutine[None, None, None]], rate: float, seconds: float
) -> Load:
    """Send at a steady rate, without waiting for answers."""
    load, tasks = Load(), []
    loop = asyncio.get_running_loop()
    with gc_disabled():
        begin = loop.time()
        for number in range(int(rate * seconds)):
            await asyncio.sleep(max(0.0, begin + number / rate - loop.time()))
            tasks.append(asyncio.create_task(one(load)))
        await asyncio.wait_for(asyncio.gather(*tasks), 120)
    return load


@contextlib.contextmanager
def gc_disabled() -> Iterator[None]:
    """Disable the client's cyclic GC while measuring: with thousands of sockets a collection takes
    40 ms, which would count against the server.
    """
    gc.collect()
    gc.disable()
    try:
        yield
    finally:
        gc.enable()


async def make_tables(
    port: int, count: int, source: str = "127.0.0.1"
) -> list[tuple[str, list[str]]]:
    """Create tables with two people each; return their ids and tokens."""
    made = []
    async with httpx.AsyncClient(
        base_url=f"http://127.0.0.1:{port}",
        timeout=60,
        transport=httpx.AsyncHTTPTransport(local_address=source),
    ) as http:
        for number in range(count):
            game = ("silver-and-gold", "one-card")[number % 2]
            seats = [{"kind": "human"}, {"kind": "local", "name": "Bo"}]
            body = {"game": game, "seats": seats, "name": "Al"}
            answer = (await http.post("/api/tables", json=body)).raise_for_status().json()
            made.append((answer["table"], [answer["token"], answer["local"][0]["token"]]))
    return made


async def connect_tables(
    port: int,
    made: list[tuple[str, list[str]]],
    source: str = "127.0.0.1",
    tables: Tables | None = None,
) -> Tables:
    """Connect all players, in addition to those already connected."""
    tables = tables or Tables()
    for table, tokens in made:
        for token in tokens:
            url = f"ws://127.0.0.1:{port}/api/tables/{table}/socket"
            socket = await connect(url, compression=None, max_size=None, local_addr=(source, 0))
            await socket.send(msgspec.json.encode({"t": "hello", "token": token}).decode())
            tables.players.append(Player(socket, tables))
    return tables
