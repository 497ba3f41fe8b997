"""A server's Prometheus metrics: true figures, and no personal data."""

from __future__ import annotations

import asyncio
import json
import random
import re
import socket
from pathlib import Path

import httpx
import pytest
from prometheus_client.parser import text_string_to_metric_families

from crossoff.play.events import Decided, encode_event
from crossoff.server.metrics import Live, Metrics
from crossoff.server.store import Conflict, NewEvent
from testkit.paths import ROOT
from testkit.server.processes import Client, Server, new_table, running
from testkit.store.databases import event, in_loop, new_id, opened
from testkit.store.probes import last_seq
from testkit.terminal.command import crossoff

HOSTING = ROOT / "docs" / "hosting.md"
NONE = Live(0, 0, 0, 0, 0, 0)


def metrics_address(server: Server) -> str:
    ready = next(json.loads(line) for line in server.log if b'"ready"' in line)
    return f"http://127.0.0.1:{ready['metrics_port']}/metrics"


async def figures(address: str) -> dict[str, float]:
    """Return every figure by name and labels."""
    async with httpx.AsyncClient(timeout=300) as http:
        answer = await http.get(address)
    assert answer.status_code == 200
    return {
        " ".join([sample.name, *(f"{k}={v}" for k, v in sorted(sample.labels.items()))]): (
            sample.value
        )
        for family in text_string_to_metric_families(answer.text)
        for sample in family.samples
    }


@in_loop
async def test_figures_of_a_server_in_use(tmp_path: Path) -> None:
    place = str(tmp_path / "tables.sqlite")
    async with running(place, arguments=("--metrics-port", "0")) as server:
        address = metrics_address(server)
        fresh = await figures(address)
        assert fresh["crossoff_tables"] == fresh["crossoff_decisions_stored_total"] == 0
        async with httpx.AsyncClient(base_url=server.address, timeout=300) as http:
            table = await new_table(http, "silver-and-gold", ("human", "local"))
            assert (await http.get("/nothing")).status_code == 404
        async with (
            Client(server.address, table.table, table.tokens[0]) as ann,
            Client(server.address, table.table, table.tokens[1]) as bob,
        ):
            for client in (ann, bob):
                while client.phase is None:
                    await client.receive()
                decision = await client.whole_decision(random.Random(1))
                assert (await client.command(decision))["t"] == "ack"
            await ann.send("rubbish")
            assert (await ann.expect("err"))["code"] == "malformed"
            assert (await bob.command("keep nothing", phase="99"))["code"] == "stale"
            now = await figures(address)
    assert now["crossoff_decisions_stored_total"] == 2
    assert now["crossoff_append_seconds_count"] == 4  # the table, its beginning, two decisions
    assert now["crossoff_append_seconds_bucket le=+Inf"] == 4
    assert (now["crossoff_sockets"], now["crossoff_tables"]) == (2, 1)
    refusals = {name: value for name, value in now.items() if "refusals_total" in name}
    assert refusals == {
        "crossoff_refusals_total code=malformed": 1,
        "crossoff_refusals_total code=not_found": 1,
        "crossoff_refusals_total code=stale": 1,
    }
    bots = ("answers", "fallbacks", "restarts")
    assert all(f"crossoff_bot_{name}_total" in now for name in bots)
    assert not [name for name in now if "failed" in name and not name.endswith("created")]
    labels = {word.partition("=")[0] for name in now for word in name.split(" ")[1:]}
    assert labels <= {"code", "le", "type"}
    described = set(re.findall(r"`(crossoff_\w+)", HOSTING.read_text("utf-8")))
    names = {re.sub(r"_(bucket|count|sum|created)$", "", name.split(" ")[0]) for name in now}
    names = {name for name in names if f"{name}_total" not in names}
    never = {"crossoff_failed_chores_total", "crossoff_aborted_connections_total"}
    assert described == names | never


@in_loop
async def test_without_the_option_there_are_none(tmp_path: Path) -> None:
    async with running(str(tmp_path / "tables.sqlite")) as server:
        ready = next(json.loads(line) for line in server.log if b'"ready"' in line)
        assert ready["metrics_port"] is None
        async with httpx.AsyncClient(base_url=server.address) as http:
            assert (await http.get("/metrics")).status_code == 404


def test_a_port_that_cannot_be_had(tmp_path: Path) -> None:
    place = tmp_path / "tables.sqlite"
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        done = crossoff("serve", "--db", place, "--port", 0, "--metrics-port", port)
    assert (done.returncode, done.stdout) == (2, "")
    assert f"crossoff: cannot serve metrics on 127.0.0.1, port {port}: " in done.stderr
    wrong = crossoff("serve", "--db", place, "--port", 0, "--metrics-port", 65536)
    assert (wrong.returncode, wrong.stderr) == (2, "crossoff: a port is 0 to 65535, not 65536\n")


@in_loop
async def test_appends_that_others_were_quicker_with_count_no_decision(tmp_path: Path) -> None:
    metrics = Metrics()
    async with opened(str(tmp_path / "games.db")) as plain:
        store, table = metrics.measured(plain), new_id()
        await store.create(table, [event(1)])
        decided = NewEvent(encode_event(Decided(0, "1", "pass", ())), new_id())
        await store.append(table, 1, [decided, event(3, new_id())])
        with pytest.raises(Conflict):
            await store.append(table, 1, [decided])
        assert await last_seq(store, table) == 3  # the rest of the store still works
    value = metrics.registry.get_sample_value
    assert value("crossoff_decisions_stored_total") == 1
    assert value("crossoff_append_seconds_count") == 3


@in_loop
async def test_what_failed_is_counted_by_type_and_a_refusal_once() -> None:
    metrics = Metrics()
    for what in ("failed Refused", "failed ZeroDivisionError", "refused stale", "refused stale"):
        metrics.count(what)
    metrics.count("aborted frames")
    value = metrics.registry.get_sample_value
    assert value("crossoff_failed_chores_total", {"type": "ZeroDivisionError"}) == 1
    assert value("crossoff_failed_chores_total", {"type": "Refused"}) is None
    assert value("crossoff_refusals_total", {"code": "stale"}) == 2
    assert value("crossoff_aborted_connections_total", {"limit": "frames"}) == 1


@in_loop
async def test_figures_are_asked_for_in_the_event_loop() -> None:
    """Where nothing else changes meanwhile what is being counted."""
    metrics, home = Metrics(), asyncio.get_running_loop()
    asked = []

    def live() -> Live:
        asked.append(asyncio.get_running_loop() is home)
        return NONE._replace(tables=3, bot_restarts=2)

    with metrics.served(0, live) as port:
        assert asked == []
        now = await figures(f"http://127.0.0.1:{port}/metrics")
        assert (now["crossoff_tables"], now["crossoff_bot_restarts_total"]) == (3, 2)
    assert asked == [True]
