"""The WAL of an SQLite file: carried over beside the commits, and emptied in the end."""

from __future__ import annotations

from pathlib import Path

import pytest

from crossoff.server.store import sqlite_wal
from testkit.store.databases import event, in_loop, new_id, opened

PAGE = 4096 + 24  # with its frame


def wal_of(path: Path) -> Path:
    return path.with_name(path.name + "-wal")


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


@in_loop
async def test_nothing_is_left_in_it_by_a_store_that_was_closed(tmp_path: Path) -> None:
    path = tmp_path / "games.db"
    async with opened(str(path)) as store:
        await store.create(new_id(), [event(1)])
        assert wal_of(path).stat().st_size > 0
    assert not wal_of(path).exists() or wal_of(path).stat().st_size == 0
