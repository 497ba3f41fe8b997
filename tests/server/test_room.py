"""Rooms on real stores: decisions without a socket, and two processes sharing a table."""

from __future__ import annotations

import asyncio
import collections
import gc
import hashlib
import random
import weakref
from collections.abc import AsyncIterator, Sequence
from pathlib import Path
from typing import Any

import pytest

from crossoff.core.model.position import Position
from crossoff.server import requests
from crossoff.server.following import follow_others
from crossoff.server.lobby import Lobby
from crossoff.server.services import Services
from crossoff.server.settings import Settings
from crossoff.server.store import NewEvent, Store, StoredEvent, Unavailable
from crossoff.server.sweeping import sweep
from testkit import seeds
from testkit.play.tables import KINDS, play_on, random_decision
from testkit.play.tables import new_table as table_alone
from testkit.server.entropy import seeded
from testkit.server.rooms import (
    Spectator,
    decide,
    lobby_on,
    new_table,
    one_lobby,
    think,
    two_lobbies,
)
from testkit.store.databases import in_loop, opened


@pytest.fixture(autouse=True, scope="module")
def compiled() -> None:
    """Compile everything needed before a test waits for it."""
    play_on(table_alone(*KINDS[0]), random.Random(1))


@in_loop
async def test_nobody_can_use_up_the_id_of_a_bots_next_decision(tmp_path: Path) -> None:
    async with one_lobby(tmp_path) as lobby:
        created, room = await new_table(lobby, "human", "random")
        spectator = Spectator(room)
        for phase in range(2, 6):
            guess = f"{created.table} bot 1 {phase}"  # all that a player knows of the seed
            seq = await decide(room, 0, hashlib.sha256(guess.encode()).hexdigest()[:32])
            await spectator.until(seq if seq % 2 == 0 else seq + 1)
            while room.table.phase(0) is None:
                spectator.came.clear()
                await spectator.came.wait()


@in_loop
async def test_a_bot_that_takes_over_a_seat_decides_at_once(tmp_path: Path) -> None:
    async with one_lobby(tmp_path) as lobby:
        created, room = await new_table(lobby, "human", "local", seconds=86_400.0)
        wish = requests.HandOver(created.host, "bot", "random")
        await lobby.hand_over(created.table, 1, wish)
        await Spectator(room).until(4)
        assert room.table.phase(0) is not None and room.table.phase(1) is None


@in_loop
async def test_a_reconnecting_client_gets_the_true_time_left(tmp_path: Path) -> None:
    async with one_lobby(tmp_path) as lobby:
        _, room = await new_table(lobby, "human", "local", seconds=86_400.0)
        loop = asyncio.get_running_loop()
        really = loop.time
        assert 86_300 < room.audience.snapshot(0)["left"] <= 86_400
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(loop, "time", lambda: really() + 1_000)
            assert 85_300 < room.audience.snapshot(0)["left"] <= 85_400
        assert "left" not in room.audience.snapshot(None)
        await decide(room, 0)
        assert "left" not in room.audience.snapshot(0) and "left" in room.audience.snapshot(1)


@in_loop
async def test_a_bot_decides_no_more_for_a_seat_that_was_opened(tmp_path: Path) -> None:
    is_asked, may_answer = asyncio.Event(), asyncio.Event()

    async def slowly(position: Position, seat: int, bot: str, name: str) -> str:
        is_asked.set()
        await may_answer.wait()
        return await think(position, seat, bot, name)

    async with opened(str(tmp_path / "games.db")) as store:
        lobby = Lobby(Services(store, slowly, seeded(seeds.next_text()), nonce_seconds=0.0))
        created, room = await new_table(lobby, "human", "random")
        await is_asked.wait()
        opening = await lobby.hand_over(created.table, 1, requests.HandOver(created.host, "human"))
        may_answer.set()
        joined = await lobby.join(created.table, requests.Join(str(opening.invite), "Bob"))
        assert joined.seat == 1 and room.table.phase(1) is not None
        assert await decide(room, 1) == room.seq
        await lobby.close()


