"""Failing disks: appends are acknowledged and stored, or refused and absent."""

from __future__ import annotations

import asyncio
import os
import stat
import tempfile
import threading
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import apsw
import pytest

from crossoff.server.store import (
    BadDatabase,
    Broken,
    Full,
    NewEvent,
    StoredEvent,
    StoreError,
    Unavailable,
    Unsettled,
    sqlite_erase,
    sqlite_wal,
    sqlite_writer,
)
from crossoff.server.store.sqlite import SqliteStore
from crossoff.server.store.sqlite_file import SqliteFile
from testkit.store.crash_game import MEMORY
from testkit.store.databases import event, in_loop, new_id, opened
from testkit.store.failing_disk import FailingDisk
from testkit.store.probes import facts, last_seq, unfinished

TABLES = [f"{number:032x}" for number in range(3)]


@pytest.fixture
def folder() -> Iterator[Path]:
    with tempfile.TemporaryDirectory(dir=MEMORY) as folder:
        yield Path(folder)


@pytest.fixture
def _short_wal(monkeypatch: pytest.MonkeyPatch) -> None:
    """So that even a short game has checkpoints."""
    monkeypatch.setattr(sqlite_wal, "CHECKPOINT", 8)


class Game:
    """A short game, with all its acknowledgements."""

    def __init__(self, path: Path, disk: FailingDisk) -> None:
        self.path, self.disk = path, disk
        self.kept: dict[str, list[StoredEvent]] = {table: [] for table in TABLES}
        self.unknown: dict[str, int] = {}  # appends with unknown outcome: the store broke
        self.fatal: list[Broken] = []
        self.errors: list[StoreError] = []

    async def play(self) -> None:
        try:
            store = await SqliteStore.open(
                self.path, on_fatal=self.fatal.append, vfs=self.disk.name
            )
        except BadDatabase as error:
            self.errors.append(error)
            return
        for _ in range(3):
            for table in TABLES:
                await self._append(store, table)
        try:
            await store.erase(["f" * 32])
        except StoreError as error:
            self.errors.append(error)
        await store.close()
        await asyncio.sleep(0)  # lets a fault during closing be reported
        if any(isinstance(error, Broken) for error in self.errors):
            assert len(self.fatal) == 1

    async def _append(self, store: SqliteStore, table: str) -> None:
        log = self.kept[table]
        try:
            log += await store.append(table, len(log), [event(1, new_id()), event(2, new_id())])
        except Unavailable as error:
            self.errors.append(error)
            assert not self.unknown
        except Broken as error:
            self.errors.append(error)
            self.unknown.setdefault(table, len(self.errors))

    async def check(self) -> None:
        """Check what a new process finds on the same disk, without its fault."""
        async with opened(str(self.path)) as store:
            for table, log in self.kept.items():
                there = await store.load(table)
                assert there[: len(log)] == log
                assert len(there) == len(log) or (len(there) == len(log) + 2 and self.unknown)
                await store.append(table, len(there), [event(3)])


@pytest.mark.slow
@pytest.mark.usefixtures("_short_wal")
@pytest.mark.parametrize("lasts", [False, True], ids=["once", "from-then-on"])
@pytest.mark.parametrize("fault", ["write", "sync", "open", "truncate", "delete", "read", "full"])
@in_loop
async def test_each_call_of_a_short_game_may_fail(folder: Path, fault: str, lasts: bool) -> None:
    calls = ("write", "truncate") if fault == "full" else (fault,)
    number = 0
    outcomes: set[str] = set()
    while True:
        number += 1
        disk = FailingDisk(calls, is_full=fault == "full", lasts=lasts)
        disk.number = number
        game = Game(folder / f"{number}.db", disk)
        await game.play()
        await game.check()
        if not disk.failed:
            break
        outcomes.update(type(error).__name__ for error in game.errors)
        if fault == "full":
            assert not game.fatal
    assert number > 1
    if fault in ("write", "sync"):
        assert "Broken" in outcomes and "Unavailable" not in outcomes


def test_the_file_check_works_during_a_write(folder: Path) -> None:
    """The health check runs in another thread than the writer; this used to fail at times."""
    began, end = threading.Event(), threading.Event()

    def wait(*_: object) -> bool:
        began.set()
        return end.wait()

    file = SqliteFile(folder / "games.db")
    file.writer.create_scalar_function("wait", wait)
    with ThreadPoolExecutor(1) as pool:
        writing = pool.submit(lambda: file.writer.execute("SELECT wait()").get)
        began.wait()
        try:
            assert file.is_there()
        finally:
            end.set()
        assert writing.result()
    file.close()


