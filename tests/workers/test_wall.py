"""A bot that snoops is sandboxed, if the system supports it."""

from __future__ import annotations

import asyncio
import json
import socket
import sys
from pathlib import Path

import pytest

from crossoff.workers.limits import MEMORY_BYTES
from crossoff.workers.process import WorkerFailed, WorkerProcess
from crossoff.workers.wall import blocked
from testkit.play.tables import KINDS, new_table
from testkit.store.databases import keep_table, new_place
from testkit.workers.worker_pools import quick_ask

pytestmark = pytest.mark.once

NOSY_WORKER = Path(__file__).parents[2] / "testkit/workers/nosy_worker.py"


async def look_around(database: str, port: int) -> dict[str, str]:
    """Return the results of everything that a real worker's bot tries."""
    command = (sys.executable, "-P", str(NOSY_WORKER), database, str(port), str(MEMORY_BYTES))
    worker = await WorkerProcess.spawn(command, plain=True)
    listening = asyncio.create_task(worker.listen(lambda: None))
    try:
        answer: dict[str, str] = json.loads(await worker.think(quick_ask().question(1)))
        return answer
    finally:
        listening.cancel()
        await asyncio.gather(listening, return_exceptions=True)
        await worker.end(WorkerFailed("was ended"))


@pytest.mark.skipif(blocked() != {"files", "network"}, reason="no such wall on this system")
def test_a_bot_reaches_neither_the_database_nor_anybody(tmp_path: Path) -> None:
    with new_place("sqlite", tmp_path) as database, socket.create_server(("127.0.0.1", 0)) as here:
        keep_table(database, [new_table(*KINDS[0]).created])
        before = Path(database).read_bytes()
        found = asyncio.run(look_around(database, here.getsockname()[1]))
        assert Path(database).read_bytes() == before
    assert set(found.values()) == {"PermissionError"}, found
    assert len(found) == 11
