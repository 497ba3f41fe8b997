"""Opening a store: migrations killed midway, and databases that are refused."""

from __future__ import annotations

import asyncio
import os
import re
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import apsw
import pytest

from crossoff.server.store import BadDatabase, open_store
from crossoff.server.store.migrate import steps
from testkit.store.databases import (
    DATABASES,
    change_by_hand,
    event,
    in_loop,
    new_id,
    new_place,
    opened,
    why_no_postgres,
)
from testkit.store.probes import last_seq
from testkit.store.victims import Victims

POSIX = pytest.mark.skipif(os.name == "nt", reason="signals and modes of files")

# Opens a store and holds it until stdin closes.
HOLDER = """
import asyncio, os, sys
from crossoff.server.store import open_store
async def main():
    await open_store(sys.argv[1], on_fatal=print)
    print("opened", flush=True)
    sys.stdin.read()
    os._exit(0)
asyncio.run(main())
"""


@pytest.fixture(params=DATABASES)
def place(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    with new_place(request.param, tmp_path) as place:
        yield place


def start_holder(place: str) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [sys.executable, "-c", HOLDER, place],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )


@POSIX
@pytest.mark.slow
@pytest.mark.parametrize("database", DATABASES)
def test_steps_may_be_killed_at_any_statement(database: str, tmp_path: Path) -> None:
    """On a new database each time, and on one where earlier migrations were killed."""
    with Victims() as victims, new_place(database, tmp_path) as used:
        killed = 0
        while True:
            fresh_folder = tmp_path / str(killed)
            with new_place(database, fresh_folder) as fresh:
                outcomes = [victims.exit_code(place, killed + 1) for place in (fresh, used)]
                asyncio.run(use(fresh))
            if outcomes[0] == 0:
                break
            assert outcomes[0] == -signal.SIGKILL
            killed += 1
        assert killed > sum(len(step.statements) for step in steps(database))
        asyncio.run(use(used))


async def use(place: str) -> None:
    async with opened(place) as store:
        table = new_id()
        await store.create(table, [event(1)])
        assert len(await store.load(table)) == 1


@in_loop
async def test_several_may_start_at_once_on_postgres(tmp_path: Path) -> None:
    with new_place("postgres", tmp_path) as place:
        stores = await asyncio.gather(*(open_store(place, on_fatal=print) for _ in range(6)))
        table = new_id()
        await stores[0].create(table, [event(1)])
        assert [await last_seq(store, table) for store in stores] == [1] * 6
        await asyncio.gather(*(store.close() for store in stores))


@pytest.mark.parametrize("database", DATABASES)
def test_steps_are_numbered_without_gaps(database: str) -> None:
    known = steps(database)
    assert [step.version for step in known] == list(range(1, len(known) + 1))
    assert all(re.match(r"(--.*\n)*[A-Z]", text) for step in known for text in step.statements)


@in_loop
async def test_a_database_of_a_newer_program_is_refused_and_left_alone(place: str) -> None:
    table = new_id()
    async with opened(place) as store:
        await store.create(table, [event(1)])
    change_by_hand(place, "INSERT INTO schema_version VALUES (99, 'later', 0)")
    with pytest.raises(BadDatabase, match=r"newer crossoff \(schema 99"):
        await open_store(place, on_fatal=print)
    change_by_hand(place, "DELETE FROM schema_version WHERE version = 99")
    async with opened(place) as store:
        assert await last_seq(store, table) == 1


@in_loop
async def test_paths_that_cannot_be_written(tmp_path: Path) -> None:
    (tmp_path / "file").write_bytes(b"")
    for path in (tmp_path / "file" / "games.db", tmp_path, Path("/proc/games.db")):
        with pytest.raises(BadDatabase, match=f"cannot (write|use) {re.escape(str(path))}"):
            await open_store(str(path), on_fatal=print)


@pytest.mark.parametrize("length", [1, 100, 5000])
@in_loop
async def test_a_file_that_is_not_a_database(tmp_path: Path, length: int) -> None:
    path = tmp_path / "games.db"
    content = (b"Dear diary, " * length)[: length * 5]
    path.write_bytes(content)
    with pytest.raises(BadDatabase, match="not an SQLite database"):
        await open_store(str(path), on_fatal=print)
    assert path.read_bytes() == content


@in_loop
async def test_a_database_of_another_program(tmp_path: Path) -> None:
    path = str(tmp_path / "other.db")
    change_by_hand(path, "CREATE TABLE contact (name)")
    with pytest.raises(BadDatabase, match="belongs to another program"):
        await open_store(path, on_fatal=print)


@in_loop
async def test_an_old_sqlite_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(apsw, "sqlite_lib_version", lambda: "3.51.2")
    with pytest.raises(BadDatabase, match=r"SQLite 3\.51\.2 is too old"):
        await open_store(str(tmp_path / "games.db"), on_fatal=print)


@POSIX
@in_loop
async def test_a_second_server_on_a_file_is_refused_until_the_first_is_dead(tmp_path: Path) -> None:
    path = str(tmp_path / "games.db")
    with start_holder(path) as first:
        assert first.stdout and first.stdout.readline() == "opened\n"
        with pytest.raises(BadDatabase, match=rf"in use by another server \(process {first.pid}\)"):
            await open_store(path, on_fatal=print)
        first.kill()
    async with opened(path):
        with pytest.raises(BadDatabase, match="in use"):
            await open_store(path, on_fatal=print)
        link = tmp_path / "link.db"
        link.symlink_to(path)
        with pytest.raises(BadDatabase, match="in use"):
            await open_store(str(link), on_fatal=print)
    await use(path)


@in_loop
async def test_a_postgres_that_does_not_answer() -> None:
    if why_no_postgres():
        pytest.skip("the address must be wrong for one reason only")
    for place in (
        "postgresql://nobody:secret@127.0.0.1:1/test",
        "postgresql://postgres:secret@127.0.0.1:5432/no_such_database",
        "postgresql://127.0.0.1/test?no_such_option=secret",
        "postgresql://postgres:secret%ZZ@127.0.0.1/test",
    ):
        with pytest.raises(BadDatabase, match="PostgreSQL") as refused:
            await open_store(place, on_fatal=print)
        assert "secret" not in str(refused.value) and "\n" not in str(refused.value)


def test_postgres_without_its_package_names_the_extra() -> None:
    script = (
        "import asyncio, sys; sys.modules['psycopg'] = None\n"
        "from crossoff.server.store import BadDatabase, open_store\n"
        "try: asyncio.run(open_store('postgresql://x/y', on_fatal=print))\n"
        "except BadDatabase as error: print(error)\n"
    )
    run = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    assert "crossoff[postgres]" in run.stdout and not run.stderr