@in_loop
async def test_a_full_disk_refuses_and_recovers_by_itself(folder: Path) -> None:
    table = new_id()
    disk = FailingDisk(("write",), is_full=True, lasts=True)
    store = await SqliteStore.open(folder / "games.db", on_fatal=print, vfs=disk.name)
    kept = await store.create(table, [event(1)])
    disk.number = 1
    for _ in range(3):
        with pytest.raises(Unavailable, match="full"):
            await store.append(table, 1, [event(2)])
        assert await store.load(table) == kept
        health = await store.check()
        assert health.can_read and not health.can_write
        assert health.is_full and "full" in health.text
    disk.number = 0
    assert (await store.check()).can_write
    kept += await store.append(table, 1, [event(2)])
    assert await store.load(table) == kept
    await store.close()


@in_loop
async def test_after_a_failed_sync_everything_is_refused(folder: Path) -> None:
    table = new_id()
    fatal: list[Broken] = []
    disk = FailingDisk(("sync",))
    store = await SqliteStore.open(folder / "games.db", on_fatal=fatal.append, vfs=disk.name)
    await store.create(table, [event(1)])
    disk.number, disk.count = 1, 0
    asked = [store.append(new_id(), 0, [event(1)]) for _ in range(20)]
    results = await asyncio.gather(*asked, return_exceptions=True)
    assert all(isinstance(result, Broken) for result in results)
    disk.number = 0  # too late: what the failed fsync dropped is lost
    for refused in (store.append(table, 1, [event(2)]), store.load(table), store.erase([table])):
        with pytest.raises(Broken):
            await refused
    assert not (await store.check()).can_read
    synced = disk.count
    await store.close()
    assert len(fatal) == 1 and disk.count == synced  # not even closing retries


@in_loop
async def test_a_damaged_file_stops_the_store(folder: Path) -> None:
    path = folder / "games.db"
    fatal: list[Broken] = []
    async with opened(str(path)) as store:
        for _ in range(200):
            await store.create(new_id(), [event(1)])
    content = bytearray(path.read_bytes())
    content[4096:] = b"\xa5" * (len(content) - 4096)  # all but the first page
    path.write_bytes(content)
    with pytest.raises((BadDatabase, Broken)):
        store = await SqliteStore.open(path, on_fatal=fatal.append)
        try:
            await store.create(new_id(), [event(1)])
        finally:
            await store.close()
            assert len(fatal) == 1


