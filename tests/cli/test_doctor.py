"""`crossoff doctor`: what a setup can promise, as text and as an exit status."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from crossoff.server.store.migrate import steps
from crossoff.server.store.sqlite_facts import LOW_SPACE, place_facts
from crossoff.workers.wall import blocked
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
from testkit.terminal.command import COMMAND, PLAIN, crossoff, environment

LINUX = pytest.mark.skipif(sys.platform != "linux", reason="kinds of file systems")
NEWEST = str(steps("sqlite")[-1].version)  # of the schema
PROMISE = "A confirmed move survives a crash"


@pytest.fixture(params=DATABASES)
def database(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    with new_place(request.param, tmp_path) as place:
        asyncio.run(_use(place, time.time()))
        yield place


async def _use(place: str, at: float) -> None:
    async with opened(place) as store:
        await store.create(new_id(), [event(1)], at=at)


def test_a_safe_set_up(database: str) -> None:
    done = crossoff("doctor", "--db", database)
    assert (done.returncode, done.stderr) == (0, "")
    assert PROMISE in done.stdout and "At risk" not in done.stdout
    assert "Not promised" in done.stdout  # there is always something
    facts = dict(line.split("  ", 1) for line in done.stdout.splitlines() if "  " in line.strip())
    shown = {name: value.strip() for name, value in facts.items()}
    if database.startswith("postgres"):
        assert shown["database"].startswith("PostgreSQL ") and shown["fsync"] == "on"
    else:
        assert shown["database"].startswith("SQLite 3.") and shown["synchronous"] == "FULL"
        assert shown["file"] == database and shown["writable"] == "yes"
    assert (shown["schema"], shown["clock"]) == (NEWEST, "in order")
    assert "bots" in shown
    walled = blocked()
    assert [what for what in ("network", "files") if f"no {what}" in shown["bot sandbox"]] == [
        what for what in ("network", "files") if what in walled
    ]
    assert shown["max. connections"].isdecimal()


@pytest.mark.skipif(sys.platform == "win32", reason="no limits of files")
def test_how_many_connections_the_system_allows(tmp_path: Path) -> None:
    """The limit a server could raise itself to, less what it needs for other things."""
    limited = ["sh", "-c", 'ulimit -Sn 400 && ulimit -Hn 1024 && exec "$@"', "sh"]
    command = [*limited, *COMMAND, "doctor", "--db", str(tmp_path / "x")]
    said = subprocess.run(command, env=environment(PLAIN), capture_output=True, text=True).stdout
    assert "max. connections 768" in " ".join(said.split())


@in_loop
async def test_beside_a_running_server(tmp_path: Path) -> None:
    with new_place("sqlite", tmp_path) as place:
        async with running(place):
            done = await asyncio.to_thread(crossoff, "doctor", "--db", place)
    assert (done.returncode, done.stderr) == (0, "")


def test_a_clock_that_was_set_back_is_a_risk(database: str) -> None:
    asyncio.run(_use(database, time.time() + 3 * 86_400))
    done = crossoff("doctor", "--db", database)
    assert done.returncode == 1
    assert "s behind the last event: a clock was set back" in done.stdout
    assert PROMISE not in done.stdout


def test_a_database_of_a_newer_program_is_a_risk(database: str) -> None:
    change_by_hand(database, "INSERT INTO schema_version VALUES (99, 'later', 0)")
    done = crossoff("doctor", "--db", database)
    assert done.returncode == 1
    assert f"schema 99, known up to {NEWEST}: made by a newer crossoff" in done.stdout


def test_an_empty_schema_is_not_a_risk(tmp_path: Path) -> None:
    with new_place("postgres", tmp_path) as place:
        done = crossoff("doctor", "--db", place)
    assert done.returncode == 0 and "none yet; a server makes it" in done.stdout


@LINUX
def test_a_memory_filesystem_is_not_a_disk_and_stays_empty() -> None:
    with tempfile.TemporaryDirectory(dir="/dev/shm") as folder:
        path = Path(folder) / "new" / "tables.sqlite"
        done = crossoff("doctor", "--db", path)
        assert not path.parent.exists()
    assert done.returncode == 1
    assert "file system tmpfs: this is memory" in done.stdout
    assert done.stdout.startswith(f"There's no file {path} yet; a server would create it.\n")
    assert "none yet; a server makes the file" in done.stdout


def test_a_file_that_others_can_read(tmp_path: Path) -> None:
    with new_place("sqlite", tmp_path) as place:
        asyncio.run(_use(place, time.time()))
        os.chmod(place, 0o644)
        done = crossoff("doctor", "--db", place)
    assert done.returncode == 1
    assert "file mode 0644: others on this machine can read the games" in done.stdout


def test_little_space_and_places_that_cannot_be_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def warnings() -> dict[str, str | None]:
        return {fact.name: fact.warning for fact in place_facts(tmp_path / "tables.sqlite")}

    assert warnings()["free space"] is None and warnings()["writable"] is None
    usage = type("usage", (), {"free": LOW_SPACE - 1})
    monkeypatch.setattr("shutil.disk_usage", lambda folder: usage)
    assert "no decision can be saved" in (warnings()["free space"] or "")
    monkeypatch.setattr("os.access", lambda path, mode: False)  # root may write anywhere
    assert "can save nothing there" in (warnings()["writable"] or "")


@pytest.mark.parametrize(
    ("place", "reason"),
    [
        ("postgresql://nobody:sesame@127.0.0.1:1/test", "cannot use the PostgreSQL database"),
        ("mysql://localhost/games", "a database is postgresql://"),
        (__file__, "is not an SQLite database"),
        ("/", "there is no database file /"),
    ],
)
def test_what_cannot_be_looked_at(place: str, reason: str) -> None:
    done = crossoff("doctor", "--db", place)
    assert (done.returncode, done.stdout) == (2, "")
    assert reason in done.stderr and "sesame" not in done.stderr
