"""Silver & Gold for the coach."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

import numpy as np
from numpy.typing import NDArray

from crossoff.core.compiler.jit import kernel
from crossoff.core.model.setup import Setup
from crossoff.games.silver_gold import thinking
from crossoff.games.silver_gold.chance import apply_chance_unchecked, draw
from crossoff.games.silver_gold.choices import actor_at
from crossoff.games.silver_gold.deck import Deck
from crossoff.games.silver_gold.horizon import Horizons, build_horizons, values_at
from crossoff.games.silver_gold.kernel import apply_unchecked
from crossoff.games.silver_gold.layout import (
    DECK,
    EXPEDITION,
    NONE,
    OVER,
    STATE,
    DeckTables,
    State,
    StateBuffer,
)
from crossoff.games.silver_gold.layout import Deck as Tables
from crossoff.games.silver_gold.levels import PRICES
from crossoff.games.silver_gold.policy import choose
from crossoff.games.silver_gold.tables import build_tables
from crossoff.search.coaching import Coaching

__all__ = ["COACHING"]


@lru_cache(maxsize=2)
def _horizons(deck: Deck) -> Horizons:
    return build_horizons(build_tables(deck), PRICES)


def _prepare(setup: Setup) -> Horizons:
    return _horizons(setup.deck)


@kernel
def candidates(
    buf: StateBuffer,
    deck: DeckTables,
    h: Horizons,
    seat: int,
    out: NDArray[np.int64],
    worths: NDArray[np.float64],
) -> int:
    """Fill `out` with the most promising whole decisions, best first."""
    return thinking.candidates(buf, deck, values_at(h, buf.view(STATE)[0]), seat, out, worths)


@kernel
def begin(s: State, d: Tables, h: Horizons, seat: int, decision: Any, rs: Any) -> None:
    """Guess what is hidden from a seat and play its decision."""
    thinking.guess_hidden(s, seat, rs[1])
    for k in range(decision.shape[0]):  # pragma: no branch - longer chains go on by policy
        if decision[k] == NONE:
            break
        apply_unchecked(s, d, seat, decision[k])


@kernel
def rollout(s: State, d: Tables, h: Horizons, rs: Any) -> None:
    """Play to the end. Expedition cards have a stream of their own, so that they are the same
    whatever is decided.
    """
    while s.phase != OVER:
        if s.phase < OVER:
            apply_chance_unchecked(s, d, draw(s, rs[0] if s.phase == EXPEDITION else rs[1]))
        else:
            seat = actor_at(s, 0)
            apply_unchecked(s, d, seat, choose(s, d, values_at(h, s), seat))


@kernel
def turns_played(s: State) -> int:
    """Return how many turns are over."""
    return s.turn


@kernel
def tidy(s: State, d: Tables) -> None:
    """Order the two maps in front of each seat, so that their places make no difference."""
    for p in range(s.players):
        if s.maps[p, 0] > s.maps[p, 1]:
            s.maps[p, 0], s.maps[p, 1] = s.maps[p, 1], s.maps[p, 0]
            s.free[p, 0], s.free[p, 1] = s.free[p, 1], s.free[p, 0]
            s.marked[p, 0], s.marked[p, 1] = s.marked[p, 1], s.marked[p, 0]


COACHING = Coaching(
    state=STATE,
    tables=DECK,
    prepare=_prepare,
    candidates=candidates,
    begin=begin,
    rollout=rollout,
    clock=turns_played,
    tidy=tidy,
    longest=thinking.LONGEST,
    width=16,
)
