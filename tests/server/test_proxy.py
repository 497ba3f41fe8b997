"""A proxy in front of a server: whom the limits count."""

from __future__ import annotations

from pathlib import Path

import httpx
import pytest

from testkit.server.processes import running
from testkit.store.databases import in_loop, new_id
from testkit.terminal.command import crossoff

WRONG = 20  # secrets in a minute (docs/wire.md)


async def codes(address: str, forwarded_for: str, tries: int) -> list[int]:
    """The answers to wrong secrets that a proxy hands on."""
    async with httpx.AsyncClient(base_url=address, timeout=60) as http:
        path, headers = f"/api/tables/{new_id()}/record", {"X-Forwarded-For": forwarded_for}
        return [(await http.get(path, headers=headers)).status_code for _ in range(tries)]


@pytest.mark.parametrize("trusted", ["127.0.0.1", "127.0.0.0/8"])
@in_loop
async def test_a_trusted_proxy_says_who_came(tmp_path: Path, trusted: str) -> None:
    place = str(tmp_path / "tables.sqlite")
    async with running(place, arguments=("--trust-proxy", trusted)) as server:
        flood = await codes(server.address, "203.0.113.1", WRONG + 5)
        assert set(flood[:WRONG]) == {404} and 429 in flood
        assert await codes(server.address, "203.0.113.2", 1) == [404]
        # Only what the proxy itself has added counts, not what somebody told the proxy.
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
