"""A seat that was handed over: its former holder can decide nothing more, at any moment."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from crossoff.server import requests
from crossoff.server.store import NewEvent, Store, StoredEvent
from testkit import seeds
from testkit.server.rooms import Wire, lobby_on, new_table, two_lobbies
from testkit.store.databases import in_loop, opened


class Slow:
    """A store whose appends wait for permission; the rest is real."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self.is_asked = asyncio.Event()
        self.may_go_on = asyncio.Event()
        self.may_go_on.set()

    def __getattr__(self, name: str) -> Any:
        return getattr(self._store, name)

    async def append(
        self, table: str, expected_seq: int, events: Sequence[NewEvent], **more: Any
    ) -> list[StoredEvent]:
        self.is_asked.set()
        await self.may_go_on.wait()
        return await self._store.append(table, expected_seq, events, **more)


def command(welcome: dict[str, Any]) -> dict[str, Any]:
    """Return a command with the first decision offered."""
    do = welcome["legal"][0]["do"]
    return {"t": "cmd", "id": seeds.token(), "phase": welcome["phase"], "do": do}


def opening(created: requests.TableCreated) -> requests.HandOver:
    return requests.HandOver(created.host, "human")


@in_loop
async def test_a_decision_that_waits_while_the_seat_is_opened_is_refused(tmp_path: Path) -> None:
    async with opened(str(tmp_path / "games.db")) as store:
        slow = Slow(store)
        lobby = lobby_on(slow)
        created, room = await new_table(lobby, "human", "local")
        wire = Wire(lobby, created.table, created.local[0].token)
        decision = command(await wire.expect("welcome"))
        slow.may_go_on.clear()
        slow.is_asked.clear()
        taking_back = asyncio.ensure_future(lobby.hand_over(created.table, 1, opening(created)))
        await slow.is_asked.wait()
        wire.send(decision)
        await asyncio.sleep(0)
        slow.may_go_on.set()
        await taking_back
        await wire.serving
        assert wire.closed == 1000
        assert await room.change(lambda: None) == 3 and room.table.open_seats() == [1]
        await lobby.close()


@in_loop
async def test_a_bot_that_waits_while_its_seat_is_opened_is_refused(tmp_path: Path) -> None:
    async with opened(str(tmp_path / "games.db")) as store:
        slow = Slow(store)
        lobby = lobby_on(slow)
        created, room = await new_table(lobby, "human", "local")
        given = requests.HandOver(created.host, "bot", "random")
        slow.may_go_on.clear()
        slow.is_asked.clear()
        handing = [asyncio.ensure_future(lobby.hand_over(created.table, 1, given))]
        await slow.is_asked.wait()
        handing.append(asyncio.ensure_future(lobby.hand_over(created.table, 1, opening(created))))
        await asyncio.sleep(0)
        slow.may_go_on.set()
        await asyncio.gather(*handing)
        assert await room.change(lambda: None) == 4 and room.table.open_seats() == [1]
        await lobby.close()


@in_loop
async def test_a_server_that_has_not_heard_of_it_stores_nothing_either(tmp_path: Path) -> None:
    async with two_lobbies(tmp_path) as (here, there):
        created, room = await new_table(here, "human", "local")
        wire = Wire(there, created.table, created.local[0].token)
        decision = command(await wire.expect("welcome"))
        await here.hand_over(created.table, 1, opening(created))
        wire.send(decision)
        await wire.serving
        await (await there.room(created.table)).change(lambda: None)  # after everything queued
        await room.catch_up()
        assert room.seq == 3 and room.table.open_seats() == [1]


@in_loop
async def test_a_former_player_cannot_decide_for_the_next_one(tmp_path: Path) -> None:
    async with two_lobbies(tmp_path) as (here, there):
        created, room = await new_table(here, "human", "local")
        wire = Wire(there, created.table, created.local[0].token)
        decision = command(await wire.expect("welcome"))
        handed = await here.hand_over(created.table, 1, opening(created))
        await here.join(created.table, requests.Join(str(handed.invite), "Bob"))
        wire.send(decision)
        await wire.serving
        await (await there.room(created.table)).change(lambda: None)  # after everything queued
        await room.catch_up()
        assert room.seq == 4 and room.table.phase(1) is not None
