"""Every call and every message by everybody who is not authorized: refused alike, and nothing
changes.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from crossoff.server.secrets import hashed
from testkit import seeds
from testkit.server.processes import Client, Seated, Server, new_table
from testkit.server.seeded import running_seeded, web

#: Each way to use a secret: by a socket, in a header (to observe, or to be asked to join), or as
#: this key of a body.
CALLS: list[tuple[str, str, dict[str, Any]]] = [
    ("socket", "token", {}),
    ("record", "bearer", {}),
    ("replay", "bearer", {}),
    ("invitation", "asked", {}),
    ("join", "invite", {"name": "Mallory"}),
    ("seats/0", "host", {"kind": "bot", "bot": "random"}),
    ("seats/1", "host", {"kind": "human"}),
    ("seats/7", "host", {"kind": "human"}),
    ("rematch", "host", {}),
    ("end", "host", {}),
]
#: Whose secrets are accepted. A `seat` is any seat of the table.
MAY = {"token": {"seat", "watch", "invite"}, "bearer": {"seat", "watch", "invite"}}
MAY |= {"asked": {"invite"}, "invite": {"invite"}, "host": {"host"}}


class House:
    """A server with a table in play, and another one."""

    def __init__(self, server: Server, http: httpx.AsyncClient) -> None:
        self.server = server
        self.http = http
        self.table: Seated
        self.others: Seated
        self.old: dict[str, str] = {}  # revoked secrets

    async def furnish(self) -> None:
        self.table = await new_table(self.http, seats=("human", "human", "local"))
        self.others = await new_table(self.http)
        await self.join(self.table.invite, "Bob")
        self.old = {"token": self.table.tokens[1], "invite": self.table.invite}
        self.table.invite = await self.opened()
        await self.join(self.table.invite, "Carol")

    async def join(self, invite: str, name: str) -> None:
        path = f"/api/tables/{self.table.table}/join"
        joined = await self.http.post(path, json={"invite": invite, "name": name, "nonce": "cd"})
        assert joined.json()["seat"] == 1, joined.text
        self.table.tokens[1] = joined.json()["token"]

    async def opened(self) -> str:
        path = f"/api/tables/{self.table.table}/seats/1"
        answer = await self.http.post(path, json={"host": self.table.host, "kind": "human"})
        invite: str = answer.json()["invite"]
        return invite

    def holders(self) -> list[tuple[str, str]]:
        """Return everybody with their secret."""
        own, mine = self.table, self.table.tokens[0]
        return [
            *(("seat", token) for token in own.tokens.values()),
            ("watch", own.watch),
            ("invite", own.invite),
            ("host", own.host),
            *(("old", secret) for secret in self.old.values()),
            *(("elsewhere", token) for token in self.others.tokens.values()),
            *(("elsewhere", s) for s in (self.others.watch, self.others.invite, self.others.host)),
            *(("wrong", seeds.token()) for _ in range(3)),
            *(("wrong", s) for s in ("", "0", own.table, hashed(mine), mine[:-1], mine.upper())),
            *(("wrong", s) for s in (f" {mine}", f"{mine} .", f"{mine}é", "null", "*")),
        ]

    async def call(self, table: str, what: str, where: str, secret: str, more: Any) -> bytes:
        """Return the answer, with its status, to a call with a secret."""
        if where == "token":
            return await self._hello(table, secret)
        path = f"/api/tables/{table}/{what}"
        if where in ("bearer", "asked"):
            # A header cannot end with a space; without a secret there is none.
            headers = [(b"Authorization", b"Bearer " + secret.encode())] if secret else []
            answer = await self.http.get(path, headers=headers)
        else:
            answer = await self.http.post(path, json={where: secret, **more})
        return b"%d " % answer.status_code + answer.content

    async def _hello(self, table: str, secret: str) -> bytes:
        client = Client(self.server.address, table, secret)
        try:
            await client.connect()
        except ConnectionClosed as closed:
            assert closed.rcvd is not None and closed.rcvd.code == 1000
            assert len(client.raw) == 1
        await client.close()
        return client.raw[0].encode()


@asynccontextmanager
async def house(folder: Path) -> AsyncIterator[House]:
    async with running_seeded(str(folder / "tables.sqlite")) as server, web(server) as http:
        found = House(server, http)
        await found.furnish()
        yield found


async def whole_state(spectator: Client) -> str:
    """Return the table as seen by a client that gets every event."""
    await spectator.send({"t": "ping"})
    await spectator.expect("pong")
    return str((spectator.seq, spectator.view, spectator.info))


async def try_everything(folder: Path) -> None:
    async with house(folder) as found:
        table, nowhere = found.table.table, seeds.token()
        spectator = Client(found.server.address, table, found.table.watch)
        await spectator.connect()
        while spectator.view is None:
            await spectator.receive()
        before = await whole_state(spectator)
        for what, where, more in CALLS:
            answers = set()
            for kind, secret in found.holders():
                answers.add(await found.call(nowhere, what, where, secret, more))
                if kind not in MAY[where]:
                    answers.add(await found.call(table, what, where, secret, more))
            (only,) = answers
            assert b'"not_found"' in only, what
            assert only.startswith((b"404 ", b'{"t":"err","id":null,'))
            assert await whole_state(spectator) == before, what
        await spectator.close()


def test_a_secret_opens_only_what_it_is_for(tmp_path: Path) -> None:
    """Refusals do not depend on who asks, and equal those for a table that does not exist."""
    asyncio.run(try_everything(tmp_path))


def test_a_secret_opens_what_it_is_for(tmp_path: Path) -> None:
    """So that the test above refuses nobody by mistake."""

    async def play() -> None:
        async with house(tmp_path) as found:
            right = found.table.tokens | {9: found.table.watch, 10: found.table.invite}
            for secret in right.values():
                welcome = await found.call(found.table.table, "socket", "token", secret, {})
                assert welcome.startswith(b'{"t":"welcome"')
                record = await found.call(found.table.table, "record", "bearer", secret, {})
                assert record.startswith(b"200 ")
            for what, where, more in CALLS[3:]:
                is_guest = where in ("asked", "invite")
                secret = found.table.invite if is_guest else found.table.host
                answer = await found.call(found.table.table, what, where, secret, more)
                assert b'"not_found"' not in answer, answer

    asyncio.run(play())


async def say_everything(folder: Path) -> None:
    async with house(folder) as found:
        address, table = found.server.address, found.table
        secrets_of: list[tuple[int | None, str]] = [(None, table.watch), *table.tokens.items()]
        people = {who: Client(address, table.table, secret) for who, secret in secrets_of}
        for person in people.values():
            await person.connect()
        while people[0].phase is None or people[1].phase is None:
            await people[0 if people[0].phase is None else 1].receive()
        phase = people[0].phase
        assert phase is not None
        others = [people[1], people[2], people[None]]
        before = await whole_state(people[None])
        for choice in people[0].legal:  # seat 0's decisions, by everybody else
            for other in others:
                for kind in ("cmd", "preview"):
                    id = seeds.token()
                    message = {"t": kind, "id": id, "phase": phase, "do": choice["do"]}
                    await other.send(message)
                    refused = await other.answer(id)
                    wanted = "not_yours" if other.seat is None else "illegal"
                    assert (refused["t"], refused["code"]) == ("err", wanted)
        assert await whole_state(people[None]) == before
        id = seeds.token()
        assert (await people[0].command(people[0].legal[0]["do"], id=id))["t"] == "ack"
        before = await whole_state(people[None])
        for other in others:  # an id used by seat 0
            refused = await other.command(choice["do"], phase=phase, id=id)
            assert refused["code"] == ("not_yours" if other.seat is None else "conflict")
        assert await whole_state(people[None]) == before
        for person in people.values():
            await person.close()


def test_nobody_decides_for_another_seat(tmp_path: Path) -> None:
    asyncio.run(say_everything(tmp_path))


async def be_replaced(folder: Path) -> None:
    async with house(folder) as found:
        table, server = found.table, found.server
        carol = Client(server.address, table.table, table.tokens[1])
        await carol.connect()
        while carol.phase is None:
            await carol.receive()
        before, do = carol.phase, carol.legal[0]["do"]
        await found.opened()
        with pytest.raises(ConnectionClosed) as closed:
            await carol.command(do, phase=before)
        assert closed.value.rcvd is not None and closed.value.rcvd.code == 1000
        refused = await found.call(table.table, "socket", "token", carol.secret, {})
        assert refused == await found.call("0" * 32, "socket", "token", carol.secret, {})
        async with Client(server.address, table.table, table.watch) as spectator:
            assert spectator.info["seats"][1]["open"]
            events = [news for frame in spectator.frames for news in frame.get("missed", [])]
            told = [(what["verb"], what.get("by")) for news in events for what in news["what"]]
            assert told and ("ready", 1) not in told


def test_a_replaced_player_is_disconnected_and_cannot_decide(tmp_path: Path) -> None:
    asyncio.run(be_replaced(tmp_path))
