"""The store in PostgreSQL: several processes, lost connections, and hints."""

from __future__ import annotations

import asyncio
import contextlib
from asyncio import FIRST_COMPLETED as FIRST
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any

import psycopg
import pytest

from crossoff.server.store import LOST, Conflict, Hint, StoredEvent, Unavailable
from crossoff.server.store.postgres import PostgresStore
from crossoff.server.store.reader import open_reader
from testkit.store.databases import (
    POSTGRES,
    event,
    in_loop,
    new_id,
    new_place,
    opened,
    refuse_to_break,
)
from testkit.store.probes import caused_by, last_seq


@pytest.fixture
def place(tmp_path: Path) -> Iterator[str]:
    with new_place("postgres", tmp_path) as place:
        yield place


class Killer:
    """Terminates connections of stores from the server side."""

    def __init__(self, place: str) -> None:
        self.link = psycopg.connect(POSTGRES, autocommit=True)
        self.mark = place.rpartition("_")[2]

    def kill(self, query: str = "%") -> int:
        """Terminate those whose last statement matches, and count them."""
        found = self.link.execute(
            "SELECT count(pg_terminate_backend(pid)) FROM pg_stat_activity WHERE query ILIKE %s"
            " AND application_name = %s",
            (query, self.mark),
        ).fetchall()
        return int(found[0][0])


@contextlib.asynccontextmanager
async def with_killer(place: str) -> AsyncIterator[tuple[PostgresStore, Killer]]:
    """Open a store whose connections can be found by name."""
    killer = Killer(place)
    store = await PostgresStore.open(
        f"{place}&application_name={killer.mark}", on_fatal=refuse_to_break
    )
    try:
        yield store, killer
    finally:
        await store.close()
        killer.link.close()


@in_loop
async def test_of_racing_processes_one_wins_and_nothing_is_written_twice(place: str) -> None:
    """Stores as in different processes, each with its own connections."""
    table = new_id()

    async def race(store: Any, rounds: int) -> int:
        won = 0
        while (seq := await last_seq(store, table)) < rounds:
            try:
                await store.append(table, seq, [event(seq + 1)])
                won += 1
            except Conflict:
                continue
        return won

    async with opened(place) as one, opened(place) as two, opened(place) as three:
        wins = await asyncio.gather(*(race(store, 60) for store in (one, two, three) * 3))
        log = await one.load(table)
        assert sum(wins) == len(log)
        assert [entry.body for entry in log] == [b"event %d" % entry.seq for entry in log]


@in_loop
async def test_processes_that_create_and_append_crosswise_do_not_lock_up(place: str) -> None:
    """Batches of two processes over the same tables, in opposite order."""
    tables = sorted(new_id() for _ in range(40))
    async with opened(place) as one, opened(place) as two:
        for seq in range(4):
            asked = [one.append(table, seq, [event(seq)]) for table in tables]
            asked += [two.append(table, seq, [event(seq)]) for table in reversed(tables)]
            results = await asyncio.gather(*asked, return_exceptions=True)
            assert sum(isinstance(result, list) for result in results) == len(tables)
            assert sum(isinstance(result, Conflict) for result in results) == len(tables)


@in_loop
async def test_hints_tell_of_other_processes_appends_only(place: str) -> None:
    table, own = new_id(), new_id()
    async with opened(place) as writer, with_killer(place) as (reader, _):
        hints = reader.hints()
        assert await anext(hints) == LOST  # initial check
        assert await anext(hints) == LOST  # the listener is up
        await reader.create(own, [event(1)])
        await writer.create(table, [event(1), event(2)])
        assert await anext(hints) == Hint(table, 2)
        await writer.append(table, 2, [event(3)])
        assert await anext(hints) == Hint(table, 3)
        assert (await reader.check()).has_hints


@in_loop
async def test_hints_resume_after_the_listener_was_disconnected(place: str) -> None:
    table = new_id()
    async with opened(place) as writer, with_killer(place) as (reader, killer):
        hints = reader.hints()
        assert [await anext(hints), await anext(hints)] == [LOST, LOST]
        for seq in range(3):
            assert killer.kill("LISTEN%") == 1
            assert await anext(hints) == LOST  # reconnected, and may have missed something
            await writer.append(table, seq, [event(seq)])
            assert await anext(hints) == Hint(table, seq + 1)


