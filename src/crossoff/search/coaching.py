"""What the coach needs of a game: how a position goes on, and which decisions are worth a look.

A game provides its own (`Bots.coaching`); for one that does not, `generic_coaching` makes do with
its rules.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import numpy as np

from crossoff.core.compiler.engine import OVER, Kernels
from crossoff.core.compiler.jit import kernel
from crossoff.core.model.setup import Setup

__all__ = ["NO_STEP", "Coaching", "generic_coaching"]

NO_STEP = -1  # after the last step of a decision
_WIDTH = 32


@kernel
def _no_clock(s: Any) -> int:
    return 0


@kernel
def _no_tidy(s: Any, d: Any) -> None:
    return


@dataclass(frozen=True, eq=False)
class Coaching:
    """A game's kernels for the coach. Decisions are rows of steps, filled up with NO_STEP."""

    state: np.dtype[Any]
    tables: np.dtype[Any]
    prepare: Callable[[Setup], Any]  # returns the kernels' argument `v`
    # (buf, deck, v, seat, out, worths) -> number of promising decisions, best first; those that
    # lead to the same futures may be left out
    candidates: Callable[..., Any]
    # (s, d, v, seat, decision, rs): guess what is hidden from the seat, then play the decision
    begin: Callable[..., Any]
    # (s, d, v, rs): play to the end; the less its luck depends on decisions, the better
    rollout: Callable[..., Any]
    clock: Callable[..., Any] = _no_clock  # (s) -> turns completed
    tidy: Callable[..., Any] = _no_tidy  # (s, d): give states with the same futures equal bytes
    longest: int = 1  # most steps of a decision; a longer one is finished by the rollout
    width: int = _WIDTH  # most candidates
    has_clock: bool = False  # True if games differ in length
    guesses: bool = True  # False if `begin` cannot guess hidden information


def generic_coaching(k: Kernels) -> Coaching:
    """Return a coach for a game without hidden information: every legal step is a candidate, and
    one-step lookahead plays on.
    """
    state, tables, list_legal, greedy = k.state, k.tables, k.list_legal, k.greedy
    apply_unchecked, apply_chance_unchecked = k.apply_unchecked, k.apply_chance_unchecked
    actor_at, draw = k.actor_at, k.draw

    @kernel
    def candidates(buf: Any, deck: Any, v: Any, seat: int, out: Any, worths: Any) -> int:
        s = buf.view(state)[0]
        legal = np.empty(256, np.int64)
        count: int = min(list_legal(s, deck.view(tables)[0], seat, legal), out.shape[0])
        for n in range(count):
            out[n, 0] = legal[n]
        return count

    @kernel
    def begin(s: Any, d: Any, v: Any, seat: int, decision: Any, rs: Any) -> None:
        if decision[0] != NO_STEP:
            apply_unchecked(s, d, seat, decision[0])

    @kernel
    def rollout(s: Any, d: Any, v: Any, rs: Any) -> None:
        while s.phase != OVER:
            if s.phase < OVER:
                apply_chance_unchecked(s, d, draw(s, rs[0]))
            else:
                seat = actor_at(s, 0)
                apply_unchecked(s, d, seat, greedy(s, d, seat))

    return Coaching(
        state=state,
        tables=tables,
        prepare=lambda setup: 0,
        candidates=candidates,
        begin=begin,
        rollout=rollout,
        guesses=False,
    )
