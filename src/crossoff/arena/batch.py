"""Play a batch of rounds, in any process."""

from __future__ import annotations

import time
from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import NamedTuple

import msgspec
import numpy as np
from numpy.typing import NDArray

from crossoff.arena.errors import ArenaError
from crossoff.arena.lineups import Lineup, round_table
from crossoff.arena.lockstep import LOCKSTEP, SeatedGame, is_lockstep, play_together
from crossoff.arena.plan import Plan, code_key
from crossoff.arena.timing import Clock, Timed
from crossoff.bots import Bot, for_next_game, is_user_bot, load_bot
from crossoff.bots.classes import acts, load_class
from crossoff.core.compiler.jit import is_plain
from crossoff.core.compiler.rng import stream
from crossoff.core.model.observer import observer_of
from crossoff.core.model.player import Budget, Seen
from crossoff.core.model.position import Position
from crossoff.core.model.record import Recorder, encode
from crossoff.play.deal import Deal
from crossoff.play.frames import choices
from crossoff.play.match import Match, Randomness, Seeds, play_compiled, play_match

__all__ = ["Batch", "GameResult", "play_batch"]


class GameResult(msgspec.Struct, frozen=True, array_like=True):
    """The result of one game. Scores are by seat."""

    deal: int
    lineup: int
    seating: int
    scores: list[int]
    winners: list[int]


class Batch(msgspec.Struct, kw_only=True):
    """The results of rounds [first, last)."""

    first: int
    last: int
    games: list[GameResult]
    records: list[str] = msgspec.field(default_factory=list)
    clocks: dict[str, Clock] = msgspec.field(default_factory=dict)
    decisions: int = 0
    seconds: float = 0.0  # wall-clock time


class DuplicateSeeds:
    """The random streams of one game on a shared deal: chance comes from the deal, and each seat's
    stream depends on the deal, the bot and the seat, but not on the opponents.
    """

    def __init__(self, deal: Deal, *name: object, seating: Lineup) -> None:
        self.draw = deal.draw
        streams = [stream(*name, "bot", bot, "seat", seat) for seat, bot in enumerate(seating)]
        self.seats = np.stack(streams)


class _Game(NamedTuple):
    """A game to play."""

    number: int  # of its deal
    lineup: int
    place: int  # of its seating among those of the lineup
    seating: Lineup
    deal: Deal


class _Games:
    """Plays the games of a batch."""

    def __init__(self, plan: Plan, start: Position) -> None:
        self._plan = plan
        self._start = start
        self._bots = {name: load_bot(name) for name in plan.bots}
        self.in_lockstep = is_lockstep(self._bots.values())
        self._policies = _policies([self._bots[name] for name in plan.seating])
        self._compiled = 0  # untimed decisions in compiled matches
        self.clocks = {name: Clock() for name in plan.bots}

    @property
    def decisions(self) -> int:
        return self._compiled + sum(clock.decisions for clock in self.clocks.values())

    def play(self, games: Sequence[_Game]) -> Iterator[tuple[Position, Recorder | None]]:
        """Play games; yield their final positions, with their logs if records are wanted."""
        if self._policies:
            for game in games:
                yield self._play_compiled(game.number)
            return
        # One object decides in all games of a call if the bot can do that.
        shared = {
            name: Timed(for_next_game(bot), self.clocks[name])
            for name, bot in self._bots.items()
            if bot.decide_batch is not None
        }
        seated = [self._seated(game, shared) for game in games]
        play_together(seated, self._plan.budget)
        for one in seated:
            yield one.match.recorder.position, one.match.recorder

    def _seated(self, game: _Game, shared: dict[str, Timed]) -> SeatedGame:
        number, seating = game.number, game.seating
        seeds: Randomness = DuplicateSeeds(
            game.deal, self._plan.seed, "deal", number, seating=seating
        )
        if self._plan.seating:
            seeds = Seeds(*self._name(number), players=len(seating))
        players = [
            shared.get(name) or Timed(for_next_game(self._bots[name]), self.clocks[name])
            for name in seating
        ]
        return SeatedGame(Match(self._start, seeds), players, seeds)

    def _play_compiled(self, number: int) -> tuple[Position, Recorder | None]:
        """Play the same game as the bots would, in one engine call."""
        assert self._policies is not None
        trace = play_compiled(self._start, self._policies, self._name(number))
        self._compiled += trace.decisions
        return trace.final, trace.replay() if self._plan.records else None

    def _name(self, number: int) -> tuple[object, ...]:
        return self._plan.seed, "game", number


