"""Observations of positions, for RL agents."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property, lru_cache
from typing import Any

import numpy as np
from numpy.typing import NDArray

from crossoff.core.compiler.flat import FlatLayout, Floats, flatten, make_layout
from crossoff.core.compiler.observing import WORD, Bytes, Observing, make_observation_kernels
from crossoff.core.errors import NotOffered
from crossoff.core.model.contract import Seat
from crossoff.core.model.position import Position, state_buffer
from crossoff.core.model.setup import Setup

__all__ = ["Observer", "observer_of"]


class Observer:
    """Computes observations and action masks for positions of one setup."""

    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        game = setup.game
        if game.learning.observing is None:
            raise NotOffered("why-no-observing", title=game.title_said)
        self.observing: Observing = game.learning.observing()
        self.row_words = self.observing.row_words(setup.players)
        self.parts = self.observing.parts(setup.players)
        self.cards = self.observing.cards(setup.deck)
        self.legal_words = -(-setup.num_actions // 64)
        self.mask_words = WORD * self.legal_words  # rounded up to whole words of bits
        self._kernels = make_observation_kernels(self.observing)

    def __reduce__(self) -> tuple[Any, ...]:
        return observer_of, (self.setup,)

    def observe(self, position: Position, seat: Seat | int) -> Bytes:
        """Return a seat's observation row. [8 * words]"""
        out = np.empty(self.row_words, np.int64)
        self._kernels.observe(state_buffer(position), self.setup.tables, seat, out)
        return out.view(np.uint8)

    def mask(self, position: Position, seat: Seat | int) -> NDArray[np.int8]:
        """Return 1 for each legal action of the seat now; all 0 if it is not to act."""
        out = np.empty(self.mask_words, np.int64)
        legal = np.empty(self.legal_words, np.int64)
        self._kernels.mask(state_buffer(position), self.setup.tables, seat, legal, out)
        return out.view(np.int8)[: self.setup.num_actions]

    @cached_property
    def layout(self) -> FlatLayout:
        """How flat observations are made of rows."""
        return make_layout(self.parts, self.cards)

    def flat(self, position: Position, seat: Seat | int) -> Floats:
        """Return a seat's observation as one vector, with the cards looked up. [layout.size]"""
        vector: Floats = self.flatten(self.observe(position, seat)[None])[0]
        return vector

    def flatten(self, rows: Bytes) -> Floats:
        """Return the flat form of many rows. [n, layout.size]"""
        out = np.empty((len(rows), self.layout.size), np.float32)
        sources, is_card, scales, cards, *_ = self.layout
        flatten(rows, sources, is_card, scales, cards, out)
        return out

    def row_of(self, parts: Mapping[str, Any]) -> Bytes:
        """Return the row with these parts: the reverse of `named`."""
        row = np.zeros(self.row_words, np.int64).view(np.uint8)
        for name, part in self.named(row).items():
            part[...] = parts[name]
        return row

    def named(self, rows: Bytes) -> dict[str, Bytes]:
        """Return the parts of one row, or of many (along the last axis), by name, as views."""
        return {part.name: part.of(rows) for part in self.parts}


@lru_cache(maxsize=32)
def observer_of(setup: Setup) -> Observer:
    """Return the observer of a setup, cached: setups with the standard deck are shared."""
    return Observer(setup)
