"""Abandoned tables are closed and erased on time, whatever the wall clock says."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from crossoff.server.lobby import Lobby
from crossoff.server.settings import DAY, Settings
from crossoff.server.store import Store, Unsettled, Uptime, sqlite_erase
from crossoff.server.sweeping import UptimeCounter, sweep, sweep_forever
from testkit.server.rooms import lobby_on, new_table, one_lobby
from testkit.store.databases import event, in_loop, new_id, new_place, opened
from testkit.store.probes import last_seq, unfinished

SETTINGS = Settings()


class World:
    """The true time, an arbitrary wall clock, and servers that come and go."""

    def __init__(self, seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
        self.rng = random.Random(seed)
        self.now = 0.0  # true
        self.wall = 1e9
        monkeypatch.setattr(time, "time", lambda: self.wall)
        monkeypatch.setattr(sqlite_erase, "REST", 0.0)

    def let_pass(self, seconds: float) -> None:
        self.now += seconds
        self.wall += seconds
        if self.rng.random() < 0.3:  # set by anyone, to anything
            self.wall = self.rng.choice((0.0, 1e9, self.wall + 400 * DAY, self.wall - 90 * DAY))

    def clock(self, drift: float = 0.0) -> Callable[[], float]:
        """Return a monotonic clock: it starts anywhere, and may stop, but never runs fast."""
        began, offset = self.now, self.rng.uniform(0, 1e6)
        return lambda: offset + (self.now - began) * (1 - drift)


class SlowStore:
    """A store that takes time to answer."""

    def __init__(self, world: World, store: Store) -> None:
        self._world, self._store = world, store

    def __getattr__(self, name: str) -> Callable[..., Awaitable[object]]:
        async def call(*arguments: object) -> object:
            self._world.let_pass(self._world.rng.choice((0.0, DAY)))
            answer = await getattr(self._store, name)(*arguments)
            self._world.let_pass(self._world.rng.choice((0.0, DAY)))
            return answer

        return call


@asynccontextmanager
async def a_server(store: Store) -> AsyncIterator[Lobby]:
    lobby = lobby_on(store)
    yield lobby
    await lobby.close()


class Games:
    """Tables with the true times of their events."""

    def __init__(self, world: World) -> None:
        self.world = world
        self.last: dict[str, float] = {}  # last event by a person
        self.closed: dict[str, float] = {}
        self.finished: set[str] = set()
        self.erased = 0

    async def live_through(self, lobby: Lobby, ticks: int) -> None:
        """Run a server that counts and sweeps."""
        world, store = self.world, lobby.services.store
        slow: Any = SlowStore(world, store)
        counter = UptimeCounter(slow, world.clock(world.rng.choice((0.0, 0.5))))
        for _ in range(ticks):
            world.let_pass(world.rng.choice((1.0, 5 * DAY, 10 * DAY, 20 * DAY)))
            if (uptime := await counter.tick()) is not None:
                await sweep(lobby, SETTINGS, uptime.seconds)
            await self.judge(store)
            if world.rng.random() < 0.2:
                await self.happen(lobby)

    async def happen(self, lobby: Lobby) -> None:
        """Create or finish a table."""
        store = lobby.services.store
        still_open = await unfinished(store)
        if still_open and self.world.rng.random() < 0.5:
            table = self.world.rng.choice(still_open)
            await store.append(table, await last_seq(store, table), [event(1)], done=True)
            lobby.rooms.pop(table, None)
            self.finished.add(table)
        else:
            created, room = await new_table(lobby, "human", "local")
            room.audience.connections.clear()
            table = created.table
        self.last[table] = self.world.now

    async def judge(self, store: Store) -> None:
        """Check that erased tables were untouched for the promised time, by the true clock."""
        left = set(await unfinished(store))
        there = await store.seqs(list(self.last))
        for table, last in list(self.last.items()):
            idle = self.world.now - last
            if table not in left and table not in self.closed and table not in self.finished:
                assert idle >= SETTINGS.abandoned_after, "closed too early"
                self.closed[table] = self.world.now
            if table not in there:
                assert idle >= SETTINGS.erased_after, "erased too early"
                if table in self.closed:
                    assert self.world.now - self.closed[table] >= 30 * DAY
                self.erased += 1
                del self.last[table]


@in_loop
async def test_no_clock_on_the_wall_closes_or_erases_a_table(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With servers that start and stop at any time, and a clock that jumps by years."""
    monkeypatch.setattr("crossoff.server.sweeping.TICK", 10 * DAY)  # so that enough time counts
    closed = erased = 0
    for seed in range(10):
        world = World(seed, monkeypatch)
        games = Games(world)
        for _ in range(4):
            async with opened(str(tmp_path / f"{seed}.db")) as store, a_server(store) as lobby:
                await games.live_through(lobby, world.rng.randrange(10, 60))
            world.let_pass(world.rng.choice((1.0, 500 * DAY)))  # nobody serves meanwhile
        closed, erased = closed + len(games.closed), erased + games.erased
    assert closed and erased  # or nothing was tested


