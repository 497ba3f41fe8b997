"""A proxy in front of a server: who is counted by the limits."""

from __future__ import annotations

from pathlib import Path

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from testkit.server.processes import running
from testkit.store.databases import in_loop, new_id
from testkit.terminal.command import crossoff

WRONG = 20  # wrong secrets per minute (docs/wire.md)


async def codes(address: str, forwarded_for: str, tries: int) -> list[int]:
    """Return the answers to wrong secrets forwarded by a proxy."""
    async with httpx.AsyncClient(base_url=address, timeout=300) as http:
        path = f"/api/tables/{new_id()}/record"
        headers = {"X-Forwarded-For": forwarded_for, "Authorization": f"Bearer {new_id()}"}
        return [(await http.get(path, headers=headers)).status_code for _ in range(tries)]


@pytest.mark.parametrize("trusted", ["127.0.0.1", "127.0.0.0/8"])
@in_loop
async def test_a_trusted_proxy_names_the_client(tmp_path: Path, trusted: str) -> None:
    place = str(tmp_path / "tables.sqlite")
    async with running(place, arguments=("--trust-proxy", trusted)) as server:
        flood = await codes(server.address, "203.0.113.1", WRONG + 5)
        assert set(flood[:WRONG]) == {404} and 429 in flood
        assert await codes(server.address, "203.0.113.2", 1) == [404]
        # Only what the proxy itself added counts, not what a client sent to it.
        assert await codes(server.address, "198.51.100.7, 203.0.113.1", 1) == [429]


@in_loop
async def test_without_one_nobody_can_pretend_to_be_somebody_else(tmp_path: Path) -> None:
    async with running(str(tmp_path / "tables.sqlite")) as server:
        assert 429 in await codes(server.address, "203.0.113.1", WRONG + 5)
        assert await codes(server.address, "203.0.113.2", 1) == [429]


def test_a_proxy_has_an_address(tmp_path: Path) -> None:
    done = crossoff("serve", "--db", tmp_path / "x", "--port", 0, "--trust-proxy", "nginx")
    assert done.returncode == 2
    assert done.stderr.endswith("a proxy is an address or a network of addresses, not 'nginx'\n")


@in_loop
async def test_flooding_through_a_proxy_blocks_only_that_client(tmp_path: Path) -> None:
    place = str(tmp_path / "tables.sqlite")
    async with running(place, arguments=("--trust-proxy", "127.0.0.1")) as server:
        where = server.address.replace("http", "ws") + f"api/tables/{new_id()}/socket"
        flooder, other = {"X-Forwarded-For": "203.0.113.1"}, {"X-Forwarded-For": "203.0.113.2"}
        socket = await connect(where, additional_headers=flooder)
        with pytest.raises(ConnectionClosed):
            while True:
                await socket.ping()
        async with httpx.AsyncClient(base_url=server.address, timeout=300) as http:
            assert (await http.get("/", headers=flooder)).status_code == 429
            with pytest.raises(InvalidStatus):
                await connect(where, additional_headers=flooder)
            assert (await http.get("/", headers=other)).status_code == 200
        await (await connect(where, additional_headers=other)).close()


@in_loop
async def test_a_proxy_that_is_not_trusted_is_noted_once(tmp_path: Path) -> None:
    async with running(str(tmp_path / "tables.sqlite")) as server:
        async with httpx.AsyncClient(base_url=server.address, timeout=300) as http:
            headers = {"X-Forwarded-For": "203.0.113.1", "Host": "play.example.org"}
            answers = [await http.get("/", headers=headers) for _ in range(3)]
        assert [answer.status_code for answer in answers] == [404] * 3
        await server.stop()
        log = b"".join(server.log)
        assert log.count(b"proxy not trusted") == log.count(b"host refused") == 1
        assert b"203.0.113.1" not in log and b"play.example.org" not in log
