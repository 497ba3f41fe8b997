"""Servers with seeded secrets and randomness, and no limits except on sizes."""

from __future__ import annotations

import contextlib
from collections.abc import AsyncIterator

import httpx

from testkit.server.processes import Server

__all__ = ["running_seeded", "web"]

PROGRAM = ("-m", "testkit.server.serve_seeded")
_COMPLAINTS = ("Traceback", '"error"', '"critical"')


@contextlib.asynccontextmanager
async def running_seeded(database: str, seed: str = "1") -> AsyncIterator[Server]:
    """Run such a server as a process. It must log no problems.

    Two servers with the same seed give byte-identical answers to the same requests.
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
