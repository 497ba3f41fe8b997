"""How many appends a second the event store takes.

    python3 dev.py campaign store_rate [FILE or postgresql://...]

Each writer plays at a table of its own and waits for every answer. Without an address it makes a
file in the folder for temporary files. Prints, and asserts nothing.
"""

from __future__ import annotations

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


async def measure(place: str, writers: int) -> None:
    """Append for some seconds."""
    store = await open_store(place, on_fatal=print)
    began, worked = time.monotonic(), time.process_time()

    async def play() -> int:
        table, seq = secrets.token_hex(16), 0
        while time.monotonic() - began < SECONDS:
            await store.append(table, seq, [NewEvent(BODY, secrets.token_hex(16), ANSWER)])
            seq += 1
        return seq

    count = sum(await asyncio.gather(*(play() for _ in range(writers))))
    rate = count / (time.monotonic() - began)
    cost = (time.process_time() - worked) / count * 1e6
    line = f"{writers:4} writers: {rate:8,.0f} appends a second, {cost:.0f} µs of CPU each"
    print(line, flush=True)
    await store.close()


def main() -> int:
    with tempfile.TemporaryDirectory() as folder:
        place = sys.argv[1] if len(sys.argv) > 1 else str(Path(folder) / "games.db")
        for writers in WRITERS:
            asyncio.run(measure(place, writers))
    return 0


if __name__ == "__main__":
    sys.exit(main())
