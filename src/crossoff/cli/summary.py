"""What many games say about their players."""

from __future__ import annotations

import math
from collections.abc import Sequence
from fractions import Fraction
from typing import Any

from crossoff.cli.batches import Batch, Plan
from crossoff.cli.terminal import print_table
from crossoff.cli.words import number, t

__all__ = ["Summary", "Tally"]

# How many standard errors to either side hold the mean with 95 %, for 2, 3, … games (Student's t).
_T95 = (
    12.706, 4.303, 3.182, 2.776, 2.571, 2.447, 2.365, 2.306, 2.262, 2.228, 2.201, 2.179, 2.160,
    2.145, 2.131, 2.120, 2.110, 2.101, 2.093, 2.086, 2.080, 2.074, 2.069, 2.064, 2.060, 2.056,
    2.052, 2.048, 2.045, 2.042,
)  # fmt: skip
_Z95 = 1.960
_COLUMNS = ("bot", "seats", "games", "mean-score", "interval", "wins", "share")


class Tally:
    """Points and wins of one bot. Sums of whole numbers: no order of adding changes them.

    What a bot gets on several seats of one game depends on each other; so a game is one
    observation, the mean over its seats.
    """

    def __init__(self, seats: Sequence[int]) -> None:
        self.seats = tuple(seats)
        self.games = 0
        self.wins = Fraction(0)  # of a shared win each winner has its part
        self._sum = 0
        self._squares = 0

    def add(self, totals: Sequence[int], winners: Sequence[int]) -> None:
        """One more game."""
        points = sum(totals[seat] for seat in self.seats)
        self.games += 1
        self._sum += points
        self._squares += points * points
        self.wins += Fraction(sum(seat in self.seats for seat in winners), len(winners))

    @property
    def mean(self) -> float:
        return self._sum / (self.games * len(self.seats))

    @property
    def margin(self) -> float | None:
        """Half of the mean's 95 % interval; one game tells nothing about it."""
        n = self.games
        if n < 2:
            return None
        variance = (n * self._squares - self._sum**2) / (n * (n - 1)) / len(self.seats) ** 2
        return (_T95[n - 2] if n - 2 < len(_T95) else _Z95) * math.sqrt(variance / n)


class Summary:
    """The games of a plan, added up by bot."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.decisions = 0
        self.seconds = 0.0
        self.shared = 0  # games with several winners
        names = dict.fromkeys(plan.bots)
        self.tallies = {
            name: Tally([seat for seat, bot in enumerate(plan.bots) if bot == name])
            for name in names
        }

    def add(self, batch: Batch) -> None:
        """More games."""
        self.decisions += batch.decisions
        self.seconds += batch.seconds
        for totals, winners in zip(batch.totals, batch.winners, strict=True):
            self.shared += len(winners) > 1
            for tally in self.tallies.values():
                tally.add(totals, winners)

    @property
    def rate(self) -> float:
        """Decisions a second of one process."""
        return self.decisions / self.seconds if self.seconds else 0.0

    def data(self) -> dict[str, Any]:
        """Everything, for programs."""
        return {
            "game": self.plan.game,
            "options": dict(self.plan.options),
            "deck": "custom" if self.plan.deck else "standard",
            "seats": list(self.plan.bots),
            "seed": self.plan.seed,
            "games": self.plan.games,
            "bots": {name: _tally_data(tally) for name, tally in self.tallies.items()},
            "shared wins": self.shared,
            "decisions": self.decisions,
            "seconds": self.seconds,
            "decisions/s": self.rate,
        }

    def print(self) -> None:
        """Everything, for people."""
        plan = self.plan
        options = [f"{key} {value}" for key, value in plan.options]
        options += [t("own-deck")] * bool(plan.deck)
        size = [t("players", count=len(plan.bots)), t("games", count=plan.games)]
        heading = [plan.game, *options, *size, t("seed", seed=str(plan.seed))]
        print(", ".join(heading), end="\n\n")
        columns = [t(f"column-{name}") for name in _COLUMNS]
        print_table(columns, [_tally_row(name, tally) for name, tally in self.tallies.items()])
        if self.shared:
            print(f"\n{t('shared-wins', count=self.shared)}")
        speed = {"seconds": number(self.seconds, 2), "rate": number(self.rate)}
        print(f"\n{t('speed', decisions=self.decisions, **speed)}")


def _tally_data(tally: Tally) -> dict[str, Any]:
    return {
        "seats": list(tally.seats),
        "games": tally.games,
        "mean": tally.mean,
        "margin": tally.margin,  # of the mean's 95 % interval, to either side
        "wins": float(tally.wins),
    }


def _tally_row(name: str, tally: Tally) -> tuple[str, ...]:
    margin = tally.margin
    low_high = "-"
    if margin is not None:
        low, high = (number(tally.mean + side, 2) for side in (-margin, margin))
        low_high = t("span", low=low, high=high)
    return (
        name,
        " ".join(map(str, tally.seats)),
        number(tally.games),
        number(tally.mean, 2),
        low_high,
        number(float(tally.wins), 0 if tally.wins.denominator == 1 else 2),
        f"{number(float(100 * tally.wins / tally.games), 1)} %",
    )
