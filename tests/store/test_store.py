"""The contract of every store, for either database."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path

import pytest

from crossoff.server.store import (
    BadDatabase,
    Conflict,
    Corrupt,
    NewEvent,
    StoredEvent,
    Unavailable,
    open_store,
)
from crossoff.server.store.contract import MAX_BYTES, MAX_EVENTS, first_chain
from testkit.store.databases import (
    DATABASES,
    change_by_hand,
    event,
    in_loop,
    new_id,
    new_place,
    opened,
)
from testkit.store.probes import caused_by, facts, last_seq, unfinished


@pytest.fixture(params=DATABASES)
def place(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    with new_place(request.param, tmp_path) as place:
        yield place


@in_loop
async def test_appended_events_are_loaded_in_order(place: str) -> None:
    table, command = new_id(), new_id()
    async with opened(place) as store:
        assert await store.load(table) == []
        assert await last_seq(store, table) == 0
        first = await store.create(table, [event(1), event(2, command)], at=100.0)
        second = await store.append(table, 2, [NewEvent(b"", None, None)], at=99.5)
        assert [one.seq for one in first + second] == [1, 2, 3]
        assert await store.load(table) == first + second
        assert await store.load(table, 1) == first[1:] + second
        assert await store.load(table, 3) == await store.load(table, 9) == []
        assert await last_seq(store, table) == 3
    async with opened(place) as store:
        assert await store.load(table) == first + second
    chain = first_chain(table)
    for one in first + second:
        chain = sha256(chain + one.body).digest()
        assert one.chain == chain
    assert first[1] == StoredEvent(2, b"event 2", command, b'{"number":2}', first[1].chain, 100.0)


@in_loop
async def test_an_unexpected_seq_is_a_conflict(place: str) -> None:
    table = new_id()
    async with opened(place) as store:
        kept = await store.create(table, [event(1), event(2)])
        for expected in (0, 1, 3):
            with pytest.raises(Conflict, match=f"at event 2, not at {expected}"):
                await store.append(table, expected, [event(9)])
        with pytest.raises(Conflict):
            await store.create(table, [event(9)])
        assert await store.load(table) == kept


@in_loop
async def test_a_command_counts_once_in_a_table(place: str) -> None:
    table, other, command = new_id(), new_id(), new_id()
    async with opened(place) as store:
        kept = await store.create(table, [event(1, command)])
        for events in ([event(2, command)], [event(2, new_id()), event(3, command)]):
            with pytest.raises(Conflict, match="command"):
                await store.append(table, 1, events)
        assert await store.load(table) == kept
        await store.create(other, [event(1), event(2, command)])
        assert await caused_by(store, table, command) == kept[0]
        assert (await caused_by(store, other, command) or kept[0]).seq == 2
        assert await caused_by(store, table, new_id()) is None
        assert await caused_by(store, new_id(), command) is None


@in_loop
async def test_of_twenty_racers_one_wins(place: str) -> None:
    table = new_id()
    async with opened(place) as store:
        for round_ in range(5):
            race = [store.append(table, round_, [event(n)]) for n in range(20)]
            results = await asyncio.gather(*race, return_exceptions=True)
            won = [result for result in results if isinstance(result, list)]
            lost = [result for result in results if isinstance(result, Conflict)]
            assert (len(won), len(lost)) == (1, 19)
            assert await store.load(table, round_) == won[0]


@in_loop
async def test_an_append_that_fails_spoils_no_other(place: str) -> None:
    """All of these wait at once, so they share a transaction."""
    tables, command = [new_id() for _ in range(30)], new_id()
    async with opened(place) as store:
        for table in tables[:10]:
            await store.create(table, [event(1, command)])
        asked = [store.append(table, 0, [event(1)]) for table in tables]  # too late for ten
        asked += [store.append(table, 1, [event(2, command)]) for table in tables[:5]]  # again
        asked += [store.append(table, 1, [event(2), event(3)]) for table in tables]
        results = await asyncio.gather(*asked, return_exceptions=True)
        assert [isinstance(result, Conflict) for result in results] == (
            [True] * 10 + [False] * 20 + [True] * 5 + [False] * 30
        )
        for table in tables:
            bodies = [one.body for one in await store.load(table)]
            assert bodies == [b"event 1", b"event 2", b"event 3"]


@pytest.mark.parametrize(
    ("change", "seq"),
    [
        ("UPDATE event SET body = 'x' WHERE seq = 2 AND {bad}", 2),
        ("UPDATE event SET chain = body WHERE seq = 3 AND {bad}", 3),
        ("DELETE FROM event WHERE seq = 2 AND {bad}", 2),
        ("DELETE FROM event WHERE seq = 4 AND {bad}", 4),
        ("DELETE FROM event WHERE {bad}", 1),
        ("UPDATE game SET seq = 3 WHERE id = '{table}'", 4),
        ("UPDATE game SET chain = (SELECT chain FROM event WHERE seq = 2 AND {bad})"
         " WHERE id = '{table}'", 4),
    ],
)  # fmt: skip
@in_loop
async def test_a_log_changed_by_hand_is_found_and_harms_no_other(
    place: str, change: str, seq: int
) -> None:
    table, other = new_id(), new_id()
    is_postgres = place.startswith("postgres")
    bad = (
        f"game = '{table}'" if is_postgres else f"game = (SELECT key FROM game WHERE id='{table}')"
    )
    if not is_postgres:
        change = change.replace("'x'", "x'78'")
    async with opened(place) as store:
        for one in (table, other):
            await store.create(one, [event(n) for n in range(1, 5)])
    change_by_hand(place, change.format(table=table, bad=bad))
    async with opened(place) as store:
        with pytest.raises(Corrupt) as found:
            await store.load(table)
        assert (found.value.table, found.value.seq) == (table, seq)
        assert len(await store.load(other)) == 4
        await store.append(other, 4, [event(5)])


@in_loop
async def test_an_event_put_in_by_hand_stops_that_log_only(place: str) -> None:
    table, other = new_id(), new_id()
    async with opened(place) as store:
        await asyncio.gather(*(store.create(one, [event(1)]) for one in (table, other)))
    columns = "(game, seq, body, chain, at)"
    change_by_hand(
        place,
        f"INSERT INTO event {columns} SELECT game, 2, body, chain, at FROM event WHERE game IN "
        f"(SELECT {'id' if place.startswith('postgres') else 'key'} FROM game WHERE id='{table}')",
    )
    async with opened(place) as store:
        both = [store.append(one, 1, [event(2)]) for one in (table, other)]
        refused, appended = await asyncio.gather(*both, return_exceptions=True)
        assert isinstance(refused, Conflict) and isinstance(appended, list)
        with pytest.raises(Corrupt):
            await store.load(table)
        assert len(await store.load(other)) == 2


@in_loop
async def test_unfinished_tables_are_listed(place: str) -> None:
    old, new, over = new_id(), new_id(), new_id()
    async with opened(place) as store:
        await store.create(old, [event(1)], at=10.0)
        await store.create(new, [event(1)], at=5.0)
        await store.append(new, 1, [event(2)], at=20.0)
        await store.create(over, [event(1)], at=1.0)
        await store.append(over, 1, [event(2)], at=15.0, done=True)
        await store.append(over, 2, [event(3)], at=16.0)  # done stays done
        assert await unfinished(store) == [new, old]


@in_loop
async def test_the_default_time_is_the_databases(place: str) -> None:
    async with opened(place) as store:
        before = await store.now()
        (first,) = await store.create(new_id(), [event(1)])
        assert before <= first.at <= await store.now()
        assert abs(before - time.time()) < 3600


@in_loop
async def test_an_erased_table_is_gone_and_may_begin_anew(place: str) -> None:
    table, other, command = new_id(), new_id(), new_id()
    async with opened(place) as store:
        for one in (table, other):
            await store.create(one, [event(1, command)])
        await store.erase([table])
        await store.erase([table])
        assert await store.load(table) == [] and await last_seq(store, table) == 0
        assert await caused_by(store, table, command) is None
        assert await unfinished(store) == [other]
        await store.create(table, [event(1, command)])
        assert len(await store.load(other)) == 1


@in_loop
async def test_nonsense_is_refused_before_it_reaches_the_database(place: str) -> None:
    table, command = new_id(), new_id()
    big = NewEvent(bytes(MAX_BYTES + 1))
    async with opened(place) as store:
        for bad in ("", "x" * 32, table.upper().replace("0", "A"), table + "0", "'; --"):
            with pytest.raises(ValueError, match="32 hex digits"):
                await store.append(bad, 0, [event(1)])
            with pytest.raises(ValueError, match="32 hex digits"):
                await store.append(table, 0, [event(1, bad)])
            with pytest.raises(ValueError, match="32 hex digits"):
                await store.load(bad)
        for events in ([], [event(1)] * (MAX_EVENTS + 1), [event(1, command)] * 2, [big]):
            with pytest.raises(ValueError):
                await store.append(table, 0, events)
        with pytest.raises(ValueError):
            await store.append(table, -1, [event(1)])
        assert await store.load(table) == []


@in_loop
async def test_any_bytes_up_to_the_limit_are_kept(place: str) -> None:
    table = new_id()
    bodies = [b"", bytes(range(256)), b"\xff" * MAX_BYTES]
    async with opened(place) as store:
        await store.create(table, [NewEvent(body, None, body) for body in bodies])
        loaded = await store.load(table)
        assert [one.body for one in loaded] == [one.answer for one in loaded] == bodies


@in_loop
async def test_health_and_facts(place: str) -> None:
    async with opened(place) as store:
        await store.create(new_id(), [event(1)])
        health = await store.check()
        assert health.can_read and health.can_write and health.text == "ok"
        found = await facts(place)
        assert found["database"].value.startswith(("SQLite 3.", "PostgreSQL 1"))
        durable = "FULL" if "file" in found else "on"
        name = "synchronous" if "file" in found else "synchronous_commit"
        assert (found[name].value, found[name].warning) == (durable, None)


@in_loop
async def test_closing_finishes_what_waits_and_refuses_the_rest(place: str) -> None:
    table = new_id()
    store = await open_store(place, on_fatal=print)
    hints = store.hints()
    waiting = [asyncio.create_task(store.append(table, n, [event(n)])) for n in range(50)]
    await asyncio.sleep(0)  # lets them start, in this order
    await store.close()
    assert [(await one)[0].seq for one in waiting] == list(range(1, 51))
    with pytest.raises(Unavailable):
        await store.append(table, 50, [event(51)])
    with pytest.raises(Unavailable):
        await store.load(table)
    assert not (await store.check()).can_read
    assert all(hint.table is None for hint in [hint async for hint in hints])
    await store.close()
    async with opened(place) as store:
        assert await last_seq(store, table) == 50


@in_loop
async def test_an_append_whose_caller_gave_up_is_whole_or_absent(place: str) -> None:
    table = new_id()
    async with opened(place) as store:
        task = asyncio.create_task(store.create(table, [event(1), event(2)]))
        await asyncio.sleep(0)
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task
        await store.create(new_id(), [event(1)])  # behind it in the queue
        assert await last_seq(store, table) in (0, 2)


@in_loop
async def test_an_address_of_no_database_is_refused() -> None:
    for place in ("mysql://localhost/games", "sqlite:///games.db"):
        with pytest.raises(BadDatabase, match="path of a file, not"):
            await open_store(place, on_fatal=print)