class Full:
    """A full store; the rest is real."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self.was_asked = asyncio.Event()

    def __getattr__(self, name: str) -> Any:
        return getattr(self._store, name)

    async def append(
        self, table: str, expected_seq: int, events: Sequence[NewEvent], **more: Any
    ) -> list[StoredEvent]:
        self.was_asked.set()
        raise Unavailable("the disk is full")


@in_loop
async def test_a_server_can_end_while_nothing_can_be_stored(tmp_path: Path) -> None:
    async with opened(str(tmp_path / "games.db")) as store:
        full = Full(store)
        lobby = lobby_on(full)
        wishes = [requests.SeatWish("human"), requests.SeatWish("bot", bot="random")]
        await lobby.create(requests.NewTable("silver-and-gold", wishes, "Ann"))
        await full.was_asked.wait()  # for Began, which will be retried
        await lobby.close()


@in_loop
async def test_a_client_can_switch_servers_without_losing_state(tmp_path: Path) -> None:
    async with two_lobbies(tmp_path) as (here, there):
        created, room = await new_table(here, "human", "local")
        other = await there.room(created.table)
        seq = await decide(room, 0)
        found, seat = await there.observer(created.table, created.token)
        assert (found, seat, found.seq) == (other, 0, seq)


@in_loop
async def test_a_rematch_reaches_the_other_server_without_a_hint(tmp_path: Path) -> None:
    async with two_lobbies(tmp_path) as (here, there):
        created, _ = await new_table(here, "human", "local")
        await here.end(created.table, created.host)
        spectator = Spectator(await there.room(created.table))
        hints, there.services.store.hints = there.services.store.hints, _no_hints
        following = asyncio.ensure_future(follow_others(there))
        new = await here.rematch(created.table, requests.Rematch(created.host))
        await spectator.until(4)
        rematched = spectator.room.table.rematch
        assert rematched is not None and rematched.table == new.table
        following.cancel()
        there.services.store.hints = hints


async def _no_hints() -> AsyncIterator[Any]:
    await asyncio.get_running_loop().create_future()
    yield


@in_loop
async def test_an_unreadable_table_does_not_stop_others_from_being_followed(
    tmp_path: Path,
) -> None:
    errors: list[BaseException] = []
    async with two_lobbies(tmp_path, errors) as (here, there):
        tables = [await new_table(here, "human", "local") for _ in range(2)]
        spectators = [Spectator(await there.room(created.table)) for created, _ in tables]
        (bad, at), (_, good) = tables
        newer = NewEvent(b'{"e":"of a newer version"}')
        await here.services.store.append(bad.table, at.seq, [newer])
        following = asyncio.ensure_future(follow_others(there))
        for seat in (0, 1):
            await spectators[1].until(await decide(good, seat))
        following.cancel()
    assert errors


@in_loop
async def test_a_busy_table_does_not_delay_hints_for_others(tmp_path: Path) -> None:
    """One is busy for as long as it takes; hints for all others are followed meanwhile."""
    async with two_lobbies(tmp_path) as (here, there):
        slow, quick = [(await new_table(here, "human", "local"))[1] for _ in range(2)]
        rooms = [await there.room(room.id) for room in (slow, quick)]
        spectators = [Spectator(room) for room in rooms]
        following = asyncio.create_task(follow_others(there))
        async with rooms[0]._lock:
            for seat in (0, 1):
                await decide(slow, seat)
                await spectators[1].until(await decide(quick, seat))
            assert rooms[0].seq == 2
        await spectators[0].until(slow.seq)
        following.cancel()


class CountingStore:
    """Counts the calls of a store."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self.asked: collections.Counter[str] = collections.Counter()

    def __getattr__(self, name: str) -> Any:
        self.asked[name] += 1
        return getattr(self._store, name)


@in_loop
async def test_looking_for_lost_hints_takes_one_question_for_all_tables(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("crossoff.server.following._POLL_SECONDS", 0.01)
    async with two_lobbies(tmp_path) as (here, there):
        store = CountingStore(there.services.store)
        lobby = lobby_on(store, is_shared=True)
        tables = [(await new_table(here, "human", "local"))[1] for _ in range(20)]
        spectators = [Spectator(await lobby.room(table.id)) for table in tables]
        store.asked.clear()
        following = asyncio.create_task(follow_others(lobby))
        while store.asked["seqs"] < 5:
            await asyncio.sleep(0.01)
        assert not store.asked["load"] and not store.asked["seq"]
        await spectators[7].until(await decide(tables[7], 0))
        following.cancel()
        await lobby.close()


@in_loop
async def test_two_servers_close_an_abandoned_table_once(tmp_path: Path) -> None:
    async with two_lobbies(tmp_path) as (here, there):
        _, room = await new_table(here, "human", "local")
        room.audience.connections.clear()
        store = here.services.store
        assert await store.add_uptime(await store.uptime(), 0.0)  # which sees the table
        settings = Settings(abandoned_after=-10.0)
        await asyncio.gather(sweep(here, settings, 0.0), sweep(there, settings, 0.0))
        await room.catch_up()
        assert (room.seq, room.table.ended) == (3, "abandoned")


@in_loop
async def test_a_client_joining_during_an_event_gets_it_once(tmp_path: Path) -> None:
    """In the welcome: other tasks run between a decision's ack and the broadcast."""
    async with one_lobby(tmp_path) as lobby:
        _, room = await new_table(lobby, "human", "local")
        before, late = Spectator(room), list[Spectator]()
        do = random_decision(room.table, 0, random.Random(1))
        holder = room.table.seats[0].holder

        def come(seq: int) -> None:
            late.append(Spectator(room))

        await room.submit(0, "a" * 32, "1", do, holder=holder, on_stored=come)
        is_event = [b'"t":"event"' in frame for frame in before.frames + late[0].frames]
        assert is_event.count(True) == 1 and not late[0].frames


@in_loop
async def test_an_unloaded_table_is_freed_at_once(tmp_path: Path) -> None:
    """By reference counting, without waiting for the cyclic GC, which hardly ever runs
    on a server.
    """
    async with one_lobby(tmp_path) as lobby:
        created, room = await new_table(lobby, "human", "random")
        await decide(room, 0)
        for spectator in list(room.audience.connections):
            room.leave(spectator)
        del spectator
        while not room.is_idle:
            await asyncio.sleep(0)
        put_away = weakref.ref(room)
        gc.disable()
        try:
            del lobby.rooms[created.table], room
            await asyncio.sleep(0)  # running tasks release it
            assert put_away() is None
        finally:
            gc.enable()
