"""The WAL of an SQLite file: room laid out beforehand, carried over beside the commits."""

from __future__ import annotations

import os
import shutil
from pathlib import Path

import pytest

from crossoff.server.store import sqlite_wal
from testkit.store.databases import event, in_loop, new_id, opened

PAGE = sqlite_wal.PAGE


def wal_of(path: Path) -> Path:
    return path.with_name(path.name + "-wal")


@in_loop
async def test_commits_find_their_room_laid_out(tmp_path: Path) -> None:
    path = tmp_path / "games.db"
    async with opened(str(path)) as store:
        await store.create(new_id(), [event(1)])
        laid_out = wal_of(path).stat().st_size
        assert laid_out >= sqlite_wal.CHECKPOINT * PAGE
        for _ in range(50):
            await store.create(new_id(), [event(1)])
        assert wal_of(path).stat().st_size == laid_out
        await store.erase(new_id())  # empties it
        await store.create(new_id(), [event(1)])
        assert wal_of(path).stat().st_size == laid_out
    assert not wal_of(path).exists() or wal_of(path).stat().st_size == 0


@in_loop
async def test_empty_room_is_no_event(tmp_path: Path) -> None:
    """As a process leaves it that is killed: the commits, then nothing but laid-out room."""
    path, found = tmp_path / "games.db", tmp_path / "found.db"
    async with opened(str(path)) as store:
        table = new_id()
        kept = await store.create(table, [event(1)])
        kept += await store.append(table, 1, [event(2)])
        shutil.copy(path, found)
        shutil.copy(wal_of(path), wal_of(found))
    async with opened(str(found)) as store:
        assert await store.load(table) == kept


@pytest.mark.skipif(os.name == "nt", reason="limits of processes")
@in_loop
async def test_where_there_is_no_room_nothing_is_laid_out(tmp_path: Path) -> None:
    import resource

    path, limits = tmp_path / "games.db", resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (1 << 20, limits[1]))
    try:
        async with opened(str(path)) as store:
            kept = await store.create(new_id(), [event(1)])
            assert len(kept) == 1
            assert 0 < wal_of(path).stat().st_size < 1 << 19
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, limits)


@in_loop
async def test_it_begins_anew_instead_of_growing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sqlite_wal, "CHECKPOINT", 20)
    path, tables = tmp_path / "games.db", [new_id() for _ in range(10)]
    async with opened(str(path)) as store:
        for seq in range(40):
            for table in tables:
                await store.append(table, seq, [event(seq)])
        written = 40 * len(tables) * PAGE  # at least a page for each
        assert wal_of(path).stat().st_size < written / 2
        for table in tables:
            assert len(await store.load(table)) == 40
