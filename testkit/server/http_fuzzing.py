"""Fuzzing over HTTP: clients send nonsense and check the answers against docs/wire.md
and OpenAPI.
"""

from __future__ import annotations

import asyncio
import contextlib
import functools
import gzip
import json
import random
from collections import Counter
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from testkit.server import rooms
from testkit.server.crowd import Crowd, judge
from testkit.server.http_calls import Call, KnownTable, read_calls
from testkit.server.http_requests import Request, Source
from testkit.server.processes import Server
from testkit.server.seeded import running_seeded, web

__all__ = ["CODES", "HttpTally", "fuzz_http"]

#: Possible refusals and their codes, given wide limits and a disk with space.
CODES = {
    400: {"malformed"},
    404: {"not_found"},
    405: {"not_found"},
    409: {"full", "name_taken", "running", "ended", "conflict"},
    413: {"too_large"},
    415: {"not_json"},
}
_CLIENTS = 16
_NOISE = 0.08  # share of non-HTTP noise
_PATIENCE = 60.0  # seconds for an answer: machines may be busy
_LAST = 20  # requests of a client to show on a failure
#: What a server may log meanwhile.
_LOGGED = (
    "crossoff is at", "start", "ready", "stop", "host refused", "proxy not trusted",
    "Invalid HTTP request received.", "Unsupported upgrade request.",
)  # fmt: skip


class HttpTally:
    """Counts of what was sent and answered."""

    def __init__(self) -> None:
        self.sent = 0
        self.statuses: Counter[int] = Counter()
        self.made: Counter[str] = Counter()  # successful calls, by name

    def has_reached(self, requests: int) -> bool:
        return self.sent >= requests


@dataclass(frozen=True)
class Answer:
    """A raw answer."""

    status: int
    headers: dict[str, str]
    body: bytes

    @property
    def content(self) -> bytes:
        zipped = self.headers.get("content-encoding") == "gzip"
        return gzip.decompress(self.body) if zipped else self.body


async def read_answer(reader: asyncio.StreamReader, method: str) -> Answer:
    """Return the next answer on a connection."""
    while True:
        head = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1").split("\r\n")
        version, status = head[0].split(" ")[:2]
        assert version == "HTTP/1.1", head[0]
        if status != "100":
            break
    pairs = (line.partition(":") for line in head[1:] if line)
    headers = {name.lower(): value.strip() for name, _, value in pairs}
    if method == "HEAD" or status in ("101", "204", "304"):
        return Answer(int(status), headers, b"")
    return Answer(int(status), headers, await reader.readexactly(int(headers["content-length"])))


# --- valid answers ---


def check_answer(request: Request, answer: Answer) -> None:
    """Fail if this is not a valid answer to the request."""
    status, call = answer.status, request.call
    assert call is None or status in call.statuses, answer
    assert "x-content-type-options" in answer.headers or status == 431, answer
    if status in CODES:
        if request.method != "HEAD":
            _check_problem(answer)
        assert status != 405 or answer.headers["allow"], answer
    elif status < 300:
        assert request.may_succeed, (f"without a secret: {request}", answer)
        if call is not None and call.answer is not None:
            assert set(json.loads(answer.content)) == call.answer, answer
    else:
        assert status in (304, 431), answer


def _check_problem(answer: Answer) -> None:
    problem = json.loads(answer.content)
    assert answer.headers["content-type"] == "application/json", answer
    assert set(problem) == {"code", "detail", "why"} and problem["why"] is None, answer
    assert problem["code"] in CODES[answer.status], answer
    assert isinstance(problem["detail"], str) and len(problem["detail"]) <= 400, answer


def _check_log(server: Server) -> None:
    for line in server.log:
        said = json.loads(line) if line.startswith(b"{") else {"event": line.decode()}
        text = str(said.get("text", said["event"]))
        # Workers are killed (-9) when a table ends while its bot is thinking: not a fault.
        is_killed = text.startswith("bot worker") and text.endswith("exit code -9")
        assert is_killed or text.startswith(_LOGGED), line


# --- one client ---


