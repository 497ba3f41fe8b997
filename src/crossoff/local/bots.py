"""Bots for local games, in worker processes so that the screen stays responsive."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from crossoff.bots import is_quick, is_user_bot, load_bot

if TYPE_CHECKING:
    from crossoff.core.model.contract import ActionId, Seat
    from crossoff.core.model.position import Position
    from crossoff.workers import Pool

__all__ = ["WorkerBots", "decide_here"]

_FIRST = 600.0  # seconds; the first decision may have to compile the kernels
_LONGEST = 300.0  # seconds for a decision; after that the autopilot decides


class WorkerBots:
    """Bots in worker processes, started on first use. Bots that need the compiler get a separate
    worker, so quick bots never wait for compilation.
    """

    def __init__(self, *, can_compile: bool) -> None:
        self._can_compile = can_compile
        self._pools: dict[bool, Pool] = {}

    async def decide(self, position: Position, seat: Seat, bot: str, name: str) -> str:
        """Return a bot's decision. `name` seeds its randomness. User bots decide in a thread of
        this process; raises BotFault if one fails.
        """
        if is_user_bot(bot):
            return await asyncio.to_thread(decide_here, position, seat, bot, name)
        from crossoff.workers import Ask

        pool = await self._pool(compiled=self._can_compile and not is_quick(bot))
        ask = Ask.about(position, seat, bot, seed=name, deadline=_LONGEST)
        return (await pool.decide(ask)).decision

    async def close(self) -> None:
        """Stop all workers."""
        for pool in self._pools.values():
            await pool.close()

    async def _pool(self, *, compiled: bool) -> Pool:
        from crossoff.workers import Pool

        if compiled not in self._pools:
            self._pools[compiled] = Pool(compiled=compiled, grace=_FIRST, start_limit=_FIRST)
            await self._pools[compiled].start()
        return self._pools[compiled]


def decide_here(position: Position, seat: Seat, bot: str, name: str) -> str:
    """Return a bot's decision, computed in this process (blocking). A user bot is a new object for
    each decision.
    """
    from crossoff.core.compiler.rng import stream
    from crossoff.core.model.player import NO_LIMIT, Seen
    from crossoff.play.autopilot import whole_decision

    player, rng = load_bot(bot), stream("bot", name)

    def choose(now: Position, legal: list[ActionId]) -> ActionId:
        return player.decide(Seen(now, seat), legal, NO_LIMIT, rng)

    return whole_decision(position.seen_by(seat), seat, choose)
