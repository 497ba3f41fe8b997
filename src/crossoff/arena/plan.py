"""The plan of a run: everything that its results depend on, and nothing else."""

from __future__ import annotations

import hashlib
import math
from collections.abc import Sequence
from functools import lru_cache
from pathlib import Path
from typing import Any

import msgspec

from crossoff.arena.errors import ArenaError
from crossoff.arena.lineups import Lineup, count_rounds, make_lineups, seatings
from crossoff.bots import describe_bot, load_bot
from crossoff.core.files.deckfile import STANDARD
from crossoff.core.model.player import NO_LIMIT, Budget
from crossoff.core.model.position import Position, new_game

__all__ = ["Plan", "code_key", "make_plan", "plan_one_seating"]

# Memory limits. A round is one lineup on one deal; in a run with one seating it is one game.
MAX_ROUNDS, MAX_GAMES = 2_000_000, 10_000_000

_DECISIVE_PACKAGES = ("bots", "core", "games", "openspiel", "play", "search")


class Plan(msgspec.Struct, frozen=True, kw_only=True):
    """A run. Equal plans give identical games on any machine, unless the budget is in seconds."""

    code: str  # `code_key()` at creation
    game: str
    options: dict[str, str]
    deck: str | dict[str, Any]  # as in records: "standard" or the deck itself
    players: int
    bots: tuple[str, ...]
    games: int  # per lineup, at least
    seed: int
    iterations: int | None = None
    seconds: float | None = None
    records: bool = False  # include game records in batches
    #: One fixed seating for every game. Empty for all seatings of all lineups on shared deals.
    seating: Lineup = ()
    task: str = ""  # id of the benchmark's task that this is, if any

    @property
    def budget(self) -> Budget:
        """The budget of each decision."""
        return Budget(seconds=self.seconds, iterations=self.iterations)

    def lineups(self) -> list[Lineup]:
        """Return the lineups."""
        return [self.seating] if self.seating else make_lineups(self.bots, self.players)

    def seatings(self, lineup: Lineup) -> list[Lineup]:
        """Return the seatings of a lineup, one game each."""
        return [self.seating] if self.seating else seatings(lineup)

    def start(self) -> Position:
        """Return the initial position of every game."""
        return new_game(self.game, self.players, options=self.options, deck=self.deck)


def make_plan(
    start: Position,
    bots: Sequence[str],
    *,
    games: int = 100,
    seed: int = 0,
    budget: Budget = NO_LIMIT,
    records: bool = False,
    task: str = "",
) -> Plan:
    """Return a plan to compare bots in games that begin with `start`: every lineup in all its
    seatings, on the same deals. Raises ArenaError or NotOffered if it cannot be played.
    """
    twice = [name for number, name in enumerate(bots) if name in bots[:number]]
    if twice:
        raise ArenaError("why-arena-twice", bot=repr(twice[0]))
    if len(bots) < 2:
        raise ArenaError("why-arena-two-bots")
    plan = _checked(start, bots, games, seed, budget, records)
    return msgspec.structs.replace(plan, task=task)


def plan_one_seating(
    start: Position, seating: Sequence[str], *, games: int, seed: int = 0, records: bool = False
) -> Plan:
    """Return a plan with one fixed seating, each game on its own deal."""
    bots = tuple(dict.fromkeys(seating))
    return _checked(start, bots, games, seed, NO_LIMIT, records, tuple(seating))


def _checked(
    start: Position,
    bots: Sequence[str],
    games: int,
    seed: int,
    budget: Budget,
    records: bool,
    seating: Lineup = (),
) -> Plan:
    for name in bots:
        load_bot(name)
        describe_bot(name, start.game)  # raises NotOffered if the bot cannot play this game
    if games < 1:
        raise ArenaError("why-arena-games", got=games)
    if budget.seconds is not None and not math.isfinite(budget.seconds):
        raise ArenaError("why-arena-seconds", got=str(budget.seconds))
    if max(abs(seed), budget.iterations or 0) >= 1 << 63:
        raise ArenaError("why-arena-large")
    setup = start.setup
    plan = Plan(
        code=code_key(),
        game=setup.game.name,
        options=dict(setup.options),
        deck=STANDARD if setup.deck.name == STANDARD else dict(setup.deck.source),
        players=setup.players,
        bots=tuple(bots),
        games=games,
        seed=seed,
        iterations=budget.iterations,
        seconds=budget.seconds,
        records=records,
        seating=seating,
    )
    if count_rounds(plan) > (MAX_GAMES if seating else MAX_ROUNDS):
        raise ArenaError("why-arena-many", games=f"{games:,}")
    return plan


@lru_cache(maxsize=1)
def code_key() -> str:
    """Return a hash of all code and data that games depend on, to detect mismatched workers."""
    root = Path(__file__).parent.parent
    digest = hashlib.sha256()
    for package in _DECISIVE_PACKAGES:
        for path in sorted((root / package).rglob("*")):
            if path.is_file() and "__pycache__" not in path.parts:
                data = path.read_bytes()
                digest.update(f"{path.relative_to(root).as_posix()} {len(data)}\n".encode())
                digest.update(data)
    return digest.hexdigest()[:24]
