"""The longest games: whoever comes to one gets in, and nobody else waits for it."""

from __future__ import annotations

import asyncio
import gzip
import random
from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import msgspec
import pytest

from crossoff.play.events import Ended, Event, encode_event
from crossoff.play.telling import Teller
from crossoff.server.hub import Hub
from crossoff.server.limits import Limits
from crossoff.server.memory import Commands, History
from crossoff.server.replay import Replays
from crossoff.server.room import Room
from crossoff.server.secrets import hashed
from crossoff.server.store import Event as Stored
from crossoff.server.store import NewEvent, Store
from testkit.play.tables import KINDS, new_table, play_on, play_slowly
from testkit.server.rooms import Wire, hub_on
from testkit.store.databases import in_loop, new_id
from testkit.store.in_memory import MemoryStore, memory_store

TURNS = 150  # of six decisions each: the longest game that the rules allow
TOKEN = "the token of seat 0"


def long_game(decisions: int = 6 * TURNS) -> list[Event]:
    """The events of one, ended by its host if not by the rules. TOKEN plays seat 0."""
    table = new_table("one-card", {"variant": "basic"}, 4)
    seats = list(table.created.seats)
    seats[0] = msgspec.structs.replace(seats[0], token=hashed(TOKEN))
    created = msgspec.structs.replace(table.created, seats=seats)
    events = play_slowly(table, decisions)
    return [created, *events, *([] if table.ended else [Ended("closed")])]


async def stored_in(store: Store, events: Sequence[Event]) -> str:
    table = new_id()
    for start in range(0, len(events), 1000):
        some = [NewEvent(encode_event(event)) for event in events[start : start + 1000]]
        await store.append(table, start, some)
    return table


@in_loop
async def test_a_welcome_is_never_too_large_to_come_in() -> None:
    events = long_game()
    hub = hub_on(memory_store())
    table = await stored_in(hub.services.store, events)
    wire = Wire(hub, table, TOKEN, replace(Limits(), send_bytes=2000))
    welcome = await wire.expect("welcome")
    assert [news["seq"] for news in welcome["missed"]] == list(range(1, len(events) + 1))
    wire.leave()
    await wire.serving


@in_loop
async def test_others_have_their_turn_while_a_long_game_is_loaded() -> None:
    events = long_game(200)
    hub, turns = hub_on(memory_store()), 0
    table = await stored_in(hub.services.store, events)
    loading = asyncio.ensure_future(hub.room(table))
    while not loading.done():
        turns += 1
        await asyncio.sleep(0)
    assert turns > len(events) // 10


class Watched(MemoryStore):
    """A store that knows how many read from it at once."""

    def __init__(self) -> None:
        super().__init__()
        self.reads = self.now = self.most = 0

    async def load(self, table: str, since: int = 0) -> list[Stored]:
        self.reads += 1
        self.now += 1
        self.most = max(self.most, self.now)
        for _ in range(5):
            await asyncio.sleep(0)
        self.now -= 1
        return await super().load(table, since)


async def rooms_of(store: Any, hub: Hub, number: int) -> list[Room]:
    events = long_game(40)
    return [await hub.room(await stored_in(store, events)) for _ in range(number)]


@in_loop
async def test_a_replay_is_made_once_and_holds_every_event_of_the_game() -> None:
    store = Watched()
    hub = hub_on(store)
    (room,) = await rooms_of(store, hub, 1)
    before = store.reads
    asked = [hub.replays.replay(room, None, "here") for _ in range(5)]
    first, *others = await asyncio.gather(*asked)
    assert store.reads == before + 1 and all(other == first for other in others)
    frames = msgspec.json.decode(gzip.decompress(first))["frames"]
    assert [frame["seq"] for frame in frames][-1] == room.seq - 1  # the last one ended it
    assert frames[-1]["view"] == msgspec.to_builtins(room.picture(None)["view"])


@in_loop
async def test_an_address_has_one_replay_made_at_a_time() -> None:
    store = Watched()
    rooms = await rooms_of(store, hub_on(store), 4)
    store.most, replays = 0, Replays()
    await asyncio.gather(*(replays.replay(room, 0, "here") for room in rooms))
    assert store.most == 1
    await asyncio.gather(*(replays.replay(r, 1, n) for n, r in enumerate(rooms)))
    assert store.most == 4  # but nobody waits for somebody else's


@pytest.mark.parametrize("kind", KINDS)
def test_news_that_were_packed_are_told_as_before(kind: Any) -> None:
    table, teller, history, news = new_table(*kind), Teller(), History(), []
    played = new_table(*kind)
    for event in play_on(played, random.Random(1), 100):
        table.apply(event)
        news.append(teller.news(table, event))
        history.append(news[-1])
        assert history.last is news[-1]
    for since in (0, 1, 15, 16, 17, 40, len(news) - 1, len(news)):
        found = [one.for_observer(0) for one in history.after(since, table)]
        assert found == [one.for_observer(0) for one in news[since:]]


def test_commands_are_found_by_their_whole_id() -> None:
    rng, commands, known = random.Random(1), Commands(), {}
    for seq in range(1, 500):
        command, digest = rng.randbytes(16).hex(), rng.randbytes(16).hex()
        commands.add(command, digest, seq)
        known[command] = (digest, seq)
    assert all(commands.find(command) == found for command, found in known.items())
    rows = "".join(f"{command}{digest}{seq:08x}" for command, (digest, seq) in known.items())
    for start in range(2, 400, 2):
        between = rows[start : start + 32]
        assert commands.find(between) == known.get(between)
