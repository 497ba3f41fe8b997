"""Games of rules version 1, which was never released: recognised, refused with a reason, harmless.

`tests/data/rules-1` was made by the code of that time: a finished record, the save of a running
game, and a database with a running and a finished table.
"""

from __future__ import annotations

import gzip
import shutil
from pathlib import Path

import httpx
import pytest

from crossoff.core.errors import BadRecord
from crossoff.core.model.record import decode, replay
from crossoff.local.saves import BadSave, list_saves
from crossoff.local.sitting import Sitting
from crossoff.play.fairness import check_fairness
from crossoff.server.settings import Settings
from crossoff.server.sweeping import sweep
from testkit.paths import DATA
from testkit.server.processes import Client, running
from testkit.server.rooms import lobby_on
from testkit.store.databases import in_loop, opened
from testkit.store.probes import unfinished
from testkit.terminal.command import crossoff

OLD = DATA / "rules-1"
WHY = "made by rules version 1, before the first release; it cannot be continued"
RUNNING, FINISHED = "aa" * 16, "bb" * 16


@pytest.fixture
def save(tmp_path: Path) -> Path:
    return Path(shutil.copy(OLD / "running.game", tmp_path))


@pytest.fixture
def database(tmp_path: Path) -> str:
    file = tmp_path / "tables.sqlite"
    file.write_bytes(gzip.decompress((OLD / "tables.sqlite.gz").read_bytes()))
    return str(file)


def test_a_record_is_refused_by_its_first_line() -> None:
    record = decode((OLD / "finished.jsonl").read_bytes())
    with pytest.raises(BadRecord) as error:
        list(replay(record))
    assert (error.value.line, error.value.reason) == (1, WHY)
    with pytest.raises(BadRecord):
        check_fairness(record)


@pytest.mark.parametrize("command", ["check", "show"])
def test_the_commands_say_so(command: str) -> None:
    done = crossoff(command, OLD / "finished.jsonl")
    assert done.returncode != 0
    assert WHY in done.stdout + done.stderr


def test_a_save_is_listed_but_cannot_be_resumed(save: Path) -> None:
    assert [path for path, _ in list_saves(save.parent)] == [save]
    for _ in range(2):  # the file is released
        with pytest.raises(BadSave, match="outdated"):
            Sitting.resume(save)
    done = crossoff("play", "--resume", save)
    assert done.returncode != 0
    assert "played by rules from before the first release" in done.stdout + done.stderr


@pytest.mark.parametrize("table", [RUNNING, FINISHED])
@in_loop
async def test_export_gives_the_events_as_text_but_no_record(database: str, table: str) -> None:
    async with opened(database):
        pass  # a server migrates the schema
    done = crossoff("export", table, "--db", database)
    assert done.returncode != 0 and WHY in done.stderr
    done = crossoff("export", table, "--db", database, "--events")
    assert done.returncode == 0
    assert '"began","lines":["* deal 0 ' in done.stdout


@pytest.mark.parametrize("table", [RUNNING, FINISHED])
@in_loop
async def test_a_server_says_that_the_table_is_outdated(database: str, table: str) -> None:
    async with running(database) as server:
        for secret in ("token Ann", "watch"):
            client = Client(server.address, table, secret)
            await client.connect()
            assert (client.info["ended"], client.view, client.legal) == ("outdated", None, [])
        async with httpx.AsyncClient(base_url=f"{server.address}api", timeout=300) as http:
            shown = {"Authorization": "Bearer token Ann"}
            answer = await http.get(f"/tables/{table}/record", headers=shown)
            assert (answer.status_code, answer.json()["code"]) == (409, "ended")
            answer = await http.get(f"/tables/{table}/replay", headers=shown)
            assert answer.status_code == 200
        assert not any(b"Traceback" in line for line in server.log)


@in_loop
async def test_a_table_that_ran_is_cleared_like_any_that_was_left(database: str) -> None:
    async with opened(database) as store:
        lobby = lobby_on(store)
        assert await store.add_uptime(await store.uptime(), 0.0)  # which sees the table
        assert await store.idle(10.0, done=False) == [RUNNING]
        await sweep(lobby, Settings(abandoned_after=-10.0), 0.0)
        assert await unfinished(store) == []
        assert (await lobby.room(RUNNING)).table.ended == "outdated"
        await lobby.close()
