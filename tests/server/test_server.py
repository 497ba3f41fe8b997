"""A server as seen by a client: real processes, real sockets, both stores."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from crossoff.core.model.record import decode, replay
from crossoff.play.fairness import check_fairness
from testkit.server.processes import Client, Seated, Server, new_table, play_randomly, running
from testkit.store.databases import DATABASES, in_loop, new_place


@pytest.fixture(params=DATABASES)
def database(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    with new_place(request.param, tmp_path) as place:
        yield place


@pytest.fixture
def file(tmp_path: Path) -> str:
    return str(tmp_path / "tables.sqlite")


def web(server: Server) -> httpx.AsyncClient:
    return httpx.AsyncClient(base_url=server.address, timeout=300)


async def record_of(http: httpx.AsyncClient, table: Seated, secret: str) -> httpx.Response:
    return await http.get(
        f"/api/tables/{table.table}/record", headers={"Authorization": f"Bearer {secret}"}
    )


@pytest.mark.parametrize(
    ("game", "options", "seats"),
    [
        ("silver-and-gold", {}, ("human", "local", "local")),
        ("one-card", {"variant": "advanced"}, ("human", "local")),
        ("one-card", {}, ("human", "random", "greedy")),
    ],
)
@in_loop
async def test_a_whole_game_over_sockets(
    database: str, game: str, options: dict[str, str], seats: tuple[str, ...]
) -> None:
    async with running(database) as server, web(server) as http:
        table = await new_table(http, game, seats, options=options, nonce="abcd")
        clients = [Client(server.address, table.table, token) for token in table.tokens.values()]
        for client in clients:
            await client.connect()
        done = await asyncio.gather(
            *(play_randomly(client, random.Random(n)) for n, client in enumerate(clients))
        )
        assert all(done)
        views = [{**(client.view or {}), "observer": None, "hand": []} for client in clients]
        assert all(view == views[0] for view in views)
        record = decode((await record_of(http, table, table.watch)).content)
        assert list(replay(record))[-1].is_over
        check_fairness(record)


@in_loop
async def test_friends_join_by_invite_and_the_game_starts_when_no_seat_is_free(file: str) -> None:
    async with running(file) as server, web(server) as http:
        table = await new_table(http, seats=("human", "human", "casual"))
        async with Client(server.address, table.table, table.tokens[0]) as ann:
            assert ann.view is None and not ann.info["started"]
            assert [seat["open"] for seat in ann.info["seats"]] == [False, True, False]
            body = {"invite": table.invite, "name": "Bob"}
            joined = await http.post(f"/api/tables/{table.table}/join", json=body)
            assert joined.status_code == 201 and joined.json()["seat"] == 1
            while ann.phase is None:
                await ann.receive()
            assert ann.info["seats"][1]["name"] == "Bob"
            full = await http.post(f"/api/tables/{table.table}/join", json={**body, "name": "Cleo"})
            assert (full.status_code, full.json()["code"]) == (409, "full")


@in_loop
async def test_the_same_id_and_body_get_the_same_answer_and_another_body_a_conflict(
    file: str,
) -> None:
    async with running(file) as server, web(server) as http:
        table = await new_table(http)
        async with Client(server.address, table.table, table.tokens[0]) as ann:
            while ann.phase is None:
                await ann.receive()
            id, phase, do = "ab" * 16, ann.phase, ann.legal[0]["do"]
            first = await ann.command(do, phase=phase, id=id)
            again = await ann.command(do, phase=phase, id=id)
            ack = {"t": "ack", "id": id, "seq": first["seq"], "head": first["head"]}
            assert first == again == ack
            other = await ann.command("keep X1 X2", phase=phase, id=id)
            assert other["code"] == "conflict" and not other["retryable"]
            new_id = await ann.command(do, phase=phase)
            assert new_id["code"] == "already_done"


@in_loop
async def test_two_tabs_on_a_seat_both_live_and_the_first_decision_counts(file: str) -> None:
    async with running(file) as server, web(server) as http:
        table = await new_table(http)
        token = table.tokens[0]
        async with (
            Client(server.address, table.table, token) as one,
            Client(server.address, table.table, token) as two,
        ):
            while one.phase is None:
                await one.receive()
            while two.phase is None:
                await two.receive()
            phase = two.phase
            assert (await one.command(one.legal[0]["do"]))["t"] == "ack"
            event = await two.expect("event")
            say = ["told-ready", {"name": {"seat": 0}}]
            assert event["what"] == [{"verb": "ready", "by": 0, "say": say}]
            assert (
                await two.command(two.legal[1]["do"] if two.legal else "keep A B", phase=phase)
            )["code"] == "already_done"


@in_loop
async def test_a_reconnecting_client_gets_all_missed_events(file: str) -> None:
    async with running(file) as server, web(server) as http:
        table = await new_table(http, "one-card")
        clients = [Client(server.address, table.table, token) for token in table.tokens.values()]
        for client in clients:
            await client.connect()
        await asyncio.gather(*(play_randomly(client, random.Random(3)) for client in clients))
        told = {f["seq"]: f["what"] for f in clients[0].frames if f["t"] == "event"}
        for since in (1, 5, clients[0].seq - 1, clients[0].seq):
            late = Client(server.address, table.table, table.tokens[0])
            late.seq = since
            welcome = await late.connect()
            missed = {news["seq"]: news["what"] for news in welcome["missed"]}
            assert sorted(missed) == list(range(since + 1, clients[0].seq + 1))
            assert all(missed[seq] == told[seq] for seq in missed if seq in told)
            await late.close()


@in_loop
async def test_games_go_on_after_a_restart(database: str) -> None:
    async with running(database) as server, web(server) as http:
        table = await new_table(http, "one-card")
        ann = Client(server.address, table.table, table.tokens[0])
        await ann.connect()
        kid = Client(server.address, table.table, table.tokens[1])
        await kid.connect()
        while not (ann.phase or kid.phase):  # one of them may already have been sent everything
            told = [asyncio.ensure_future(one.receive()) for one in (ann, kid)]
            await asyncio.wait(told, return_when=asyncio.FIRST_COMPLETED)
            for one in told:
                one.cancel()
        active, other = (ann, kid) if ann.phase else (kid, ann)
        answer = await active.command(active.legal[0]["do"])
        assert answer["t"] == "ack"
        seq = answer["seq"]
        assert await server.stop() == 0
        with pytest.raises(ConnectionClosed) as closed:
            while True:
                await active.receive()
        assert closed.value.rcvd is not None and closed.value.rcvd.code == 1012
    async with running(database) as server, web(server) as http:
        welcome = await active.connect(address=server.address)
        assert welcome["seq"] >= seq
        await other.connect(address=server.address)
        await asyncio.gather(
            *(play_randomly(client, random.Random(5)) for client in (active, other))
        )
        record = decode((await record_of(http, table, table.watch)).content)
        assert record.result is not None
        check_fairness(record)


@in_loop
async def test_an_onlooker_sees_and_decides_nothing(file: str) -> None:
    async with running(file) as server, web(server) as http:
        table = await new_table(http)
        async with Client(server.address, table.table, table.watch) as spectator:
            while spectator.view is None:
                await spectator.receive()
            assert spectator.seat is None and spectator.legal == [] and spectator.view["hand"] == []
            refused = await spectator.command("keep P01 P02", phase="1")
            assert refused["code"] == "not_yours"


@in_loop
async def test_a_seat_goes_to_a_bot_and_back(file: str) -> None:
    async with running(file) as server, web(server) as http:
        table = await new_table(http)
        path = f"/api/tables/{table.table}/seats/1"
        async with Client(server.address, table.table, table.tokens[1]) as kid:
            given = await http.post(path, json={"host": table.host, "kind": "bot", "bot": "random"})
            assert given.json() == {"seat": 1, "invite": None}
            with pytest.raises(ConnectionClosed):
                while True:
                    await kid.receive()
        gone = Client(server.address, table.table, table.tokens[1])
        with pytest.raises(ConnectionClosed):
            await gone.connect()
        opened = await http.post(path, json={"host": table.host, "kind": "human"})
        invite = opened.json()["invite"]
        body = {"invite": invite, "name": "Kid"}
        joined = await http.post(f"/api/tables/{table.table}/join", json=body)
        async with Client(server.address, table.table, joined.json()["token"]) as kid:
            assert kid.seat == 1


@in_loop
async def test_a_rematch_has_the_same_seats_and_secrets_and_the_next_start(file: str) -> None:
    async with running(file) as server, web(server) as http:
        table = await new_table(http, "one-card")
        path = f"/api/tables/{table.table}/rematch"
        early = await http.post(path, json={"host": table.host})
        assert (early.status_code, early.json()["code"]) == (409, "running")
        clients = [Client(server.address, table.table, token) for token in table.tokens.values()]
        for client in clients:
            await client.connect()
        await asyncio.gather(*(play_randomly(client, random.Random(6)) for client in clients))
        first = await http.post(path, json={"host": table.host})
        again = await http.post(path, json={"host": table.host})
        assert first.status_code == 201 and first.json() == again.json()
        assert (await clients[1].expect("event"))["table"]["rematch"] == first.json()["table"]
        old = decode((await record_of(http, table, table.watch)).content)
        new = Client(server.address, first.json()["table"], table.tokens[1])
        await new.connect()
        while new.view is None:
            await new.receive()
        answer = await http.get(
            f"/api/tables/{new.table}/record", headers={"Authorization": f"Bearer {table.watch}"}
        )
        log = decode(answer.content).log
        starts = [
            int(line.rpartition(" ")[2])
            for lines in (old.log, log)
            for line in lines
            if line.startswith("* start")
        ]
        assert starts[1] == (starts[0] + 1) % 2
        await new.close()


@in_loop
async def test_a_table_that_the_host_ends_is_over_for_everybody(file: str) -> None:
    async with running(file) as server, web(server) as http:
        table = await new_table(http)
        async with Client(server.address, table.table, table.tokens[1]) as kid:
            ended = await http.post(f"/api/tables/{table.table}/end", json={"host": table.host})
            assert ended.status_code == 200
            while not kid.info["ended"]:
                await kid.receive()
            assert kid.info["ended"] == "closed" and kid.phase is None
            assert (await kid.command("keep P01 P02", phase="1"))["code"] == "not_yours"


@in_loop
async def test_an_absent_seat_is_played_by_the_autopilot_when_its_time_is_up(file: str) -> None:
    async with running(file) as server, web(server) as http:
        table = await new_table(http, seats=("human", "random"), seconds=10)
        async with Client(server.address, table.table, table.watch) as spectator:
            while not any(
                news.get("auto") for frame in spectator.frames for news in frame.get("what", [])
            ):
                await spectator.receive()


@in_loop
async def test_a_page_of_another_host_is_turned_away(file: str) -> None:
    from websockets.asyncio.client import connect

    async with running(file) as server, web(server) as http:
        table = await new_table(http)
        url = server.address.replace("http", "ws") + f"api/tables/{table.table}/socket"
        with pytest.raises(InvalidStatus):
            await connect(url, origin="https://evil.example")  # type: ignore[arg-type]
        own = server.address.rstrip("/")
        await (await connect(url, origin=own)).close()  # type: ignore[arg-type]
        refused = await http.get("/api/games", headers={"Origin": "https://evil.example"})
        assert refused.status_code == 404


@in_loop
async def test_wrong_tables_and_wrong_secrets_get_the_same_answer(file: str) -> None:
    async with running(file) as server, web(server) as http:
        table = await new_table(http)
        answers = set()
        for where, what in [
            ("0" * 32, table.tokens[0]),
            (table.table, "0" * 32),
            (table.table, table.host),
            (table.table, ""),
            ("not-a-table", "x"),
        ]:
            stranger = Client(server.address, where, what)
            with pytest.raises(ConnectionClosed):
                await stranger.connect()
            answers.add(stranger.raw[0])
        assert len(answers) == 1
        refusals = {
            (await http.get(f"/api/tables/{where}/record", headers=headers)).content
            for where, headers in [
                ("0" * 32, {"Authorization": f"Bearer {table.watch}"}),
                (table.table, {"Authorization": "Bearer " + "0" * 32}),
                (table.table, {}),
            ]
        }
        assert len(refusals) == 1


@in_loop
async def test_an_answer_carries_headers_that_keep_a_page_to_itself(file: str) -> None:
    async with running(file) as server, web(server) as http:
        for path in ("/", "/api/games", "/healthz", "/api/schema/openapi.json", "/nothing"):
            headers = (await http.get(path)).headers
            assert "default-src 'none'" in headers["content-security-policy"], path
            assert headers["x-content-type-options"] == "nosniff", path
            assert "set-cookie" not in headers


@in_loop
async def test_the_page_comes_in_the_language_that_a_browser_asks_for_first(file: str) -> None:
    wishes = {"pt-BR,pt;q=0.9,en;q=0.8": "pt", "nl, fr-CH;q=0.9": "fr", "xx": "en", "": "en"}
    async with running(file) as server, web(server) as http:
        for wish, language in wishes.items():
            answer = await http.get("/", headers={"Accept-Language": wish})
            assert f'<html lang="{language}">' in answer.text
            assert "Accept-Language" in answer.headers["vary"]
