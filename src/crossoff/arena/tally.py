"""Accumulate wins and points by deal."""

from __future__ import annotations

import hashlib

import msgspec
import numpy as np

from crossoff.arena.batch import Batch, GameResult
from crossoff.arena.lineups import round_table
from crossoff.arena.plan import Plan
from crossoff.arena.timing import Clock

__all__ = ["WHOLE_WIN", "Tally"]

#: One win in tally units. Divisible by 2, 3 and 4, so sums of shared wins are exact in any order.
WHOLE_WIN = 12


class Tally:
    """The games of a run so far. Arrays are by deal, lineup and bot."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.lineups = plan.lineups()
        deals = int(round_table(plan)[-1, 0]) + 1
        shape = (deals, len(self.lineups), len(plan.bots))
        self.games = np.zeros(shape[:2], np.int64)
        self.wins = np.zeros(shape, np.int64)  # in units of 1 / WHOLE_WIN
        self.points = np.zeros(shape, np.int64)  # over all the bot's seats
        #: Number of seats per lineup and bot. [lineups, bots]
        self.seats = np.array(
            [[lineup.count(name) for name in plan.bots] for lineup in self.lineups], np.int64
        )
        self.clocks = {name: Clock() for name in plan.bots}
        self.won = dict.fromkeys(plan.bots, 0)  # total of `wins`
        self.shared = 0  # games with several winners
        self.decisions = 0
        self.seconds = 0.0  # play time summed over processes
        self._seatings = [plan.seatings(lineup) for lineup in self.lineups]
        self._numbers = {name: number for number, name in enumerate(plan.bots)}
        self._digest = hashlib.sha256()

    @property
    def digest(self) -> str:
        """Hash of all results in order: equal for equal runs, whichever workers played them."""
        return self._digest.hexdigest()

    def add(self, batch: Batch) -> None:
        """Add the games of a batch."""
        for game in batch.games:
            self._add_game(game)
        for name, clock in batch.clocks.items():
            self.clocks[name].add(clock)
        self.decisions += batch.decisions
        self.seconds += batch.seconds

    def _add_game(self, game: GameResult) -> None:
        self._digest.update(msgspec.json.encode(game) + b"\n")
        seating = self._seatings[game.lineup][game.seating]
        self.games[game.deal, game.lineup] += 1
        for seat, name in enumerate(seating):
            self.points[game.deal, game.lineup, self._numbers[name]] += game.scores[seat]
        self.shared += len(game.winners) > 1
        for seat in game.winners:
            part = WHOLE_WIN // len(game.winners)
            self.wins[game.deal, game.lineup, self._numbers[seating[seat]]] += part
            self.won[seating[seat]] += part
