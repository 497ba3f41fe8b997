"""Requests that are resent because their answer was lost: idempotent."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Sequence
from pathlib import Path
from typing import Any

import msgspec
import pytest

from crossoff.play.table import Refused
from crossoff.server import requests
from crossoff.server.lobby import Lobby
from crossoff.server.store import NewEvent, Store, StoredEvent, Unavailable
from testkit import seeds
from testkit.server.rooms import lobby_on, two_lobbies
from testkit.store.databases import in_loop, opened
from testkit.store.probes import unfinished

HUMANS = [requests.SeatWish("human"), requests.SeatWish("human"), requests.SeatWish("local", "Bo")]


def new_wish(**more: Any) -> requests.NewTable:
    return requests.NewTable("one-card", HUMANS, "Ann", id=seeds.token(), **more)


def to_join(created: requests.TableCreated, name: str = "Cleo") -> requests.Join:
    return requests.Join(created.invite, name, id=seeds.token())


class Forgetful:
    """A store that, when told to, loses the answer to one append after storing it."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self.loses_next = True

    def __getattr__(self, name: str) -> Any:
        return getattr(self._store, name)

    async def append(
        self, table: str, expected_seq: int, events: Sequence[NewEvent], **more: Any
    ) -> list[StoredEvent]:
        stored = await self._store.append(table, expected_seq, events, **more)
        if self.loses_next:
            self.loses_next = False
            raise Unavailable("the answer was lost")
        return stored

    async def create(self, table: str, events: Sequence[NewEvent]) -> list[StoredEvent]:
        return await self.append(table, 0, events)


@contextlib.asynccontextmanager
async def one_store(folder: Path) -> AsyncIterator[Store]:
    async with opened(str(folder / "games.db")) as store:
        yield store


async def tables_in(store: Store) -> int:
    return len(await unfinished(store))


async def code_of(work: Any) -> str:
    with pytest.raises(Refused) as refused:
        await work
    return refused.value.code


@in_loop
async def test_the_same_table_is_made_once(tmp_path: Path) -> None:
    async with one_store(tmp_path) as store:
        wish, lobby = new_wish(nonce="ab"), lobby_on(store)
        answers = await asyncio.gather(*(lobby.create(wish) for _ in range(5)))
        answers.append(await lobby_on(store).create(wish))  # as after a restart
        assert all(answer == answers[0] for answer in answers)
        assert await tables_in(store) == 1
        other = msgspec.structs.replace(wish, nonce="cd")
        assert await code_of(lobby.create(other)) == "conflict"
        assert (await lobby.create(new_wish(nonce="ab"))).table != answers[0].table


def seat_of(joined: requests.Joined) -> tuple[int, str, str]:
    """Return everything but whether the game has begun, which is as of now."""
    return joined.seat, joined.token, joined.commitment


@in_loop
async def test_the_same_person_sits_down_once(tmp_path: Path) -> None:
    async with one_store(tmp_path) as store:
        lobby = lobby_on(store)
        created = await lobby.create(new_wish())
        wish = to_join(created)
        answers = await asyncio.gather(*(lobby.join(created.table, wish) for _ in range(5)))
        again = lobby_on(store)  # as after a restart
        answers.append(await again.join(created.table, wish))
        assert len({seat_of(answer) for answer in answers}) == 1 and answers[0].seat == 1
        _, seat = await again.observer(created.table, answers[0].token)
        assert seat == 1
        other = msgspec.structs.replace(wish, name="Carl")
        assert await code_of(again.join(created.table, other)) == "conflict"
        assert await code_of(again.join(created.table, to_join(created, "Carl"))) == "full"
        for one in (lobby, again):
            await one.close()


@in_loop
async def test_a_lost_answer_can_be_requested_again(tmp_path: Path) -> None:
    async with one_store(tmp_path) as store:
        forgetful = Forgetful(store)
        lobby, wish = lobby_on(forgetful), new_wish()
        with pytest.raises(Unavailable):
            await lobby.create(wish)
        created = await lobby.create(wish)
        joining = to_join(created)
        forgetful.loses_next = True
        with pytest.raises(Unavailable):
            await lobby.join(created.table, joining)
        assert (await lobby.join(created.table, joining)).seat == 1
        assert await tables_in(store) == 1
        await lobby.close()


