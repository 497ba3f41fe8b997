"""The levels of Everything on 1 Card, weakest first."""

from __future__ import annotations

from functools import lru_cache, partial
from pathlib import Path

import numpy as np

from crossoff.core.contract import ActionId, Seat
from crossoff.core.deckfile import STANDARD
from crossoff.core.jit import kernel
from crossoff.core.levels import Level, Search
from crossoff.core.position import Position, Table
from crossoff.core.rng import RngState
from crossoff.games.one_card import thinking
from crossoff.games.one_card.deck import Deck
from crossoff.games.one_card.layout import DECK, STATE, DeckTables, StateBuffer
from crossoff.games.one_card.policy import ENVY, choose
from crossoff.games.one_card.simple import choose_as_casual, choose_as_novice
from crossoff.games.one_card.tables import build_tables
from crossoff.games.one_card.values import Prices, Values, build_values, empty_values

__all__ = ["LEVELS", "PRICES", "REFERENCES", "SHIPPED"]

#: How much each level minds that a turn passes: the stronger, the more it races.
PRICES = {
    "skilled": Prices(turn=1.8, own=0.5),
    "expert": Prices(turn=3.0, own=0.4),
    "master": Prices(turn=5.0, own=0.4),
}
#: The standard deck's tables, which take seconds to build: `dev.py campaign values` writes them.
SHIPPED = Path(__file__).with_name("values.npz")


@lru_cache(maxsize=8)
def _values(deck: Deck, level: str) -> Values:
    tables = build_tables(deck)
    if deck.name != STANDARD:
        return build_values(tables, PRICES[level])
    with np.load(SHIPPED) as shipped:
        return empty_values(tables)._replace(worth=shipped[level])


@kernel
def _novice(buf: StateBuffer, deck: DeckTables, seat: int, r: RngState) -> int:
    return choose_as_novice(buf.view(STATE)[0], deck.view(DECK)[0], seat, r)


@kernel
def _casual(buf: StateBuffer, deck: DeckTables, seat: int, r: RngState) -> int:
    return choose_as_casual(buf.view(STATE)[0], deck.view(DECK)[0], seat, r)


@kernel
def _by_values(buf: StateBuffer, deck: DeckTables, v: Values, seat: int, envy: float) -> int:
    return choose(buf.view(STATE)[0], deck.view(DECK)[0], v, seat, envy)


def _decide_novice(position: Position, seat: Seat, rng: RngState) -> ActionId:
    return ActionId(int(_novice(position.buffer(), position.table.tables, seat, rng)))


def _decide_casual(position: Position, seat: Seat, rng: RngState) -> ActionId:
    return ActionId(int(_casual(position.buffer(), position.table.tables, seat, rng)))


def _decide_values(
    level: str, envy: float, position: Position, seat: Seat, rng: RngState
) -> ActionId:
    table = position.table
    v = _values(table.deck, level)
    return ActionId(int(_by_values(position.buffer(), table.tables, v, seat, envy)))


def _prepare(table: Table) -> Values:
    return _values(table.deck, "master")


_MASTER = Search(
    state=STATE,
    tables=DECK,
    prepare=_prepare,
    candidates=thinking.candidates,
    begin=thinking.begin,
    rollout=thinking.rollout,
    value=thinking.value,
    longest=thinking.LONGEST,
    width=4,
    iterations=2_000,
    trust=1_000,
)

LEVELS = {
    "novice": Level("Crosses off what fits and rolls once again what does not.", _decide_novice),
    "casual": Level("Plans its rolls for as many boxes as it can get.", _decide_casual),
    "skilled": Level(
        "Knows what a card is worth with any boxes left.", partial(_decide_values, "skilled", 0.0)
    ),
    "expert": Level(
        "Races for its fourth card and grudges you your share of its rolls.",
        partial(_decide_values, "expert", ENVY / 2),
    ),
    "master": Level("The same, and plays out its best ideas before it decides.", _MASTER),
}

REFERENCES = {
    "table": Level(
        "The master's tables, without playing out.", partial(_decide_values, "master", ENVY)
    ),
}