@in_loop
async def test_an_abandoned_table_is_closed_and_erased_in_the_end(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """By a server that runs all the time, after 30 days and 365 more, on any clock."""
    world = World(1, monkeypatch)
    tick = DAY / 2
    monkeypatch.setattr("crossoff.server.sweeping.TICK", tick)
    async with one_lobby(tmp_path) as lobby:
        store = lobby.services.store
        created, _ = await new_table(lobby, "human", "local")
        lobby.rooms[created.table].audience.connections.clear()
        gone: dict[str, float] = {}

        async def sleep(seconds: float) -> None:
            world.let_pass(seconds)
            if not await unfinished(store):
                gone.setdefault("closed", world.now)
            if not await last_seq(store, created.table):
                gone.setdefault("erased", world.now)
                raise asyncio.CancelledError

        with pytest.raises(asyncio.CancelledError):
            await sweep_forever(lobby, SETTINGS, clock=world.clock(), sleep=sleep)
        sweeps = 6 * tick
        assert 30 * DAY <= gone["closed"] <= 30 * DAY + 2 * sweeps
        assert 365 * DAY <= gone["erased"] - gone["closed"] <= 365 * DAY + 3 * sweeps


@in_loop
async def test_a_server_that_starts_with_a_wrong_clock_sweeps_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As on a machine without an RTC battery, wrong in either direction."""
    path = str(tmp_path / "games.db")
    async with opened(path) as store:
        over, left = new_id(), new_id()
        await store.create(left, [event(1)])
        await store.create(over, [event(1)])
        await store.append(over, 1, [event(2)], done=True)
    for wrong in (time.time() + 400 * DAY, 0.0, time.time() + 9000 * DAY):
        monkeypatch.setattr(time, "time", lambda wrong=wrong: wrong)
        async with opened(path) as store, a_server(store) as lobby:
            slept: list[float] = []

            async def sleep(seconds: float, slept: list[float] = slept) -> None:
                slept.append(seconds)
                if len(slept) > 20:
                    raise asyncio.CancelledError

            with pytest.raises(asyncio.CancelledError):
                await sweep_forever(lobby, SETTINGS, clock=lambda: 5.0, sleep=sleep)
            assert await unfinished(store) == [left]
            assert await store.seqs([left, over]) == {left: 1, over: 2}


class LosingAnswers:
    """A store that counts, but loses the answer."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self.is_losing = False

    def __getattr__(self, name: str) -> Callable[..., Awaitable[object]]:
        async def call(*arguments: object) -> object:
            answer = await getattr(self._store, name)(*arguments)
            if self.is_losing:
                raise Unsettled("lost")
            return answer

        return call


@in_loop
async def test_time_whose_counting_had_no_answer_is_not_counted_again(tmp_path: Path) -> None:
    now = 0.0
    async with opened(str(tmp_path / "games.db")) as store:
        lossy = LosingAnswers(store)
        counter = UptimeCounter(lossy, lambda: now)  # type: ignore[arg-type]
        await counter.tick()
        for number in range(6):
            now += 100.0
            lossy.is_losing = number % 2 == 0
            try:
                await counter.tick()
            except Unsettled:
                assert lossy.is_losing
        assert (await store.uptime()).seconds <= now


@in_loop
async def test_two_servers_count_time_once(tmp_path: Path) -> None:
    now = 0.0
    with new_place("postgres", tmp_path) as place:
        async with opened(place) as here, opened(place) as there:
            counters = [UptimeCounter(store, lambda: now) for store in (here, there)]
            rng = random.Random(1)
            for _ in range(40):
                now += rng.uniform(0, 100)
                await asyncio.gather(*(one.tick() for one in counters if rng.random() < 0.7))
            counted = (await here.uptime()).seconds
            assert now / 2 < counted <= now


@in_loop
async def test_an_event_during_counting_does_not_count_as_older(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A store that is slow to count, and an event just before it does."""
    monkeypatch.setattr("crossoff.server.sweeping.TICK", 100 * DAY)
    now, table = 0.0, new_id()
    async with opened(str(tmp_path / "games.db")) as store:
        await store.create(table, [event(1)])

        class Slow:
            uptime = store.uptime

            async def add_uptime(self, last: Uptime, seconds: float) -> Uptime | None:
                nonlocal now
                now += DAY
                await store.append(table, await last_seq(store, table), [event(2)])
                return await store.add_uptime(last, seconds)

        slow: Any = Slow()
        counter = UptimeCounter(slow, lambda: now)
        for _ in range(2):
            await counter.tick()
        slow.add_uptime = store.add_uptime
        now += 29.5 * DAY
        uptime = await counter.tick()
        assert uptime is not None
        assert await store.idle(uptime.seconds - 30 * DAY, done=False) == []
        assert await store.idle(uptime.seconds - 29 * DAY, done=False) == [table]
