"""The levels of Silver & Gold, weakest first, and the reference bot that measures them."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from crossoff.core.compiler.jit import kernel
from crossoff.core.compiler.rng import RngState
from crossoff.core.model.setup import Setup
from crossoff.games.silver_gold import thinking
from crossoff.games.silver_gold.deck import Deck
from crossoff.games.silver_gold.engine import KERNELS
from crossoff.games.silver_gold.layout import DECK, STATE, State
from crossoff.games.silver_gold.layout import Deck as DeckRecord
from crossoff.games.silver_gold.policy import choose
from crossoff.games.silver_gold.simple import choose_as_casual, choose_as_novice
from crossoff.games.silver_gold.tables import build_tables
from crossoff.games.silver_gold.tempo import build_tempo, choose_by_tempo
from crossoff.games.silver_gold.values import Prices, Values, build_values
from crossoff.search.levels import Level
from crossoff.search.network import LearnedPolicy
from crossoff.search.parameters import Search
from crossoff.search.policies import CompiledPolicy

__all__ = ["LEVELS", "REFERENCES"]

# Tuned by random search, 6,000 games per try; `dev.py campaign prices` continues from here.
PRICES = Prices(turn=2.53, coin=2.28, palm=1.15, seal=1.44, extra=1.02)


TRUST = 30.0  # weight of the tables' prior, in rollouts
#: Trained weights of the bot `learned`: `dev.py campaign learned`.
NETWORK = Path(__file__).with_name("learned.npz")
LAPSE = 4.0  # largest error of a skilled player's judgement of a step, in points


@lru_cache(maxsize=4)
def _values(deck: Deck) -> Values:
    return build_values(build_tables(deck), PRICES)


@lru_cache(maxsize=4)
def _tempo(deck: Deck) -> NDArray[np.float32]:
    return build_tempo(build_tables(deck))


def _prepare(setup: Setup) -> Values:
    return _values(setup.deck)


def _prepare_tempo(setup: Setup) -> NDArray[np.float32]:
    return _tempo(setup.deck)


@kernel
def _novice(s: State, d: DeckRecord, v: Any, seat: int, r: RngState) -> int:
    return choose_as_novice(s, d, seat, r)


@kernel
def _casual(s: State, d: DeckRecord, v: Any, seat: int, r: RngState) -> int:
    return choose_as_casual(s, d, seat, r)


@kernel
def _skilled(s: State, d: DeckRecord, turns: Any, seat: int, r: RngState) -> int:
    return choose_by_tempo(s, d, turns, seat, LAPSE, r)


@kernel
def _by_tempo(s: State, d: DeckRecord, turns: Any, seat: int, r: RngState) -> int:
    return choose_by_tempo(s, d, turns, seat, 0.0, r)


@kernel
def _by_values(s: State, d: DeckRecord, v: Values, seat: int, r: RngState) -> int:
    return choose(s, d, v, seat)


_MASTER = Search(
    state=STATE,
    tables=DECK,
    prepare=_prepare,
    candidates=thinking.candidates,
    begin=thinking.begin,
    rollout=thinking.rollout,
    value=thinking.value,
    longest=thinking.LONGEST,
    width=16,
    iterations=20_000,
    trust=TRUST,
)

LEVELS: dict[str, Level] = {
    "novice": CompiledPolicy(KERNELS, _novice),
    "casual": CompiledPolicy(KERNELS, _casual),
    "skilled": CompiledPolicy(KERNELS, _skilled, _prepare_tempo),
    "expert": CompiledPolicy(KERNELS, _by_values, _prepare),
    "master": _MASTER,
}

REFERENCES: dict[str, Level] = {
    "tempo": CompiledPolicy(KERNELS, _by_tempo, _prepare_tempo),
    "learned": LearnedPolicy(NETWORK),
}
