"""Which rooms a server keeps in memory, and what happens to unloaded ones."""

from __future__ import annotations

import asyncio
import functools
from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from crossoff.server import requests
from crossoff.server.lobby import Lobby
from testkit.server.rooms import Spectator, decide, lobby_on, new_table
from testkit.server.simulation import JumpingLoop
from testkit.store.in_memory import memory_store


def in_jumping_loop(test: Callable[[], Awaitable[None]]) -> Callable[[], None]:
    """Run a test with a virtual clock."""

    @functools.wraps(test)
    def run() -> None:
        with asyncio.Runner(loop_factory=JumpingLoop) as runner:
            runner.run(test())  # type: ignore[arg-type]

    return run


async def left_table(lobby: Lobby, *seats: str, **more: Any) -> requests.TableCreated:
    """Create a table whose game has begun, and disconnect everybody."""
    created, room = await new_table(lobby, *seats, **more)
    for spectator in list(room.audience.connections):
        room.leave(spectator)
    return created


async def look(lobby: Lobby, created: requests.TableCreated) -> None:
    """Load the room, like a request for the record."""
    await lobby.observer(created.table, created.watch)


@in_jumping_loop
async def test_a_game_that_waits_for_people_is_unloaded_after_ten_minutes() -> None:
    lobby = lobby_on(memory_store())
    created = await left_table(lobby, "human", "local")
    await asyncio.sleep(590)
    assert created.table in lobby.rooms
    await look(lobby, created)
    await asyncio.sleep(590)
    assert created.table in lobby.rooms  # somebody was interested meanwhile
    await asyncio.sleep(20)
    assert not lobby.rooms
    room, seat = await lobby.observer(created.table, created.token)
    assert (room.seq, seat) == (2, 0) and await decide(room, 0) == 3


@in_jumping_loop
async def test_an_occupied_room_stays_loaded() -> None:
    lobby = lobby_on(memory_store())
    created = await left_table(lobby, "human", "local")
    Spectator(await lobby.room(created.table))
    await asyncio.sleep(86_400)
    assert created.table in lobby.rooms


@in_jumping_loop
async def test_a_game_that_has_ended_is_unloaded_when_the_last_one_leaves() -> None:
    lobby = lobby_on(memory_store())
    created, room = await new_table(lobby, "human", "local")
    await lobby.end(created.table, created.host)
    people = list(room.audience.connections)
    for spectator in people:
        assert created.table in lobby.rooms
        room.leave(spectator)
    assert not lobby.rooms
    await look(lobby, created)  # it stays loaded briefly, for people who look at it after the end
    await asyncio.sleep(9)
    assert created.table in lobby.rooms
    await asyncio.sleep(2)
    assert not lobby.rooms


@in_jumping_loop
async def test_many_games_leave_nothing_behind() -> None:
    lobby = lobby_on(memory_store())
    for _ in range(50):
        created = await left_table(lobby, "human", "random", seconds=20.0)
        await lobby.end(created.table, created.host)
    await asyncio.sleep(60)
    assert not lobby.rooms and not asyncio.all_tasks() - {asyncio.current_task()}


@in_jumping_loop
async def test_only_the_most_recently_left_rooms_stay_loaded() -> None:
    store = memory_store()
    lobby = Lobby(lobby_on(store).services, most_idle=3)
    made = [(await left_table(lobby, "human", "local")).table for _ in range(5)]
    assert list(lobby.rooms) == made[2:]


@in_jumping_loop
async def test_a_clock_runs_on_while_its_table_is_unloaded() -> None:
    lobby = lobby_on(memory_store())
    created = await left_table(lobby, "human", "local", seconds=3600.0)
    await asyncio.sleep(1800)
    assert not lobby.rooms
    room = await lobby.room(created.table)
    assert room.audience.snapshot(0)["left"] == pytest.approx(1800, abs=1)
    await asyncio.sleep(1700)
    assert not lobby.rooms
    await asyncio.sleep(200)
    assert (await lobby.room(created.table)).seq == 4  # both seats were decided for
    await lobby.close()


@in_jumping_loop
async def test_an_abandoned_table_with_a_clock_plays_itself_to_the_end() -> None:
    lobby = lobby_on(memory_store())
    created = await left_table(lobby, "human", "local", seconds=3600.0)
    await asyncio.sleep(14 * 86_400)
    assert not lobby.rooms
    assert (await lobby.room(created.table)).table.ended == "over"
    await lobby.close()
