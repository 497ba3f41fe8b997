"""Other sites' pages can neither use a server nor lock their visitors out of it."""

from __future__ import annotations

from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from crossoff.server.origins import Origins, is_loopback
from testkit.server.processes import Client, new_table, running
from testkit.store.databases import in_loop, new_id


def is_own(origin: str | None, scheme: str = "http", **headers: str) -> bool:
    named = {"host": "play.example", **headers} | ({"origin": origin} if origin else {})
    raw = {name.replace("_", "-").encode(): value.encode() for name, value in named.items()}
    return Origins(frozenset({"https://friend.example"})).is_own_page(raw, scheme)


def test_a_page_is_known_by_host_and_scheme() -> None:
    assert is_own(None) and is_own("http://play.example") and is_own("https://friend.example")
    assert is_own("http://play.example", "ws") and is_own("https://play.example", "wss")
    for foreign in (
        "https://play.example",
        "http://play.example:81",
        "http://evil.example",
        "null",
    ):
        assert not is_own(foreign), foreign
    assert not is_own("http://friend.example") and not is_own("http://[")


def test_behind_a_proxy_the_scheme_is_what_the_proxy_says() -> None:
    forwarded = {"x_forwarded_for": "203.0.113.1"}
    assert is_own("https://play.example", **forwarded)  # not stated
    said = {**forwarded, "x_forwarded_proto": "https"}
    assert is_own("https://play.example", "https", **said)
    assert not is_own("http://play.example", "https", **said)
    assert is_own("https://play.example", "http", **said)  # untrusted: unknown


@pytest.mark.parametrize(
    ("host", "is_one"),
    [
        ("localhost", True),
        ("127.0.0.1", True),
        ("127.3.2.1", True),
        ("::1", True),
        ("crossoff.localhost", True),
        ("192.168.0.1", False),
        ("localhost.evil.example", False),
        ("", False),
    ],
)
def test_loopback_names(host: str, is_one: bool) -> None:
    assert is_loopback(host) == is_one


@in_loop
async def test_a_name_that_was_pointed_at_this_machine_reaches_nothing(tmp_path: Path) -> None:
    origin = ("--origin", "https://friend.example")
    async with (
        running(str(tmp_path / "tables.sqlite"), arguments=origin) as server,
        httpx.AsyncClient(base_url=server.address, timeout=300) as http,
    ):
        for path in ("/", "/api/games", "/healthz"):
            for host, status in {
                "evil.example": 404,
                f"evil.example:{server.port}": 404,
                "": 404,
                f"localhost:{server.port}": 200,
                "[::1]": 200,
                "friend.example": 200,
            }.items():
                answer = await http.get(path, headers={"Host": host})
                assert answer.status_code == status, (path, host)
    proxy = ("--trust-proxy", "127.0.0.1")  # speaks for other hosts
    async with (
        running(str(tmp_path / "tables.sqlite"), arguments=proxy) as server,
        httpx.AsyncClient(base_url=server.address, timeout=300) as http,
    ):
        headers = {"Host": "play.example", "X-Forwarded-For": "203.0.113.1"}
        assert (await http.get("/", headers=headers)).status_code == 200


@in_loop
async def test_a_page_elsewhere_cannot_lock_its_visitors_out(tmp_path: Path) -> None:
    """Neither by images that point to our calls, nor by wrong secrets from the same address."""
    async with (
        running(str(tmp_path / "tables.sqlite")) as server,
        httpx.AsyncClient(base_url=server.address, timeout=300) as http,
    ):
        table = await new_table(http)

        async def record(secret: str | None, **headers: str) -> httpx.Response:
            bearer = {"Authorization": f"Bearer {secret}"} if secret is not None else {}
            return await http.get(f"/api/tables/{table.table}/record", headers=headers | bearer)

        for site in ("cross-site", "same-site"):
            foreign = [await record(None, **{"Sec-Fetch-Site": site}) for _ in range(12)]
            assert {answer.status_code for answer in foreign} == {404}
            assert len({answer.content for answer in foreign}) == 1
        assert {(await record(None)).status_code for _ in range(25)} == {404}  # not counted
        own = {"Sec-Fetch-Site": "same-origin"}
        wrong = [(await record(new_id(), **own)).status_code for _ in range(25)]
        assert wrong == [404] * 20 + [429] * 5
        right = await record(table.watch, **own)
        assert right.status_code == 200
        async with Client(server.address, table.table, table.tokens[0]) as ann:
            assert ann.seat == 0
        stranger = Client(server.address, table.table, new_id())
        with pytest.raises(ConnectionClosed):
            await stranger.connect()
        assert stranger.frames[0]["code"] == "too_fast"
        body = {"host": table.host, "kind": "bot", "bot": "random"}
        handed = await http.post(f"/api/tables/{table.table}/seats/1", json=body)
        assert handed.status_code == 200


@in_loop
async def test_what_depends_on_a_secret_is_not_stored_on_the_way(tmp_path: Path) -> None:
    async with (
        running(str(tmp_path / "tables.sqlite")) as server,
        httpx.AsyncClient(base_url=server.address, timeout=300) as http,
    ):
        table = await new_table(http)
        body = {"invite": table.invite, "name": "Bob"}
        path = f"/api/tables/{table.table}"
        answers = [
            await http.get(f"{path}/record", headers={"Authorization": f"Bearer {table.watch}"}),
            await http.get(f"{path}/record"),
            await http.post(f"{path}/join", json=body),
            await http.post(f"{path}/end", json={"host": table.host}),
            await http.get(f"{path}/replay", headers={"Authorization": f"Bearer {table.watch}"}),
            await http.get(f"{path}/record", headers={"Sec-Fetch-Site": "cross-site"}),
        ]
        assert {answer.headers["cache-control"] for answer in answers} == {"no-store"}
