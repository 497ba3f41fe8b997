"""Compiled policies: levels that decide without search, as kernels.

One kernel serves a bot, which decides on a position, and a batch of games, which decides within
compiled code.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from crossoff.core.compiler.engine import Buffer, Kernel, Kernels
from crossoff.core.compiler.jit import kernel
from crossoff.core.compiler.rng import RngState
from crossoff.core.model.contract import ActionId, Seat
from crossoff.core.model.position import Position, state_buffer
from crossoff.core.model.setup import Setup

__all__ = ["CompiledPolicy"]


def _no_tables(setup: Setup) -> None:
    return None


@dataclass(frozen=True, eq=False)
class CompiledPolicy:
    """A level that decides by one kernel."""

    kernels: Kernels  # of its game
    choose: Kernel  # (s, d, v, seat, r) -> action, on a state redacted for the seat
    prepare: Callable[[Setup], Any] = _no_tables  # returns `v`

    def __call__(self, position: Position, seat: Seat, rng: RngState) -> ActionId:
        """Return the action of an acting seat."""
        setup = position.setup
        entry = _make_entry(self)
        found = entry(state_buffer(position), setup.tables, self.prepare(setup), seat, rng)
        return ActionId(int(found))


@lru_cache(maxsize=32)
def _make_entry(policy: CompiledPolicy) -> Kernel:
    state, tables, choose = policy.kernels.state, policy.kernels.tables, policy.choose

    @kernel
    def entry(buf: Buffer, deck: Buffer, v: Any, seat: int, r: RngState) -> int:
        action: int = choose(buf.view(state)[0], deck.view(tables)[0], v, seat, r)
        return action

    return entry
