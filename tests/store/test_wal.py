"""The WAL of an SQLite file: checkpointed beside the commits, and truncated on close."""

from __future__ import annotations

from pathlib import Path

import pytest

from crossoff.server.store import sqlite_wal
from testkit.store.databases import event, in_loop, new_id, opened

PAGE = 4096 + 24  # with its frame header


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
async def test_closing_a_store_empties_the_wal(tmp_path: Path) -> None:
    path = tmp_path / "games.db"
    async with opened(str(path)) as store:
        await store.create(new_id(), [event(1)])
        assert wal_of(path).stat().st_size > 0
    assert not wal_of(path).exists() or wal_of(path).stat().st_size == 0


def frames_in(wal: bytes) -> list[tuple[int, bytes]]:
    """Return page numbers and contents, in order."""
    starts = range(32, len(wal), PAGE)
    return [(int.from_bytes(wal[at : at + 4]), wal[at + 24 : at + PAGE]) for at in starts]


@in_loop
async def test_no_page_is_written_again_with_the_same_bytes(tmp_path: Path) -> None:
    """It would cost a page per commit; and if writing a commit's last page fails, identical bytes
    from the previous WAL cycle would make the refused commit valid.
    """
    path, tables = tmp_path / "games.db", [new_id() for _ in range(3)]
    async with opened(str(path)) as store:
        for seq in range(6):
            for table in tables:
                await store.append(table, seq, [event(seq, new_id())])
        frames = frames_in(wal_of(path).read_bytes())
    known: dict[int, bytes] = {}
    for page, content in frames:
        assert known.get(page) != content, f"page {page}"
        known[page] = content
    assert len(frames) > 18
