"""A coach for the terminal that makes things up."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable

from crossoff.coach.model import Reason, Review
from crossoff.core.model.contract import Seat
from crossoff.core.model.position import Position
from crossoff.core.model.record import Record
from crossoff.local.coach import CoachFailed
from crossoff.local.coach_messages import Hint
from crossoff.play.autopilot import plain_decision
from testkit.coach.made_up import made_up_review

__all__ = ["QuickCoach"]


class QuickCoach:
    """Waits for `go_on` before it answers."""

    def __init__(self, *, fails: bool = False, is_even: bool = False) -> None:
        self.go_on = asyncio.Event()
        self.has_begun = asyncio.Event()
        self.is_closed = False
        self._fails = fails
        self._is_even = is_even

    async def review(self, record: Record, progress: Callable[[float], object]) -> Review:
        progress(0.4)
        self.has_begun.set()
        await self._wait()
        return made_up_review(record, random.Random(3))

    async def hint(self, position: Position, seat: Seat) -> Hint:
        self.has_begun.set()
        await self._wait()
        do = plain_decision(position.seen_by(seat), seat)
        items = position.game.rules.score_lines
        return Hint(do, (Reason(items[-1], -1.4, 0.9),), self._is_even)

    async def close(self) -> None:
        self.is_closed = True

    async def _wait(self) -> None:
        await self.go_on.wait()
        if self._fails:
            raise CoachFailed("as it was told to")