@in_loop
async def test_it_may_be_asked_again_at_another_server(tmp_path: Path) -> None:
    async with two_lobbies(tmp_path) as (here, there):
        wish = new_wish()
        created, again = await asyncio.gather(here.create(wish), there.create(wish))
        assert created == again
        joining = to_join(created)
        await there.room(created.table)
        seats = [await lobby.join(created.table, joining) for lobby in (here, there)]
        assert seat_of(seats[0]) == seat_of(seats[1]) and seats[0].seat == 1


@in_loop
async def test_a_client_that_lost_its_seat_gets_no_other(tmp_path: Path) -> None:
    async with one_store(tmp_path) as store:
        lobby = lobby_on(store)
        humans = [requests.SeatWish("human")] * 3
        created = await lobby.create(requests.NewTable("one-card", humans, "Ann"))
        wish = to_join(created)
        await lobby.join(created.table, wish)
        handed = requests.HandOver(created.host, "bot", "random")
        await lobby.hand_over(created.table, 1, handed)
        assert await code_of(lobby.join(created.table, wish)) == "full"
        assert (await lobby.room(created.table)).table.open_seats() == [2]
        await lobby.close()


@in_loop
async def test_nothing_that_is_stored_tells_an_id_or_a_secret(tmp_path: Path) -> None:
    async with one_store(tmp_path) as store:
        lobby, wish = lobby_on(store), new_wish()
        created = await lobby.create(wish)
        joining = to_join(created)
        joined = await lobby.join(created.table, joining)
        events = await store.load(created.table)
        assert any(event.command for event in events[1:])
        stored = "".join(str(event) for event in events)
        mine = [wish.id, joining.id, joined.token, created.token, created.host, created.invite]
        for secret in [*mine, created.watch, *(local.token for local in created.local)]:
            assert secret is not None and secret not in stored
        await lobby.close()


# --- rematches ---


async def ended_table(lobby: Lobby) -> requests.TableCreated:
    created = await lobby.create(new_wish())
    await lobby.end(created.table, created.host)
    return created


@in_loop
async def test_simultaneous_rematch_requests_make_one_table(tmp_path: Path) -> None:
    async with two_lobbies(tmp_path) as lobbies:
        created = await ended_table(lobbies[0])
        wish = requests.Rematch(created.host)
        asked = [lobby.rematch(created.table, wish) for lobby in lobbies for _ in range(20)]
        assert len(set(await asyncio.gather(*asked))) == 1
        assert await tables_in(lobbies[0].services.store) == 1


@in_loop
async def test_a_rematch_that_was_half_made_is_finished(tmp_path: Path) -> None:
    """The new table is stored first, then the link from the old one; a server may stop
    in between.
    """
    async with one_store(tmp_path) as store:
        created = await ended_table(lobby_on(store))
        lobby, wish = lobby_on(Forgetful(store)), requests.Rematch(created.host)
        with pytest.raises(Unavailable):
            await lobby.rematch(created.table, wish)
        new = await lobby_on(store).rematch(created.table, wish)
        assert await tables_in(store) == 1
        assert (await lobby.observer(new.table, created.token))[1] == 0
        await lobby.close()


@in_loop
async def test_rematches_count_as_tables(tmp_path: Path) -> None:
    async with one_store(tmp_path) as store:
        lobby, asked = lobby_on(store), list[None]()

        def may_not() -> bool:
            asked.append(None)
            return False

        created = await ended_table(lobby)
        wish = requests.Rematch(created.host)
        assert await code_of(lobby.rematch(created.table, wish, may_not)) == "too_fast"
        new = await lobby.rematch(created.table, wish)
        assert await lobby.rematch(created.table, wish, may_not) == new  # not a new table
        assert len(asked) == 1
        await lobby.close()
