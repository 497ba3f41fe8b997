"""Real server processes, and clients that speak the wire protocol to them."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import random
import re
import signal
import sys
from collections.abc import AsyncIterator
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from crossoff.server.limits import Limits
from testkit import seeds
from testkit.paths import ROOT
from testkit.server.entropy import VARIABLE
from testkit.server.forked import Forked, fork
from testkit.server.seeded_crossoff import CONFIRMED

__all__ = ["Client", "Seated", "Server", "new_table", "play_randomly", "running"]

_UNASKED = ("welcome", "event", "here", "nudge", "emote")  # frames that answer no message
PROGRAM = ("-m", "testkit.server.seeded_crossoff", "serve")
_READY = re.compile(rb"crossoff is at (http://\S+)")


class Server:
    """`crossoff serve` as a process."""

    def __init__(self, process: asyncio.subprocess.Process | Forked) -> None:
        self.process = process
        self.address = ""
        self.log: list[bytes] = []
        self._listens = asyncio.Event()
        self._reseeded = asyncio.Event()
        self._reader = asyncio.ensure_future(self._read())

    @classmethod
    async def start(
        cls,
        database: str,
        *,
        port: int = 0,
        arguments: tuple[str, ...] = (),
        enter: tuple[str, ...] = (),
    ) -> Server:
        """Start a server and wait until it listens."""
        server = await cls.spawn(database, port=port, arguments=arguments, enter=enter)
        await server.ready()
        return server

    @classmethod
    async def spawn(
        cls,
        database: str,
        *,
        port: int = 0,
        arguments: tuple[str, ...] = (),
        program: tuple[str, ...] = PROGRAM,
        enter: tuple[str, ...] = (),
    ) -> Server:
        """Start a server without waiting; `program` takes the options of `crossoff serve`, and
        `enter` is a prefix of its command line.
        """
        told = {
            **os.environ, "NUMBA_DISABLE_JIT": "1", "CROSSOFF_LANGUAGE": "en",
            VARIABLE: seeds.next_text(),
        }  # fmt: skip
        words = ("--db", database, "--port", str(port), *arguments)
        process = None if enter else await fork(program, words, told)
        return cls(
            process or await asyncio.create_subprocess_exec(
                *enter, sys.executable, *program, *words,
                stdin=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.PIPE,
                start_new_session=True,
                # Some programs are modules of testkit.
                env={**told, "PYTHONPATH": str(ROOT)},
            )
        )  # fmt: skip

    async def ready(self) -> None:
        """Wait until it listens."""
        await self._listens.wait()
        if not self.address:
            raise AssertionError(f"the server did not start: {b''.join(self.log).decode()}")

    async def reseed(self, seed: str) -> None:
        """Restart secrets and randomness from a new seed."""
        assert self.process.stdin is not None
        self._reseeded.clear()
        self.process.stdin.write(f"{seed}\n".encode())
        await self._reseeded.wait()

    async def _read(self) -> None:
        assert self.process.stderr is not None
        while line := await self.process.stderr.readline():
            self.log.append(line)
            if found := _READY.search(line):
                self.address = found[1].decode()
                self._listens.set()
            if CONFIRMED.encode() in line:
                self._reseeded.set()
        self._listens.set()
        self._reseeded.set()

    @property
    def port(self) -> int:
        return int(self.address.rstrip("/").rpartition(":")[2])

    async def kill(self) -> None:
        """Kill the whole process group, like a power cut, except that the OS keeps its caches."""
        with contextlib.suppress(ProcessLookupError):
            os.killpg(self.process.pid, signal.SIGKILL)
        await self._ended()

    async def stop(self) -> int:
        """Ask it to stop, and wait for it."""
        with contextlib.suppress(ProcessLookupError):  # `terminate` may lose the exit code
            os.kill(self.process.pid, signal.SIGTERM)
        return await self._ended()

    async def _ended(self) -> int:
        code = await self.process.wait()
        await self._reader
        return code


@contextlib.asynccontextmanager
async def running(database: str, **named: Any) -> AsyncIterator[Server]:
    """Run a server."""
    server = await Server.start(database, **named)
    try:
        yield server
    finally:
        await server.kill()


class Client:
    """A client at a table. All received frames are in `frames`."""

    def __init__(
        self,
        address: str,
        table: str,
        secret: str,
        *,
        source: str | None = None,
        nonce: str | None = None,
    ) -> None:
        self.table = table
        self.secret = secret
        self.nonce = nonce
        self.seat: int | None = None
        self.seq = 0
        self.phase: str | None = None
        self.legal: list[dict[str, Any]] = []
        self.view: dict[str, Any] | None = None
        self.info: dict[str, Any] = {}
        self.frames: list[dict[str, Any]] = []
        self.raw: list[str] = []
        self._address = address
        self._from = (source, 0) if source else None  # source address
        self._socket: ClientConnection | None = None

    async def __aenter__(self) -> Client:
        await self.connect()
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.close()

    async def connect(self, *, address: str | None = None) -> dict[str, Any]:
        """Say hello with `since`; return the welcome."""
        url = (address or self._address).replace("http", "ws", 1)
        path = f"api/tables/{self.table}/socket"
        self._socket = await connect(
            url + path, compression=None, max_size=None, local_addr=self._from
        )
        nonce = {} if self.nonce is None else {"nonce": self.nonce}
        await self.send({"t": "hello", "token": self.secret, "since": self.seq, **nonce})
        return await self.expect("welcome")

    async def close(self) -> None:
        if self._socket is not None:
            await self._socket.close()

    async def send(self, message: dict[str, Any] | str) -> None:
        assert self._socket is not None
        await self._socket.send(message if isinstance(message, str) else json.dumps(message))

    async def receive(self) -> dict[str, Any]:
        """Return the next frame after processing it."""
        assert self._socket is not None
        text = await self._socket.recv()
        assert isinstance(text, str)
        frame: dict[str, Any] = json.loads(text)
        self.raw.append(text)
        self.frames.append(frame)
        if frame["t"] in ("welcome", "event"):
            assert frame["t"] == "welcome" or frame["seq"] == self.seq + 1
            self.seq = frame["seq"]
            self.phase, self.legal, self.view = frame["phase"], frame["legal"], frame["view"]
            self.info = frame.get("table") or self.info
            if frame["t"] == "welcome":
                self.seat = frame["seat"]
        return frame

    async def expect(self, kind: str) -> dict[str, Any]:
        """Return the next frame of a kind."""
        while (frame := await self.receive())["t"] != kind:
            pass
        return frame

    async def command(
        self, do: str, *, phase: str | None = None, id: str | None = None
    ) -> dict[str, Any]:
        """Decide; return the ack or the error."""
        id = id or seeds.token()
        asked = phase if phase is not None else self.phase or "0"
        return await self.exchange({"t": "cmd", "id": id, "phase": asked, "do": do})

    async def exchange(self, message: dict[str, Any]) -> dict[str, Any]:
        """Send a message and return the answer; retries on `too_fast`."""
        while True:
            await self.send(message)
            frame = await self.answer(message.get("id"))
            if frame.get("code") != "too_fast":
                return frame
            await asyncio.sleep(1 / Limits().messages_second)

    async def answer(self, id: str | None) -> dict[str, Any]:
        """Return the frame that answers a message; without an id, a ping's."""
        while (frame := await self.receive())["t"] in _UNASKED or (frame.get("id") != id):
            pass
        return frame

    async def preview(self, do: str) -> dict[str, Any]:
        """Preview a partial decision: what it earns, and how it can continue."""
        id = seeds.token()
        return await self.exchange({"t": "preview", "id": id, "phase": self.phase, "do": do})

    async def whole_decision(self, rng: random.Random) -> str:
        """Return a random legal decision."""
        choice = rng.choice(self.legal)
        while choice["more"]:
            choice = rng.choice((await self.preview(choice["do"]))["legal"])
        return str(choice["do"])


