"""Run the test suite's fault injection against a server for as long as you like.

    python3 dev.py campaign rounds kills --minutes 120
    python3 dev.py campaign rounds kills --rounds 5

plays rounds of one kind, each from its own seed, until time is up, that many are played or you
press Ctrl-C. After each round without a fault, it saves the count in `.campaigns/KIND.json`;
the next call continues with the next seed, or with --from, and --anew resets the count. A fault
ends it with exit status 1 and the seed of the round, which --from repeats. A round that was cut off
doesn't count.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import math
import os
import sys
import tempfile
import time
import traceback
from collections.abc import Callable
from pathlib import Path

from testkit import seeds

STATES = Path(__file__).resolve().parent.parent / ".campaigns"


def kills(seed: int, folder: Path) -> int:
    """Kill a server while people play; nothing acknowledged is lost or duplicated."""
    from testkit.server.killing import play_and_kill

    asyncio.run(play_and_kill(str(folder / "games.db"), kills=20, tables=8, seed=seed))
    return 20


def race(seed: int, folder: Path) -> int:
    """Two servers share a PostgreSQL, and one is killed every second; hints are lost in every other
    round. No log forks.
    """
    from testkit.server.racing import play_and_race
    from testkit.store.databases import new_place, why_no_postgres

    if reason := why_no_postgres():
        raise SystemExit(reason)
    with new_place("postgres", folder) as place:
        has_hints = seed % 2 == 0
        asyncio.run(play_and_race(place, kills=10, tables=4, seed=seed, has_hints=has_hints))
    return 10


def crash_images(seed: int, folder: Path) -> int:
    """Cut the power at every fsync and after every answer of a small game."""
    from crossoff.server.store import sqlite_wal
    from testkit.store.crash_game import cut_game

    sqlite_wal.CHECKPOINT = 12  # pages, so that even a small game has checkpoints
    cuts = cut_game(seed)
    assert not cuts.lost, f"{cuts.lost} images lost something acknowledged"
    return cuts.images


def chaos(seed: int, folder: Path) -> int:
    """People with two tabs each play over a network that drops, repeats and reorders messages."""
    from testkit.server.two_tabs import play_in_chaos

    place = str(folder / "games.db")
    return asyncio.run(play_in_chaos(place, commands=5000, tables=8, seed=seed)).commands


def fuzz(seed: int, folder: Path) -> int:
    """Send invalid messages to rooms in this process."""
    from testkit.server.fuzzing import fuzz_in_process

    return asyncio.run(fuzz_in_process(20_000, seed)).sent


def fuzz_sockets(seed: int, folder: Path) -> int:
    """Send invalid messages over sockets to a server, beside honest games."""
    from testkit.server import fuzzing

    return asyncio.run(fuzzing.fuzz_sockets(folder, 20_000, seed)).sent


def fuzz_http(seed: int, folder: Path) -> int:
    """Send invalid HTTP requests."""
    from testkit.server import http_fuzzing

    return asyncio.run(http_fuzzing.fuzz_http(folder, 5_000, seed)).sent


def simulation(seed: int, folder: Path) -> int:
    """Simulate a game with a virtual clock, store failures, crashes and lost messages."""
    from testkit.server.simulation import check

    check(seed)
    return 1


def noninterference(seed: int, folder: Path) -> int:
    """Pairs of games that differ in hidden information look the same to everybody else."""
    from testkit.server.twin_deals import HIDING, compare_deals
    from testkit.server.twin_walks import compare_games

    openings = sum(
        asyncio.run(compare_deals(game, options, players, observer, seed))
        for game, options, players in HIDING
        for observer in (*range(players), None)
    )
    kinds = {game: options for game, options, _ in HIDING}
    return openings + sum(
        asyncio.run(compare_games(game, options, players, seed))
        for game, options in kinds.items()
        for players in (2, 3, 4)
    )


#: Each plays the round of a seed and returns how many units it did.
KINDS: dict[str, tuple[Callable[[int, Path], int], str]] = {
    "kills": (kills, "kills on SQLite"),
    "race": (race, "kills of two servers on one PostgreSQL"),
    "crash_images": (crash_images, "power cuts"),
    "chaos": (chaos, "commands over a bad network"),
    "fuzz": (fuzz, "messages in process"),
    "fuzz_sockets": (fuzz_sockets, "messages by socket"),
    "fuzz_http": (fuzz_http, "requests over HTTP"),
    "simulation": (simulation, "simulated games"),
    "noninterference": (noninterference, "pairs of states"),
}


def run(
    kind: str,
    *,
    minutes: float = 120.0,
    rounds: float = math.inf,
    first: int | None = None,
    anew: bool = False,
) -> int:
    """Play rounds until there are enough or the time is up; return 1 if one found a fault."""
    play, unit = KINDS[kind]
    path = STATES / f"{kind}.json"
    state = {"seed": 1, "rounds": 0, "count": 0}
    if path.exists() and not anew:
        state |= json.loads(path.read_text(encoding="utf-8"))
    if first is not None:
        state["seed"] = first
    STATES.mkdir(exist_ok=True)
    end, last = time.monotonic() + 60 * minutes, state["rounds"] + rounds
    try:
        while time.monotonic() < end and state["rounds"] < last:
            seeds.use(state["seed"])
            seeds.begin(kind)
            with tempfile.TemporaryDirectory() as folder:
                state["count"] += play(state["seed"], Path(folder))
            state["seed"] += 1
            state["rounds"] += 1
            part = path.with_suffix(".part")
            part.write_text(json.dumps(state), encoding="utf-8")
            part.replace(path)
            print(f"\r{state['count']:,} {unit}", end="", file=sys.stderr, flush=True)
    except KeyboardInterrupt:
        pass
    except Exception:
        traceback.print_exc()
        print(f"\nFault in the round of seed {state['seed']}.")
        return 1
    print(f"\n{state['count']:,} {unit} in {state['rounds']:,} rounds, no fault.")
    return 0


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(
        prog="dev.py campaign rounds",
        description=__doc__,
        epilog="\n\n".join(f"{kind}: {play.__doc__}" for kind, (play, _) in KINDS.items()),
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("kind", choices=KINDS)
    parser.add_argument("--minutes", type=float, default=120.0)
    parser.add_argument("--rounds", type=int, default=math.inf, help="at most so many")
    parser.add_argument("--from", dest="first", type=int, help="seed of the first round")
    parser.add_argument("--anew", action="store_true", help="reset the count")
    return run(**vars(parser.parse_args(arguments)))


if __name__ == "__main__":
    os.environ.setdefault("NUMBA_DISABLE_JIT", "1")  # not worth compiling here
    sys.exit(main())
