"""The longest games: clients can still join, and nobody else waits for it."""

from __future__ import annotations

import asyncio
import gc
import gzip
import random
import tracemalloc
from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import msgspec
import pytest

from crossoff.play.events import Ended, Event
from crossoff.play.news import Reporter
from crossoff.server.clocks import Clocks
from crossoff.server.commands import Commands, digest_of, new_event
from crossoff.server.history import History
from crossoff.server.limits import Limits
from crossoff.server.lobby import Lobby
from crossoff.server.replay import Replays
from crossoff.server.room import Room
from crossoff.server.secrets import hashed
from crossoff.server.store import Store, StoredEvent
from testkit.play.tables import KINDS, new_table, play_on, play_slowly
from testkit.server.rooms import Wire, lobby_on
from testkit.store.databases import in_loop, new_id
from testkit.store.in_memory import MemoryStore, memory_store

TURNS = 150  # of six decisions each: the longest game that the rules allow
TOKEN = "the token of seat 0"


def long_game(decisions: int = 6 * TURNS) -> list[Event]:
    """Return the events of one, ended by its host if not by the rules. TOKEN plays seat 0."""
    table = new_table("one-card", {"variant": "basic"}, 4)
    seats = list(table.created.seats)
    seats[0] = msgspec.structs.replace(seats[0], token=hashed(TOKEN))
    created = msgspec.structs.replace(table.created, seats=seats)
    events = play_slowly(table, decisions)
    return [created, *events, *([] if table.ended else [Ended("closed")])]


async def stored_in(store: Store, events: Sequence[Event], *, has_commands: bool = False) -> str:
    """Store a table with these events, with or without command ids; return its id."""
    table = new_id()
    new = [
        new_event(event, seq, new_id() if has_commands else None, digest_of(seq))
        for seq, event in enumerate(events, 1)
    ]
    for start in range(0, len(new), 1000):
        await store.append(table, start, new[start : start + 1000])
    return table


@in_loop
async def test_a_welcome_is_never_too_large_to_come_in() -> None:
    events = long_game()
    lobby = lobby_on(memory_store())
    table = await stored_in(lobby.services.store, events)
    wire = Wire(lobby, table, TOKEN, replace(Limits(), send_bytes=2000))
    welcome = await wire.expect("welcome")
    assert [news["seq"] for news in welcome["missed"]] == list(range(1, len(events) + 1))
    wire.leave()
    await wire.serving


@in_loop
async def test_others_have_their_turn_while_a_long_game_is_loaded() -> None:
    events = long_game(200)
    lobby, turns = lobby_on(memory_store()), 0
    table = await stored_in(lobby.services.store, events)
    loading = asyncio.ensure_future(lobby.room(table))
    while not loading.done():
        turns += 1
        await asyncio.sleep(0)
    assert turns > len(events) // 10


class Watched(MemoryStore):
    """A store that counts concurrent reads."""

    def __init__(self) -> None:
        super().__init__()
        self.reads = self.now = self.most = 0

    async def load(self, table: str, since: int = 0) -> list[StoredEvent]:
        self.reads += 1
        self.now += 1
        self.most = max(self.most, self.now)
        for _ in range(5):
            await asyncio.sleep(0)
        self.now -= 1
        return await super().load(table, since)


async def rooms_of(store: Any, lobby: Lobby, number: int) -> list[Room]:
    events = long_game(40)
    return [await lobby.room(await stored_in(store, events)) for _ in range(number)]


@in_loop
async def test_a_replay_is_made_once_and_holds_every_event_of_the_game() -> None:
    store = Watched()
    lobby = lobby_on(store)
    (room,) = await rooms_of(store, lobby, 1)
    before = store.reads
    asked = [lobby.replays.replay(room, None, "here") for _ in range(5)]
    first, *others = await asyncio.gather(*asked)
    assert store.reads == before + 1 and all(other == first for other in others)
    frames = msgspec.json.decode(gzip.decompress(first))["frames"]
    assert [frame["seq"] for frame in frames][-1] == room.seq - 1  # the last one ended it
    assert frames[-1]["view"] == msgspec.to_builtins(room.audience.snapshot(None)["view"])


@in_loop
async def test_an_address_has_one_replay_made_at_a_time() -> None:
    store = Watched()
    rooms = await rooms_of(store, lobby_on(store), 4)
    store.most, replays = 0, Replays()
    await asyncio.gather(*(replays.replay(room, 0, "here") for room in rooms))
    assert store.most == 1
    await asyncio.gather(*(replays.replay(r, 1, n) for n, r in enumerate(rooms)))
    assert store.most == 4  # but nobody waits for another's


@pytest.mark.parametrize("kind", KINDS)
def test_packed_news_is_unchanged(kind: Any) -> None:
    table, reporter, history, news = new_table(*kind), Reporter(), History(), []
    played = new_table(*kind)
    for event in play_on(played, random.Random(1), 100):
        table.apply(event)
        news.append(reporter.news(table, event))
        history.append(news[-1])
        assert history.last(table) == news[-1]
    for since in (0, 1, 15, 16, 17, 40, len(news) - 1, len(news)):
        found = [one.for_observer(0) for one in history.after(since, table)]
        assert found == [one.for_observer(0) for one in news[since:]]


def test_commands_are_found_by_their_whole_id() -> None:
    rng, commands, known = random.Random(1), Commands(), {}
    for seq in range(1, 500):
        command, digest = rng.randbytes(16).hex(), rng.randbytes(16).hex()
        commands.add(command, digest, seq)
        known[command] = (digest, seq)
    for command, (digest, seq) in known.items():
        assert commands.find(command) == seq
        assert commands.is_about(command, digest)
        assert not commands.is_about(command, digest[:-1] + ("1" if digest[-1] == "0" else "0"))
        assert commands.find(command[:-1] + ("1" if command[-1] == "0" else "0")) is None


@in_loop
async def test_the_longest_game_takes_little_memory() -> None:
    """At most 60 KB. The goal is about live rooms, excluding sockets and shared objects."""
    services = lobby_on(memory_store()).services
    events = long_game()
    table = await stored_in(services.store, events, has_commands=True)
    stored = await services.store.load(table)
    rooms = [await Room.open(table, stored, services, Clocks())]
    gc.collect()
    tracemalloc.start()
    rooms += [await Room.open(table, stored, services, Clocks()) for _ in range(3)]
    gc.collect()
    taken = tracemalloc.get_traced_memory()[0] / 3
    tracemalloc.stop()
    assert taken < 60 * 1024
