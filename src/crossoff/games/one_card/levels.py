"""The levels of Everything on 1 Card, weakest first."""

from __future__ import annotations

from functools import lru_cache, partial
from pathlib import Path

import numpy as np

from crossoff.core.compiler.jit import kernel
from crossoff.core.compiler.rng import RngState
from crossoff.core.files.deckfile import STANDARD
from crossoff.core.model.contract import ActionId, Seat
from crossoff.core.model.position import Position, state_buffer
from crossoff.games.one_card.ahead import choose_ahead
from crossoff.games.one_card.deck import Deck
from crossoff.games.one_card.layout import DECK, STATE, DeckTables, StateBuffer
from crossoff.games.one_card.outlook import Outlook
from crossoff.games.one_card.policy import ENVY, choose
from crossoff.games.one_card.simple import choose_as_casual, choose_as_novice
from crossoff.games.one_card.tables import build_tables
from crossoff.games.one_card.values import Prices, Values, build_values, empty_values
from crossoff.search.levels import Level

__all__ = ["LEARNED", "LEVELS", "PRICES", "REFERENCES", "SHIPPED", "load_outlook"]

#: The price of a turn at each level: the higher, the more the bot races. The master uses all three.
PRICES = {
    "skilled": Prices(turn=1.8, own=0.5),
    "expert": Prices(turn=3.0, own=0.4),
    "master": Prices(turn=5.0, own=0.4),
}
#: Precomputed tables of the standard deck, as building them takes seconds: `dev.py campaign
#: values`.
SHIPPED = Path(__file__).with_name("values.npz")
#: Trained weights of the outlook network: `dev.py campaign outlook`.
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
    """Return the trained outlook with the value tables of a deck."""
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
    return ActionId(int(_novice(state_buffer(position), position.setup.tables, seat, rng)))


def _decide_casual(position: Position, seat: Seat, rng: RngState) -> ActionId:
    return ActionId(int(_casual(state_buffer(position), position.setup.tables, seat, rng)))


def _decide_values(
    level: str, envy: float, position: Position, seat: Seat, rng: RngState
) -> ActionId:
    setup = position.setup
    v = _values(setup.deck, level)
    return ActionId(int(_by_values(state_buffer(position), setup.tables, v, seat, envy)))


def _decide_ahead(position: Position, seat: Seat, rng: RngState) -> ActionId:
    setup = position.setup
    outlook = load_outlook(setup.deck)
    return ActionId(int(_ahead(state_buffer(position), setup.tables, outlook, seat)))


LEVELS: dict[str, Level] = {
    "novice": _decide_novice,
    "casual": _decide_casual,
    "skilled": partial(_decide_values, "skilled", 0.0),
    "expert": partial(_decide_values, "expert", ENVY / 2),
    "master": _decide_ahead,
}

REFERENCES: dict[str, Level] = {
    "table": partial(_decide_values, "master", ENVY),
}
