"""Par: what `master` scores on a deal of the day, in your seat.

    python -m crossoff.local.par GAME DATE

A separate process computes it: the table's own process runs kernels uncompiled.
"""

from __future__ import annotations

import contextlib
import os
import subprocess
import sys
from datetime import date
from pathlib import Path

import msgspec

__all__ = ["DAILY_BOT", "Par", "compute_par", "par_of"]

DAILY_BOT = "skilled"  # the opponent
BEST_BOT = "master"
GAMES = 50
ROLLOUTS = 2000  # per decision, where it searches


class Par(msgspec.Struct, frozen=True):
    """Mean points of `master` over `games` games on a deal, their 95% interval and the best."""

    mean: float
    low: float
    high: float
    best: int
    games: int


def compute_par(game: str, day: date, games: int = GAMES) -> Par:
    """Play a deal with `master` in the person's seat; its own randomness differs each time."""
    import numpy as np

    from crossoff.arena.interval import mean
    from crossoff.bots import load_bot
    from crossoff.core.compiler.rng import stream
    from crossoff.core.model.player import Budget
    from crossoff.core.model.position import new_game
    from crossoff.play.fairness import DAILY_SEATS, daily_chance
    from crossoff.play.match import play_match

    class Randomness:
        def __init__(self, number: int) -> None:
            self.draw = daily_chance(start, day).draw
            streams = [stream("par", day, number, seat) for seat in range(DAILY_SEATS)]
            self.seats = np.stack(streams)

    start = new_game(game, DAILY_SEATS)
    players = [load_bot(BEST_BOT), load_bot(DAILY_BOT)]
    budget = Budget(iterations=ROLLOUTS)
    points = [
        play_match(start, players, Randomness(number), budget=budget).position.totals()[0]
        for number in range(games)
    ]
    estimate = mean(np.array(points), np.ones(games, np.int64))
    assert estimate.low is not None and estimate.high is not None
    return Par(estimate.value, estimate.low, estimate.high, max(points), games)


def par_of(folder: Path, game: str, day: date) -> Par | None:
    """Return the par of a deal, from `folder` if it was computed before; None if it can't be."""
    path = folder / "par" / f"{game}-{day}.json"
    with contextlib.suppress(OSError, ValueError):
        return msgspec.json.decode(path.read_bytes(), type=Par)
    variables = {name: value for name, value in os.environ.items() if name != "NUMBA_DISABLE_JIT"}
    command = [sys.executable, "-m", "crossoff.local.par", game, day.isoformat()]
    done = subprocess.run(command, env=variables, capture_output=True, check=False)
    try:
        found = msgspec.json.decode(done.stdout, type=Par)
    except ValueError:
        return None
    with contextlib.suppress(OSError):
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(done.stdout)
    return found


if __name__ == "__main__":
    found = compute_par(sys.argv[1], date.fromisoformat(sys.argv[2]))
    sys.stdout.buffer.write(msgspec.json.encode(found))
