"""The web server in this process with test-specific limits, and clients that break the protocol."""

from __future__ import annotations

import asyncio
import contextlib
import socket
import struct
from collections import Counter
from collections.abc import AsyncIterator
from typing import Any

from crossoff.server.gate import Gate
from crossoff.server.limits import Limits
from crossoff.server.settings import Settings
from crossoff.server.web import WebServer, web_config

__all__ = ["PATIENCE", "Guarded", "Raw", "frame", "guarded"]

PATIENCE = 300.0  # seconds to wait for an event: machines may be busy
PING, TEXT = 9, 1
BIG = 8 * 1024 * 1024  # larger than the buffers of a connection


async def _app(scope: dict[str, Any], receive: Any, send: Any) -> None:
    """Answers `hello`, or a large body under /big; sockets echo their messages."""
    if scope["type"] == "websocket":
        await receive()
        await send({"type": "websocket.accept"})
        while (got := await receive())["type"] == "websocket.receive":
            if got["text"] == "policy":
                await send({"type": "websocket.close", "code": 1008})
            else:
                await send({"type": "websocket.send", "text": got["text"]})
    elif scope["type"] == "http":
        while (await receive()).get("more_body"):
            pass
        body = bytes(BIG) if scope["path"] == "/big" else b"hello"
        await send({"type": "http.response.start", "status": 200, "headers": []})
        await send({"type": "http.response.body", "body": body})


class Guarded:
    """A server that listens on all loopback addresses."""

    def __init__(self, gate: Gate, counts: Counter[str], port: int) -> None:
        self.gate = gate
        self.counts = counts  # the gate's counters
        self.port = port
        self._clients: list[Raw] = []

    async def connect(self, source: str = "127.0.0.1", *, small: bool = False) -> Raw:
        """Connect from an address; `small` uses a small receive buffer."""
        client = socket.socket()
        if small:
            client.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        client.bind((source, 0))
        client.setblocking(False)
        try:
            await asyncio.get_running_loop().sock_connect(client, ("127.0.0.1", self.port))
        except OSError:
            client.close()
            raise
        raw = Raw(*await asyncio.open_connection(sock=client))
        self._clients.append(raw)
        return raw

    async def close(self) -> None:
        """Close what tests left open; all counters must return to zero."""
        for client in self._clients:
            client.writer.transport.abort()
            with contextlib.suppress(OSError):
                await client.writer.wait_closed()
        gate = self.gate
        async with asyncio.timeout(PATIENCE):
            while len(gate.all_connections) + len(gate.connections) + len(gate.unread):
                await asyncio.sleep(0.01)

    async def is_open(self, source: str = "127.0.0.1") -> bool:
        """True if a client at an address gets an answer."""
        with contextlib.suppress(OSError):
            async with asyncio.timeout(PATIENCE):
                client = await self.connect(source)
                return await client.ask() == b"hello"
        return False

    async def counted(self, what: str) -> None:
        """Wait until an event was counted."""
        async with asyncio.timeout(PATIENCE):
            while not self.counts[what]:
                await asyncio.sleep(0.01)


class Raw:
    """A raw connection."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader = reader
        self.writer = writer

    async def send(self, data: bytes) -> None:
        with contextlib.suppress(OSError):  # it may be closed already
            self.writer.write(data)
            await self.writer.drain()

    async def ask(self) -> bytes:
        """Return the body of an ordinary answer, or nothing."""
        await self.send(b"GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")
        head, _, body = (await self.rest()).partition(b"\r\n\r\n")
        return body.split(b"\r\n")[1] if head.startswith(b"HTTP/1.1 200") else b""

    async def upgrade(self, *headers: str) -> None:
        """Upgrade to a websocket."""
        lines = (
            "GET /api/tables/x/socket HTTP/1.1", "Host: x", "Connection: Upgrade",
            "Upgrade: websocket", "Sec-WebSocket-Version: 13",
            "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==", *headers, "", "",
        )  # fmt: skip
        await self.send("\r\n".join(lines).encode())
        assert b" 101 " in await self.reader.readuntil(b"\r\n\r\n")

    async def rest(self) -> bytes:
        """Return everything until the server closes the connection, gracefully or not."""
        got = bytearray()
        async with asyncio.timeout(PATIENCE):
            with contextlib.suppress(OSError):
                while piece := await self.reader.read(65536):
                    got += piece
        return bytes(got)


def frame(kind: int, content: bytes = b"") -> bytes:
    """Return a client frame, masked with zeros."""
    length = len(content)
    size = bytes([0x80 | length]) if length < 126 else b"\xfe" + struct.pack("!H", length)
    return bytes([0x80 | kind]) + size + bytes(4) + content


@contextlib.asynccontextmanager
async def guarded(
    limits: Limits, *, proxies: frozenset[str] = frozenset(), connections: int = 1000
) -> AsyncIterator[Guarded]:
    """Run a server with these limits."""
    counts: Counter[str] = Counter()

    def count(what: str) -> None:
        counts[what] += 1

    clock = asyncio.get_running_loop().time
    gate = Gate(limits, clock, proxies=proxies, connections=connections, count=count)
    listening = socket.create_server(("127.0.0.1", 0), backlog=1024)
    server = WebServer(web_config(_app, Settings(proxies=proxies), gate), gate)
    server.config.lifespan = "off"
    task = asyncio.ensure_future(server.serve(sockets=[listening]))
    started = Guarded(gate, counts, listening.getsockname()[1])
    try:
        yield started
    finally:
        await started.close()
        server.should_exit = server.force_exit = True
        await task
