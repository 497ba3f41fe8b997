"""The cost of a table: memory while it is played, and the CPU time to load, welcome and replay it.

    python3 dev.py campaign memory --tables 30

loads that many rooms of each kind of game, played at random up to one decision before the end, and
of the longest game that the rules allow: all dice rerolled, and cards hardly ever used. Memory is
that of Python objects, without sockets; times are milliseconds of one core.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import itertools
import os
import random
import secrets
import sys
import time
import tracemalloc

os.environ["NUMBA_DISABLE_JIT"] = "1"  # as in the server

from crossoff.core.model.position import Position
from crossoff.play.events import Event, encode_event
from crossoff.server.clocks import Clocks
from crossoff.server.messages import encode
from crossoff.server.replay import Replays
from crossoff.server.room import Room
from crossoff.server.services import Services
from crossoff.server.store import NewEvent, StoredEvent
from testkit.play.tables import KINDS, new_table, play_on, play_slowly
from testkit.store.databases import new_id
from testkit.store.in_memory import memory_store

_LONGEST = 6 * 150  # decisions: turns of two rolls and four players


class Spectator:
    """A connected client that ignores everything."""

    observer: int | None = None

    def send(self, frame: bytes) -> None: ...

    def close(self, code: int) -> None: ...


async def _nobody_thinks(position: Position, seat: int, bot: str, name: str) -> str:
    raise AssertionError("there are no bots here")


def _games() -> list[tuple[str, list[Event]]]:
    games: list[tuple[str, list[Event]]] = []
    for game, options, players in KINDS:
        table = new_table(game, options, players)
        events = [table.created, *play_on(table, random.Random(1))][:-1]
        games.append((f"{game} {' '.join(options.values())} {players}", events))
    table = new_table("one-card", {"variant": "basic"}, 4)
    games.append(("the longest", [table.created, *play_slowly(table, _LONGEST)]))
    return games


async def _measure(name: str, events: list[Event], tables: int) -> None:
    services = Services(memory_store(), _nobody_thinks, secrets.token_bytes)
    new = [
        NewEvent(encode_event(event), new_id(), encode({"seq": n, "of": new_id()}))
        for n, event in enumerate(events, 1)
    ]
    stored: list[StoredEvent] = []
    table = new_id()
    for start in range(0, len(new), 1000):
        stored += await services.store.append(table, start, new[start : start + 1000])
    rooms = [await Room.open(table, stored, services, Clocks())]  # warms up shared objects
    gc.collect()
    tracemalloc.start()
    rooms += [await Room.open(table, stored, services, Clocks()) for _ in range(tables)]
    gc.collect()
    kilobytes = tracemalloc.get_traced_memory()[0] / tables / 1024
    tracemalloc.stop()
    times = [time.process_time()]
    room = await Room.open(table, stored, services, Clocks())
    times.append(time.process_time())
    welcome = room.welcome(Spectator(), 0)
    times.append(time.process_time())
    replay = await Replays().replay(room, None, "here")
    times.append(time.process_time())
    load, greet, show = (1000 * (b - a) for a, b in itertools.pairwise(times))
    print(
        f"{name:27} {len(events):6} {kilobytes:7.1f} KB {load:7.0f} ms"
        f" {len(welcome) / 1024:6.0f} KB {greet:5.1f} ms"
        f" {len(replay) / 1024:6.0f} KB {show:6.0f} ms",
        flush=True,
    )


async def measure(tables: int) -> None:
    """Print a line for each kind of game."""
    print(f"{'game':27} events     memory       load        welcome           replay")
    for name, events in _games():
        await _measure(name, events, tables)


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="dev.py campaign memory", description=__doc__)
    parser.add_argument("--tables", type=int, default=30)
    asyncio.run(measure(parser.parse_args(arguments).tables))
    return 0


if __name__ == "__main__":
    sys.exit(main())
