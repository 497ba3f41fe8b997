"""Servers whose secrets and chance come from a seed, and that have no limits but those on sizes."""

from __future__ import annotations

import contextlib
from collections.abc import AsyncIterator, Callable
from hashlib import shake_256
from itertools import count

import httpx

from testkit.server.processes import Server

__all__ = ["running_seeded", "seeded", "web"]

PROGRAM = ("-m", "testkit.server.serve_seeded")
_COMPLAINTS = ("Traceback", '"error"', '"critical"')


def seeded(seed: str) -> Callable[[int], bytes]:
    """Bytes that belong to a seed and to the number of the call."""
    calls = count()

    def entropy(size: int) -> bytes:
        return shake_256(f"{seed} {next(calls)}".encode()).digest(size)

    return entropy


@contextlib.asynccontextmanager
async def running_seeded(database: str, seed: str = "1") -> AsyncIterator[Server]:
    """Such a server as a process, for as long as it is needed. It must have nothing to complain of.

    Two with one seed that are asked for the same things give the same answers, byte by byte.
    """
    server = await Server.spawn(database, arguments=("--seed", seed), program=PROGRAM)
    try:
        await server.ready()
        yield server
        assert await server.stop() == 0
        log = b"".join(server.log).decode()
        assert not any(bad in log for bad in _COMPLAINTS), log
    finally:
        await server.kill()


def web(server: Server) -> httpx.AsyncClient:
    return httpx.AsyncClient(base_url=server.address, timeout=300)