@in_loop
async def test_a_locked_file_is_refused_in_time_and_read_all_the_same(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("crossoff.server.store.sqlite_file.BUSY_MS", 50)
    table = new_id()
    async with opened(str(folder / "games.db")) as store:
        kept = await store.create(table, [event(1)])
        other = apsw.Connection(str(folder / "games.db"))
        other.execute("BEGIN IMMEDIATE")
        with pytest.raises(Unavailable, match="locked"):
            await store.append(table, 1, [event(2)])
        assert await store.load(table) == kept
        other.execute("ROLLBACK")
        other.close()
        await store.append(table, 1, [event(2)])


@pytest.mark.skipif(os.name == "nt", reason="modes of files")
@in_loop
async def test_new_files_are_for_their_owner_only(folder: Path) -> None:
    path = folder / "a" / "b" / "games.db"
    async with opened(str(path)) as store:
        await store.create(new_id(), [event(1)])
        for file in path.parent.iterdir():
            assert stat.S_IMODE(file.stat().st_mode) == 0o600, file.name
        path.chmod(0o644)
        found = await facts(str(path))
        assert "others on this machine" in (found["file mode"].warning or "")
        assert found["file"].value == str(path)


SECRETS = (b"event 7", b"event 8", b'"number":7')


def bytes_in(folder: Path) -> bytes:
    return b"".join(file.read_bytes() for file in folder.iterdir())


@in_loop
async def test_appends_go_on_while_many_tables_are_erased(folder: Path) -> None:
    tables, other = [new_id() for _ in range(300)], new_id()
    async with opened(str(folder / "games.db")) as store:
        await store.create(other, [event(1)])
        await asyncio.gather(*(store.create(t, [event(7), event(8)]) for t in tables))
        erasing = asyncio.create_task(store.erase(tables))
        seq = 1
        while not erasing.done():
            await store.append(other, seq, [event(1)])
            seq += 1
        await erasing
        assert seq > 5
        assert await unfinished(store) == [other] and await last_seq(store, other) == seq
    db = apsw.Connection(str(folder / "games.db"))
    assert db.execute("SELECT count(*) FROM event").get == seq
    assert db.execute("SELECT count(*) FROM erased").get == 0
    db.close()


@in_loop
async def test_erasing_that_was_cut_off_is_finished_by_the_next_process(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, path = new_id(), str(folder / "games.db")
    monkeypatch.setattr(sqlite_erase, "STEP", 10)
    monkeypatch.setattr(sqlite_erase, "REST", 1e6)  # it pauses after the first step
    async with opened(path) as store:
        await store.create(table, [event(7), event(8)] * 20)
        erasing = asyncio.create_task(store.erase([table]))
        while await last_seq(store, table):
            await asyncio.sleep(0)
        erasing.cancel()
        assert await store.load(table) == []  # gone at once, for everybody
    assert b"event 8" in bytes_in(folder)
    async with opened(path) as store:
        monkeypatch.setattr(sqlite_erase, "REST", 0.0)
        await store.erase([])
        kept = bytes_in(folder)
        assert not any(secret in kept for secret in (*SECRETS, table.encode()))


@in_loop
async def test_erased_bytes_are_in_no_file(folder: Path) -> None:
    table, other, command = new_id(), new_id(), new_id()
    async with opened(str(folder / "games.db")) as store:
        await store.create(other, [event(1)])
        await store.create(table, [event(7, command)] + [event(8)] * 50)
        await store.erase([table])
        kept = bytes_in(folder)
        for secret in (*SECRETS, command.encode(), table.encode()):
            assert secret not in kept
        assert b"event 1" in kept and len(await store.load(other)) == 1


@pytest.mark.parametrize("file", ["games.db", "games.db-wal"])
@pytest.mark.parametrize("how", ["moved", "removed", "replaced"])
@in_loop
async def test_nothing_is_acknowledged_into_a_file_that_is_gone(
    folder: Path, file: str, how: str
) -> None:
    path, table = folder / file, new_id()
    async with opened(str(folder / "games.db")) as store:
        kept = await store.create(table, [event(1)])
        elsewhere = path.rename(folder / "elsewhere")
        if how == "removed":
            elsewhere.unlink()
        elif how == "replaced":
            path.write_bytes(elsewhere.read_bytes())
        for _ in range(2):
            with pytest.raises(Unavailable, match="removed or replaced"):
                await store.append(table, 1, [event(2)])
        health = await store.check()
        assert not health.can_write and "removed or replaced" in health.text
        assert await store.load(table) == kept
        if how == "moved":
            elsewhere.rename(path)
            assert (await store.check()).can_write
            await store.append(table, 1, [event(2)])


class MovingDisk(FailingDisk):
    """A disk on which a file is moved away just as it is synced."""

    def __init__(self, path: Path) -> None:
        super().__init__(("sync",))
        self.path, self.is_due = path, False

    def tick(self, call: str) -> None:
        if call == "sync" and self.is_due:
            self.is_due = False
            self.path.rename(self.path.with_name("elsewhere"))


@in_loop
async def test_a_file_deleted_during_a_commit_is_noticed_before_the_ack(folder: Path) -> None:
    path, table = folder / "games.db", new_id()
    disk = MovingDisk(path)
    store = await SqliteStore.open(path, on_fatal=print, vfs=disk.name)
    await store.create(table, [event(1)])
    disk.is_due = True
    with pytest.raises(Unsettled, match="removed or replaced"):
        await store.append(table, 1, [event(2)])
    await store.close()


@pytest.mark.skipif(os.name == "nt", reason="limits of processes")
@in_loop
async def test_no_space_for_this_user_is_a_full_disk_too(folder: Path) -> None:
    """SQLite maps only one errno to "full", and reports the others as I/O errors."""
    import resource

    table, limits = new_id(), resource.getrlimit(resource.RLIMIT_FSIZE)
    async with opened(str(folder / "games.db")) as store:
        kept = await store.create(table, [event(1)])
        resource.setrlimit(resource.RLIMIT_FSIZE, (300_000, limits[1]))
        try:
            with pytest.raises(Full):
                await store.append(table, 1, [NewEvent(bytes(500_000))])
            assert await store.load(table) == kept
        finally:
            resource.setrlimit(resource.RLIMIT_FSIZE, limits)
        assert (await store.check()).can_write
        await store.append(table, 1, [NewEvent(bytes(500_000))])


@in_loop
async def test_too_much_at_once_is_refused(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sqlite_writer, "QUEUE_LIMIT", 5)
    async with opened(str(folder / "games.db")) as store:
        asked = [store.create(new_id(), [event(1)]) for _ in range(500)]
        results = await asyncio.gather(*asked, return_exceptions=True)
        refused = [result for result in results if isinstance(result, Unavailable)]
        kept = [result for result in results if isinstance(result, list)]
        assert refused and kept and len(refused) + len(kept) == 500
        assert len(await unfinished(store)) == len(kept)