@in_loop
async def test_a_slow_reader_of_hints_is_told_to_reload(
    place: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("crossoff.server.store.hints.LIMIT", 3)
    async with with_killer(place) as (store, _):
        hints = store.hints()
        for seq in range(6):
            hints.put(Hint(new_id(), seq))
        hints.close()
        assert LOST in [hint async for hint in hints][:1]


@in_loop
async def test_reads_survive_killed_connections(place: str) -> None:
    table = new_id()
    async with with_killer(place) as (store, killer):
        await store.create(table, [event(1)])
        for _ in range(5):
            assert await last_seq(store, table) == 1
            assert killer.kill()
            assert len(await store.load(table)) == 1


@in_loop
async def test_whenever_connections_die_an_append_is_there_or_refused(place: str) -> None:
    """A refused append is absent and can be retried; an acknowledged one is there."""
    table = new_id()
    kept: list[StoredEvent] = []
    refusals, is_over, progress = 0, False, asyncio.Event()
    async with opened(place) as witness, with_killer(place) as (store, killer):

        async def play() -> None:
            nonlocal refusals
            while not is_over:
                command = new_id()
                try:
                    kept.extend(await store.append(table, len(kept), [event(1, command)]))
                    progress.set()
                except Unavailable:
                    refusals += 1
                    assert await caused_by(witness, table, command) is None
                    assert await last_seq(witness, table) == len(kept)

        game = asyncio.create_task(play())
        for number in range(40):
            progress.clear()
            await asyncio.wait([asyncio.create_task(progress.wait()), game], return_when=FIRST)
            await asyncio.sleep(number % 8 / 1000)  # spreads the kills over all parts of an append
            await asyncio.to_thread(killer.kill)
        is_over = True
        await game
        assert await witness.load(table) == kept
        assert refusals and len(kept) >= 40


class LostAnswers(psycopg.AsyncConnection[Any]):
    """A connection that dies in COMMIT: before the server gets it, or after it has executed it."""

    plan: list[str] = []  # noqa: RUF012

    async def commit(self) -> None:
        what = self.plan.pop(0) if self.plan else "ok"
        if what != "before":
            await super().commit()
        if what != "ok":
            await self.close()
            raise psycopg.OperationalError("the connection is lost")


@pytest.mark.parametrize("what", ["before", "after"])
@in_loop
async def test_a_commit_without_an_answer_is_looked_up(
    place: str, what: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    tables = [new_id() for _ in range(5)]
    async with opened(place) as store:
        await store.create(tables[0], [event(1)])
        link = "crossoff.server.store.postgres_link.AsyncConnection"
        monkeypatch.setattr(link, LostAnswers)
        async with opened(place) as other:
            with psycopg.connect(place) as holder:
                # The writer waits for a lock, and everything that arrives meanwhile is its next
                # batch.
                holder.execute("SELECT * FROM game FOR UPDATE")
                first = asyncio.ensure_future(other.append(tables[0], 0, [event(1)]))
                await asyncio.sleep(0)
                while other._writer._jobs:  # type: ignore[attr-defined]
                    await asyncio.sleep(0)
                asked = [
                    asyncio.ensure_future(other.append(table, 0, [event(1, new_id())]))
                    for table in tables
                ]
                await asyncio.sleep(0)
                monkeypatch.setattr(LostAnswers, "plan", ["ok", what])
            results = await asyncio.gather(first, *asked, return_exceptions=True)
            assert all(isinstance(result, Conflict) for result in results[:2])
            for table, result in zip(tables[1:], results[2:], strict=True):
                there = await store.load(table)
                if what == "after":
                    assert result == there and len(there) == 1
                else:
                    assert isinstance(result, Unavailable) and there == []
                    await other.create(table, [event(1)])


@in_loop
async def test_a_commit_in_flight_is_awaited(place: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The connection is lost, but the server has not noticed yet and commits a moment later."""
    table = new_id()
    on_its_way: list[asyncio.Task[None]] = []

    class Slow(psycopg.AsyncConnection[Any]):
        async def commit(self) -> None:
            if self.info.backend_pid not in slow:
                await super().commit()
                return
            on_its_way.append(asyncio.create_task(self._late()))
            raise psycopg.OperationalError("the connection is lost")

        async def _late(self) -> None:
            await asyncio.sleep(0.3)
            await super().commit()
            await super().close()

        async def close(self) -> None:
            if self.info.backend_pid not in slow:
                await super().close()

    slow: set[int] = set()
    monkeypatch.setattr("crossoff.server.store.postgres_link.AsyncConnection", Slow)
    async with with_killer(place) as (store, _):
        await store.create(new_id(), [event(1)])
        slow.update(store._writer.pids)
        (answered,) = await store.create(table, [event(1)])
        assert on_its_way and on_its_way[0].done()
        assert await store.load(table) == [answered]
        slow.clear()


@in_loop
async def test_trouble_shows_in_health_until_it_has_passed(place: str) -> None:
    table = new_id()
    async with with_killer(place) as (store, killer):
        await store.create(table, [event(1)])
        schema = f"test_{killer.mark}"
        killer.link.execute(f"ALTER TABLE {schema}.schema_version RENAME TO hidden".encode())
        killer.link.execute(f"ALTER TABLE {schema}.event RENAME TO hidden_event".encode())
        with pytest.raises(Unavailable):
            await store.append(table, 1, [event(2)])
        health = await store.check()
        assert health.can_read and not health.can_write and "schema_version" in health.text
        killer.link.execute(f"ALTER TABLE {schema}.hidden_event RENAME TO event".encode())
        killer.link.execute(f"ALTER TABLE {schema}.hidden RENAME TO schema_version".encode())
        assert (await store.check()).can_write
        await store.append(table, 1, [event(2)])


@in_loop
async def test_a_log_that_another_holds_locked_is_refused_in_time(
    place: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = new_id()
    async with opened(place) as store:
        await store.create(table, [event(1)])
        with psycopg.connect(place) as link:
            link.execute("SELECT * FROM game FOR UPDATE")
            with monkeypatch.context() as hurry, pytest.raises(Unavailable):
                hurry.setattr("crossoff.server.store.postgres_writer.TIMEOUT", 0.5)
                await store.append(table, 1, [event(2)])
            link.rollback()
        await store.append(table, 1, [event(2)])


@in_loop
async def test_a_reader_holds_no_transaction_open_and_writes_nothing(place: str) -> None:
    """A slow consumer would be disconnected, and would block VACUUM."""
    table = new_id()
    async with opened(place) as store:
        await store.append(table, 0, [event(1)])
    mark = place.rpartition("_")[2]
    states = "SELECT state FROM pg_stat_activity WHERE application_name = %s"
    async with open_reader(f"{place}&application_name={mark}") as reader:
        assert len(await reader.load(table)) == 1
        with psycopg.connect(POSTGRES, autocommit=True) as link:
            assert link.execute(states, (mark,)).fetchall() == [("idle",)]
        own = reader._link  # type: ignore[attr-defined]
        with pytest.raises(psycopg.errors.ReadOnlySqlTransaction):
            await own.execute("DELETE FROM event")


@in_loop
async def test_a_transaction_does_not_wait_for_the_servers_event_loop(place: str) -> None:
    """Others may be waiting for the rows that it has locked."""
    table = new_id()
    async with opened(place) as store:
        await store.create(table, [event(1)])
        appending = asyncio.ensure_future(store.append(table, 1, [event(2)]))
        await asyncio.sleep(0)
        with psycopg.connect(place, autocommit=True) as link:
            for _ in range(20_000):  # the loop is blocked, and the append completes all the same
                if link.execute("SELECT seq FROM game").fetchall() == [(2,)]:
                    break
            else:
                pytest.fail("the append waits for the event loop")
        await appending
