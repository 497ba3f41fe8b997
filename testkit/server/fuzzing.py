"""Fuzzing over websockets: clients send nonsense and check the answers against docs/wire.md."""

from __future__ import annotations

import asyncio
import functools
import json
import random
from collections import Counter
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path
from typing import Any, Protocol

import httpx
import psutil  # type: ignore[import-untyped]
from websockets.asyncio.client import connect

from crossoff.server.app import make_app
from crossoff.server.gate import Gate
from crossoff.server.limits import UNLIMITED
from crossoff.server.lobby import Lobby
from crossoff.server.messages import CODES
from crossoff.server.services import Services
from testkit.play.tables import KINDS
from testkit.server.crowd import Crowd, judge
from testkit.server.entropy import seeded
from testkit.server.fuzz_messages import Seen, Source
from testkit.server.processes import new_table
from testkit.server.seeded import running_seeded, web
from testkit.store.in_memory import memory_store

__all__ = ["EXPECTED", "Tally", "fuzz_in_process", "fuzz_sockets"]

WINDOW = 15  # messages between pings: 20 malformed ones in a row would close the socket
EXPECTED = {"malformed", "illegal", "not_yours", "stale", "already_done", "conflict"}
_BYTES_A_TABLE = 1 << 20  # memory a server may keep per table
_BYTES_OF_ANY_KIND = 48 << 20  # and otherwise, from the first quarter to the end

Frame = dict[str, Any]
Sent = str | bytes


class Line(Protocol):
    """A socket or a stand-in."""

    async def send(self, message: Sent) -> None: ...

    async def recv(self) -> Sent: ...

    async def close(self) -> None: ...


Dial = Callable[[str], Awaitable[Line]]


class Tally:
    """Counts of what was sent and answered."""

    def __init__(self) -> None:
        self.sent = 0  # without the pings between windows
        self.tables = 0
        self.answers: Counter[str] = Counter()

    def has_reached(self, messages: int) -> bool:
        return self.sent >= messages

    def add(self, sent: Sequence[Sent], answers: Sequence[Frame]) -> None:
        self.sent += len(sent)
        self.answers.update(str(frame.get("code", frame["t"])) for frame in answers)


# --- one client ---


class Fuzzer:
    """A client at a table that sends nonsense."""

    def __init__(self, line: Line, source: Source, tally: Tally) -> None:
        self.seen = Seen()
        self._line = line
        self._source = source
        self._tally = tally

    async def enter(self, secret: str) -> None:
        await self._line.send(json.dumps({"t": "hello", "token": secret}))
        self.seen.take(await self._frame())

    async def window(self) -> None:
        """Send some messages and expect as many answers, in order."""
        sent = [self._source.message(self.seen) for _ in range(WINDOW)]
        try:
            for message in [*sent, '{"t":"ping"}']:
                await self._line.send(message)
            answers = [await self._answer() for _ in range(WINDOW)]
            assert await self._answer() == {"t": "pong"}
            for message, answer in zip(sent, answers, strict=True):
                check_answer(message, answer)
        except Exception as error:
            raise AssertionError(f"after these messages: {sent!r}") from error
        self._tally.add(sent, answers)

    async def _answer(self) -> Frame:
        while True:
            frame = await self._frame()
            self.seen.take(frame)
            if frame["t"] not in ("event", "here"):
                return frame

    async def _frame(self) -> Frame:
        text = await self._line.recv()
        assert isinstance(text, str)
        frame: Frame = json.loads(text)
        return frame


def check_answer(sent: Sent, answer: Frame) -> None:
    """Fail if this is not a valid answer."""
    kind = answer["t"]
    if kind == "err":
        assert set(answer) == {"t", "id", "code", "detail", "clause", "why", "retryable"}, answer
        assert answer["why"] is None, answer  # the store works
        assert answer["code"] in EXPECTED and answer["retryable"] is CODES[answer["code"]], answer
        if answer["id"] is None:
            assert answer["code"] == "malformed", answer
            return
    asked = json.loads(sent)  # it was parsed, so it was JSON
    if kind != "pong":
        assert answer["id"] == asked["id"]
    if kind != "err":
        assert {"ping": "pong", "cmd": "ack", "preview": "preview"}[asked["t"]] == kind


# --- many clients ---


async def _fuzz(
    dial: Dial, http: httpx.AsyncClient, messages: int, rng: random.Random, tally: Tally
) -> None:
    """Play at one table after the other, two clients each, until enough was sent."""

    async def sit(first: int) -> None:
        number = first
        while tally.sent < messages:
            await _at_a_table(dial, http, number, messages, random.Random(rng.random()), tally)
            number += 2

    await asyncio.gather(sit(0), sit(1))


