"""Play whole games, with bots or other players."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

import numpy as np
from numpy.typing import NDArray

from crossoff.core.compiler.engine import CHANCE, STATUS_OVER
from crossoff.core.compiler.rng import below, stream
from crossoff.core.model.contract import ActionId, OutcomeId, Seat
from crossoff.core.model.player import NO_LIMIT, Budget, Player, Seen
from crossoff.core.model.position import Position, new_game, state_buffer
from crossoff.core.model.record import Recorder

__all__ = [
    "Match",
    "Randomness",
    "Seeds",
    "Trace",
    "play_compiled",
    "play_match",
    "play_random",
]

_FIRST_TRACE = 1024


class Seeds:
    """The random streams of one game: one for the table and one for each seat, so that players'
    choices do not change the cards.
    """

    def __init__(self, *name: object, players: int) -> None:
        self.table = stream(*name, "table")
        self.seats = np.stack([stream(*name, "seat", seat) for seat in range(players)])

    def draw(self, position: Position) -> OutcomeId:
        """Return the outcome of the chance that is due."""
        return position.draw(self.table)


class Randomness(Protocol):
    """The source of all randomness in a game: `Seeds`, or seeds with the chance of a deal."""

    seats: NDArray[np.int64]  # [players, 4]: a stream per seat

    def draw(self, position: Position) -> OutcomeId: ...


def play_random(game: str, players: int = 2, *, seed: int = 0, **options: str) -> Position:
    """Play a game with uniform random choices and return its last position."""
    position = new_game(game, players, options=options)
    rng = stream(seed)
    while not (position := position.after_chance(rng)).is_over:
        for seat in position.actors():
            legal = position.legal(seat)
            position = position.apply(seat, legal[below(rng, len(legal))])
    return position


class Match:
    """A game in progress, from one decision to the next."""

    def __init__(self, position: Position, seeds: Randomness) -> None:
        self.recorder = Recorder(position)
        self._seeds = seeds

    def next_decision(self) -> tuple[Seen, list[ActionId]] | None:
        """Draw the chance that is due; return what the next seat to act sees, and its legal
        actions. None once the game is over.
        """
        recorder = self.recorder
        while recorder.position.is_chance:
            recorder.draw(self._seeds.draw(recorder.position))
        if recorder.position.is_over:
            return None
        seat = recorder.position.actors()[0]
        return Seen(recorder.position.seen_by(seat), seat), recorder.position.legal(seat)


def play_match(
    position: Position, players: Sequence[Player], seeds: Randomness, *, budget: Budget = NO_LIMIT
) -> Recorder:
    """Play to the end. Each player decides for one seat and sees only what that seat may know."""
    match = Match(position, seeds)
    while (asked := match.next_decision()) is not None:
        seen, legal = asked
        action = players[seen.seat].decide(seen, legal, budget, seeds.seats[seen.seat])
        match.recorder.act(seen.seat, action)
    return match.recorder


def play_compiled(position: Position, policies: Sequence[int], name: Sequence[object]) -> Trace:
    """Play to the end with the engine's own policies, in one compiled call. The streams are those
    of `Seeds(*name)`.
    """
    setup = position.setup
    length = _FIRST_TRACE
    while True:
        seeds = Seeds(*name, players=setup.players)
        trace = np.empty((length, 2), np.int64)
        buf = state_buffer(position)
        codes = np.array(policies, np.int64)
        steps = setup.engine.match(buf, setup.tables, seeds.table, seeds.seats, codes, trace)
        if steps >= 0:
            return Trace(position, trace[:steps], Position(setup, buf, STATUS_OVER))
        length *= 4  # the trace did not fit: retry from the same seeds with a larger buffer


class Trace:
    """A finished game as the engine returns it: the steps in order."""

    def __init__(self, start: Position, steps: NDArray[np.int64], final: Position) -> None:
        self.start = start
        self.steps = steps  # [n, 2]: seat or CHANCE, action or outcome
        self.final = final

    @property
    def decisions(self) -> int:
        return int((self.steps[:, 0] != CHANCE).sum())

    def replay(self) -> Recorder:
        """Replay the game step by step, checked and with its log."""
        recorder = Recorder(self.start)
        for who, what in self.steps.tolist():
            if who == CHANCE:
                recorder.draw(OutcomeId(what))
            else:
                recorder.act(Seat(who), ActionId(what))
        return recorder
