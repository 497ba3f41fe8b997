"""Nonsense over HTTP gets the answers of docs/wire.md, and players there notice nothing.

`python3 dev.py campaign rounds fuzz_http` sends much more of it.
"""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from testkit.samples import sample_size
from testkit.server.http_fuzzing import CODES, fuzz_http
from testkit.server.seeded import running_seeded, web

pytestmark = pytest.mark.timeout(1800)

REQUESTS = sample_size(800, full=10_000)


def test_nonsense_over_http_while_others_play(tmp_path: Path) -> None:
    tally = asyncio.run(fuzz_http(tmp_path, REQUESTS, seed=5))
    assert tally.sent >= REQUESTS
    assert {200, 201, 431, *CODES} - {413} <= set(tally.statuses)
    assert len(tally.made) >= 9  # of 11 calls, so requests got past authorization


# --- regressions ---


def test_a_client_that_disconnects_in_a_body_is_not_an_error(tmp_path: Path) -> None:
    """`running_seeded` fails if an error is logged."""

    async def play() -> None:
        async with running_seeded(str(tmp_path / "db")) as server:
            reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
            head = f"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\n"
            writer.write(f"{head}Content-Type: application/json\r\n".encode())
            writer.write(b'Content-Length: 100\r\n\r\n{"game":')
            writer.write_eof()
            assert await reader.read() == b""
            writer.close()

    asyncio.run(play())


def test_the_document_says_that_a_deck_is_an_object(tmp_path: Path) -> None:
    async def read() -> dict[str, Any]:
        async with running_seeded(str(tmp_path / "db")) as server, web(server) as http:
            return (await http.get("/api/schema/openapi.json")).json()  # type: ignore[no-any-return]

    answers = asyncio.run(read())["paths"]["/api/games/{game}/decks/{deck}"]["get"]["responses"]
    assert answers["200"]["content"]["application/json"]["schema"]["type"] == "object"
