"""The coach in a worker process: it answers, fails without harm, and can be stopped."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from collections.abc import Awaitable, Callable

import pytest

from crossoff.core.model.contract import Seat
from crossoff.core.model.position import Position
from crossoff.core.model.record import decode, replay
from crossoff.local.coach import CoachFailed, WorkerCoach
from testkit.paths import DATA

RECORD = decode((DATA / "one-card-basic-2.jsonl").read_bytes())


def with_worker(scenario: Callable[[WorkerCoach], Awaitable[None]]) -> None:
    async def run() -> None:
        coach = WorkerCoach()
        try:
            await scenario(coach)
        finally:
            await coach.close()
        assert coach._process is None

    asyncio.run(run())


def to_decide() -> tuple[Position, Seat]:
    """Return a late position, whose futures are short."""
    positions = [one for one in replay(RECORD) if len(one.actors()) == 1]
    position = next(one for one in reversed(positions) if len(one.legal(one.actors()[0])) > 1)
    return position, position.actors()[0]


@pytest.mark.compiled
def test_a_hint_is_a_legal_decision_also_after_a_failure() -> None:
    async def ask(coach: WorkerCoach) -> None:
        unfinished = decode((DATA / "one-card-basic-2.jsonl").read_bytes())
        unfinished.log, unfinished.result = unfinished.log[:9], None
        with pytest.raises(CoachFailed, match="not over"):
            await coach.review(unfinished, lambda share: None)
        position, seat = to_decide()
        hint = await coach.hint(position, seat)
        assert position.parse(seat, hint.do)

    with_worker(ask)


@pytest.mark.skipif(sys.platform == "win32", reason="has no such signals")
def test_a_worker_that_dies_is_a_failure_and_another_takes_its_place() -> None:
    async def ask(coach: WorkerCoach) -> None:
        position, seat = to_decide()
        asked = asyncio.create_task(coach.hint(position, seat))
        while coach._process is None:
            await asyncio.sleep(0)
        os.kill(coach._process.pid, signal.SIGKILL)
        with pytest.raises(CoachFailed):
            await asked
        again = asyncio.create_task(coach.hint(position, seat))
        while coach._process is None:
            await asyncio.sleep(0)
        process = coach._process
        again.cancel()  # nobody waits for it any more
        with pytest.raises(asyncio.CancelledError):
            await again
        assert process.returncode is not None

    with_worker(ask)
