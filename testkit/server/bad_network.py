"""A bad network: a proxy that mistreats messages like networks, and people with two tabs, do.

It is a websocket server to clients and a client to the server, so that it can recognize commands:
it drops a connection before or after one, duplicates it, replays an old one, or sends a copy
through another tab of the same seat, before or after the original.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
from collections import Counter, defaultdict, deque
from collections.abc import AsyncIterator, Awaitable, Callable

from websockets.asyncio.client import ClientConnection, connect
from websockets.asyncio.server import ServerConnection, serve
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from testkit.server.reconnecting import PATIENCE

__all__ = ["Proxy"]

_DELAY = 0.02  # seconds at most
_OLD = 20  # commands per seat that may be replayed

#: Probability of each fault per command; otherwise it passes.
_TROUBLES = {
    "dropped before": 0.02,
    "dropped after": 0.02,
    "half-closed": 0.02,
    "gone deaf": 0.02,
    "delayed": 0.10,
    "twice": 0.15,
    "old once more": 0.15,
    "other tab first": 0.10,
    "other tab later": 0.10,
}


class Link:
    """One connection through the proxy, on behalf of a seat."""

    def __init__(self, client: ServerConnection, server: ClientConnection) -> None:
        self.client = client
        self.server = server
        self.is_deaf = False  # nothing reaches the client any more

    def drop(self) -> None:
        """Abort both connections."""
        for side in (self.client, self.server):
            side.transport.abort()


class Proxy:
    """The proxy between clients and a server."""

    def __init__(self, upstream: Callable[[], str], rng: random.Random) -> None:
        self.address = ""
        self.commands = 0  # sent to the server
        self.did: Counter[str] = Counter()
        self._upstream = upstream
        self._rng = rng
        self._links: dict[tuple[str, str], list[Link]] = defaultdict(list)  # by path and secret
        self._old: dict[tuple[str, str], deque[str]] = defaultdict(lambda: deque(maxlen=_OLD))
        self._tasks: set[asyncio.Future[None]] = set()

    @contextlib.asynccontextmanager
    async def running(self) -> AsyncIterator[Proxy]:
        """Run the proxy."""
        async with serve(
            self._carry, "127.0.0.1", 0, compression=None, max_size=None, ping_interval=None,
            open_timeout=PATIENCE, close_timeout=1,
        ) as listening:  # fmt: skip
            self.address = f"http://127.0.0.1:{listening.sockets[0].getsockname()[1]}/"
            yield self

    async def _carry(self, client: ServerConnection) -> None:
        assert client.request is not None
        path = client.request.path
        url = self._upstream().replace("http", "ws", 1).rstrip("/") + path
        with contextlib.suppress(OSError, ConnectionClosed, InvalidHandshake):
            async with connect(
                url, compression=None, max_size=None, ping_interval=None, proxy=None,
                open_timeout=PATIENCE, close_timeout=1,
            ) as server:  # fmt: skip
                await self._carry_both_ways(path, Link(client, server))

    async def _carry_both_ways(self, path: str, link: Link) -> None:
        hello = str(await link.client.recv())
        seat = path, json.loads(hello)["token"]
        await link.server.send(hello)
        self._links[seat].append(link)
        ways = [
            asyncio.ensure_future(_until_closed(self._up(seat, link))),
            asyncio.ensure_future(_until_closed(self._down(link))),
        ]
        try:
            await asyncio.wait(ways, return_when=asyncio.FIRST_COMPLETED)
        finally:
            self._links[seat].remove(link)
            link.drop()
            await asyncio.gather(*ways)

    async def _down(self, link: Link) -> None:
        """Forward from the server to the client."""
        while True:
            text = await link.server.recv()
            if not link.is_deaf:
                await link.client.send(text)

    async def _up(self, seat: tuple[str, str], link: Link) -> None:
        """Forward from the client to the server."""
        while True:
            text = str(await link.client.recv())
            if json.loads(text)["t"] != "cmd":
                await link.server.send(text)
                continue
            await self._let_through(seat, link, text)
            self._old[seat].append(text)

    async def _let_through(self, seat: tuple[str, str], link: Link, text: str) -> None:
        trouble = self._pick()
        self.did[trouble] += 1
        match trouble:
            case "dropped before":
                link.drop()
                return
            case "delayed":
                await asyncio.sleep(self._rng.uniform(0, _DELAY))
            case "other tab first":
                await self._send_elsewhere(seat, text)
            case "other tab later":
                self._later(self._send_elsewhere(seat, text))
            case "old once more" if self._old[seat]:
                await self._send(link, self._rng.choice(self._old[seat]))
        await self._send(link, text)
        match trouble:
            case "dropped after":
                link.drop()
            case "half-closed":  # the server sees the end of input, and may still answer
                link.server.transport.write_eof()
            case "gone deaf":
                link.is_deaf = True
                self._later(self._drop_soon(link))
            case "twice":
                await self._send(link, text)

    def _pick(self) -> str:
        left = self._rng.random()
        for trouble, chance in _TROUBLES.items():
            left -= chance
            if left < 0:
                return trouble
        return "none"

    async def _send(self, link: Link, text: str) -> None:
        self.commands += 1
        await link.server.send(text)

    async def _send_elsewhere(self, seat: tuple[str, str], text: str) -> None:
        """Send a copy through any connection of the seat, after a delay."""
        await asyncio.sleep(self._rng.uniform(0, _DELAY))
        if self._links[seat]:
            await self._send(self._rng.choice(self._links[seat]), text)

    async def _drop_soon(self, link: Link) -> None:
        await asyncio.sleep(self._rng.uniform(0, _DELAY))
        link.drop()

    def _later(self, work: Awaitable[None]) -> None:
        task = asyncio.ensure_future(_until_closed(work))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)


async def _until_closed(work: Awaitable[None]) -> None:
    with contextlib.suppress(OSError, ConnectionClosed):
        await work
