"""A server's logs: enough to operate it, and no personal data."""

from __future__ import annotations

import asyncio
import io
import json
import logging
import os
import random
import re
import signal
from hashlib import sha256
from pathlib import Path
from typing import Any

import httpx
import pytest

from crossoff.server.logs import log, logging_to, report
from crossoff.server.metrics import Metrics
from crossoff.server.store import NewEvent, Unavailable
from crossoff.server.store.sqlite import SqliteStore
from testkit.server.processes import Client, Server, new_table, running
from testkit.store.databases import event, in_loop, new_id, opened
from testkit.store.failing_disk import FailingDisk
from tests.server.test_metrics import metrics_address

POSIX = pytest.mark.skipif(os.name == "nt", reason="signals")
SECRET = "Ozymandias"


class Screen(io.StringIO):
    """A terminal, as far as logging can tell."""

    def isatty(self) -> bool:
        return True


def lines_of(text: str) -> list[dict[str, Any]]:
    return [json.loads(line) for line in text.splitlines() if line.startswith("{")]


def logged(server: Server) -> list[dict[str, Any]]:
    return lines_of(b"".join(server.log).decode())


def fails(text: str) -> BaseException:
    try:
        raise ValueError(text)
    except ValueError as error:
        return error


@POSIX
@in_loop
async def test_the_life_of_a_server(tmp_path: Path) -> None:
    async with running(str(tmp_path / "tables.sqlite")) as server:
        async with httpx.AsyncClient(base_url=server.address, timeout=300) as http:
            while not (pids := (await http.get("/healthz")).json()["workers"]["pids"]):
                await asyncio.sleep(0.05)
            os.kill(pids[0], signal.SIGKILL)
            while not (await http.get("/healthz")).json()["workers"]["restarts"]:
                await asyncio.sleep(0.05)
        assert await server.stop() == 0
    start, ready, restart, *_, stop = logged(server)
    assert (start["event"], start["database"], start["workers"]) == ("start", "sqlite", 1)
    assert (ready["event"], ready["port"]) == ("ready", server.port)
    assert restart["by"] == "crossoff.workers.pool" and restart["level"] == "warning"
    assert re.search(rf"bot worker {pids[0]} .*exit code -9", restart["text"])
    assert stop["event"] == "stop" and "why" not in stop


@in_loop
async def test_an_error_of_ours_has_an_id_here_and_there(tmp_path: Path) -> None:
    """Over HTTP and sockets, from an intact log with an unknown event."""
    place, table = str(tmp_path / "tables.sqlite"), new_id()
    async with opened(place) as store:
        await store.create(table, [NewEvent(json.dumps({"e": SECRET}).encode())])
    async with running(place) as server:
        async with httpx.AsyncClient(base_url=server.address, timeout=300) as http:
            answer = await http.get(f"/api/tables/{table}/record")
            assert (await http.get("/healthz")).status_code == 200  # others are unaffected
        client = Client(server.address, table, "0" * 32)
        with pytest.raises(Exception, match=r"1000 \(OK\)"):
            await client.connect()
        await server.stop()
    assert answer.status_code == 500 and answer.headers["x-frame-options"] == "DENY"
    body = answer.json()
    assert body["code"] == client.frames[0]["code"] == "unavailable"
    found = [line for line in logged(server) if line["event"] == "unexpected error"]
    ids = [re.findall("[0-9a-f]{16}", said["detail"]) for said in (body, client.frames[0])]
    assert [[line["id"]] for line in found] == ids
    assert found[0]["type"] == "ValidationError"
    assert re.fullmatch(r"crossoff/play/events\.py:\d+ decode_event", found[0]["place"])
    assert SECRET not in answer.text + b"".join(server.log).decode() + "".join(client.raw)


