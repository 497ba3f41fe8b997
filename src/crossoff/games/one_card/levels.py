"""The levels of Everything on 1 Card, weakest first."""

from __future__ import annotations

from functools import lru_cache, partial
from pathlib import Path

import numpy as np

from crossoff.core.contract import ActionId, Seat
from crossoff.core.deckfile import STANDARD
from crossoff.core.jit import kernel
from crossoff.core.levels import Level
from crossoff.core.position import Position
from crossoff.core.rng import RngState
from crossoff.games.one_card.ahead import choose_ahead
from crossoff.games.one_card.deck import Deck
from crossoff.games.one_card.layout import DECK, STATE, DeckTables, StateBuffer
from crossoff.games.one_card.outlook import Outlook
from crossoff.games.one_card.policy import ENVY, choose
from crossoff.games.one_card.simple import choose_as_casual, choose_as_novice
from crossoff.games.one_card.tables import build_tables
from crossoff.games.one_card.values import Prices, Values, build_values, empty_values

__all__ = ["LEARNED", "LEVELS", "PRICES", "REFERENCES", "SHIPPED", "load_outlook"]

#: How much each level minds that a turn passes: the stronger, the more it races. The master looks
#: at all three.
PRICES = {
    "skilled": Prices(turn=1.8, own=0.5),
    "expert": Prices(turn=3.0, own=0.4),
    "master": Prices(turn=5.0, own=0.4),
}
#: The standard deck's tables, which take seconds to build: `dev.py campaign values` writes them.
SHIPPED = Path(__file__).with_name("values.npz")
#: The weights of the outlook: `dev.py campaign outlook` writes them.
LEARNED = Path(__file__).with_name("outlook.npz")


@lru_cache(maxsize=8)
def _values(deck: Deck, level: str) -> Values:
    tables = build_tables(deck)
    if deck.name != STANDARD:
        return build_values(tables, PRICES[level])
    with np.load(SHIPPED) as shipped:
        return empty_values(tables)._replace(worth=shipped[level])


@lru_cache(maxsize=4)
def load_outlook(deck: Deck) -> Outlook:
    """The outlook with what has been learned, on the tables of a deck."""
    tables = [_values(deck, level) for level in PRICES]
    worths = np.stack([v.worth for v in tables], axis=1)
    with np.load(LEARNED) as learned:
        parts = {name: np.ascontiguousarray(learned[name]) for name in learned}
    return Outlook(values=tables[-1], worths=worths, **parts)


@kernel
def _novice(buf: StateBuffer, deck: DeckTables, seat: int, r: RngState) -> int:
    return choose_as_novice(buf.view(STATE)[0], deck.view(DECK)[0], seat, r)


@kernel
def _casual(buf: StateBuffer, deck: DeckTables, seat: int, r: RngState) -> int:
    return choose_as_casual(buf.view(STATE)[0], deck.view(DECK)[0], seat, r)


@kernel
def _by_values(buf: StateBuffer, deck: DeckTables, v: Values, seat: int, envy: float) -> int:
    return choose(buf.view(STATE)[0], deck.view(DECK)[0], v, seat, envy)


@kernel
def _ahead(buf: StateBuffer, deck: DeckTables, o: Outlook, seat: int) -> int:
    return choose_ahead(buf.view(STATE)[0], deck.view(DECK)[0], o, seat)


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


def _decide_ahead(position: Position, seat: Seat, rng: RngState) -> ActionId:
    table = position.table
    outlook = load_outlook(table.deck)
    return ActionId(int(_ahead(position.buffer(), table.tables, outlook, seat)))


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
    "master": Level("Thinks every roll through to its chance to win.", _decide_ahead),
}

REFERENCES = {
    "table": Level(
        "Races by the dearest tables.",
        partial(_decide_values, "master", ENVY),
    ),
}
