"""Taking a decision back over the wire: idempotent, durable, and telling nobody what it was."""

from __future__ import annotations

import asyncio
import json
import random
from pathlib import Path
from typing import Any

import httpx
import pytest

from crossoff.core.model.record import decode
from crossoff.play.fairness import check_fairness
from crossoff.play.table import Refused
from crossoff.server.room import Room
from testkit import seeds
from testkit.play.tables import random_decision
from testkit.server.processes import Client, new_table, play_randomly, running
from testkit.server.rooms import Spectator, decide, one_lobby
from testkit.server.rooms import new_table as new_room
from testkit.store.databases import in_loop


async def take_back(room: Room, seat: int, command: str | None = None) -> int:
    phase = room.table.withdrawable(seat)
    assert phase is not None
    holder = room.table.seats[seat].holder
    return await room.withdraw(seat, command or seeds.token(), phase, holder=holder)


async def undo(client: Client, phase: str, id: str | None = None) -> dict[str, Any]:
    return await client.exchange({"t": "undo", "id": id or seeds.token(), "phase": phase})


@in_loop
async def test_a_decision_is_taken_back_and_made_again_also_after_a_power_cut(
    tmp_path: Path,
) -> None:
    file, id, first = str(tmp_path / "tables.sqlite"), seeds.token(), seeds.token()
    async with running(file) as server, httpx.AsyncClient(base_url=server.address) as http:
        table = await new_table(http)
        ann, bob = (Client(server.address, table.table, token) for token in table.tokens.values())
        for client in (ann, bob):
            await client.connect()
            while client.phase is None:
                await client.receive()
        phase, do, other = ann.phase, ann.legal[0]["do"], ann.legal[1]["do"]
        assert phase is not None
        assert (await undo(ann, phase))["code"] == "not_yours"  # nothing is decided
        assert (await ann.command(do, phase=phase, id=first))["t"] == "ack"
        event = await ann.expect("event")
        assert (event["undo"], event["phase"]) == (phase, None)
        done = await undo(ann, phase, id)
        assert done["t"] == "ack" and done == await undo(ann, phase, id)
        told = (await bob.expect("event"))["what"] + (await bob.expect("event"))["what"]
        assert [what["verb"] for what in told] == ["ready", "unready"]
    async with running(file) as server, httpx.AsyncClient(base_url=server.address) as http:
        ann, bob = (Client(server.address, table.table, token) for token in table.tokens.values())
        welcome = await ann.connect()
        assert welcome["phase"] == phase and "undo" not in welcome
        assert done == await undo(ann, phase, id)  # retried after the power cut
        again = await ann.command(do, phase=phase, id=first)  # so is the decision: it stays gone
        assert again["t"] == "ack" and ann.phase == phase
        assert (await ann.command(other, phase=phase))["t"] == "ack"
        await ann.expect("event")
        await bob.connect()
        players = [play_randomly(one, random.Random(n)) for n, one in enumerate((ann, bob))]
        await asyncio.gather(*players)
        path, headers = (
            f"/api/tables/{table.table}/record",
            {"Authorization": f"Bearer {table.watch}"},
        )
        record = decode((await http.get(path, headers=headers)).content)
        check_fairness(record)
        mine = [line for line in record.log if line.startswith("0 keep")]
        assert mine == [f"0 {other}"]
        assert (await undo(ann, phase))["code"] == "not_yours"  # the game is over


@in_loop
async def test_of_a_withdrawal_and_the_last_decision_one_comes_first(tmp_path: Path) -> None:
    """Either all decide and nothing is taken back, or it is and its seat is asked again."""
    async with one_lobby(tmp_path) as lobby:
        outcomes = set()
        for number in range(8):
            _, room = await new_room(lobby, "human", "local")
            await decide(room, 0)
            phase = room.table.withdrawable(0)
            works = [decide(room, 1), take_back(room, 0)]
            results = await asyncio.gather(*works[:: (-1) ** number], return_exceptions=True)
            refused = [one for one in results if isinstance(one, BaseException)]
            if refused:
                assert len(refused) == 1 and isinstance(refused[0], Refused)
                assert refused[0].code == "stale" and room.table.phase(0) != phase
            else:
                assert room.table.phase(0) == phase and room.table.withdrawable(1) == phase
            outcomes.add(bool(refused))
        assert outcomes == {True, False}


@in_loop
async def test_nobody_can_tell_what_was_taken_back(tmp_path: Path) -> None:
    """Other observers get the same bytes whatever the decision was."""
    heard = []
    async with one_lobby(tmp_path) as lobby:
        for number in range(4):
            seeds.begin("what was taken back")
            _, room = await new_room(
                lobby, "human", "local", "local", id=seeds.token()[:-1] + str(number)
            )
            others = [Spectator(room, observer) for observer in (None, 1, 2)]
            choices = sorted({random_decision(room.table, 0, random.Random(n)) for n in range(30)})
            phase, holder = room.table.phase(0), room.table.seats[0].holder
            assert phase is not None and len(choices) > 3
            await room.submit(0, seeds.token(), phase, choices[number], holder=holder)
            await take_back(room, 0)
            frames = [frame for other in others for frame in other.frames]
            heard.append([_events(frame) for frame in frames if b'"t":"event"' in frame])
    assert len(heard[0]) == 6
    assert all(one == heard[0] for one in heard)


def _events(frame: bytes) -> list[Any]:
    """Return what an event frame says of the decision; the deals of two tables differ."""
    event = json.loads(frame)
    hidden = [seat | {"maps": None} for seat in event["view"]["seats"]]
    return [event["seq"], event["what"], hidden, event["phase"], event.get("undo")]


@in_loop
async def test_taking_back_wins_no_time(tmp_path: Path) -> None:
    async with one_lobby(tmp_path) as lobby:
        _, room = await new_room(lobby, "human", "local", seconds=3600.0)
        loop = asyncio.get_running_loop()
        await decide(room, 0)
        driver = room._driver
        ends = driver._deadlines[0, "1"]
        await take_back(room, 0)
        assert driver._clocks.ends_at(room.id, 0, "1") == pytest.approx(ends, abs=0.5)
        await decide(room, 0)
        driver._deadlines[0, "1"] = loop.time()  # the hour has passed
        with pytest.raises(Refused, match="time is up"):
            await take_back(room, 0)


@in_loop
async def test_the_clock_decides_for_a_seat_that_took_its_decision_back(tmp_path: Path) -> None:
    """Also if it had decided for it before."""
    async with one_lobby(tmp_path) as lobby:
        _, room = await new_room(lobby, "human", "local", seconds=3600.0)
        phase = room.table.phase(0)
        assert phase is not None
        for _ in range(2):
            room.run_out(0, phase)
            await Spectator(room).until(room.seq + 1)
            assert room.table.withdrawable(0) == phase
            await take_back(room, 0)
        assert room.table.phase(0) == phase


@in_loop
async def test_somebody_else_cannot_take_it_back(tmp_path: Path) -> None:
    async with one_lobby(tmp_path) as lobby:
        _, room = await new_room(lobby, "human", "local")
        await decide(room, 0)
        with pytest.raises(Refused, match="not_yours"):
            await room.withdraw(0, seeds.token(), "1", holder=room.table.seats[1].holder)
        with pytest.raises(Refused, match="not_yours"):
            await room.withdraw(1, seeds.token(), "1", holder=room.table.seats[1].holder)
