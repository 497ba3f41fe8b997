"""Two servers on one PostgreSQL, one of which is always about to be killed."""

from __future__ import annotations

import asyncio
import contextlib
import random
from collections.abc import AsyncIterator

import psycopg
from psycopg import sql

from testkit.server.crowd import LATE, Crowd, TablePlayers, judge
from testkit.server.killing import KillableServer

__all__ = ["play_and_race"]

_CHANNEL = "SELECT 'crossoff_' || current_schema()::regnamespace::oid"
_DEAFEN = "SELECT count(pg_terminate_backend(pid)) FROM pg_stat_activity WHERE query = %s"


async def play_and_race(
    place: str,
    *,
    kills: int,
    tables: int,
    seed: int,
    has_hints: bool = True,
) -> list[TablePlayers]:
    """Let a crowd play on both servers while one of them is killed every second, this many times in
    all, and check the result.
    """
    rng = random.Random(seed)
    one, two = KillableServer(place, rng), KillableServer(place, rng)
    deaf = contextlib.nullcontext() if has_hints else _without_hints(place)
    async with one.alive(), two.alive(), deaf:
        crowd = Crowd(lambda: rng.choice((one, two)).address, rng, tabs=2, spectators=1)

        def has_enough() -> bool:
            return one.deaths + two.deaths >= kills

        playing = asyncio.ensure_future(crowd.play(tables, has_enough))
        while not has_enough() and not playing.done():
            await asyncio.wait((playing,), timeout=1)
            await rng.choice((one, two)).kill_and_restart()
        await playing
    ledgers = [ledger for company in crowd.companies for ledger in company.ledgers.values()]
    assert {code for ledger in ledgers for code in ledger.refused.values()} <= LATE
    await judge(place, crowd.companies)
    return crowd.companies


@contextlib.asynccontextmanager
async def _without_hints(place: str) -> AsyncIterator[None]:
    """Keep closing every connection that listens for notifications of appends."""
    deafening = asyncio.ensure_future(_deafen(place))
    try:
        yield
        assert not deafening.done(), deafening
    finally:
        deafening.cancel()
        await asyncio.gather(deafening, return_exceptions=True)


async def _deafen(place: str) -> None:
    async with await psycopg.AsyncConnection.connect(place, autocommit=True) as link:
        channel = (await (await link.execute(_CHANNEL)).fetchall())[0][0]
        listening = sql.SQL("LISTEN {}").format(sql.Identifier(channel)).as_string(link)
        while True:
            await link.execute(_DEAFEN, (listening,))
            await asyncio.sleep(0.05)
