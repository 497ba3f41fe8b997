"""Some rounds of a run, played in whatever process they were sent to."""

from __future__ import annotations

import time
from functools import lru_cache

import msgspec
import numpy as np

from crossoff.arena.errors import ArenaError
from crossoff.arena.lineups import Lineup, Round, make_lineups, rounds, seatings
from crossoff.arena.plan import Plan, code_key
from crossoff.bots import Bot, for_next_game, is_outside, load_bot
from crossoff.core.contract import ActionId
from crossoff.core.jit import is_plain
from crossoff.core.position import Position
from crossoff.core.record import encode
from crossoff.core.rng import RngState, stream
from crossoff.play.deal import Deal
from crossoff.play.match import play_match
from crossoff.play.player import Budget, Seen
from crossoff.play.telling import choices

__all__ = ["Batch", "Clock", "GameResult", "play_batch"]


class GameResult(msgspec.Struct, frozen=True, array_like=True):
    """How one game ended. Scores are by seat."""

    deal: int
    lineup: int
    seating: int
    scores: list[int]
    winners: list[int]


class Clock(msgspec.Struct, array_like=True):
    """What a bot's decisions took, in seconds of CPU time. No two runs agree on it."""

    decisions: int = 0
    seconds: float = 0.0
    longest: float = 0.0

    def add(self, other: Clock) -> None:
        self.decisions += other.decisions
        self.seconds += other.seconds
        self.longest = max(self.longest, other.longest)


class Batch(msgspec.Struct, kw_only=True):
    """What became of the rounds from `first` to before `last`."""

    first: int
    last: int
    games: list[GameResult]
    records: list[str] = msgspec.field(default_factory=list)
    clocks: dict[str, Clock] = msgspec.field(default_factory=dict)
    seconds: float = 0.0  # from beginning to end


class Table:
    """The randomness of one game: chance from its deal, and for each seat a stream that depends
    on the deal, the bot and the seat, but not on who else is there.
    """

    def __init__(self, deal: Deal, *name: object, seating: Lineup) -> None:
        self.draw = deal.draw
        streams = [stream(*name, "bot", bot, "seat", seat) for seat, bot in enumerate(seating)]
        self.seats = np.stack(streams)


class Timed:
    """A bot with a clock."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot
        self.clock = Clock()

    def decide(self, view: Seen, legal: list[ActionId], budget: Budget, rng: RngState) -> ActionId:
        began = time.thread_time()
        action = self.bot.decide(view, legal, budget, rng)
        spent = time.thread_time() - began
        self.clock.add(Clock(1, spent, spent))
        return action


def play_batch(plan: Plan, first: int, last: int) -> Batch:
    """Play the rounds from `first` to before `last`."""
    if plan.code != code_key():
        raise ArenaError("why-arena-code")
    start, lineups, todo = _prepare(msgspec.json.encode(plan))
    began = time.perf_counter()
    players = {name: Timed(load_bot(name)) for name in plan.bots}
    batch = Batch(first=first, last=last, games=[])
    for part in todo[first:last]:
        deal = Deal(plan.seed, part.deal)
        for number, seating in enumerate(seatings(lineups[part.lineup])):
            table = Table(deal, plan.seed, "deal", part.deal, seating=seating)
            for name in set(seating):
                players[name].bot = for_next_game(players[name].bot)
            seated = [players[name] for name in seating]
            recorder = play_match(start, seated, table, budget=plan.budget)
            final = recorder.position
            winners = [int(seat) for seat in final.winners()]
            batch.games.append(GameResult(*part, number, final.totals(), winners))
            if plan.records:
                batch.records.append(encode(recorder.record(seating, bots=seating)))
    batch.clocks = {name: player.clock for name, player in players.items()}
    batch.seconds = time.perf_counter() - began
    return batch


@lru_cache(maxsize=1)
def _prepare(encoded: bytes) -> tuple[Position, list[Lineup], list[Round]]:
    """What all rounds of a plan share, made once a process. Every bot of ours plays a quick game
    here before it is timed, because kernels are loaded or compiled when they are first called.
    Somebody's own might take long for one: it finds loaded what it is shown.
    """
    plan = msgspec.json.decode(encoded, type=Plan)
    start = plan.start()
    if not is_plain():
        for name in plan.bots:
            if is_outside(name):
                begun = start.after_chance(stream("warm up"))
                begun.view(begun.actors()[0])
                choices(begun, begun.actors()[0], [])
                continue
            table = Table(Deal("warm up"), "warm up", seating=(name,) * plan.players)
            bot = load_bot(name)
            play_match(start, [bot] * plan.players, table, budget=Budget(iterations=1))
    return start, make_lineups(plan.bots, plan.players), rounds(plan)
