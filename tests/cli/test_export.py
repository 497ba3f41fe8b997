"""`crossoff export`: what a host can get out of a database, and what stays in."""

from __future__ import annotations

import asyncio
import hashlib
import json
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from crossoff.cli.export import open_events
from crossoff.core.model.record import decode, replay
from crossoff.play.events import Decided, encode_event
from crossoff.play.fairness import check_fairness
from testkit.play.tables import KINDS, new_table, play_on
from testkit.server.processes import new_table as new_served_table
from testkit.server.processes import running
from testkit.store.databases import (
    DATABASES,
    change_by_hand,
    in_loop,
    keep_table,
    new_id,
    new_place,
)
from testkit.terminal.command import crossoff


@pytest.fixture(params=DATABASES)
def database(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    with new_place(request.param, tmp_path) as place:
        yield place


def exported(database: str, table: str, *more: str) -> str:
    done = crossoff("export", table, "--db", database, *more)
    assert (done.returncode, done.stderr) == (0, "")
    return done.stdout


def events_of(database: str, table: str) -> list[dict[str, Any]]:
    return [json.loads(line) for line in exported(database, table, "--events").splitlines()]


def test_a_running_game_is_exported_as_a_spectator_sees_it(database: str) -> None:
    """One seat has decided something that the other must not know yet."""
    table = new_table("silver-and-gold", {}, 2)
    began, sealed = events = play_on(table, random.Random(1), 1)
    id = keep_table(database, [table.created, *events])
    line, lines = exported(database, id), events_of(database, id)
    record = decode(line)
    assert [one for one in record.log if "deal" in one] == [
        "* deal 0 ? ? ? ?",
        "* deal 1 ? ? ? ?",
    ]
    assert record.fairness is not None and record.fairness["nonces"] == ["00", "01"]
    assert lines[1]["event"] == {"e": "began", "lines": record.log}
    assert isinstance(sealed, Decided)
    said = {"e": "decided", "seat": sealed.seat, "phase": sealed.phase, "lines": [], "auto": False}
    assert lines[2]["event"] == said
    stored = json.loads(encode_event(began))["lines"]
    dealt = [one for one in stored if one.startswith("* deal")]
    hidden = [table.created.seed, table.created.salt, sealed.do, *dealt]
    assert not [one for one in hidden if one in line + json.dumps(lines)]


@pytest.mark.parametrize(("game", "options", "players"), KINDS)
def test_events_of_a_running_game_are_those_of_any_other_with_the_same_open_side(
    game: str, options: dict[str, str], players: int
) -> None:
    """Swapping seed, salt and sealed decisions does not change the output."""
    table = new_table(game, options, players)
    events = play_on(table, random.Random(2), 1)
    other = new_table(game, options, players)
    last = events[-1]
    assert isinstance(last, Decided)
    created, *shown = open_events(table, [table.created, *events])
    if table.recorder is not None and table.recorder.is_sealed:
        exchanged = Decided(last.seat, last.phase, "keep nothing at all", last.lines)
        assert list(open_events(table, [*events[:-1], exchanged])) == shown
    assert "seed" not in created
    assert list(open_events(other, [other.created])) == [created]


@pytest.mark.parametrize("kind", [0, 3])
def test_an_ended_game_is_whole_and_verifies(database: str, kind: int) -> None:
    table = new_table(*KINDS[kind])
    events = play_on(table, random.Random(3))
    id = keep_table(database, [table.created, *events])
    record, lines = decode(exported(database, id)), events_of(database, id)
    assert list(replay(record))[-1].is_over
    check_fairness(record)
    assert [one["seq"] for one in lines] == list(range(1, len(events) + 2))
    assert [line for one in lines for line in one["event"].get("lines", [])] == record.log
    created = lines[0]["event"]
    assert (created["seed"], created["salt"]) == (table.created.seed, table.created.salt)
    decided = [one for one in lines if one["event"]["e"] == "decided"]
    assert [one["event"]["do"] for one in decided] == [e.do for e in events[1:]]  # type: ignore[union-attr]
    assert all(one["command"] for one in decided) and lines[0]["command"] is None
    kept_secret = {plan.token for plan in table.created.seats}
    kept_secret |= {table.created.host, table.created.invite, table.created.watch}
    assert not [one for one in kept_secret if one in json.dumps(lines)]


@in_loop
async def test_beside_a_running_server_without_secrets_or_their_hashes(database: str) -> None:
    """With every kind of event: join, hand over, open, close, rematch."""
    async with running(database) as server:
        async with httpx.AsyncClient(base_url=server.address, timeout=300) as http:
            table = await new_served_table(http, "one-card", ("human", "human"))
            before = await asyncio.to_thread(crossoff, "export", table.table, "--db", database)
            at = f"/api/tables/{table.table}"
            body = {"invite": table.invite, "name": "Bob", "nonce": "abcd"}
            bob = (await http.post(f"{at}/join", json=body)).json()["token"]
            bot = {"host": table.host, "kind": "bot", "bot": "random"}
            assert (await http.post(f"{at}/seats/1", json=bot)).status_code == 200
            human = {"host": table.host, "kind": "human"}
            invite = (await http.post(f"{at}/seats/1", json=human)).json()["invite"]
            assert (await http.post(f"{at}/end", json={"host": table.host})).status_code == 200
            again = await http.post(f"{at}/rematch", json={"host": table.host})
            secret = {"Authorization": f"Bearer {table.watch}"}
            shown = (await http.get(f"{at}/record", headers=secret)).text
        lines = await asyncio.to_thread(events_of, database, table.table)
        assert await asyncio.to_thread(exported, database, table.table) == shown + "\n"
        assert await server.stop() == 0  # the server is unaffected
    assert before.returncode == 2 and "this table's game hasn't started" in before.stderr
    kinds = {one["event"]["e"] for one in lines}
    assert kinds >= {"created", "sat", "began", "given", "opened", "ended", "rematched"}
    assert lines[-1]["event"]["table"] == again.json()["table"]
    secrets = [table.host, table.invite, table.watch, table.tokens[0], bob, invite]
    hashes = [hashlib.sha256(one.encode()).hexdigest() for one in secrets]
    assert not [one for one in secrets + hashes if one in json.dumps(lines)]


def test_invalid_exports(database: str, tmp_path: Path) -> None:
    table = new_id()

    def refusal(place: object, wanted: str = table) -> str:
        done = crossoff("export", wanted, "--db", place)
        assert (done.returncode, done.stdout) == (2, "")
        return done.stderr

    assert "holds no tables yet" in (said := refusal(database)) or "no database file" in said
    mine = keep_table(database, [new_table(*KINDS[0]).created])
    assert refusal(database) == f"crossoff: there is no table {table} in this database\n"
    said = refusal(database, "Table 7")
    assert said == "crossoff: a table ID has 32 hex digits, not 'Table 7'\n"
    assert "no database file" in refusal(tmp_path / "missing.sqlite")
    assert not (tmp_path / "missing.sqlite").exists()
    change_by_hand(database, "UPDATE event SET body = chain")
    assert f"the log of table {mine} was changed or damaged at event 1" in refusal(database, mine)
    change_by_hand(database, "INSERT INTO schema_version VALUES (99, 'later', 0)")
    assert "newer crossoff" in refusal(database)


def test_files_that_are_no_databases_of_ours(tmp_path: Path) -> None:
    diary, other = tmp_path / "diary", tmp_path / "other.db"
    diary.write_text("Dear diary, today I played. " * 99)
    change_by_hand(str(other), "CREATE TABLE contact (name)")
    for path, reason in (
        (diary, "is not an SQLite database"),
        (other, "belongs to another program"),
        (tmp_path, "no database file"),
    ):
        done = crossoff("export", new_id(), "--db", path)
        assert (done.returncode, done.stdout) == (2, "")
        assert reason in done.stderr
