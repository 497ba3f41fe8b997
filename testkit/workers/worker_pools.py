"""Worker pools for tests: questions for them, and misbehaving workers."""

from __future__ import annotations

import asyncio
import os
import sys
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any, TypeAlias, TypeVar

from crossoff.core.model.position import Position
from crossoff.core.model.steps import decide
from crossoff.workers import Answer, Ask, Pool, Stats
from testkit.games.positions import after

T = TypeVar("T")
Outcome: TypeAlias = tuple[Answer, Stats]

BAD_WORKER = Path(__file__).parent / "bad_worker.py"


def dealt(second_hand: str = "S01 S02 S03 S04") -> Position:
    """Return Silver & Gold with both seats to keep two maps. Seat 0 has P01 and P02."""
    deals = ("* deal 0 P01 P02 P03 P04", f"* deal 1 {second_hand}")
    return after("silver-and-gold", 2, *deals)


def quick_ask(deadline: float = 60.0) -> Ask:
    return Ask.about(dealt(), 0, "random", seed="a", deadline=deadline)


def is_whole(ask: Ask, answer: Answer) -> bool:
    """True; raises if the decision is illegal."""
    position = decide(ask.seen, ask.seat, answer.decision)
    return not position.game.notation.owes_more(position, ask.seat)


async def until(is_so: Callable[[], bool]) -> None:
    while not is_so():
        await asyncio.sleep(0.01)


def is_running(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


def with_bad_workers(
    manner: str,
    act: Callable[[Pool], Coroutine[Any, Any, T]],
    *arguments: object,
    **settings: Any,
) -> T:
    """Run something on a pool whose workers all misbehave like that. No process may be left."""
    words: Any = [sys.executable, "-P", str(BAD_WORKER), manner, *map(str, arguments)]

    async def scenario() -> T:
        pool = Pool(**{"command": words} | settings)
        await pool.start()
        try:
            return await act(pool)
        finally:
            pids = pool.stats().pids
            await pool.close()
            assert pool.stats().alive == 0
            assert not any(is_running(pid) for pid in pids)

    return asyncio.run(scenario())


def once(deadline: float = 60.0) -> Callable[[Pool], Coroutine[Any, Any, Outcome]]:
    """Ask once; return the answer and the state of the pool."""

    async def act(pool: Pool) -> Outcome:
        answer = await pool.decide(quick_ask(deadline))
        return answer, pool.stats()

    return act
