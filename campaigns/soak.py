"""Soak test: find leaks in a server under steady load.

    python3 dev.py campaign soak --minutes 30

lets people finish games, leave halfway, ask for rematches, watch replays and create tables that
nobody joins. Every ten seconds it prints the server's memory, open files, tables in memory, sockets
and tasks; at the end, how fast memory grew after the warm-up, with a 95% interval. Exit status 1 if
it grew by more than --most.

Memory varies with the abandoned tables, which stay loaded for --idle seconds. So the time after the
warm-up is divided into parts, each much longer than that, and a line is fitted to the means of the
parts: neighbouring samples are not independent, their means nearly are. By the end of the warm-up
there have been many times more tables than stay in memory, and SQLite's cache is full.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import math
import random
import statistics
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Sequence
from typing import NamedTuple

import httpx
import psutil  # type: ignore[import-untyped]
from websockets.exceptions import ConnectionClosed

from crossoff.arena.interval import Estimate, student95
from testkit.server.crowd import KINDS
from testkit.server.killing import UNLIMITED
from testkit.server.processes import Client, Seated, Server, new_table, play_randomly

_MB = 1 << 20
_EVERY = 10.0  # seconds between samples
_PARTS = 10  # parts of the time after the warm-up
_IDLE_TIMES = 2  # minimum length of a part, in multiples of the idle time
_WAYS = {"finish": 5, "leave": 3, "rematch": 2, "never come": 1}  # weights


class Sample(NamedTuple):
    """The server at one moment."""

    minutes: float
    megabytes: float
    files: int
    tables: int
    sockets: int
    tasks: int


class Soak:
    """Simulated visitors, and a monitor of the server."""

    def __init__(self, server: Server, http: httpx.AsyncClient, end: float) -> None:
        self.done: Counter[str] = Counter()
        self.samples: list[Sample] = []
        self._server = server
        self._http = http
        self._end = end
        self._began = time.monotonic()

    async def visit(self, rng: random.Random) -> None:
        """Play at one table after the other."""
        while time.monotonic() < self._end:
            (way,) = rng.choices(list(_WAYS), list(_WAYS.values()))
            game, seats, options = rng.choice([kind for kind in KINDS if "friend" not in kind[1]])
            seated = await new_table(self._http, game, seats, options=options)
            if way == "finish":
                await self._play(seated, seated.table, rng)
                await self._look_back(seated)
            elif way != "never come":
                await self._play(seated, seated.table, rng, for_seconds=rng.uniform(0.1, 3))
            if way == "rematch":
                new = await self._rematch(seated)
                await self._play(seated, new, rng, for_seconds=rng.uniform(0.1, 3))
            self.done[way] += 1

    async def _play(
        self, seated: Seated, table: str, rng: random.Random, for_seconds: float | None = None
    ) -> None:
        async with contextlib.AsyncExitStack() as stack:
            clients = [
                await stack.enter_async_context(Client(self._server.address, table, token))
                for token in seated.tokens.values()
            ]
            with contextlib.suppress(TimeoutError, ConnectionClosed):
                async with asyncio.timeout(for_seconds):
                    playing = (play_randomly(one, random.Random(rng.random())) for one in clients)
                    await asyncio.gather(*playing)

    async def _look_back(self, seated: Seated) -> None:
        for what in ("record", "replay"):
            path = f"/api/tables/{seated.table}/{what}"
            secret = {"Authorization": f"Bearer {seated.watch}"}
            (await self._http.get(path, headers=secret)).raise_for_status()

    async def _rematch(self, seated: Seated) -> str:
        path, host = f"/api/tables/{seated.table}", {"host": seated.host}
        (await self._http.post(f"{path}/end", json=host)).raise_for_status()
        answer = await self._http.post(f"{path}/rematch", json=host)
        table: str = answer.raise_for_status().json()["table"]
        return table

    async def watch(self) -> None:
        """Take samples and print them."""
        process = psutil.Process(self._server.process.pid)
        ready = next(json.loads(line) for line in self._server.log if b'"ready"' in line)
        address = f"http://127.0.0.1:{ready['metrics_port']}/metrics"
        print("minutes  memory   files  tables  sockets  tasks  games")
        while time.monotonic() < self._end:
            figures = dict(
                line.rsplit(" ", 1)
                for line in (await self._http.get(address)).text.splitlines()
                if not line.startswith("#")
            )
            live = [int(float(figures[f"crossoff_{n}"])) for n in ("tables", "sockets", "tasks")]
            minutes = (time.monotonic() - self._began) / 60
            memory = process.memory_info().rss / _MB
            self.samples.append(Sample(minutes, memory, process.num_fds(), *live))
            tables, sockets, tasks = live
            print(
                f"{minutes:7.1f} {memory:7.1f} MB {process.num_fds():5} {tables:7}"
                f" {sockets:8} {tasks:6} {self.done.total():6}",
                flush=True,
            )
            await asyncio.sleep(_EVERY)


def growth(samples: Sequence[Sample]) -> Estimate:
    """Return the growth in MB per hour, from a line through the means of equal parts of the
    samples.
    """
    size = len(samples) // _PARTS
    recent = samples[-size * _PARTS :]
    parts = [recent[start : start + size] for start in range(0, len(recent), size)]
    hours = [statistics.fmean(one.minutes / 60 for one in part) for part in parts]
    memory = [statistics.fmean(one.megabytes for one in part) for part in parts]
    line = statistics.linear_regression(hours, memory)
    rest = (y - line.slope * x - line.intercept for x, y in zip(hours, memory, strict=True))
    middle = statistics.fmean(hours)
    error = math.sqrt(
        sum(one**2 for one in rest) / (_PARTS - 2) / sum((x - middle) ** 2 for x in hours)
    )
    half = student95(_PARTS - 2) * error
    return Estimate(line.slope, line.slope - half, line.slope + half)


async def soak(options: argparse.Namespace, place: str) -> list[Sample]:
    """Put a server under load; return the samples after the warm-up."""
    arguments = ("--metrics-port", "0", "--idle", str(options.idle))
    server = await Server.spawn(place, arguments=arguments, program=UNLIMITED)
    try:
        await server.ready()
        # The server may close a keep-alive connection just as the next request goes out.
        limits = httpx.Limits(max_connections=None, max_keepalive_connections=0)
        async with httpx.AsyncClient(
            base_url=server.address, timeout=300, limits=limits, trust_env=False
        ) as http:
            use = Soak(server, http, time.monotonic() + 60 * options.minutes)
            people = (use.visit(random.Random(options.seed + n)) for n in range(options.tables))
            await asyncio.gather(use.watch(), *people)
    finally:
        await server.stop()
    print(", ".join(f"{number:,} {way}" for way, number in use.done.items()))
    return [one for one in use.samples if one.minutes >= options.warm_up]


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(
        prog="dev.py campaign soak",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--minutes", type=float, default=30)
    parser.add_argument("--warm-up", type=float, default=10, help="minutes that do not count")
    parser.add_argument("--idle", type=float, default=60, help="seconds until tables are unloaded")
    parser.add_argument("--tables", type=int, default=8, help="games at the same time")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--most", type=float, default=1.0, help="MB an hour")
    parser.add_argument("--db", help="an empty database; by default a file that goes away")
    options = parser.parse_args(arguments)
    part = 60 * (options.minutes - options.warm_up) / _PARTS
    if part < max(_IDLE_TIMES * options.idle, 2 * _EVERY):
        parser.error(f"too short: the time after the warm-up makes {_PARTS} parts of {part:g} s")
    with tempfile.TemporaryDirectory() as folder:
        samples = asyncio.run(soak(options, options.db or f"{folder}/games.db"))
    slope = growth(samples)
    print(
        f"{slope.value:+.2f} MB an hour (95%: {slope.low:+.2f} to {slope.high:+.2f})"
        f" after the warm-up of {options.warm_up:g} minutes; goal: at most {options.most:g}."
    )
    return int(slope.value > options.most)


if __name__ == "__main__":
    sys.exit(main())
