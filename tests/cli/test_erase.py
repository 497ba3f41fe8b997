"""`crossoff erase`: erased to the last byte, and only when confirmed."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path

import psycopg
import pytest

from crossoff.server.store import NewEvent
from testkit.server.processes import running
from testkit.store.databases import (
    DATABASES,
    change_by_hand,
    event,
    in_loop,
    new_id,
    new_place,
    opened,
)
from testkit.terminal.command import crossoff, on_terminal

NAME = b"Quetzalcoatlus"


@pytest.fixture(params=DATABASES)
def database(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    with new_place(request.param, tmp_path) as place:
        yield place


def keep_two(database: str) -> tuple[str, str]:
    """Store a table to erase, whose events contain NAME, and one to keep."""

    async def keep() -> tuple[str, str]:
        goes, stays = new_id(), new_id()
        async with opened(database) as store:
            await store.create(stays, [event(1)])
            for seq in range(40):
                new = NewEvent(NAME * (seq * 7 + 1), new_id(), NAME)
                await store.append(goes, seq, [new])
                await store.append(stays, seq + 1, [event(seq)])
        return goes, stays

    return asyncio.run(keep())


def left(database: str, *tables: str) -> list[int]:
    async def look() -> list[int]:
        async with opened(database) as store:
            return [len(await store.load(table)) for table in tables]

    return asyncio.run(look())


def test_the_table_goes_and_the_others_stay(database: str) -> None:
    goes, stays = keep_two(database)
    done = crossoff("erase", goes, "--db", database, "--yes")
    said = f"table {goes} is erased\n"
    assert (done.returncode, done.stdout, done.stderr) == (0, said, "")
    assert left(database, goes, stays) == [0, 41]
    again = crossoff("erase", goes, "--db", database, "--yes")
    assert (again.returncode, again.stdout) == (2, "")
    assert again.stderr == f"crossoff: there is no table {goes} in this database\n"


def test_no_byte_is_left_in_any_file(tmp_path: Path) -> None:
    with new_place("sqlite", tmp_path) as place:
        goes, _ = keep_two(place)
        before = b"".join(path.read_bytes() for path in tmp_path.iterdir())
        assert NAME in before and goes.encode() in before
        assert crossoff("erase", goes, "--db", place, "--yes").returncode == 0
        after = b"".join(path.read_bytes() for path in tmp_path.iterdir())
    assert NAME not in after and goes.encode() not in after


def test_no_byte_is_left_in_the_files_of_postgres_tables(tmp_path: Path) -> None:
    """Including indexes and long values; PostgreSQL's logs and archives are up to the owner."""
    with new_place("postgres", tmp_path) as place:
        goes, _ = keep_two(place)
        with psycopg.connect(place, autocommit=True) as link:
            may_read = "SELECT pg_has_role('pg_read_server_files', 'USAGE')"
            if link.execute(may_read).fetchall() != [(True,)]:
                pytest.skip("needs to read the server's files")
            before = files_of(link)
            assert NAME in before and goes.encode() in before
            assert crossoff("erase", goes, "--db", place, "--yes").returncode == 0
            after = files_of(link)
        assert NAME not in after and goes.encode() not in after


def files_of(link: psycopg.Connection) -> bytes:
    """Return the bytes of all tables and indexes in our schema."""
    link.execute("CHECKPOINT")
    paths = link.execute(
        """
        SELECT pg_relation_filepath(c.oid) FROM pg_class c
        WHERE c.relnamespace = current_schema()::regnamespace AND c.relkind IN ('r', 'i')
        UNION ALL
        SELECT pg_relation_filepath(c.reltoastrelid) FROM pg_class c
        WHERE c.relnamespace = current_schema()::regnamespace AND c.reltoastrelid <> 0
        """
    ).fetchall()
    read = "SELECT pg_read_binary_file(%s)"
    return b"".join(bytes(link.execute(read, (path,)).fetchall()[0][0]) for (path,) in paths)


def test_a_damaged_table_can_be_erased(database: str) -> None:
    goes, stays = keep_two(database)
    change_by_hand(database, "DELETE FROM event WHERE seq = 7 AND command IS NOT NULL")
    assert crossoff("erase", goes, "--db", database, "--yes").returncode == 0
    assert left(database, goes, stays) == [0, 41]


@in_loop
async def test_a_file_that_a_server_uses_is_left_alone(tmp_path: Path) -> None:
    with new_place("sqlite", tmp_path) as place:
        goes, _ = await asyncio.to_thread(keep_two, place)
        async with running(place) as server:
            done = await asyncio.to_thread(crossoff, "erase", goes, "--db", place, "--yes")
        assert (done.returncode, done.stdout) == (2, "")
        assert f"in use by another server (process {server.process.pid}): stop it" in done.stderr
        assert await asyncio.to_thread(left, place, goes) == [40]


@pytest.mark.parametrize(("answer", "code", "rest"), [("yes", 0, 0), ("y", 2, 40), ("\x04", 2, 40)])
def test_a_person_is_asked(tmp_path: Path, answer: str, code: int, rest: int) -> None:
    with new_place("sqlite", tmp_path) as place:
        goes, _ = keep_two(place)
        typed = answer if answer == "\x04" else f"{answer}\n"
        question = f"Erase table {goes} for good? Type yes: "
        ended, seen = on_terminal("erase", goes, "--db", place, answers=[(question, typed)])
        assert ended == code
        assert ("is erased" if code == 0 else "nothing was erased") in seen
        assert left(place, goes) == [rest]


def test_where_nobody_can_be_asked_nothing_happens(tmp_path: Path) -> None:
    with new_place("sqlite", tmp_path) as place:
        goes, _ = keep_two(place)
        done = crossoff("erase", goes, "--db", place, stdin="yes\n")
        assert (done.returncode, done.stdout) == (2, "")
        assert "add --yes" in done.stderr
        assert left(place, goes) == [40]


def test_a_wrong_place_is_not_made_a_database(tmp_path: Path) -> None:
    missing = tmp_path / "missing.sqlite"
    done = crossoff("erase", new_id(), "--db", missing, "--yes")
    assert done.returncode == 2 and "no database file" in done.stderr
    with new_place("postgres", tmp_path) as place:
        done = crossoff("erase", new_id(), "--db", place, "--yes")
        assert done.returncode == 2 and "holds no tables yet" in done.stderr
        with psycopg.connect(place) as link:
            made = link.execute("SELECT to_regclass('game')").fetchall()
    assert list(tmp_path.iterdir()) == [] and made == [(None,)]
