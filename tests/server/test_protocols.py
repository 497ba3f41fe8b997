"""Connections that flood, never end, never send or never read: aborted, and blocked."""

from __future__ import annotations

import asyncio
import contextlib
import resource
import socket
from collections.abc import Iterator
from dataclasses import replace

import pytest

from crossoff.server.limits import Limits
from testkit.server.guarded import PATIENCE, PING, TEXT, Guarded, Raw, frame, guarded
from testkit.store.databases import in_loop

QUICK = Limits(ban_seconds=3600, head_seconds=0.2, body_seconds=0.2, drain_seconds=0.2)


async def aborted(server: Guarded, client: Raw, why: str) -> None:
    """Check that the client is disconnected and its address blocked, but no others."""
    await client.rest()
    assert server.counts[f"aborted {why}"] == 1, server.counts
    assert not await server.is_open()
    assert await server.is_open("127.0.0.2")


@pytest.mark.parametrize("content", [b"", b"{", b"x" * 100])
@pytest.mark.parametrize("kind", [PING, TEXT])
@in_loop
async def test_a_flood_of_frames_is_aborted(kind: int, content: bytes) -> None:
    async with guarded(QUICK) as server:
        client = await server.connect()
        await client.upgrade()
        await client.send(frame(kind, content) * 5000)
        await aborted(server, client, "frames")


@in_loop
async def test_so_are_pings_whose_answers_nobody_reads() -> None:
    limits = replace(QUICK, frames_burst=1e9, address_frames_burst=1e9, bytes_burst=1e9)
    async with guarded(limits) as server:
        client = await server.connect(small=True)
        await client.upgrade()
        flood = asyncio.ensure_future(client.send(frame(PING, b"x" * 120) * 200_000))
        await server.counted("aborted unread")
        flood.cancel()
        assert not await server.is_open()


@in_loop
async def test_frames_of_all_sockets_of_an_address_count_together() -> None:
    async with guarded(replace(QUICK, address_frames_burst=12, address_frames_second=0)) as server:
        clients = [await server.connect() for _ in range(3)]
        for client in clients:
            await client.upgrade()
        for client in clients:
            await client.send(frame(TEXT, b"x") * 4)
        await clients[2].rest()
        assert server.counts["aborted frames"] == 1


@in_loop
async def test_too_many_bytes_are_aborted() -> None:
    async with guarded(replace(QUICK, bytes_burst=10_000, bytes_second=0)) as server:
        client = await server.connect()
        head = b"POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 100000\r\n\r\n"
        await client.send(head + bytes(20_000))
        await aborted(server, client, "bytes")


@in_loop
async def test_a_client_closed_with_1008_is_told_so_and_kept_away() -> None:
    async with guarded(QUICK) as server:
        client = await server.connect()
        await client.upgrade()
        await client.send(frame(TEXT, b"policy"))
        assert await client.rest() == b"\x88\x02" + (1008).to_bytes(2, "big")
        await server.counted("aborted strikes")
        assert not await server.is_open()


@in_loop
async def test_a_quiet_socket_stays_open() -> None:
    async with guarded(replace(QUICK, head_seconds=0.05, body_seconds=0.05)) as server:
        client = await server.connect()
        await client.upgrade()
        await asyncio.sleep(0.2)  # longer than any request may take
        await client.send(frame(TEXT, b"hello"))
        assert await client.reader.readexactly(7) == b"\x81\x05hello"


@in_loop
async def test_other_requests_of_an_address_that_was_sent_away_are_aborted() -> None:
    async with guarded(replace(QUICK, head_seconds=PATIENCE)) as server:
        client = await server.connect()
        await client.send(b"GET / HTTP/1.1\r\n")
        server.gate.ban("127.0.0.1")
        await client.send(b"Host: x\r\n\r\n")
        assert await client.rest() == b""


@in_loop
async def test_a_blocked_address_may_return() -> None:
    async with guarded(replace(QUICK, ban_seconds=0.3)) as server:
        client = await server.connect()
        await client.upgrade()
        await client.send(frame(PING) * 1000)
        await client.rest()
        async with asyncio.timeout(PATIENCE):
            while not await server.is_open():
                await asyncio.sleep(0.05)


@pytest.mark.parametrize(
    "begin",
    [b"", b"GET / HT", b"GET / HTTP/1.1\r\nHost: x\r\n", b"\r\n\r\n"],
    ids=["silent", "line", "head", "empty lines"],
)
@in_loop
async def test_heads_that_never_end_are_closed(begin: bytes) -> None:
    async with guarded(QUICK) as server:
        client = await server.connect()
        await client.send(begin)
        assert await client.rest() == b""
        assert server.counts["aborted head"] == 1
        assert await server.is_open()  # browsers preconnect: not an offence


