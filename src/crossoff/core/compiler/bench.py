"""Benchmark kernels: whole random games, single steps, and state copies."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, NamedTuple

import numpy as np

from crossoff.core.compiler.engine import OVER, Buffer, Kernel, Kernels, make_random_action
from crossoff.core.compiler.jit import kernel, long_kernel
from crossoff.core.compiler.rng import RngState
from crossoff.core.compiler.structs import record_type

__all__ = ["copies", "make_bench", "make_world"]


class BenchKernels(NamedTuple):
    """Benchmark entry points of a game."""

    # (buf, deck, r, players, variant, games) -> number of decisions, all uniformly random
    playouts: Kernel
    # (world, n) -> number of choices of the next seat to act, 0 at the end; `world` packs state,
    # stream and deck into one buffer, because each further argument would cost more than the step
    step: Kernel


def make_world(buf: Buffer, rng: RngState, deck: Buffer) -> Buffer:
    """Pack a state, a stream and a deck into one buffer, for `step`."""
    return np.concatenate([buf, rng, deck])


@kernel
def copies(buf: Buffer, other: Buffer, times: int) -> None:
    """Copy a state `times` times."""
    for _ in range(times):
        for word in range(buf.shape[0]):
            other[word] = buf[word]
        buf[0] = other[0]


@lru_cache(maxsize=8)
def make_bench(k: Kernels) -> BenchKernels:
    """Compile a game's benchmark entry points."""
    state, tables, set_up, draw = k.state, k.tables, k.set_up, k.draw
    actor_at, count_legal, nth_legal = k.actor_at, k.count_legal, k.nth_legal
    apply_unchecked, apply_chance_unchecked = k.apply_unchecked, k.apply_chance_unchecked
    random_action = make_random_action(k)

    @kernel
    def run_chance(s: Any, d: Any, r: RngState) -> None:
        while s.phase < OVER:
            apply_chance_unchecked(s, d, draw(s, r))

    @long_kernel
    def playouts(
        buf: Buffer, deck: Buffer, r: RngState, players: int, variant: int, games: int
    ) -> int:
        s = buf.view(state)[0]
        d = deck.view(tables)[0]
        decisions = 0
        for _ in range(games):
            set_up(s, d, players, variant)
            run_chance(s, d, r)
            while s.phase > OVER:
                seat = actor_at(s, 0)
                apply_unchecked(s, d, seat, random_action(s, d, seat, r))
                decisions += 1
                run_chance(s, d, r)
        return decisions

    packed = record_type(np.dtype([("s", state), ("r", np.int64, 4), ("d", tables)]))

    @kernel
    def step(world: Buffer, n: int) -> int:
        w = world.view(packed)[0]
        s, r, d = w.s, w.r, w.d
        if s.phase > OVER:
            seat = actor_at(s, 0)
            apply_unchecked(s, d, seat, nth_legal(s, d, seat, n))
        run_chance(s, d, r)
        if s.phase == OVER:
            return 0
        choices: int = count_legal(s, d, actor_at(s, 0))
        return choices

    return BenchKernels(playouts, step)
