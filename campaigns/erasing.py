"""The latency of storing decisions while a thousand tables are erased.

    python3 dev.py campaign erasing --tables 1000 --db FILE

fills a database with finished tables, and appends to others at a steady rate: calm and while all
the finished ones are erased, in turn. Prints the latency of both and their ratio, and exits with
status 1 if the p99 is more than twice that of the calm. Without --db it uses a file in the folder
for temporary files; use postgresql://... to measure PostgreSQL.
"""

from __future__ import annotations

import argparse
import asyncio
import secrets
import sys
import tempfile
import time
from pathlib import Path

from crossoff.server.store import NewEvent, Store, open_store

EVENTS = 60  # per finished table
BODY, ANSWER = secrets.token_bytes(300), secrets.token_bytes(100)
PLAYERS = 50
RATE = 100.0  # appends per second
TURNS = 5
GOAL = 2.0


class Play:
    """Appends at a steady rate, each timed from when it was due."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._seqs = {secrets.token_hex(16): 0 for _ in range(PLAYERS)}
        self._tables = list(self._seqs)

    async def until(self, over: asyncio.Future[None]) -> list[float]:
        """Return the latencies until `over` is done."""
        latencies: list[float] = []
        asked: list[asyncio.Task[None]] = []
        began = time.perf_counter()
        while not over.done():
            due = began + len(asked) / RATE
            await asyncio.sleep(max(0.0, due - time.perf_counter()))
            table = self._tables[len(asked) % PLAYERS]
            asked.append(asyncio.create_task(self._append(table, latencies)))
        await asyncio.gather(*asked)
        return latencies

    async def _append(self, table: str, latencies: list[float]) -> None:
        seq = self._seqs[table]
        self._seqs[table] += 1
        began = time.perf_counter()
        await self._store.append(table, seq, [NewEvent(BODY, secrets.token_hex(16), ANSWER)])
        latencies.append(time.perf_counter() - began)


async def fill(store: Store, tables: int) -> list[str]:
    """Store finished tables, with their events interleaved."""
    made = [secrets.token_hex(16) for _ in range(tables)]
    for first in range(0, EVENTS, 10):
        events = [NewEvent(secrets.token_bytes(300), None, ANSWER) for _ in range(10)]
        for start in range(0, tables, 100):
            some = made[start : start + 100]
            await asyncio.gather(*(store.append(one, first, events) for one in some))
    return made


async def measure(place: str, tables: int) -> int:
    store = await open_store(place, on_fatal=print)
    calm: list[float] = []
    busy: list[float] = []
    seconds = 0.0
    try:
        old = await fill(store, tables)
        play = Play(store)
        for turn in range(TURNS):
            calm += await play.until(asyncio.ensure_future(asyncio.sleep(3.0)))
            some = old[turn::TURNS]
            began = time.perf_counter()
            erasing = asyncio.ensure_future(store.erase(some))
            busy += await play.until(erasing)
            await erasing
            seconds += time.perf_counter() - began
    finally:
        await store.close()
    print(f"{tables:,} tables of {EVENTS} events erased in {seconds:.1f} s")
    show("calm", calm)
    show("erasing", busy)
    ratios = [at(busy, share) / at(calm, share) for share in (0.5, 0.99)]
    print(f"ratio     p50 {ratios[0]:.2f}, p99 {ratios[1]:.2f} (goal: at most {GOAL})")
    return 0 if ratios[1] <= GOAL else 1


def at(latencies: list[float], share: float) -> float:
    return sorted(latencies)[int(share * (len(latencies) - 1))]


def show(name: str, latencies: list[float]) -> None:
    p50, p99 = at(latencies, 0.5) * 1000, at(latencies, 0.99) * 1000
    print(f"{name:8}  p50 {p50:.2f} ms, p99 {p99:.2f} ms of {len(latencies):,} appends")


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="dev.py campaign erasing", description=__doc__)
    parser.add_argument("--tables", type=int, default=1000)
    parser.add_argument("--db", help="an empty database; by default a file that goes away")
    options = parser.parse_args(arguments)
    with tempfile.TemporaryDirectory() as folder:
        return asyncio.run(measure(options.db or str(Path(folder) / "games.db"), options.tables))


if __name__ == "__main__":
    sys.exit(main())