@in_loop
async def test_bodies_that_never_end_are_closed() -> None:
    async with guarded(QUICK) as server:
        client = await server.connect()
        await client.send(b"POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\n1234")
        assert await client.rest() == b""
        assert server.counts["aborted body"] == 1


@in_loop
async def test_a_head_has_a_limit() -> None:
    async with guarded(replace(QUICK, head_seconds=PATIENCE)) as server:
        for head in (b"GET /" + b"x" * 30_000, b"GET / HTTP/1.1\r\n" + b"a: b\r\n" * 5000):
            client = await server.connect()
            await client.send(head)
            assert (await client.rest()).startswith(b"HTTP/1.1 431 ")
        client = await server.connect()
        large = b"a: " + b"b" * 15_000 + b"\r\n"
        await client.send(b"GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n" + large + b"\r\n")
        assert b"hello" in await client.rest()


@in_loop
async def test_requests_that_do_not_wait_for_answers_are_aborted() -> None:
    async with guarded(QUICK) as server:
        client = await server.connect()
        await client.send(b"GET / HTTP/1.1\r\nHost: x\r\n\r\n" * 2000)
        await aborted(server, client, "requests")


@in_loop
async def test_requests_have_a_rate() -> None:
    async with guarded(replace(QUICK, requests_burst=3, requests_second=0)) as server:
        assert [await server.is_open() for _ in range(4)] == [True] * 3 + [False]
        assert await server.is_open("127.0.0.2")


@in_loop
async def test_connections_with_unread_answers_are_aborted() -> None:
    async with guarded(replace(QUICK, unread_address=2)) as server:
        clients = [await server.connect(small=True) for _ in range(3)]
        for client in clients:
            await client.send(b"GET /big HTTP/1.1\r\nHost: x\r\n\r\n")
        async with asyncio.timeout(PATIENCE):
            while server.counts["aborted unread"] < 3:
                await asyncio.sleep(0.01)


@in_loop
async def test_connections_are_counted_before_they_speak() -> None:
    limits = replace(QUICK, connections_address=3, head_seconds=PATIENCE)
    async with guarded(limits, connections=5) as server:
        clients = [await server.connect() for _ in range(3)]
        assert not await server.is_open()
        clients += [await server.connect("127.0.0.2") for _ in range(2)]
        assert not await server.is_open("127.0.0.3")  # all are taken
        clients.pop().writer.close()
        async with asyncio.timeout(PATIENCE):
            while not await server.is_open("127.0.0.3"):
                await asyncio.sleep(0.01)


@in_loop
async def test_new_connections_have_a_rate() -> None:
    async with guarded(replace(QUICK, connects_burst=3, connects_second=0)) as server:
        assert [await server.is_open() for _ in range(5)] == [True] * 3 + [False] * 2


@in_loop
async def test_without_files_nobody_is_accepted_and_nothing_spins() -> None:
    async with guarded(QUICK) as server:
        with socket.socket() as client:
            client.setblocking(False)
            with no_more_files():
                clock = asyncio.get_running_loop().time
                begin = clock()
                await asyncio.get_running_loop().sock_connect(client, ("127.0.0.1", server.port))
                while server.counts["aborted exhausted"] < 3:
                    await asyncio.sleep(0.01)
                assert server.counts["aborted exhausted"] <= 2 + (clock() - begin) / 0.5
        assert await server.is_open()


@contextlib.contextmanager
def no_more_files() -> Iterator[None]:
    """Make this process run out of file descriptors."""
    limits = resource.getrlimit(resource.RLIMIT_NOFILE)
    with socket.socket() as last:
        fill = last.fileno() + 1
    resource.setrlimit(resource.RLIMIT_NOFILE, (fill - 1, limits[1]))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, limits)


@in_loop
async def test_a_proxy_is_never_kept_away_but_those_it_speaks_for_are() -> None:
    proxies = frozenset({"127.0.0.1"})
    limits = replace(QUICK, connections_address=1, connects_burst=1)
    async with guarded(limits, proxies=proxies) as server:
        for _ in range(3):
            client = await server.connect()
            await client.upgrade("X-Forwarded-For: 203.0.113.1")
            await client.send(frame(PING) * 1000)
            await client.rest()
        assert server.gate.is_banned("203.0.113.1")
        assert not server.gate.is_banned("203.0.113.2")
        assert await server.is_open()
