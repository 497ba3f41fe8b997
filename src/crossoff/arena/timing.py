"""The CPU time of bots' decisions."""

from __future__ import annotations

import time
from collections.abc import Sequence

import msgspec

from crossoff.bots import Bot
from crossoff.core.compiler.rng import RngState
from crossoff.core.model.contract import ActionId
from crossoff.core.model.player import Budget, Seen

__all__ = ["Clock", "Timed"]


class Clock(msgspec.Struct, array_like=True):
    """CPU time of a bot's decisions, in seconds. Not reproducible."""

    decisions: int = 0
    seconds: float = 0.0
    longest: float = 0.0

    def add(self, other: Clock) -> None:
        self.decisions += other.decisions
        self.seconds += other.seconds
        self.longest = max(self.longest, other.longest)


class Timed:
    """A bot whose decisions are timed; all its seats share one clock."""

    def __init__(self, bot: Bot, clock: Clock) -> None:
        self.bot = bot
        self.clock = clock

    def decide(self, view: Seen, legal: list[ActionId], budget: Budget, rng: RngState) -> ActionId:
        began = time.thread_time()
        action = self.bot.decide(view, legal, budget, rng)
        spent = time.thread_time() - began
        self.clock.add(Clock(1, spent, spent))
        return action

    def decide_batch(
        self, views: Sequence[Seen], legals: Sequence[list[ActionId]]
    ) -> list[ActionId]:
        """Decide in many games; each decision counts an equal part of the time."""
        assert self.bot.decide_batch is not None
        began = time.thread_time()
        actions = self.bot.decide_batch(views, legals)
        spent = time.thread_time() - began
        self.clock.add(Clock(len(views), spent, spent / len(views)))
        return actions
