"""A server under attack: honest players beside 200 hostile connections.

    python3 dev.py campaign attack --tables 200 --rate 200 --rounds 3

measures the time from a decision to its acknowledgement, calm and under attack in turn; how long
flooding connections survive; how the server's memory grows; and how it behaves when it runs out of
file descriptors. Exits with status 1 if a goal is missed. Server, players and attackers share the
machine: the server has a dedicated core, and attackers run at low priority.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import statistics
import sys
import tempfile
from pathlib import Path

from bench.server.load import Load, Tables, connect_tables, make_tables, run
from testkit.server.attack import FLOODS, KINDS, Stays, attacked
from testkit.server.processes import Server
from testkit.server.usage import Usage

TABLES_AN_ADDRESS = 8  # an address may have 20 sockets
SERVER_CORE, CLIENT_CORE = 0, 1
TIMES_CALM, FLOODER_SECONDS, MEMORY_MB, SPIN_PERCENT = 3.0, 1.0, 64.0, 50.0  # goals
FEW_FILES = 300


async def honest(port: int, tables: int) -> Tables:
    """Connect players at this many tables, from different addresses."""
    players = Tables()
    for number in range(0, tables, TABLES_AN_ADDRESS):
        source = f"127.0.1.{number // TABLES_AN_ADDRESS + 1}"
        made = await make_tables(port, min(TABLES_AN_ADDRESS, tables - number), source)
        await connect_tables(port, made, source, players)
    return players


def shown(name: str, loads: list[Load]) -> float:
    """Print the medians of a kind of rounds; return that of their p99."""
    middle, slow = (statistics.median(load.at(at) for load in loads) * 1e3 for at in (0.5, 0.99))
    count = sum(len(load.seconds) for load in loads)
    print(f"  {name:<16}{middle:9.2f} ms{slow:10.2f} ms   {count} decisions", flush=True)
    return slow


async def under_attack(options: argparse.Namespace, database: str) -> list[str]:
    """Measure play calm and under attack in turn; return the missed goals."""
    server = await Server.start(database, arguments=("--metrics-port", "0"))
    pin(server.process.pid, SERVER_CORE)
    usage, stays = Usage(server), Stays()
    calm, attack = [], []
    quiet, busy = [], []  # CPU shares
    try:
        players = await honest(server.port, options.tables)
        await run(players.one, options.rate, 2)  # warm-up
        before = usage.memory()
        for _ in range(options.rounds):
            worked = usage.seconds()
            calm.append(await run(players.one, options.rate, options.seconds))
            quiet.append((usage.seconds() - worked) / options.seconds)
            worked = usage.seconds()
            async with attacked(server.port, options.seconds, options.connections) as found:
                attack.append(await run(players.one, options.rate, options.seconds))
            busy.append((usage.seconds() - worked) / options.seconds)
            for kind, times in found.items():
                stays.setdefault(kind, []).extend(times)
        grown, aborted = usage.memory() - before, await usage.aborted()
        await players.close()
    finally:
        await server.kill()
    print(f"\n{options.tables} tables, {options.rate:g} decisions a second")
    print(f"  {'':<16}{'p50':>9}   {'p99':>10}")
    ratio = 1 / shown("calm", calm) * shown("under attack", attack)
    print(f"  p99 under attack: {ratio:.1f} times calm")
    shares = " and ".join(f"{statistics.median(share):.0%}" for share in (quiet, busy))
    print(f"  memory: {grown:+.0f} MB; processor of the server: {shares}")
    print("  connections aborted: " + ", ".join(f"{n} {limit}" for limit, n in aborted.items()))
    planned = int(options.rate * options.seconds)
    # Nothing was sent if no seat was asked at that time.
    refused = sum(load.errors + len(load.seconds) - planned for load in calm + attack)
    goals = [
        (refused == 0, "every decision acknowledged"),
        (ratio <= TIMES_CALM, f"p99 within {TIMES_CALM:g} times calm"),
        (show_stays(stays) <= FLOODER_SECONDS, f"flooders gone within {FLOODER_SECONDS:g} s"),
        (grown <= MEMORY_MB, f"memory +{MEMORY_MB:g} MB at most"),
    ]
    return [goal for is_met, goal in goals if not is_met]


def show_stays(stays: Stays) -> float:
    """Print how long connections survived; return the longest of a flood."""
    print(f"  {'closed after':<26}{'times':>8}{'p50':>10}{'longest':>12}")
    for kind in KINDS:
        times = stays.get(kind, [0.0])
        middle = statistics.median(times)
        print(f"  {kind:<26}{len(times):8}{middle:8.2f} s{max(times):10.2f} s")
    return max(max(stays.get(kind, [0.0])) for kind in FLOODS)


async def without_files(options: argparse.Namespace, database: str) -> list[str]:
    """Let a server run out of file descriptors; return the missed goals."""
    limited = ("-c", _LIMITED, str(FEW_FILES))
    server = await Server.spawn(database, program=limited)
    try:
        await server.ready()
        usage = Usage(server)
        async with attacked(server.port, 5, options.connections):
            await asyncio.sleep(1)
            before = usage.seconds()
            await asyncio.sleep(3)
            share = 100 * (usage.seconds() - before) / 3
    finally:
        await server.kill()
    print(f"\nWith {FEW_FILES} files: processor of the server under attack {share:.0f} %")
    return [] if share <= SPIN_PERCENT else ["no spinning without files"]


_LIMITED = """
import resource, runpy, sys
files = int(sys.argv.pop(1))
resource.setrlimit(resource.RLIMIT_NOFILE, (files, files))
sys.argv[:1] = ["crossoff", "serve"]
runpy.run_module("crossoff", run_name="__main__", alter_sys=True)
"""


def pin(process: int, core: int) -> None:
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(process, {core})


async def campaign(options: argparse.Namespace) -> list[str]:
    pin(0, CLIENT_CORE)
    with tempfile.TemporaryDirectory() as folder:
        missed = await under_attack(options, str(Path(folder) / "tables.sqlite"))
        missed += await without_files(options, str(Path(folder) / "few.sqlite"))
    return missed


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="dev.py campaign attack", description=__doc__)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--rate", type=float, default=200, help="honest decisions a second")
    parser.add_argument("--seconds", type=float, default=10, help="of a round")
    parser.add_argument("--rounds", type=int, default=3, help="calm and under attack, in turn")
    parser.add_argument("--connections", type=int, default=200, help="hostile ones")
    missed = asyncio.run(campaign(parser.parse_args(arguments)))
    print(f"Missed: {'; '.join(missed)}." if missed else "All goals are met.")
    return 1 if missed else 0


if __name__ == "__main__":
    sys.exit(main())
