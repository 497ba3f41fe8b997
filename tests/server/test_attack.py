"""A game continues while a few addresses attack."""

from __future__ import annotations

import asyncio
import random
import sys
from pathlib import Path

import httpx
import pytest

from testkit.server.attack import Stays, attacked
from testkit.server.processes import Client, new_table, play_randomly, running
from testkit.server.usage import Usage
from testkit.store.databases import in_loop

HONEST = "127.0.1.1"
SECONDS, CONNECTIONS, MEMORY = 5, 60, 64  # megabytes
ABUSES = {"frames", "bytes", "connect"}  # for which connections must be aborted


def all_came_back(stays: Stays) -> bool:
    """True if connections of each kind without end were closed, and opened again."""
    return all(len(times) > 1 for kind, times in stays.items() if "without end" in kind)


@pytest.mark.once
@pytest.mark.skipif(sys.platform != "linux", reason="other addresses of the loopback, /proc")
@in_loop
async def test_a_game_under_attack(tmp_path: Path) -> None:
    metrics = ("--metrics-port", "0")
    async with running(str(tmp_path / "tables.sqlite"), arguments=metrics) as server:
        transport = httpx.AsyncHTTPTransport(local_address=HONEST)
        address = server.address
        async with httpx.AsyncClient(base_url=address, transport=transport, timeout=60) as http:
            table = await new_table(http, "one-card")
            usage = Usage(server)
            before = usage.memory()
            async with attacked(server.port, SECONDS, CONNECTIONS) as stays:
                clients = [
                    Client(address, table.table, token, source=HONEST)
                    for token in table.tokens.values()
                ]
                for client in clients:
                    await client.connect()
                decided = await asyncio.gather(
                    *(play_randomly(client, random.Random(n)) for n, client in enumerate(clients))
                )
            assert all(decided) and all(client.info["ended"] == "over" for client in clients)
            assert usage.memory() - before < MEMORY
            while not ((await usage.aborted()).keys() >= ABUSES and all_came_back(stays)):
                async with attacked(server.port, SECONDS, CONNECTIONS) as more:
                    pass  # on a busy machine, the first attack had too little time
                for kind, times in more.items():
                    stays.setdefault(kind, []).extend(times)
            assert (await http.get("/healthz")).status_code == 200
