"""Games with a power cut at every fsync and after every answer, and checks of what is left."""

from __future__ import annotations

import asyncio
import os
import tempfile
import threading
from pathlib import Path
from random import Random
from typing import NamedTuple

import apsw

from crossoff.server.store import NewEvent
from crossoff.server.store.sqlite import SqliteStore
from testkit.store.crash_disk import CrashDisk
from testkit.store.databases import refuse_to_break

MEMORY = "/dev/shm" if os.access("/dev/shm", os.W_OK) else None  # spares the real disk

TABLES = [f"{number:032x}" for number in range(4)]
ROUNDS = 24
LOGS = """
    SELECT game.id, body FROM game JOIN event ON event.game = game.key
    ORDER BY game.id, event.seq
"""


class Lost(AssertionError):
    """An acknowledged append is missing."""


class Cuts(NamedTuple):
    """Images that were checked, and those with an acknowledged append missing."""

    images: int
    lost: int


def cut_game(seed: int, *, images_each: int = 5) -> Cuts:
    """Play the game of this seed and check its images; other faults are AssertionErrors."""
    with tempfile.TemporaryDirectory(dir=MEMORY) as folder:
        game = CutGame(Path(folder), seed, images_each=images_each)
        asyncio.run(game.play())
    return Cuts(game.images, game.lost)


class CutGame:
    """A small game at four tables. Disk images are checked as soon as they are made."""

    def __init__(self, folder: Path, seed: int, *, images_each: int) -> None:
        self.path = folder / "games.db"
        self.found = folder / "found"
        self.found.mkdir()
        self.seed = seed
        self.images = 0
        self.lost = 0  # images in which something acknowledged is missing
        self.images_each = images_each
        self.asked: dict[str, list[list[bytes]]] = {table: [] for table in TABLES}
        self.acknowledged: dict[str, int] = dict.fromkeys(TABLES, 0)  # appends
        self.disk = CrashDisk(self.cut)
        self._rng = Random(seed)
        self._lock = threading.Lock()  # the writer syncs while answers are in flight

    async def play(self) -> None:
        """Append single and several events, from one and several tables at once; reopen the store
        on the way.
        """
        rng = Random(f"moves {self.seed}")
        for part in range(2):
            store = await SqliteStore.open(self.path, on_fatal=refuse_to_break, vfs=self.disk.name)
            for _ in range(ROUNDS // 2):
                tables = rng.sample(TABLES, rng.choice((1, 1, 2, 4)))
                await asyncio.gather(*(self._append(store, table, rng) for table in tables))
                self.cut()
                if part and rng.random() < 0.1:
                    await store.erase(["f" * 32])  # nothing there, but it empties the WAL
            await store.close()
        self.cut()
        # An image like any other, opened by the store itself: play continues from there.
        self.put_back(self.disk.image(self._rng))
        store = await SqliteStore.open(self.found / "games.db", on_fatal=refuse_to_break)
        for table in TABLES:
            bodies = [event.body for event in await store.load(table)]
            assert bodies == [body for append in self.asked[table] for body in append]
            await store.append(table, len(bodies), [NewEvent(b"on")])
        await store.close()

    async def _append(self, store: SqliteStore, table: str, rng: Random) -> None:
        before = sum(map(len, self.asked[table]))
        sizes = [rng.choice((10, 200, 3000)) for _ in range(rng.choice((1, 1, 3)))]
        bodies = [rng.randbytes(size) for size in sizes]
        self.asked[table].append(bodies)
        events = [NewEvent(body, f"{rng.getrandbits(128):032x}", b"{}") for body in bodies]
        await store.append(table, before, events)
        self.acknowledged[table] += 1

    def cut(self) -> None:
        """Cut the power several times at this point."""
        with self._lock:
            for _ in range(self.images_each):
                acknowledged = dict(self.acknowledged)  # before the image is made
                self.put_back(self.disk.image(self._rng))
                self.images += 1
                try:
                    self.check(self.read(), acknowledged)
                except Lost:
                    self.lost += 1

    def put_back(self, image: dict[str, bytes]) -> None:
        for old in self.found.iterdir():
            old.unlink()
        for path, content in image.items():
            (self.found / Path(path).name).write_bytes(content)

    def read(self) -> dict[str, list[bytes]]:
        """Read the logs in the image with a new connection, which runs recovery."""
        db = apsw.Connection(str(self.found / "games.db"))
        try:
            db.config(apsw.SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, 1)
            db.pragma("synchronous", "OFF")
            assert db.execute("PRAGMA integrity_check").get == "ok"
            logs: dict[str, list[bytes]] = {table: [] for table in TABLES}
            if db.execute("SELECT 1 FROM sqlite_schema WHERE name = 'schema_version'").get:
                for table, body in db.execute(LOGS):
                    logs[table].append(body)
            return logs
        finally:
            db.close()

    def check(self, logs: dict[str, list[bytes]], acknowledged: dict[str, int]) -> None:
        """Check that every table has its acknowledged appends, and at most the one in flight."""
        for table in TABLES:
            least = acknowledged[table]
            possible: list[list[bytes]] = [[]]
            for bodies in self.asked[table]:
                possible.append(possible[-1] + bodies)
            assert logs[table] in possible, "something that nobody asked for, or half an append"
            there = possible.index(logs[table])
            if there < least:
                raise Lost(f"table {table}: {there} of {least} appends are left")
