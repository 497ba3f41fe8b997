"""A decision that is wanted of a bot, and what comes of it."""

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

LONGEST = 3600.0  # seconds that anybody may wait for a decision


@dataclass(frozen=True, slots=True)
class Ask:
    """A seat's decision, wanted of a bot. Made by `about`, which leaves out what is hidden."""

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
        seed give the same decision. `deadline` is how many seconds the asker waits, and has to be
        longer: it also covers waiting for a free worker, and a second try. The seed is told to the
        worker, so it must not be the one that the game's own chance comes from.
        """
        if bot not in bot_names():
            raise ValueError(f"unknown bot {bot!r}; there are {', '.join(bot_names())}")
        if not 0 < deadline <= LONGEST:
            raise ValueError(f"a deadline is from 0 to {LONGEST:.0f} seconds, not {deadline}")
        if seat not in position.actors():
            raise StaleAction(f"expected a seat of {position.actors()}, got seat {seat}")
        budget = Budget(seconds, iterations)
        return cls(position.seen_by(seat), Seat(seat), bot, seed, budget, deadline)

    def question(self, number: int) -> Question:
        """What a worker is sent."""
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
    """A whole and legal decision in the record's words, without the seat."""

    decision: str
    how: Literal["bot", "fallback"]  # fallback: `play.autopilot.plain_decision`
    why: str = ""  # why it is a fallback, for a log