class _Client:
    """Sends requests over keep-alive connections."""

    def __init__(self, port: int, source: Source, rng: random.Random, tally: HttpTally) -> None:
        self._port = port
        self._source = source
        self._rng = rng
        self._tally = tally
        self._last: list[bytes] = []
        self._line: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None

    async def work(self, requests: int) -> None:
        """Send this many: fixed, since a share that depends on speed may leave out rare ones."""
        try:
            for _ in range(requests):
                async with asyncio.timeout(_PATIENCE):
                    await (self._disturb() if self._rng.random() < _NOISE else self._ask())
        except Exception as error:
            raise AssertionError(f"after these requests: {self._last!r}") from error
        finally:
            self._hang_up()

    async def _ask(self) -> None:
        request = self._source.request()
        is_kept = self._line is not None
        try:
            answer = await self._exchange(request)
        except (OSError, EOFError):
            if not is_kept:
                raise
            self._hang_up()  # it may have timed out, on a busy machine
            answer = await self._exchange(request)
        check_answer(request, answer)
        if answer.headers.get("connection") == "close":
            self._hang_up()
        self._tally.statuses[answer.status] += 1
        if request.call is not None and answer.status < 300:
            self._tally.made[request.call.name] += 1
            self._source.take(request, json.loads(answer.content))

    async def _disturb(self) -> None:
        """Send bytes that may not be HTTP; any answer is fine."""
        noise = self._source.noise()
        with contextlib.suppress(OSError, EOFError):  # the server need not read to the end
            reader = await self._send(noise)
            if self._line is not None and self._rng.random() < 0.9:  # else hang up at once
                self._line[1].write_eof()
                await self._read_to_the_end(reader, "HEAD" if noise.startswith(b"HEAD") else "GET")
        self._hang_up()

    async def _read_to_the_end(self, reader: asyncio.StreamReader, method: str) -> None:
        while True:
            answer = await read_answer(reader, method)
            assert answer.status < 500, answer
            self._tally.statuses[answer.status] += 1

    async def _exchange(self, request: Request) -> Answer:
        return await read_answer(await self._send(request.encode()), request.method)

    async def _send(self, content: bytes) -> asyncio.StreamReader:
        self._last = [*self._last[1 - _LAST :], content[:500]]
        self._tally.sent += 1
        if self._line is None:
            self._line = await asyncio.open_connection("127.0.0.1", self._port)
        reader, writer = self._line
        writer.write(content)
        await writer.drain()
        return reader

    def _hang_up(self) -> None:
        if self._line is not None:
            self._line[1].transport.abort()
            self._line = None


# --- many clients ---


async def _erased_table(folder: Path) -> KnownTable:
    """Return a table that was erased from a database."""
    async with rooms.one_lobby(folder) as lobby:
        created, _ = await rooms.new_table(lobby, "human", "local")
        await lobby.services.store.erase([created.table])
    tokens = {created.seat: created.token} | {one.seat: one.token for one in created.local}
    return KnownTable(created.table, created.host, created.invite, created.watch, tokens)


async def fuzz_http(folder: Path, requests: int, seed: int) -> HttpTally:
    """Send this many requests to a server while honest people play there, undisturbed."""
    rng, tally = random.Random(seed), HttpTally()
    erased = await _erased_table(folder)
    place = str(folder / "games.db")
    async with running_seeded(place, str(seed)) as server:
        async with web(server) as http:
            document: dict[str, Any] = (await http.get("/api/schema/openapi.json")).json()
        calls: list[Call] = read_calls(document)
        crowd = Crowd(lambda: server.address, random.Random(seed))

        def client() -> _Client:
            mine = random.Random(rng.random())
            source = Source(mine, calls, erased, f"127.0.0.1:{server.port}")
            return _Client(server.port, source, mine, tally)

        async with asyncio.TaskGroup() as group:
            group.create_task(crowd.play(1, functools.partial(tally.has_reached, requests)))
            for _ in range(_CLIENTS):
                group.create_task(client().work(-(-requests // _CLIENTS)))
    _check_log(server)
    await judge(place, crowd.companies)
    return tally
