"""The levels of Silver & Gold, weakest first, and the reference bot that measures them."""

from __future__ import annotations

from functools import lru_cache, partial

import numpy as np
from numpy.typing import NDArray

from crossoff.core.compiler.jit import kernel
from crossoff.core.compiler.rng import RngState
from crossoff.core.model.contract import ActionId, Seat
from crossoff.core.model.position import Position, state_buffer
from crossoff.core.model.setup import Setup
from crossoff.games.silver_gold import thinking
from crossoff.games.silver_gold.deck import Deck
from crossoff.games.silver_gold.layout import DECK, STATE, DeckTables, StateBuffer
from crossoff.games.silver_gold.policy import choose
from crossoff.games.silver_gold.simple import choose_as_casual, choose_as_novice
from crossoff.games.silver_gold.tables import build_tables
from crossoff.games.silver_gold.tempo import build_tempo, choose_by_tempo
from crossoff.games.silver_gold.values import Prices, Values, build_values
from crossoff.search.levels import Level
from crossoff.search.parameters import Search

__all__ = ["LEVELS", "REFERENCES"]

# Tuned by random search, 6,000 games per try; `dev.py campaign prices` continues from here.
PRICES = Prices(turn=2.53, coin=2.28, palm=1.15, seal=1.44, extra=1.02)


TRUST = 30.0  # weight of the tables' prior, in rollouts
LAPSE = 4.0  # largest error of a skilled player's judgement of a step, in points


@lru_cache(maxsize=4)
def _values(deck: Deck) -> Values:
    return build_values(build_tables(deck), PRICES)


@lru_cache(maxsize=4)
def _tempo(deck: Deck) -> NDArray[np.float32]:
    return build_tempo(build_tables(deck))


def _prepare(setup: Setup) -> Values:
    return _values(setup.deck)


@kernel
def _novice(buf: StateBuffer, deck: DeckTables, seat: int, r: RngState) -> int:
    return choose_as_novice(buf.view(STATE)[0], deck.view(DECK)[0], seat, r)


@kernel
def _casual(buf: StateBuffer, deck: DeckTables, seat: int, r: RngState) -> int:
    return choose_as_casual(buf.view(STATE)[0], deck.view(DECK)[0], seat, r)


@kernel
def _by_tempo(
    buf: StateBuffer,
    deck: DeckTables,
    turns: NDArray[np.float32],
    seat: int,
    lapse: float,
    r: RngState,
) -> int:
    return choose_by_tempo(buf.view(STATE)[0], deck.view(DECK)[0], turns, seat, lapse, r)


@kernel
def _by_values(buf: StateBuffer, deck: DeckTables, v: Values, seat: int) -> int:
    return choose(buf.view(STATE)[0], deck.view(DECK)[0], v, seat)


def _decide_novice(position: Position, seat: Seat, rng: RngState) -> ActionId:
    return ActionId(int(_novice(state_buffer(position), position.setup.tables, seat, rng)))


def _decide_casual(position: Position, seat: Seat, rng: RngState) -> ActionId:
    return ActionId(int(_casual(state_buffer(position), position.setup.tables, seat, rng)))


def _decide_tempo(lapse: float, position: Position, seat: Seat, rng: RngState) -> ActionId:
    setup = position.setup
    turns = _tempo(setup.deck)
    return ActionId(int(_by_tempo(state_buffer(position), setup.tables, turns, seat, lapse, rng)))


def _decide_values(position: Position, seat: Seat, rng: RngState) -> ActionId:
    setup = position.setup
    return ActionId(
        int(_by_values(state_buffer(position), setup.tables, _values(setup.deck), seat))
    )


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
    "novice": _decide_novice,
    "casual": _decide_casual,
    "skilled": partial(_decide_tempo, LAPSE),
    "expert": _decide_values,
    "master": _MASTER,
}

REFERENCES: dict[str, Level] = {
    "tempo": partial(_decide_tempo, 0.0),
}
