"""Bots for a table in the terminal: in processes of their own, so that the screen never waits."""

from __future__ import annotations

from typing import TYPE_CHECKING

from crossoff.bots import is_quick, load_bot

if TYPE_CHECKING:
    from crossoff.core.model.contract import ActionId, Seat
    from crossoff.core.model.position import Position
    from crossoff.workers import Pool

__all__ = ["WorkerBots", "decide_here"]

_FIRST = 600.0  # seconds that a machine may take to compile the kernels, once
_LONGEST = 300.0  # seconds for a decision; a bot that takes longer is decided for


class WorkerBots:
    """Bots in worker processes, which start when the first of them is asked. Those that need a
    compiler have a worker of their own: nobody else waits for it.
    """

    def __init__(self, *, can_compile: bool) -> None:
        self._can_compile = can_compile
        self._pools: dict[bool, Pool] = {}

    async def decide(self, position: Position, seat: Seat, bot: str, name: str) -> str:
        """A bot's decision; `name` is that of its own chance."""
        from crossoff.workers import Ask

        pool = await self._pool(compiled=self._can_compile and not is_quick(bot))
        ask = Ask.about(position, seat, bot, seed=name, deadline=_LONGEST)
        return (await pool.decide(ask)).decision

    async def close(self) -> None:
        """End all of them."""
        for pool in self._pools.values():
            await pool.close()

    async def _pool(self, *, compiled: bool) -> Pool:
        from crossoff.workers import Pool

        if compiled not in self._pools:
            self._pools[compiled] = Pool(compiled=compiled, grace=_FIRST, start_limit=_FIRST)
            await self._pools[compiled].start()
        return self._pools[compiled]


def decide_here(position: Position, seat: Seat, bot: str, name: str) -> str:
    """A bot's decision in this process, which waits for it."""
    from crossoff.core.compiler.rng import stream
    from crossoff.core.model.player import NO_LIMIT, Seen
    from crossoff.play.autopilot import whole_decision

    player, rng = load_bot(bot), stream("bot", name)

    def choose(now: Position, legal: list[ActionId]) -> ActionId:
        return player.decide(Seen(now, seat), legal, NO_LIMIT, rng)

    return whole_decision(position.seen_by(seat), seat, choose)
