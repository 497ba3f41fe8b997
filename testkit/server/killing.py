"""A server that is killed again and again while people play."""

from __future__ import annotations

import asyncio
import contextlib
import random
from collections.abc import AsyncIterator

from testkit.server.crowd import Crowd, TablePlayers, judge
from testkit.server.processes import Server
from testkit.store.databases import opened
from testkit.store.probes import unfinished

__all__ = ["UNLIMITED", "KillableServer", "play_and_kill"]

UNLIMITED = ("-m", "testkit.server.serve_unlimited")
_EARLY = 0.2  # share of kills that hit a server while it starts
_STARTING = 0.1  # seconds; how long such a server lives at most
_LIVING = 0.5  # seconds at most from ready to kill


class KillableServer:
    """A server at a fixed address, restarted after each kill."""

    def __init__(self, place: str, rng: random.Random) -> None:
        self.address = ""
        self.deaths = 0
        self._place = place
        self._rng = rng
        self._server: Server | None = None

    @contextlib.asynccontextmanager
    async def alive(self) -> AsyncIterator[KillableServer]:
        """Run the server; at the end it must shut down cleanly."""
        await self.start()
        try:
            yield self
            assert self._server is not None
            assert await self._server.stop() == 0, b"".join(self._server.log).decode()
        finally:
            await self.kill()

    async def start(self) -> None:
        await self._spawn()
        assert self._server is not None
        await self._server.ready()
        self.address = self._server.address

    async def _spawn(self) -> None:
        port = int(self.address.rstrip("/").rpartition(":")[2] or 0)
        self._server = await Server.spawn(self._place, port=port, program=UNLIMITED)

    async def kill(self) -> None:
        if self._server is not None:
            await self._server.kill()
            for line in self._server.log:
                assert b"unexpected error" not in line, line

    async def kill_and_restart(self) -> None:
        """Kill the server at a random moment and restart it."""
        await asyncio.sleep(_LIVING * self._rng.random())
        await self.kill()
        self.deaths += 1
        if self._rng.random() < _EARLY:
            await self._spawn()
            await asyncio.sleep(_STARTING * self._rng.random())
            await self.kill()
            self.deaths += 1
        await self.start()


async def play_and_kill(
    place: str,
    *,
    kills: int,
    tables: int,
    seed: int,
) -> list[TablePlayers]:
    """Let a crowd play while its server is killed this many times, and check the result."""
    rng = random.Random(seed)
    server = KillableServer(place, rng)
    async with server.alive():
        crowd = Crowd(lambda: server.address, rng)
        playing = asyncio.ensure_future(crowd.play(tables, lambda: server.deaths >= kills))
        while server.deaths < kills and not playing.done():
            await server.kill_and_restart()
        await playing
    assert not any(ledger.refused for c in crowd.companies for ledger in c.ledgers.values())
    assert server.deaths >= kills
    await judge(place, crowd.companies)
    async with opened(place) as store:
        assert not await unfinished(store)  # no table that no client knows of
    return crowd.companies