@in_loop
async def test_log_and_metrics_contain_no_personal_data(tmp_path: Path) -> None:
    """Use a table in all ways, including wrong ones; then search all output."""
    place, nonce = str(tmp_path / "tables.sqlite"), "feedfacecafebeef" * 4
    bad = new_id()
    async with opened(place) as store:
        await store.create(bad, [NewEvent(json.dumps({"e": SECRET}).encode())])
    async with running(place, arguments=("--metrics-port", "0")) as server:
        async with httpx.AsyncClient(base_url=server.address, timeout=300) as http:
            table = await new_table(
                http, "silver-and-gold", ("human", "human", "random"), name=SECRET, nonce=nonce
            )
            body = {"invite": table.invite, "name": f"{SECRET} II", "nonce": nonce[::-1]}
            at = f"/api/tables/{table.table}"
            table.tokens[1] = (await http.post(f"{at}/join", json=body)).json()["token"]
            for wrong in ({"invite": SECRET, "name": SECRET}, {"name": SECRET}, [SECRET]):
                assert (await http.post(f"{at}/join", json=wrong)).status_code >= 400
            assert (await http.get(f"/api/tables/{bad}/record")).status_code == 500
            assert (await http.get(f"/{SECRET}?{table.host}")).status_code == 404
            async with Client(server.address, table.table, table.tokens[1]) as client:
                while client.phase is None:
                    await client.receive()
                decision = await client.whole_decision(random.Random(1))
                assert (await client.command(f"{decision} {SECRET}"))["code"] == "illegal"
                assert (await client.command(decision))["t"] == "ack"
                await client.send(f"rubbish {SECRET}")
                await client.expect("err")
            async with httpx.AsyncClient(timeout=300) as prometheus:
                shown = (await prometheus.get(metrics_address(server))).text
        assert await server.stop() == 0
    said = [line for line in server.log if b"crossoff is at" not in line]
    everything = shown + b"".join(said).decode()
    secrets = [table.host, table.invite, table.watch, *table.tokens.values()]
    hashes = [sha256(one.encode()).hexdigest() for one in secrets]
    people = [SECRET, nonce, nonce[::-1], "127.0.0.1", decision]
    assert "crossoff_decisions_stored_total" in shown and len(said) >= 4
    for hidden in (table.table, bad, *secrets, *hashes, *people):
        assert hidden.lower() not in everything.lower()


def test_of_an_error_only_type_and_place_and_only_once() -> None:
    stream, error = io.StringIO(), fails(SECRET)
    with logging_to(stream):
        assert report(error) == report(error)
    [line] = lines_of(stream.getvalue())
    assert (line["type"], line["level"]) == ("ValueError", "error")
    assert SECRET not in stream.getvalue()


def test_library_logs_lose_their_texts() -> None:
    stream = io.StringIO()
    with logging_to(stream):
        own = logging.getLogger("crossoff.workers.pool")
        own.warning("bot worker %d %s; exit code %s", 7, SECRET, -9)
        logging.getLogger("asyncio").error("Task <%s> was never retrieved", SECRET)
        logging.getLogger("asyncio").error(f"Task <{SECRET}>", exc_info=fails(SECRET))
        own.info("not worth a line")
    own_line, first, second = lines_of(stream.getvalue())
    assert own_line["text"] == "bot worker 7 …; exit code -9"
    assert first["by"] == second["by"] == "asyncio" and second["type"] == "ValueError"
    assert "Traceback" not in stream.getvalue() and SECRET not in stream.getvalue()


def test_a_flood_of_errors_does_not_fill_the_disk() -> None:
    stream = io.StringIO()
    with logging_to(stream):
        for _ in range(5000):
            report(fails("again"))
    assert 50 < len(lines_of(stream.getvalue())) < 1000


def test_a_person_at_a_terminal_reads_plain_warnings() -> None:
    screen = Screen()
    with logging_to(screen):
        log.info("start", version="1")
        log.warning("store trouble", type="Unavailable")
    assert re.fullmatch(
        r"\d\d:\d\d:\d\d \[warning *\] store trouble +type=Unavailable\n", screen.getvalue()
    )


def test_without_standard_error_nothing_is_written() -> None:
    with logging_to(None):
        report(fails(SECRET))


@in_loop
async def test_trouble_with_the_store_is_told_once_and_its_end_too(tmp_path: Path) -> None:
    stream, metrics, table = io.StringIO(), Metrics(), new_id()
    disk = FailingDisk(("write",), is_full=True, lasts=True)
    plain = await SqliteStore.open(tmp_path / "games.db", on_fatal=print, vfs=disk.name)
    store = metrics.measured(plain)
    with logging_to(stream):
        await store.create(table, [event(1)])
        disk.number = 1  # from now on
        for _ in range(3):
            with pytest.raises(Unavailable):
                await store.append(table, 1, [event(2)])
        disk.number = 0
        await store.append(table, 1, [event(2)])
        await store.close()
    trouble, works = lines_of(stream.getvalue())
    told = trouble["event"], trouble["type"], trouble["why"]
    assert told == ("store trouble", "Full", "the disk is full")
    assert works["event"] == "store works again"
