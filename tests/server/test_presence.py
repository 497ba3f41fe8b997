"""Who is connected and since when; nudges and emotes: sent, limited, and never stored."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from testkit.server.rooms import Wire, new_table, one_lobby
from testkit.store.databases import in_loop


async def settled(wire: Wire) -> list[dict[str, Any]]:
    """Return the frames that a client was sent up to now."""
    wire.send({"t": "ping"})
    frames = []
    while (frame := await wire.expect("nudge", "emote", "here", "err", "pong"))["t"] != "pong":
        frames.append(frame)
    return frames


@in_loop
async def test_a_seat_that_leaves_is_away_from_then_on(tmp_path: Path) -> None:
    async with one_lobby(tmp_path) as lobby:
        created, _ = await new_table(lobby, "human", "local", "casual")
        ann = Wire(lobby, created.table, created.token)
        welcome = await ann.expect("welcome")
        assert welcome["here"] == [True, False, True]
        assert [one is None for one in welcome["away"]] == [True, False, True]
        bob = Wire(lobby, created.table, created.local[0].token)
        assert (await ann.expect("here"))["away"] == [None, None, None]
        bob.leave()
        gone = await ann.expect("here")
        assert gone["here"] == [True, False, True] and 0 <= gone["away"][1] < 60
        ann.leave()


@in_loop
async def test_a_nudge_rings_at_the_seat_and_waits_for_who_is_away(tmp_path: Path) -> None:
    async with one_lobby(tmp_path) as lobby:
        created, room = await new_table(lobby, "human", "local", "local")
        before = room.seq
        ann = Wire(lobby, created.table, created.token)
        bob = Wire(lobby, created.table, created.local[0].token)
        await bob.expect("welcome")
        ann.send({"t": "nudge", "seat": 1})
        ann.send({"t": "nudge", "seat": 1})  # one in ten seconds is enough
        ann.send({"t": "nudge", "seat": 2})  # who is away
        heard = await settled(ann)
        assert [one["t"] for one in heard if one["t"] != "here"] == []
        assert [one for one in await settled(bob) if one["t"] != "here"] == [
            {"t": "nudge", "by": 0}
        ]
        cleo = Wire(lobby, created.table, created.local[1].token)
        assert (await cleo.expect("welcome"))["nudged"] == 0
        again = Wire(lobby, created.table, created.local[1].token)
        assert "nudged" not in await again.expect("welcome")
        assert room.seq == before
        for wire in (ann, bob, cleo, again):
            wire.leave()


@in_loop
async def test_an_emote_reaches_everybody_and_a_flood_does_not(tmp_path: Path) -> None:
    async with one_lobby(tmp_path) as lobby:
        created, room = await new_table(lobby, "human", "local")
        before = room.seq
        ann = Wire(lobby, created.table, created.token)
        spectator = Wire(lobby, created.table, created.watch)
        await spectator.expect("welcome")
        for _ in range(9):
            ann.send({"t": "emote", "emote": "wow"})
        await settled(ann)
        seen = [one for one in await settled(spectator) if one["t"] == "emote"]
        assert seen == [{"t": "emote", "by": 0, "emote": "wow"}] * 3
        assert room.seq == before
        ann.leave()
        spectator.leave()


@pytest.mark.parametrize(
    "message",
    [
        {"t": "nudge", "seat": 8},
        {"t": "nudge", "seat": -1},
        {"t": "nudge"},
        {"t": "emote", "emote": "rude"},
        {"t": "emote"},
    ],
)
@in_loop
async def test_a_bad_gesture_is_refused(message: dict[str, Any], tmp_path: Path) -> None:
    async with one_lobby(tmp_path) as lobby:
        created, _ = await new_table(lobby, "human", "local")
        ann = Wire(lobby, created.table, created.token)
        ann.send(message)
        assert (await ann.expect("err"))["code"] == "malformed"
        spectator = Wire(lobby, created.table, created.watch)
        spectator.send({"t": "nudge", "seat": 1})
        assert (await spectator.expect("err"))["code"] == "not_yours"
        ann.leave()
        spectator.leave()
