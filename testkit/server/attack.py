"""Hostile connections from a few addresses: floods, requests without end, silence, table spam.

    python -m testkit.server.attack PORT SECONDS [CONNECTIONS]

Each connection does its worst until it is closed, and comes back a moment later. Prints an empty
line when it begins, and at the end, as JSON, after how many seconds connections of each kind were
closed. Only for your own servers on this machine.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import socket
import sys
import time
from collections import defaultdict
from collections.abc import AsyncIterator, Awaitable, Callable
from typing import TypeAlias

from testkit.paths import ROOT
from testkit.server.guarded import PING, TEXT, frame

__all__ = ["ADDRESSES", "FLOODS", "KINDS", "Stays", "attack", "attacked"]

ADDRESSES = [f"127.0.0.{number}" for number in range(1, 10)]
_HOST = "127.0.0.1"
_PAUSE = 0.1  # seconds before a closed connection is reopened
_JSON = b"Host: 127.0.0.1\r\nContent-Type: application/json\r\n"
_TABLE = json.dumps(
    {
        "game": "one-card",
        "seats": [{"kind": "human"}, {"kind": "local", "name": "Bo"}],
        "name": "Al",
    }
).encode()
_NEW_TABLE = b"POST /api/tables HTTP/1.1\r\n%bContent-Length: %d\r\n\r\n%b" % (
    _JSON,
    len(_TABLE),
    _TABLE,
)

Reader: TypeAlias = asyncio.StreamReader
Writer: TypeAlias = asyncio.StreamWriter


#: Seconds until connections were closed, by kind.
Stays: TypeAlias = dict[str, list[float]]


# --- what hostile connections do; each until it is closed ---


async def _upgrade(reader: Reader, writer: Writer, table: str) -> None:
    writer.write(
        f"GET /api/tables/{table}/socket HTTP/1.1\r\nHost: {_HOST}\r\nConnection: Upgrade\r\n"
        "Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
        "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n".encode()
    )
    await reader.readuntil(b"\r\n\r\n")


async def _seat(reader: Reader, writer: Writer) -> None:
    """Take a seat at a new table, if tables can still be created."""
    writer.write(_NEW_TABLE)
    head = await reader.readuntil(b"\r\n\r\n")
    length = int(head.lower().partition(b"content-length: ")[2].partition(b"\r\n")[0])
    answer = json.loads(await reader.readexactly(length))
    await _upgrade(reader, writer, answer.get("table", "x"))
    hello = {"t": "hello", "token": answer.get("token", ""), "since": 0}
    writer.write(frame(TEXT, json.dumps(hello).encode()))


async def _repeat(writer: Writer, data: bytes) -> None:
    while True:
        writer.write(data)
        await writer.drain()


async def _unread_pings(reader: Reader, writer: Writer) -> None:
    await _upgrade(reader, writer, "x")
    await _repeat(writer, frame(PING, b"x" * 100) * 100)


async def _pings(reader: Reader, writer: Writer) -> None:
    await _repeat(writer, frame(TEXT, b'{"t": "ping"}') * 100)


async def _rubbish(reader: Reader, writer: Writer) -> None:
    await _repeat(writer, frame(TEXT, b"{") * 100)


async def _endless_head(reader: Reader, writer: Writer) -> None:
    writer.write(b"GET / HTTP/1.1\r\n")
    await _repeat(writer, b"a: b\r\n" * 500)


async def _endless_body(reader: Reader, writer: Writer) -> None:
    writer.write(b"POST /api/tables HTTP/1.1\r\n" + _JSON + b"Content-Length: 1000000000\r\n\r\n")
    await _repeat(writer, b"[" * 4096)


async def _unread_answers(reader: Reader, writer: Writer) -> None:
    await _repeat(writer, b"GET /api/games HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n" * 10)


async def _table_spam(reader: Reader, writer: Writer) -> None:
    while True:
        writer.write(_NEW_TABLE)
        await writer.drain()
        await reader.read(65536)


async def _slow_head(reader: Reader, writer: Writer) -> None:
    writer.write(b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\n")
    await reader.read()


async def _slow_body(reader: Reader, writer: Writer) -> None:
    writer.write(b"POST /api/tables HTTP/1.1\r\n" + _JSON + b"Content-Length: 100\r\n\r\n{")
    await reader.read()


async def _silence(reader: Reader, writer: Writer) -> None:
    await reader.read()


#: Those that send as fast as they can.
FLOODS: dict[str, Callable[[Reader, Writer], Awaitable[None]]] = {
    "pings, answers not read": _unread_pings,
    "ping messages": _pings,
    "rubbish": _rubbish,
    "head without end": _endless_head,
    "body without end": _endless_body,
    "answers not read": _unread_answers,
}
#: Those that hold resources, or ask politely for too much.
OTHERS: dict[str, Callable[[Reader, Writer], Awaitable[None]]] = {
    "table spam": _table_spam,
    "slow head": _slow_head,
    "slow body": _slow_body,
    "silence": _silence,
}
KINDS = FLOODS | OTHERS
_SEATED = ("ping messages", "rubbish")  # start with a seat at a table


# --- the whole attack ---


async def attack(port: int, seconds: float, connections: int) -> Stays:
    """Keep this many hostile connections going for some seconds."""
    stays: Stays = defaultdict(list)
    kinds = list(KINDS)
    tasks = [
        asyncio.ensure_future(
            _keep_on(kinds[number % len(kinds)], ADDRESSES[number % len(ADDRESSES)], port, stays)
        )
        for number in range(connections)
    ]
    await asyncio.sleep(seconds)
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    return stays


@contextlib.asynccontextmanager
async def attacked(port: int, seconds: float, connections: int) -> AsyncIterator[Stays]:
    """Attack from another, low-priority process; at its end, collect the results."""
    command = ("-m", "testkit.server.attack", str(port), str(seconds), str(connections))
    process = await asyncio.create_subprocess_exec(
        "nice", "-n", "10", sys.executable, *command, stdout=asyncio.subprocess.PIPE, cwd=ROOT
    )
    assert process.stdout is not None
    await process.stdout.readline()  # it has begun
    stays: Stays = {}
    try:
        yield stays
    finally:
        stays |= json.loads((await process.communicate())[0])


async def _keep_on(kind: str, address: str, port: int, stays: Stays) -> None:
    while True:
        with contextlib.suppress(OSError, EOFError, ValueError):
            async with _connected(address, port) as (reader, writer):
                if kind in _SEATED:
                    await _seat(reader, writer)
                begin = time.monotonic()
                try:
                    await KINDS[kind](reader, writer)
                finally:  # including those that stay to the end
                    stays[kind].append(time.monotonic() - begin)
        await asyncio.sleep(_PAUSE)


@contextlib.asynccontextmanager
async def _connected(address: str, port: int) -> AsyncIterator[tuple[Reader, Writer]]:
    client = socket.socket()
    client.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 8192)
    client.setblocking(False)
    try:
        client.bind((address, 0))
        await asyncio.get_running_loop().sock_connect(client, (_HOST, port))
        reader, writer = await asyncio.open_connection(sock=client)
    except BaseException:
        client.close()
        raise
    try:
        yield reader, writer
    finally:
        writer.transport.abort()


def main() -> None:
    port, seconds, *more = sys.argv[1:]
    print(flush=True)
    stays = asyncio.run(attack(int(port), float(seconds), int(more[0]) if more else 200))
    print(json.dumps(stays))


if __name__ == "__main__":
    main()
