"""Benchmark the server against a bare websocket echo on the same stack.

    python3 dev.py bench server [--tables 1000] [--rate 200] [--seconds 10] [--rounds 5] [--json]

Server and client have one core each. Rounds of the two, and of bare fsyncs on the same disk, are
interleaved, and each figure is the median of the rounds, so that other load on the machine affects
all alike. Wall time depends on that load; CPU time per decision hardly does.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import os
import socket
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

import uvloop

from bench.server.fill import fill
from bench.server.load import Echoes, Load, Syncs, Tables, connect_tables, make_tables, run

SERVER_CORE, CLIENT_CORE = 0, 1


class Started:
    """A server process."""

    def __init__(self, kind: str, database: str) -> None:
        self.begin = time.perf_counter()
        command = [sys.executable, "-m", "bench.server.start", kind, str(SERVER_CORE), database]
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
        assert self.process.stdout is not None
        self.port = int(self.process.stdout.readline())
        while True:
            with contextlib.suppress(OSError):
                socket.create_connection(("127.0.0.1", self.port), timeout=1).close()
                break
        self.started = time.perf_counter() - self.begin

    def memory(self) -> int:
        """Return the resident memory of the web process in bytes."""
        status = Path(f"/proc/{self.process.pid}/status").read_text(encoding="ascii")
        line = next(line for line in status.splitlines() if line.startswith("VmRSS"))
        return int(line.split()[1]) * 1024

    def cpu_seconds(self) -> float:
        """Return the CPU time that the web process has used."""
        stat = Path(f"/proc/{self.process.pid}/stat").read_text(encoding="ascii")
        user, system = stat.rpartition(")")[2].split()[11:13]
        return (int(user) + int(system)) / os.sysconf("SC_CLK_TCK")


@contextlib.contextmanager
def started(kind: str, database: str = "-") -> Iterator[Started]:
    server = Started(kind, database)
    try:
        yield server
    finally:
        server.process.terminate()
        server.process.wait()


def shown(name: str, loads: list[Load]) -> dict[str, float]:
    """Print the medians of a kind of rounds; return them as figures."""
    middle = statistics.median(load.at(0.5) for load in loads) * 1e3
    slow = statistics.median(load.at(0.99) for load in loads) * 1e3
    errors = sum(load.errors for load in loads)
    note(f"  {name:<26}{middle:8.2f} ms{slow:10.2f} ms   {errors} errors")
    return {f"{name} p50, ms": middle, f"{name} p99, ms": slow}


def note(line: str) -> None:
    """Report a figure to people; standard output is for --json."""
    print(line, file=sys.stderr, flush=True)


async def latency(
    arguments: argparse.Namespace, tables: Started, echo: Started, folder: Path
) -> dict[str, float]:
    before = tables.memory()
    everybody = await connect_tables(tables.port, await make_tables(tables.port, arguments.tables))
    echoes = Echoes()
    await echoes.connect(echo.port, 2 * arguments.tables)
    syncs = Syncs(folder)
    ours, bare, disk = [], [], []
    spent = 0.0
    for _ in range(arguments.rounds):
        bare.append(await run(echoes.one, arguments.rate, arguments.seconds))
        start = tables.cpu_seconds()
        ours.append(await run(everybody.one, arguments.rate, arguments.seconds))
        spent += tables.cpu_seconds() - start
        disk.append(await run(syncs.one, arguments.rate, arguments.seconds))
    syncs.close()
    note(f"\n{arguments.tables} tables, {2 * arguments.tables} sockets, {arguments.rate:g}/s")
    note(f"  {'':<26}{'p50':>11}{'p99':>13}")
    echoed, decided = shown("echo", bare), shown("decision to ack", ours)
    ratios = [one / other for one, other in zip(decided.values(), echoed.values(), strict=True)]
    note(f"  {'× the latency of the echo':<26}{ratios[0]:8.1f}   {ratios[1]:10.1f}")
    found = echoed | decided | shown("fsync of the same disk", disk)
    found |= {"p50, × echo": ratios[0], "p99, × echo": ratios[1]}
    found["CPU time per decision, µs"] = spent * 1e6 / sum(len(load.seconds) for load in ours)
    found["memory per table, KB"] = (tables.memory() - before) / arguments.tables / 1000
    found["decisions/s with p99 under 100 ms"] = await most(everybody)
    for name in list(found)[-3:]:
        note(f"  {name}: {found[name]:.0f}")
    await everybody.close()
    await echoes.close()
    return found


async def most(everybody: Tables) -> float:
    """Find the highest decision rate with a p99 below 100 ms."""
    best = 0.0
    for rate in (200, 300, 400, 500, 600, 800, 1000, 1300, 1700, 2200):
        load = await run(everybody.one, rate, 3)
        if load.at(0.99) > 0.1:
            break
        best = rate
    return best


def restart(games: int) -> dict[str, float]:
    """Measure the startup time of a server with many stored games."""
    with tempfile.TemporaryDirectory() as folder:
        place = str(Path(folder) / "many.sqlite")
        asyncio.run(fill(place, games))
        times = []
        for _ in range(5):
            with started("tables", place) as server:
                times.append(server.started)
    note(f"\n{games} stored games: listens after {statistics.median(times):.2f} s")
    return {"start, s": statistics.median(times)}


def main() -> None:
    parser = argparse.ArgumentParser(prog="dev.py bench server")
    parser.add_argument("--tables", type=int, default=1000)
    parser.add_argument("--rate", type=float, default=200)
    parser.add_argument("--seconds", type=float, default=10)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--games", type=int, default=10_000)
    parser.add_argument("--db", default="")
    parser.add_argument("--json", action="store_true")
    arguments = parser.parse_args()
    found = restart(arguments.games)
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {CLIENT_CORE})
    with tempfile.TemporaryDirectory() as folder:
        place = arguments.db or str(Path(folder) / "bench.sqlite")
        with started("tables", place) as tables, started("echo") as echo:
            found |= uvloop.run(latency(arguments, tables, echo, Path(folder)))
    if arguments.json:
        print(json.dumps({"figures": found}, indent=2))


if __name__ == "__main__":
    main()
