"""A request for a bot's decision, and its answer."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from crossoff.bots import bot_names
from crossoff.core.errors import StaleAction
from crossoff.core.model.contract import Seat
from crossoff.core.model.player import Budget
from crossoff.core.model.position import Position
from crossoff.core.model.record import Recorder
from crossoff.workers.messages import Question

__all__ = ["Answer", "Ask"]

MAX_DEADLINE = 3600.0  # seconds; the longest deadline allowed


@dataclass(frozen=True, slots=True)
class Ask:
    """A request for a decision by a bot. Create it with `about`, which redacts the position."""

    seen: Position
    seat: Seat
    bot: str
    seed: str
    budget: Budget
    deadline: float

    @classmethod
    def about(
        cls,
        position: Position,
        seat: Seat | int,
        bot: str,
        *,
        seed: str,
        seconds: float | None = None,
        iterations: int | None = None,
        deadline: float = 30.0,
    ) -> Ask:
        """Ask a bot for the decision of a seat that is to decide.

        `seconds` and `iterations` limit its thinking; with iterations alone, the same position and
        seed give the same decision. `deadline` is how many seconds the caller waits, and must be
        longer: it also covers waiting for a free worker, and a retry. The seed is sent to the
        worker, so it must not be the seed of the game's randomness.
        """
        if bot not in bot_names():
            raise ValueError(f"unknown bot {bot!r}; there are {', '.join(bot_names())}")
        if not 0 < deadline <= MAX_DEADLINE:
            raise ValueError(f"a deadline is from 0 to {MAX_DEADLINE:.0f} seconds, not {deadline}")
        if seat not in position.actors():
            raise StaleAction(f"expected a seat of {position.actors()}, got seat {seat}")
        budget = Budget(seconds, iterations)
        return cls(position.seen_by(seat), Seat(seat), bot, seed, budget, deadline)

    def question(self, number: int) -> Question:
        """Build the message to a worker."""
        return Question(
            id=number,
            table=Recorder(self.seen).record([""] * self.seen.setup.players),
            state=self.seen.to_bytes(),
            seat=self.seat,
            bot=self.bot,
            seed=self.seed,
            seconds=self.budget.seconds,
            iterations=self.budget.iterations,
        )


@dataclass(frozen=True, slots=True)
class Answer:
    """A complete, legal decision in the notation of records, without the seat."""

    decision: str
    how: Literal["bot", "fallback"]  # fallback: `play.autopilot.plain_decision`
    why: str = ""  # the reason for a fallback, for a log
