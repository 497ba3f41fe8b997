"""Futures of positions: how several decisions come out, played on with the same luck."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from crossoff.coach.errors import NotReviewable
from crossoff.coach.model import Value
from crossoff.core.compiler.rng import RngState
from crossoff.core.model.contract import ActionId, Game, Seat
from crossoff.core.model.position import Position, state_buffer
from crossoff.core.model.setup import Setup
from crossoff.search.coaching import NO_STEP, Coaching, generic_coaching
from crossoff.search.futures import NOBODY, make_futures, make_tidy

__all__ = ["Futures", "Player", "Start", "load_player"]

Steps = Sequence[ActionId | int]


class Start(NamedTuple):
    """Where futures begin: a position and a seat's decision in it.

    With a seat, `position` is redacted for it and what is hidden gets guessed; no steps leave the
    decision to the model of strong play. Without a seat, the position is played on as it is.
    """

    position: Position
    seat: Seat | int | None = None
    steps: tuple[ActionId, ...] = ()


@dataclass(frozen=True)
class Futures:
    """Final results of several starts; the n-th futures of all of them have the same luck."""

    wins: NDArray[np.float64]  # [starts, futures, seats], a shared win counts its part
    items: NDArray[np.int16]  # [starts, futures, seats, lines of the score sheet]
    turns: NDArray[np.int16]  # [starts, futures]
    lines: tuple[str, ...]  # of the score sheet

    @property
    def size(self) -> int:
        """The number of futures of each start."""
        return int(self.wins.shape[1])

    @property
    def seats(self) -> int:
        return int(self.wins.shape[2])

    @property
    def points(self) -> NDArray[np.float64]:
        """Totals. [starts, futures, seats]"""
        totals: NDArray[np.float64] = self.items.sum(axis=3, dtype=np.float64)
        return totals

    def value(self, start: int, seat: int) -> Value:
        """Return a seat's mean result."""
        return Value(
            float(self.wins[start, :, seat].mean()), float(self.points[start, :, seat].mean())
        )

    def difference(self, one: int, other: int, seat: int) -> tuple[Value, Value]:
        """Return how much better one start is than another for a seat, and the standard error."""
        win = self.wins[one, :, seat] - self.wins[other, :, seat]
        points = self.points[one, :, seat] - self.points[other, :, seat]
        return Value(float(win.mean()), float(points.mean())), Value(_error(win), _error(points))

    def error(self, start: int, seat: int) -> Value:
        """Return the standard error of a seat's mean result."""
        return Value(_error(self.wins[start, :, seat]), _error(self.points[start, :, seat]))

    def only(self, starts: Sequence[int], futures: int | None = None) -> Futures:
        """Return some of the starts, and only the first futures."""
        which, first = list(starts), slice(futures)
        return Futures(
            self.wins[which][:, first],
            self.items[which][:, first],
            self.turns[which][:, first],
            self.lines,
        )

    def with_more(self, more: Futures) -> Futures:
        """Return these and further futures of the same starts."""
        return Futures(
            np.concatenate([self.wins, more.wins], axis=1),
            np.concatenate([self.items, more.items], axis=1),
            np.concatenate([self.turns, more.turns], axis=1),
            self.lines,
        )


def _error(samples: NDArray[np.float64]) -> float:
    return float(samples.std(ddof=1) / np.sqrt(len(samples))) if len(samples) > 1 else 0.0


class Player:
    """The coach's model of strong play of one game."""

    def __init__(self, game: Game) -> None:
        make = game.bots.coaching
        self.coaching: Coaching = generic_coaching(game.rules.kernels) if make is None else make()
        self._futures = make_futures(game.rules.kernels, self.coaching)
        self._tidy = make_tidy(self.coaching)

    def play(self, starts: Sequence[Start], tries: int, rng: RngState) -> Futures:
        """Play each start to the end this often."""
        setup = starts[0].position.setup
        shape, lines = (len(starts), tries), setup.game.rules.score_lines
        winners, turns = np.zeros(shape, np.int8), np.zeros(shape, np.int16)
        items = np.zeros((*shape, setup.players, len(lines)), np.int16)
        self._futures(
            np.stack([state_buffer(start.position) for start in starts]),
            setup.tables,
            self.coaching.prepare(setup),
            np.array([NOBODY if start.seat is None else start.seat for start in starts], np.int64),
            np.stack([self._row(start.steps) for start in starts]),
            rng,
            winners,
            items,
            turns,
        )
        won = winners[:, :, None] >> np.arange(setup.players) & 1
        return Futures(won / won.sum(axis=2, keepdims=True), items, turns, lines)

    def _row(self, steps: Steps) -> NDArray[np.int64]:
        row = np.full(self.coaching.longest, NO_STEP, np.int64)
        row[: len(steps)] = steps[: len(row)]
        return row

    def candidates(self, position: Position, seat: Seat | int) -> list[tuple[ActionId, ...]]:
        """Return the promising decisions of a seat, the most promising first."""
        setup, width = position.setup, self.coaching.width
        out = np.full((width, self.coaching.longest), NO_STEP, np.int64)
        count = self.coaching.candidates(
            state_buffer(position),
            setup.tables,
            self.coaching.prepare(setup),
            int(seat),
            out,
            np.zeros(width),
        )
        return [
            tuple(ActionId(step) for step in row if step != NO_STEP) for row in out[:count].tolist()
        ]

    def key(self, position: Position, seat: Seat | int, steps: Steps) -> bytes:
        """Return the same for decisions that lead to the same futures."""
        for step in steps:
            position = position.apply(seat, step)
        buf = state_buffer(position)
        self._tidy(buf, position.setup.tables)
        return buf.tobytes()

    def check(self, position: Position, seat: Seat | int) -> None:
        """Raise NotReviewable if something is hidden from the seat that cannot be guessed."""
        if not self.coaching.guesses and position.seen_by(seat) != position:
            raise NotReviewable("why-no-coach", title=position.game.title_said)


@lru_cache(maxsize=8)
def _player(game: Game) -> Player:
    return Player(game)


def load_player(setup: Setup) -> Player:
    """Return the model of strong play of a game, compiled or loaded on first use."""
    return _player(setup.game)
