"""What a run is to play: everything that its results depend on, and nothing else."""

from __future__ import annotations

import hashlib
import math
from collections.abc import Sequence
from functools import lru_cache
from pathlib import Path
from typing import Any

import msgspec

from crossoff.arena.errors import ArenaError
from crossoff.arena.lineups import count_rounds
from crossoff.bots import describe_bot, load_bot
from crossoff.core.deckfile import STANDARD
from crossoff.core.position import Position
from crossoff.play.match import new_game
from crossoff.play.player import NO_LIMIT, Budget

__all__ = ["Plan", "code_key", "make_plan"]

MAX_ROUNDS = 2_000_000  # what fits in memory; a round is a line-up on a deal

_DECISIVE_PACKAGES = ("bots", "core", "games", "openspiel", "play", "search")


class Plan(msgspec.Struct, frozen=True, kw_only=True):
    """A run. Equal plans give equal games anywhere, unless the budget is one of seconds."""

    code: str  # `code_key()` where the plan was made
    game: str
    options: dict[str, str]
    deck: str | dict[str, Any]  # as in records: "standard" or the deck itself
    players: int
    bots: tuple[str, ...]
    games: int  # for each line-up, at least
    seed: int
    iterations: int | None = None
    seconds: float | None = None
    records: bool = False  # whether batches bring the games' records

    @property
    def budget(self) -> Budget:
        """What each decision may take."""
        return Budget(seconds=self.seconds, iterations=self.iterations)

    def start(self) -> Position:
        """The position that every game begins with."""
        return new_game(self.game, self.players, options=self.options, deck=self.deck)


def make_plan(
    start: Position,
    bots: Sequence[str],
    *,
    games: int = 100,
    seed: int = 0,
    budget: Budget = NO_LIMIT,
    records: bool = False,
) -> Plan:
    """The plan to let these bots play games that begin with `start`. Raises ArenaError or
    NotOffered for what cannot be played.
    """
    for name in bots:
        load_bot(name)
        describe_bot(name, start.game)  # refuses a bot that there is, but not for this game
    twice = [name for number, name in enumerate(bots) if name in bots[:number]]
    if twice:
        raise ArenaError("why-arena-twice", bot=repr(twice[0]))
    if len(bots) < 2:
        raise ArenaError("why-arena-two-bots")
    if games < 1:
        raise ArenaError("why-arena-games", got=games)
    if budget.seconds is not None and not math.isfinite(budget.seconds):
        raise ArenaError("why-arena-seconds", got=str(budget.seconds))
    if max(abs(seed), budget.iterations or 0) >= 1 << 63:
        raise ArenaError("why-arena-large")
    table = start.table
    plan = Plan(
        code=code_key(),
        game=table.game.name,
        options=dict(table.options),
        deck=STANDARD if table.deck.name == STANDARD else dict(table.deck.source),
        players=table.players,
        bots=tuple(bots),
        games=games,
        seed=seed,
        iterations=budget.iterations,
        seconds=budget.seconds,
        records=records,
    )
    if count_rounds(plan) > MAX_ROUNDS:
        raise ArenaError("why-arena-many", games=f"{games:,}")
    return plan


@lru_cache(maxsize=1)
def code_key() -> str:
    """A hash of all the code and data that decide a game: the same on machines that agree."""
    root = Path(__file__).parent.parent
    digest = hashlib.sha256()
    for package in _DECISIVE_PACKAGES:
        for path in sorted((root / package).rglob("*")):
            if path.is_file() and "__pycache__" not in path.parts:
                data = path.read_bytes()
                digest.update(f"{path.relative_to(root).as_posix()} {len(data)}\n".encode())
                digest.update(data)
    return digest.hexdigest()[:24]
