"""The levels of Everything on 1 Card, weakest first."""

from __future__ import annotations

from functools import lru_cache, partial
from pathlib import Path
from typing import Any

import numpy as np

from crossoff.core.compiler.jit import kernel
from crossoff.core.compiler.rng import RngState
from crossoff.core.files.deckfile import STANDARD
from crossoff.core.model.setup import Setup
from crossoff.games.one_card.ahead import choose_ahead
from crossoff.games.one_card.deck import Deck
from crossoff.games.one_card.engine import KERNELS
from crossoff.games.one_card.layout import Deck as DeckRecord
from crossoff.games.one_card.layout import State
from crossoff.games.one_card.learned import features
from crossoff.games.one_card.outlook import Outlook
from crossoff.games.one_card.policy import ENVY, choose
from crossoff.games.one_card.simple import choose_as_casual, choose_as_novice
from crossoff.games.one_card.tables import build_tables
from crossoff.games.one_card.values import Prices, Values, build_values, empty_values
from crossoff.search.levels import Level
from crossoff.search.network import LearnedPolicy
from crossoff.search.policies import CompiledPolicy

__all__ = ["LEARNED", "LEVELS", "PRICES", "REFERENCES", "SHIPPED", "load_outlook", "load_values"]

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
#: Trained weights of the bot `learned`: `dev.py campaign learned`.
NETWORK = Path(__file__).with_name("learned.npz")


@lru_cache(maxsize=8)
def load_values(deck: Deck, level: str) -> Values:
    """Return the value tables of a deck at the prices of a level."""
    tables = build_tables(deck)
    if deck.name != STANDARD:
        return build_values(tables, PRICES[level])
    with np.load(SHIPPED) as shipped:
        return empty_values(tables)._replace(worth=shipped[level])


@lru_cache(maxsize=4)
def load_outlook(deck: Deck) -> Outlook:
    """Return the trained outlook with the value tables of a deck."""
    tables = [load_values(deck, level) for level in PRICES]
    worths = np.stack([v.worth for v in tables], axis=1)
    with np.load(LEARNED) as learned:
        parts = {name: np.ascontiguousarray(learned[name]) for name in learned}
    return Outlook(values=tables[-1], worths=worths, **parts)


@kernel
def _novice(s: State, d: DeckRecord, v: Any, seat: int, r: RngState) -> int:
    return choose_as_novice(s, d, seat, r)


@kernel
def _casual(s: State, d: DeckRecord, v: Any, seat: int, r: RngState) -> int:
    return choose_as_casual(s, d, seat, r)


@kernel
def _skilled(s: State, d: DeckRecord, v: Values, seat: int, r: RngState) -> int:
    return choose(s, d, v, seat, 0.0)


@kernel
def _expert(s: State, d: DeckRecord, v: Values, seat: int, r: RngState) -> int:
    return choose(s, d, v, seat, ENVY / 2)


@kernel
def _by_table(s: State, d: DeckRecord, v: Values, seat: int, r: RngState) -> int:
    return choose(s, d, v, seat, ENVY)


@kernel
def _ahead(s: State, d: DeckRecord, o: Outlook, seat: int, r: RngState) -> int:
    return choose_ahead(s, d, o, seat)


def _prepare_values(level: str, setup: Setup) -> Values:
    return load_values(setup.deck, level)


def _prepare_outlook(setup: Setup) -> Outlook:
    return load_outlook(setup.deck)


LEVELS: dict[str, Level] = {
    "novice": CompiledPolicy(KERNELS, _novice),
    "casual": CompiledPolicy(KERNELS, _casual),
    "skilled": CompiledPolicy(KERNELS, _skilled, partial(_prepare_values, "skilled")),
    "expert": CompiledPolicy(KERNELS, _expert, partial(_prepare_values, "expert")),
    "master": CompiledPolicy(KERNELS, _ahead, _prepare_outlook),
}

REFERENCES: dict[str, Level] = {
    "table": CompiledPolicy(KERNELS, _by_table, partial(_prepare_values, "master")),
    "learned": LearnedPolicy(NETWORK, features),
}