def _policies(seated: Sequence[Bot]) -> list[int]:
    """Return the bots' engine policies; empty unless all have one."""
    policies = [bot.policy for bot in seated if bot.policy is not None]
    return policies if len(policies) == len(seated) else []


def play_batch(plan: Plan, first: int, last: int) -> Batch:
    """Play rounds [first, last)."""
    if plan.code != code_key():
        raise ArenaError("why-arena-code")
    start, lineups, todo = _prepare(msgspec.json.encode(plan))
    began = time.perf_counter()
    games = _Games(plan, start)
    batch = Batch(first=first, last=last, games=[])
    at_once = LOCKSTEP if games.in_lockstep else 1
    for begin in range(first, last, at_once):
        group = list(_games_of(plan, lineups, todo[begin : min(last, begin + at_once)]))
        for game, (final, recorder) in zip(group, games.play(group), strict=True):
            winners = [int(seat) for seat in final.winners()]
            batch.games.append(
                GameResult(game.number, game.lineup, game.place, final.totals(), winners)
            )
            if plan.records and recorder is not None:
                batch.records.append(encode(recorder.record(game.seating, bots=game.seating)))
    batch.clocks, batch.decisions = games.clocks, games.decisions
    batch.seconds = time.perf_counter() - began
    return batch


def _games_of(plan: Plan, lineups: list[Lineup], rounds: NDArray[np.int64]) -> Iterator[_Game]:
    for number, lineup in rounds.tolist():
        deal = Deal(plan.seed, number)
        for place, seating in enumerate(plan.seatings(lineups[lineup])):
            yield _Game(number, lineup, place, seating, deal)


@lru_cache(maxsize=1)
def _prepare(encoded: bytes) -> tuple[Position, list[Lineup], NDArray[np.int64]]:
    """Return what all rounds of a plan share, once per process. Built-in bots play a quick warm-up
    game before they are timed, because kernels are loaded or compiled on first call. User bots may
    be slow, so they play none; only the code that builds their view is loaded.
    """
    plan = msgspec.json.decode(encoded, type=Plan)
    start = plan.start()
    if not is_plain():
        _warm_up(plan, start)
    return start, plan.lineups(), round_table(plan)


def _warm_up(plan: Plan, start: Position) -> None:
    for name in plan.bots:
        if is_user_bot(name):
            begun = start.after_chance(stream("warm up"))
            _warm_up_arguments(load_class(name), Seen(begun, begun.actors()[0]))
            continue
        bot, lineup = load_bot(name), (name,) * plan.players
        if plan.seating and bot.policy is not None:
            play_compiled(start, [bot.policy] * plan.players, ("warm up",))
            continue
        seeds = DuplicateSeeds(Deal("warm up"), "warm up", seating=lineup)
        play_match(start, [bot] * plan.players, seeds, budget=Budget(iterations=1))


def _warm_up_arguments(bot: object, seen: Seen) -> None:
    """Load the code that makes what a user bot is given."""
    if not acts(bot):
        seen.position.view(seen.seat)
        choices(seen.position, seen.seat, [])
        return
    observer = observer_of(seen.position.setup)
    observer.mask(*seen)
    row = observer.observe(*seen)
    if getattr(bot, "flat", False):
        observer.flatten(row[None])
