"""A table erased by another server is gone at once."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from crossoff.play.table import Refused
from crossoff.server.following import follow_others
from testkit.server.rooms import Wire, decide, new_table, two_lobbies
from testkit.store.databases import in_loop


@in_loop
async def test_nobody_finds_it_any_more(tmp_path: Path) -> None:
    async with two_lobbies(tmp_path) as (here, there):
        created, _ = await new_table(here, "human", "local")
        await there.services.store.erase([created.table])
        with pytest.raises(Refused) as refused:
            await here.observer(created.table, created.token)
        with pytest.raises(Refused) as unknown:
            await here.observer("0" * 32, created.token)
        assert (refused.value.code, refused.value.detail) == ("not_found", unknown.value.detail)
        assert created.table not in here.rooms


@in_loop
async def test_a_decision_there_is_refused_for_good(tmp_path: Path) -> None:
    async with two_lobbies(tmp_path) as (here, there):
        created, room = await new_table(here, "human", "local")
        await there.services.store.erase([created.table])
        with pytest.raises(Refused) as refused:
            await decide(room, 0)
        assert refused.value.code == "not_found"


@in_loop
async def test_whoever_is_connected_is_let_go(tmp_path: Path) -> None:
    async with two_lobbies(tmp_path) as (here, there):
        created, _ = await new_table(here, "human", "local")
        wire = Wire(here, created.table, created.watch)
        await wire.expect("welcome")
        following = asyncio.create_task(follow_others(here))
        await there.services.store.erase([created.table])
        await wire.serving
        assert wire.closed == 1000
        following.cancel()
