"""Server uptime, which decides how long tables are kept."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from testkit.store.databases import DATABASES, event, in_loop, new_id, new_place, opened


@pytest.fixture(params=DATABASES)
def place(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    with new_place(request.param, tmp_path) as place:
        yield place


@in_loop
async def test_it_adds_up_over_restarts(place: str) -> None:
    for number in range(3):
        async with opened(place) as store:
            uptime = await store.uptime()
            assert (uptime.ticks, uptime.seconds) == (2 * number, 15.0 * number)
            for seconds in (5.0, 10.0):
                added = await store.add_uptime(uptime, seconds)
                assert added is not None
                uptime = added


@in_loop
async def test_no_time_is_counted_twice(place: str) -> None:
    """Two servers that read the same count have seen the same time pass."""
    async with opened(place) as store:
        here = there = await store.uptime()
        assert (await store.add_uptime(here, 7.0)) is not None
        assert (await store.add_uptime(there, 8.0)) is None
        assert (await store.uptime()).seconds == 7.0


@in_loop
async def test_tables_are_idle_since_they_were_last_seen_to_grow(place: str) -> None:
    old, new, over = new_id(), new_id(), new_id()
    async with opened(place) as store:
        uptime = await store.uptime()

        async def pass_time(seconds: float) -> float:
            nonlocal uptime
            added = await store.add_uptime(uptime, seconds)
            assert added is not None
            uptime = added
            return uptime.seconds

        await store.create(old, [event(1)], at=1e12)  # whatever the clock said
        await store.create(over, [event(1)], at=-1e12)
        assert await store.idle(1e9, done=False) == []  # nobody has looked yet
        await pass_time(10.0)
        await store.create(new, [event(1)], at=0.0)
        await store.append(over, 1, [event(2)], done=True)
        assert await store.idle(11.0, done=False) == [old]
        await pass_time(10.0)
        assert await store.idle(10.0, done=False) == []
        assert await store.idle(11.0, done=False) == [old]
        assert await store.idle(21.0, done=False) == [old, new]
        assert await store.idle(21.0, done=False, limit=1) == [old]
        assert await store.idle(21.0, done=True) == [over]
        await store.append(old, 1, [event(2)])
        assert await store.idle(1e9, done=False) == [new]  # it is known to have grown
