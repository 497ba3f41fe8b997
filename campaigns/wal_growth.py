"""The benefit of a preallocated SQLite WAL.

    python3 dev.py campaign wal_growth [FOLDER]

appends in turn to two new stores in a folder: one whose WAL grows with its commits, as usual, and
one with a WAL preallocated to 20 MB. Prints the latency of both and asserts nothing. Only the first
16 MB after a start, or after tables were erased, can differ: SQLite keeps the file at its size from
then on.
"""

from __future__ import annotations

import asyncio
import os
import secrets
import sys
import tempfile
import time

from crossoff.server.store import NewEvent
from crossoff.server.store.sqlite import SqliteStore

ROUNDS = 5
APPENDS = 1000  # per round and store
TABLES = 200
ROOM = 20 << 20  # bytes

BODY, ANSWER = secrets.token_bytes(400), secrets.token_bytes(100)


def preallocate(path: str) -> None:
    """Append zeros to the WAL: SQLite does not read them as frames."""
    with open(path, "r+b", buffering=0) as file:
        size = file.seek(0, os.SEEK_END)
        while size < ROOM:
            size += file.write(bytes(1 << 18))
        os.fsync(file.fileno())


async def play(folder: str, number: int, latencies: dict[str, list[float]]) -> None:
    stores: dict[str, SqliteStore] = {}
    for kind in latencies:
        path = os.path.join(folder, f"{kind}-{number}.db")
        stores[kind] = await SqliteStore.open(path, on_fatal=print)
        await stores[kind].create(secrets.token_hex(16), [NewEvent(BODY)])
        if kind == "preallocated":
            preallocate(f"{path}-wal")
    tables = [secrets.token_hex(16) for _ in range(TABLES)]
    for turn in range(APPENDS):
        for kind in sorted(stores, reverse=bool(turn % 2)):
            new = NewEvent(BODY, secrets.token_hex(16), ANSWER)
            began = time.perf_counter()
            await stores[kind].append(tables[turn % TABLES], turn // TABLES, [new])
            latencies[kind].append(time.perf_counter() - began)
    for store in stores.values():
        await store.close()


async def measure(folder: str) -> None:
    latencies: dict[str, list[float]] = {"growing": [], "preallocated": []}
    for number in range(ROUNDS):
        await play(folder, number, latencies)
    for kind, all_ in latencies.items():
        all_.sort()
        shown = [f"p{share * 100:g} {all_[int(share * len(all_))] * 1000:.2f} ms"
                 for share in (0.5, 0.99, 0.999)]  # fmt: skip
        print(f"{kind:12}  {', '.join(shown)} of {len(all_):,} commits")


def main() -> int:
    with tempfile.TemporaryDirectory(dir=sys.argv[1] if len(sys.argv) > 1 else None) as folder:
        asyncio.run(measure(folder))
    return 0


if __name__ == "__main__":
    sys.exit(main())