async def _at_a_table(
    dial: Dial,
    http: httpx.AsyncClient,
    number: int,
    messages: int,
    rng: random.Random,
    tally: Tally,
) -> None:
    game, options, players = KINDS[number % len(KINDS)]
    seats = ("human", *["local"] * (players - 1))
    table = await new_table(http, game, seats, options=options)
    tally.tables += 1

    async def take_part(secret: str, name: float) -> None:
        line = await dial(table.table)
        fuzzer = Fuzzer(line, Source(random.Random(name)), tally)
        await fuzzer.enter(secret)
        while tally.sent < messages and not fuzzer.seen.is_ended:
            await fuzzer.window()
        await fuzzer.window()  # also at a table that has ended
        await line.close()

    secrets = [*table.tokens.values(), table.watch]
    await asyncio.gather(*(take_part(secret, rng.random()) for secret in secrets))


# --- in this process: the whole application, called as a web server calls it ---


class _Direct:
    """A socket without a network."""

    def __init__(self, app: Any, table: str) -> None:
        self._in: asyncio.Queue[Frame] = asyncio.Queue()
        self._out: asyncio.Queue[Frame] = asyncio.Queue()
        scope = {
            "type": "websocket", "asgi": {"version": "3.0"}, "http_version": "1.1",
            "scheme": "ws", "path": f"/api/tables/{table}/socket", "raw_path": b"",
            "query_string": b"", "root_path": "", "headers": [(b"host", b"here")],
            "client": ("127.0.0.1", 1), "server": ("here", 80), "subprotocols": [],
            "extensions": {}, "state": {},
        }  # fmt: skip
        self._in.put_nowait({"type": "websocket.connect"})
        self._task = asyncio.ensure_future(app(scope, self._in.get, self._out.put))

    async def send(self, message: Sent) -> None:
        key = "text" if isinstance(message, str) else "bytes"
        await self._in.put({"type": "websocket.receive", key: message})

    async def recv(self) -> Sent:
        while (said := await self._out.get())["type"] == "websocket.accept":
            pass
        assert said["type"] == "websocket.send", said
        text: Sent = said["text"]
        return text

    async def close(self) -> None:
        await self._in.put({"type": "websocket.disconnect", "code": 1000})
        await self._task


async def _nobody_thinks(*_: object) -> str:
    raise AssertionError("there are no bots here")


async def fuzz_in_process(messages: int, seed: int) -> Tally:
    """Send this many messages to the application, without a network, a disk or another process."""
    errors: list[BaseException] = []
    entropy = seeded(str(seed))
    lobby = Lobby(Services(memory_store(), _nobody_thinks, entropy, report=errors.append))
    gate = Gate(UNLIMITED, asyncio.get_running_loop().time)
    app: Any = make_app(lobby, gate, catalogue=dict, worker_stats=dict)
    tally = Tally()

    async def dial(table: str) -> Line:
        return _Direct(app, table)

    transport = httpx.ASGITransport(app=app)
    async with httpx.AsyncClient(transport=transport, base_url="http://here") as http:
        await _fuzz(dial, http, messages, random.Random(seed), tally)
    await lobby.close()
    assert not errors
    return tally


# --- over real sockets ---


async def fuzz_sockets(folder: Path, messages: int, seed: int) -> Tally:
    """Send this many messages to a server while honest people play there, undisturbed."""
    place = str(folder / "tables.sqlite")
    tally, sizes = Tally(), []
    async with running_seeded(place, str(seed)) as server, web(server) as http:
        process = psutil.Process(server.process.pid)
        crowd = Crowd(lambda: server.address, random.Random(seed))

        async def dial(table: str) -> Line:
            url = f"{server.address.replace('http', 'ws', 1)}api/tables/{table}/socket"
            return await connect(
                url, compression=None, max_size=None, ping_interval=None, open_timeout=300
            )

        for share in (messages // 4, messages):
            await asyncio.gather(
                crowd.play(1, functools.partial(tally.has_reached, share)),
                _fuzz(dial, http, share, random.Random(seed), tally),
            )
            sizes.append((process.memory_info().rss, tally.tables + len(crowd.companies)))
    (before, tables), (after, more) = sizes
    assert after - before < _BYTES_OF_ANY_KIND + _BYTES_A_TABLE * (more - tables), sizes
    await judge(place, crowd.companies)
    return tally
