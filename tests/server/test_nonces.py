"""Nonces come after the commitment, and no game waits for them for long."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from crossoff.core.model.record import decode, encode
from crossoff.play.events import Began, Nonced, decode_event
from crossoff.play.fairness import check_fairness
from crossoff.play.frames import describe_table, record_for
from crossoff.play.table import Refused
from crossoff.server import driver, requests
from crossoff.server.lobby import Lobby
from crossoff.server.room import Room
from crossoff.server.store import StoredEvent, Unavailable
from testkit.server.rooms import Spectator, Wire, lobby_on, one_lobby
from testkit.store.databases import in_loop
from testkit.store.in_memory import MemoryStore

HUMAN, BOT = requests.SeatWish("human"), requests.SeatWish("bot", bot="random")
FOR_EVER = 86_400.0


async def create(
    lobby: Lobby, *seats: requests.SeatWish, nonce: str | None = None
) -> tuple[requests.TableCreated, Room]:
    wish = requests.NewTable("one-card", list(seats), "Ann", nonce=nonce)
    created = await lobby.create(wish)
    return created, await lobby.room(created.table)


async def greet(room: Room, seat: int, nonce: str | None) -> None:
    spectator = Spectator(room)
    room.greet(seat, room.table.seats[seat].holder, nonce)
    while room.nonces.to_store():
        spectator.came.clear()
        await spectator.came.wait()
    room.leave(spectator)


async def begun(room: Room) -> None:
    spectator = Spectator(room)
    while room.table.recorder is None:
        spectator.came.clear()
        await spectator.came.wait()
    room.leave(spectator)


async def settled(room: Room) -> None:
    """Let all pending tasks run as far as they can."""
    for _ in range(20):
        await asyncio.sleep(0)


def fairness_of(room: Room) -> Any:
    record = record_for(room.table, None)
    assert record is not None
    return record.fairness


@in_loop
async def test_a_game_against_bots_begins_with_the_creators_nonce(tmp_path: Path) -> None:
    async with one_lobby(tmp_path, nonce_seconds=FOR_EVER) as lobby:
        created, room = await create(lobby, HUMAN, BOT)
        await settled(room)
        described = describe_table(room.table)
        assert not described["started"] and described["commitment"] == created.commitment
        await greet(room, 0, "AB")
        await begun(room)
        told = fairness_of(room)
        assert (told["nonces"], told["commitment"]) == (["ab", ""], created.commitment)
        assert "early" not in told
        stored = [decode_event(one.body) for one in await room.stored()]
        kinds = [type(event) for event in stored]
        assert kinds.index(Nonced) < kinds.index(Began)


@in_loop
async def test_a_nonce_with_the_creation_still_counts_and_is_called_early(tmp_path: Path) -> None:
    async with one_lobby(tmp_path, nonce_seconds=FOR_EVER) as lobby:
        _, room = await create(lobby, HUMAN, BOT, nonce="Ab")
        await begun(room)
        told = fairness_of(room)
        assert (told["nonces"], told["early"]) == (["ab", ""], [0])


@in_loop
async def test_a_hello_without_a_nonce_does_not_delay_the_game(tmp_path: Path) -> None:
    async with one_lobby(tmp_path, nonce_seconds=FOR_EVER) as lobby:
        created, room = await create(lobby, HUMAN, HUMAN)
        await greet(room, 0, None)
        await lobby.join(created.table, requests.Join(created.invite, "Bob"))
        await settled(room)
        assert room.table.recorder is None  # Bob may still send one
        await greet(room, 1, None)
        await begun(room)
        assert fairness_of(room)["nonces"] == ["", ""]


@in_loop
async def test_a_game_begins_without_the_nonce_of_an_absent_player(tmp_path: Path) -> None:
    async with one_lobby(tmp_path, nonce_seconds=0.01) as lobby:
        created, room = await create(lobby, HUMAN, HUMAN)
        await greet(room, 0, "c0ffee")
        await lobby.join(created.table, requests.Join(created.invite, "Bob"))
        await begun(room)
        assert fairness_of(room)["nonces"] == ["c0ffee", ""]


@in_loop
async def test_everybody_adds_a_nonce_to_a_rematch_and_knows_its_commitment(tmp_path: Path) -> None:
    async with one_lobby(tmp_path, nonce_seconds=FOR_EVER) as lobby:
        created, room = await create(lobby, HUMAN, HUMAN)
        joined = await lobby.join(created.table, requests.Join(created.invite, "Bob"))
        assert joined.commitment == created.commitment
        for seat in (0, 1):
            await greet(room, seat, f"{seat}")
        await begun(room)
        await lobby.end(created.table, created.host)
        again = await lobby.rematch(created.table, requests.Rematch(created.host))
        room = await lobby.room(created.table)  # it may have been unloaded
        assert describe_table(room.table)["rematch_commitment"] == again.commitment
        new = await lobby.room(again.table)
        assert new.table.created.commitment == again.commitment
        await settled(new)
        assert new.table.recorder is None
        for seat in (0, 1):
            await greet(new, seat, f"a{seat}")
        await begun(new)
        assert fairness_of(new)["nonces"] == ["a0", "a1"]
        assert describe_table(new.table)["start"] == fairness_of(new)["start"]


@in_loop
async def test_a_proposed_rematch_waits_for_everybody_also_after_a_restart(tmp_path: Path) -> None:
    async with one_lobby(tmp_path) as lobby:  # no server waits for nonces by itself
        created, room = await create(lobby, HUMAN, HUMAN, HUMAN)
        tokens = [created.token]
        for name in ("Bob", "Cleo"):
            joined = await lobby.join(created.table, requests.Join(created.invite, name))
            tokens.append(joined.token)
        await begun(room)
        for secret in (created.watch, created.invite, created.host):
            with pytest.raises(Refused, match="not_found"):
                await lobby.rematch(created.table, requests.Rematch(token=secret))
        with pytest.raises(Refused, match="running"):
            await lobby.rematch(created.table, requests.Rematch(token=tokens[1]))
        await lobby.end(created.table, created.host)
        again = await lobby.rematch(created.table, requests.Rematch(token=tokens[1]))
        assert again == await lobby.rematch(created.table, requests.Rematch(token=tokens[0]))
        room = await lobby.room(created.table)
        assert describe_table(room.table)["rematch_by"] == 1
        await greet(await lobby.room(again.table), 1, "b1")
    async with one_lobby(tmp_path) as lobby:
        new = await lobby.room(again.table)
        assert describe_table(new.table)["waits"]
        await greet(new, 0, "b0")
        await settled(new)
        assert new.table.recorder is None
        assert new.table.nonces() == ["b0", "b1", ""]
        await lobby.hand_over(again.table, 2, requests.HandOver(created.host, "bot", "casual"))
        await begun(new)  # nobody else is awaited


@in_loop
async def test_a_seat_has_one_nonce_and_only_its_holder_sets_it(tmp_path: Path) -> None:
    async with one_lobby(tmp_path, nonce_seconds=FOR_EVER) as lobby:
        created, room = await create(lobby, HUMAN, HUMAN)
        with pytest.raises(Refused, match="not_yours"):
            room.greet(0, "somebody else", "bad")
        await greet(room, 0, "aa")
        await greet(room, 0, "bb")
        assert room.table.nonces() == ["aa", ""]
        await lobby.join(created.table, requests.Join(created.invite, "Bob", nonce="cc"))
        await begun(room)
        await greet(room, 1, "dd")
        assert fairness_of(room)["nonces"] == ["aa", "cc"]


@in_loop
async def test_the_game_waits_for_a_new_player_of_a_seat_too(tmp_path: Path) -> None:
    async with one_lobby(tmp_path, nonce_seconds=FOR_EVER) as lobby:
        created, room = await create(lobby, HUMAN, HUMAN, HUMAN)
        await greet(room, 0, "aa")
        await lobby.join(created.table, requests.Join(created.invite, "Bob"))
        await greet(room, 1, None)
        opened = await lobby.hand_over(created.table, 1, requests.HandOver(created.host, "human"))
        for name in ("Cay", "Dan"):
            await lobby.join(created.table, requests.Join(str(opened.invite), name))
        await greet(room, 2, None)
        await settled(room)
        assert room.table.recorder is None
        await greet(room, 1, "cc")
        await begun(room)
        assert fairness_of(room)["nonces"] == ["aa", "cc", ""]


@in_loop
async def test_the_record_of_a_table_that_ended_holds_its_chain(tmp_path: Path) -> None:
    async with one_lobby(tmp_path, nonce_seconds=FOR_EVER) as lobby:
        created, room = await create(lobby, HUMAN, BOT)
        await greet(room, 0, "aa")
        await begun(room)
        first = room.loaded.head()["head"]
        while (phase := room.table.phase(0)) is None:
            await asyncio.sleep(0)
        holder = room.table.seats[0].holder
        await room.submit(0, "ab" * 16, phase, "pass", holder=holder)
        assert room.loaded.head()["head"] != first
        kept = [first, room.loaded.head()["head"]]
        await lobby.end(created.table, created.host)
        record = record_for(room.table, None)
        assert record is not None
        assert not check_fairness(decode(encode(record)), kept).position.is_over


class Failing(MemoryStore):
    """A store that cannot be written to for a while."""

    def __init__(self) -> None:
        super().__init__()
        self.is_down = False
        self.failed = asyncio.Event()

    async def append(self, *arguments: Any, **options: Any) -> list[StoredEvent]:
        if self.is_down:
            self.failed.set()
            raise Unavailable("the disk is full")
        return await super().append(*arguments, **options)


@in_loop
async def test_a_nonce_outlives_a_store_that_fails(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(driver, "_RETRY", 0.0)
    store = Failing()
    lobby = lobby_on(store, nonce_seconds=FOR_EVER)
    created, room = await create(lobby, HUMAN, BOT)
    store.is_down = True
    wire = Wire(lobby, created.table, created.token, nonce="ab")
    await store.failed.wait()
    monkeypatch.setattr(room._driver, "_has_waited", True)  # as if that had taken very long
    room.wake()
    await settled(room)
    store.is_down = False
    await begun(room)
    assert fairness_of(room)["nonces"] == ["ab", ""]
    wire.leave()
    await wire.serving
    await lobby.close()
