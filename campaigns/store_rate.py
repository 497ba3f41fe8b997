"""Measure the appends per second of the event store.

    python3 dev.py campaign store_rate [FILE or postgresql://...]

Each writer has its own table and waits for every answer. Without an address it uses a file in the
folder for temporary files. With --busy, the event loop is kept busy with other work, this many
milliseconds at a time. Prints figures and asserts nothing.
"""

from __future__ import annotations

import argparse
import asyncio
import secrets
import sys
import tempfile
import time
from pathlib import Path

from crossoff.server.store import NewEvent, open_store

SECONDS = 3.0
WRITERS = (1, 50, 500)
BODY, ANSWER = secrets.token_bytes(300), secrets.token_bytes(200)


async def measure(place: str, writers: int, busy: float) -> None:
    """Append for some seconds, beside `busy` seconds of other work at a time."""
    store = await open_store(place, on_fatal=print)
    began, worked = time.monotonic(), time.process_time()

    async def play() -> int:
        table, seq = secrets.token_hex(16), 0
        while time.monotonic() - began < SECONDS:
            await store.append(table, seq, [NewEvent(BODY, secrets.token_hex(16), ANSWER)])
            seq += 1
        return seq

    async def work() -> None:
        while busy and time.monotonic() - began < SECONDS:
            end = time.perf_counter() + busy
            while time.perf_counter() < end:
                pass
            await asyncio.sleep(0)

    working = asyncio.ensure_future(work())
    count = sum(await asyncio.gather(*(play() for _ in range(writers))))
    await working
    rate = count / (time.monotonic() - began)
    cost = (time.process_time() - worked) / count * 1e6
    line = f"{writers:4} writers: {rate:8,.0f} appends a second, {cost:.0f} µs of CPU each"
    print(line, flush=True)
    await store.close()


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="dev.py campaign store_rate", description=__doc__)
    parser.add_argument("db", nargs="?", help="an empty database")
    parser.add_argument("--busy", type=float, default=0.0, help="milliseconds")
    options = parser.parse_args(arguments)
    with tempfile.TemporaryDirectory() as folder:
        place = options.db or str(Path(folder) / "games.db")
        for writers in WRITERS:
            asyncio.run(measure(place, writers, options.busy / 1000))
    return 0


if __name__ == "__main__":
    sys.exit(main())
