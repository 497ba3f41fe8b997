"""Nonsense gets the answers of docs/wire.md, harms nobody else, and leaks nothing.

In a full run 200,000 messages: 160,000 to the application in this process, without network and
disk, and 40,000 over real sockets to a server that others play on. The campaigns `rounds fuzz` and
`rounds fuzz_sockets` send as many as you like.
"""

from __future__ import annotations

import asyncio
import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from crossoff.server.messages import MAX_MESSAGE, Malformed, decode_message
from testkit.samples import sample_size
from testkit.server.fuzzing import EXPECTED, Tally, fuzz_in_process, fuzz_sockets
from testkit.server.processes import Client, new_table, running
from testkit.server.seeded import web

pytestmark = [pytest.mark.slow, pytest.mark.timeout(1800)]

MESSAGES = sample_size(15_000, full=40_000)


def check_tally(tally: Tally, wanted: int) -> None:
    """Check that everything was sent, and that every kind occurred."""
    assert tally.sent >= wanted
    assert sum(tally.answers.values()) == tally.sent
    assert set(tally.answers) == EXPECTED | {"ack", "preview", "pong"}


@pytest.mark.parametrize("seed", range(sample_size(1, full=4)))
def test_nonsense_in_this_process(seed: int) -> None:
    check_tally(asyncio.run(fuzz_in_process(MESSAGES, seed)), MESSAGES)


def test_nonsense_by_sockets_while_others_play(tmp_path: Path) -> None:
    check_tally(asyncio.run(fuzz_sockets(tmp_path, MESSAGES, seed=5)), MESSAGES)


# --- regressions ---

ID = "a" * 32


@pytest.mark.parametrize(
    "text",
    [
        json.dumps({"t": "cmd", "id": ID + "\n", "phase": "1", "do": "pass"}),  # `$` in a pattern
        json.dumps({"t": "preview", "id": ID[1:] + "\n", "phase": "1", "do": ""}),
        '{"t": "ping", "x": "' + "é" * (MAX_MESSAGE // 2) + '"}',  # too long in bytes only
    ],
)
def test_messages_that_were_taken_by_mistake(text: str) -> None:
    with pytest.raises(Malformed):
        decode_message(text)


async def closed_by(server_address: str, table: str, token: str, *messages: object) -> int | None:
    """Return the code with which the server closes after these messages."""
    client = Client(server_address, table, token)
    await client.connect()
    socket = client._socket
    assert socket is not None
    with pytest.raises(ConnectionClosed) as closed:
        for message in messages:
            if isinstance(message, bytes):
                await socket.send(message, text=True)
            else:
                await client.send(str(message))
        while True:
            assert (await client.receive())["t"] in ("event", "here", "err")
    return closed.value.rcvd.code if closed.value.rcvd else None


def test_a_client_that_keeps_sending_nonsense_is_disconnected(tmp_path: Path) -> None:
    """With the documented close codes; others at the table stay."""

    async def play() -> None:
        async with running(str(tmp_path / "db")) as server, web(server) as http:
            table = await new_table(http)
            where = server.address, table.table, table.tokens[0]
            async with Client(server.address, table.table, table.tokens[1]) as other:
                assert await closed_by(*where, "x" * (2 * MAX_MESSAGE + 1)) == 1009
                assert await closed_by(*where, b'{"t": "\xff"}') == 1007
                assert await closed_by(*where, *["nonsense"] * 20) == 1008
                await other.send({"t": "ping"})
                assert await other.expect("pong")

    asyncio.run(play())


def test_an_unused_position_is_freed() -> None:
    """Otherwise a server would grow: a reference cycle through NumPy is never collected."""
    script = """
import sys, crossoff
position = crossoff.new_game("one-card", 2)
memory, record = position._buf, position.state
record.phase, record.dice, record.cards[0, 0]
del position, record
assert sys.getrefcount(memory) == 2, sys.getrefcount(memory)
"""
    plain = {**os.environ, "NUMBA_DISABLE_JIT": "1"}  # as servers run
    subprocess.run([sys.executable, "-c", script], env=plain, check=True, timeout=300)