class Seated:
    """A new table and the secrets of its seats."""

    def __init__(self, answer: dict[str, Any]) -> None:
        self.table: str = answer["table"]
        self.commitment: str = answer["commitment"]
        self.host: str = answer["host"]
        self.invite: str = answer["invite"]
        self.watch: str = answer["watch"]
        self.tokens: dict[int, str] = {answer["seat"]: answer["token"]}
        self.tokens |= {local["seat"]: local["token"] for local in answer["local"]}


async def new_table(
    http: httpx.AsyncClient,
    game: str = "silver-and-gold",
    seats: tuple[str, ...] = ("human", "local"),
    **body: Any,
) -> Seated:
    """Create a table; a seat is `human`, `friend` (who joins later), `local` or a bot's name. The
    creator's nonce comes with the request, so that the game does not wait for a hello.
    """
    plan: list[dict[str, str]] = []
    for number, seat in enumerate(seats):
        if seat in ("human", "local"):
            plan.append({"kind": seat} | ({"name": f"P{number}"} if seat == "local" else {}))
        elif seat == "friend":
            plan.append({"kind": "human"})
        else:
            plan.append({"kind": "bot", "bot": seat})
    answer = await http.post(
        "/api/tables", json={"game": game, "seats": plan, "name": "Ann", "nonce": "ab", **body}
    )
    assert answer.status_code == 201, answer.text
    return Seated(answer.json())


async def play_randomly(client: Client, rng: random.Random) -> list[str]:
    """Decide at random whenever asked, until the table ends; return the acknowledged ids."""
    acknowledged: list[str] = []
    with contextlib.suppress(ConnectionClosed):
        while not client.info["ended"]:
            if client.phase is None:
                await client.receive()
                continue
            phase, do = client.phase, await client.whole_decision(rng)
            if client.phase != phase:
                continue
            id = seeds.token()
            answer = await client.command(do, phase=phase, id=id)
            assert answer["t"] == "ack", answer
            acknowledged.append(id)
            while client.phase == phase and not client.info["ended"]:
                await client.receive()  # until it sees that it has decided
    return acknowledged
