"""The chain head over the wire: a kept head reveals a changed decision."""

from __future__ import annotations

import json
import random
from pathlib import Path

import pytest

from crossoff.core.model.record import decode
from crossoff.play.fairness import Unfair, check_fairness
from testkit.server.processes import Client, new_table, play_randomly, running
from testkit.server.seeded import web
from testkit.store.databases import in_loop


@in_loop
async def test_the_heads_of_a_game_are_those_of_its_record(tmp_path: Path) -> None:
    async with running(str(tmp_path / "games.sqlite")) as server, web(server) as http:
        table = await new_table(http, "one-card", ("human", "random"), nonce=None)
        client = Client(server.address, table.table, table.tokens[0], nonce="C0FFEE")
        async with client:
            assert not client.info["started"]
            assert client.info["commitment"] == table.commitment
            await play_randomly(client, random.Random(1))
        heads = [frame["head"] for frame in client.frames if "head" in frame]
        acks = [frame for frame in client.frames if frame["t"] == "ack"]
        assert len(acks) > 5 and all("head" in ack for ack in acks)
        record = (await http.get(
            f"/api/tables/{table.table}/record",
            headers={"Authorization": f"Bearer {table.tokens[0]}"},
        )).json()  # fmt: skip
        assert record["fairness"]["nonces"] == ["c0ffee", ""]
        assert heads[-1] == record["fairness"]["head"]
        assert check_fairness(decode(json.dumps(record)), heads).position.is_over
        other = ["f" * 64, *heads]
        with pytest.raises(Unfair):
            check_fairness(decode(json.dumps(record)), other)


@in_loop
async def test_an_answer_that_is_asked_for_later_has_the_head_it_had(tmp_path: Path) -> None:
    async with running(str(tmp_path / "games.sqlite")) as server, web(server) as http:
        table = await new_table(http, "one-card")
        async with (
            Client(server.address, table.table, table.tokens[0]) as ann,
            Client(server.address, table.table, table.tokens[1]) as bob,
        ):
            answers = []
            for number in range(4):
                one = ann if ann.phase is not None else bob
                while one.phase is None:
                    await one.receive()
                phase, id = one.phase, f"{number:032x}"
                answers.append((one, phase, await one.command("pass", phase=phase, id=id)))
                for each in (ann, bob):
                    while each.seq < answers[-1][2]["seq"]:
                        await each.receive()
            assert len({answer["head"] for _, _, answer in answers}) == 4
            for one, phase, answer in answers:
                assert await one.command("pass", phase=phase, id=answer["id"]) == answer
