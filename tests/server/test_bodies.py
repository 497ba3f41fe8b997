"""Malicious request bodies: refused with 400, and quickly."""

from __future__ import annotations

import contextlib
from collections.abc import AsyncIterator
from pathlib import Path

import httpx
import pytest

from crossoff.play.table import Refused
from crossoff.server.limits import Limits
from crossoff.server.requests import check_body
from testkit.server.processes import new_table
from testkit.server.seeded import running_seeded
from testkit.store.databases import in_loop

FULL = Limits().body_bytes - 8
#: Each took minutes, or would if a search restarted at every quote or bracket.
LONG = {
    "a string that never ends": b'"' + b'\\"' * (FULL // 2),
    "one that ends with a backslash": b'"' + b'\\"' * (FULL // 2) + b"\\",
    "quotes": b'"' * (FULL - 1),
    "brackets": b"[]" * (FULL // 2),
    "brackets that never close": b"[{" * (FULL // 2),
    "backslashes": b"\\" * FULL,
}
NOT_UTF_8 = [b"\xff", b'{"game": "\xe9"}', '{"game": "x"}'.encode("utf-16"), b'"\xed\xa0\x80"']


@contextlib.asynccontextmanager
async def served(folder: Path) -> AsyncIterator[httpx.AsyncClient]:
    async with (
        running_seeded(str(folder / "tables.sqlite")) as server,  # no limits except on sizes
        httpx.AsyncClient(base_url=server.address, timeout=20) as http,
    ):
        yield http


async def code_of(http: httpx.AsyncClient, body: bytes) -> tuple[int, str]:
    headers = {"Content-Type": "application/json"}
    answer = await http.post("/api/tables", content=body, headers=headers)
    return answer.status_code, answer.json()["code"]


@in_loop
async def test_no_body_stops_the_server(tmp_path: Path) -> None:
    async with served(tmp_path) as http:
        for name, body in LONG.items():
            assert await code_of(http, body) == (400, "malformed"), name
        await new_table(http)


@in_loop
async def test_a_body_that_is_not_utf_8_is_malformed(tmp_path: Path) -> None:
    async with served(tmp_path) as http:
        for body in NOT_UTF_8:
            assert await code_of(http, body) == (400, "malformed"), body


@pytest.mark.parametrize(
    "body", [b'{"a": 1, "a": 2}', b"[" * 17 + b"]" * 17, b'[{"a": [' * 6 + b"]}]" * 6]
)
def test_repeated_keys_and_deep_nesting_are_refused(body: bytes) -> None:
    with pytest.raises(Refused):
        check_body(body)


@pytest.mark.parametrize(
    "body",
    [
        b"[" * 16 + b"]" * 16,
        b'{"a": "' + b"[" * 99 + b'"}',
        b'{"a": "\\"' + b"{" * 99 + b'", "b": ["\\\\", []]}',
        b"{}, not JSON: left to the decoder",
    ],
)
def test_brackets_in_strings_do_not_count(body: bytes) -> None:
    check_body(body)
