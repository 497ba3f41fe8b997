"""What programs that learn are shown of a position: a row of small numbers, and which actions are
legal.

A game brings `Observing`: its parts by name, and kernels that fill them in. `make_looking` turns
those into entry points; whatever an observer may not know is taken back (`Kernels.redact`) before
anything is filled in. Rows are written eight numbers at a time, as 64-bit words, and read as bytes.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, NamedTuple, TypeAlias

import numpy as np
from numpy.lib.stride_tricks import as_strided
from numpy.typing import NDArray

from crossoff.core.contract import Seat
from crossoff.core.engine import Kernel, Kernels, Words
from crossoff.core.jit import kernel, spread_word
from crossoff.core.position import Position
from crossoff.core.table import Table

__all__ = [
    "Bytes",
    "Looking",
    "Observer",
    "Observing",
    "Part",
    "make_looking",
    "not_negative",
    "observer_of",
    "wide",
]

Bytes: TypeAlias = NDArray[np.uint8]
WORD = 8  # numbers in a word
_PLACES = (1 << 40) - 1  # more than any array has


class Part(NamedTuple):
    """A named part of an observation, and where in the row it is."""

    name: str
    at: int
    shape: tuple[int, ...]
    high: int  # numbers go from 0 to this
    strides: tuple[int, ...] = ()  # where not all follow one another

    def of(self, rows: Bytes) -> Bytes:
        """The part of one row, or of many (their last axis); a view, not a copy."""
        strides = self.strides
        if not strides:
            strides = tuple(int(np.prod(self.shape[k + 1 :])) for k in range(len(self.shape)))
        return as_strided(
            rows[..., self.at :], rows.shape[:-1] + self.shape, rows.strides[:-1] + strides
        )


@dataclass(frozen=True, eq=False)
class Observing:
    """How a game is shown to programs that learn."""

    kernels: Kernels
    words: Callable[[int], int]  # (players) -> words in a row
    parts: Callable[[int], tuple[Part, ...]]  # (players) -> the parts
    cards: Callable[[Any], Bytes]  # (deck) -> what is printed on each card; the last is no card
    # (s) -> whether `s` holds more that a seat may not know than `observe` keeps to itself
    must_redact: Kernel
    # (s, d, seat, out, at): fills a whole row from `at` on
    observe: Kernel
    # (s, d, seat, out, at): legal actions of an acting seat as bits of the words from `at` on
    legal_words: Kernel


class Looking(NamedTuple):
    """`Observing` as entry points over plain buffers."""

    observe: Kernel  # (buf, deck, seat, out); changes `buf`
    mask: Kernel  # (buf, deck, seat, legal, out): 1 for each legal action; none if not asked


@kernel
def wide(number: Any) -> Any:
    """A number of a record in 64 bits, so that it can be shifted to its place in a word."""
    return np.int64(number)


@kernel
def not_negative(number: int) -> Any:
    """A place in an array, told to the compiler as one: it then leaves out all that Python's
    counting from the end would take.
    """
    return number & _PLACES


@lru_cache(maxsize=8)
def make_looking(observing: Observing) -> Looking:
    """Compile what a game shows into entry points."""
    k = observing.kernels
    state, tables, redact, is_actor = k.state, k.tables, k.redact, k.is_actor
    observe_, legal_words = observing.observe, observing.legal_words

    @kernel
    def observe(buf: Words, deck: Words, seat: int, out: Words) -> None:
        s = buf.view(state)[0]
        d = deck.view(tables)[0]
        redact(s, d, seat)
        observe_(s, d, seat, out, 0)

    @kernel
    def mask(buf: Words, deck: Words, seat: int, legal: Words, out: Words) -> None:
        s = buf.view(state)[0]
        for word in range(legal.shape[0]):
            legal[word] = 0
        if is_actor(s, seat):
            legal_words(s, deck.view(tables)[0], seat, legal, 0)
        for word in range(legal.shape[0]):
            spread_word(legal[word], out, WORD * word)

    return Looking(observe, mask)


class Observer:
    """Observations and masks of positions at one table."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.observing: Observing = table.game.observing()
        self.words = self.observing.words(table.players)
        self.parts = self.observing.parts(table.players)
        self.cards = self.observing.cards(table.deck)
        self.legal_words = -(-table.num_actions // 64)
        self.mask_words = WORD * self.legal_words  # whole words of bits, so more than actions
        self._looking = make_looking(self.observing)

    def __reduce__(self) -> tuple[Any, ...]:
        return observer_of, (self.table,)

    def observe(self, position: Position, seat: Seat | int) -> Bytes:
        """The row of numbers that a seat is shown. [8 * words]"""
        out = np.empty(self.words, np.int64)
        self._looking.observe(position.buffer(), self.table.tables, seat, out)
        return out.view(np.uint8)

    def mask(self, position: Position, seat: Seat | int) -> NDArray[np.int8]:
        """1 for each action that is legal for the seat now; none if it is not asked."""
        out = np.empty(self.mask_words, np.int64)
        legal = np.empty(self.legal_words, np.int64)
        self._looking.mask(position.buffer(), self.table.tables, seat, legal, out)
        return out.view(np.int8)[: self.table.num_actions]

    def named(self, rows: Bytes) -> dict[str, Bytes]:
        """The parts of one row, or of many (their last axis), by name; views, not copies."""
        return {part.name: part.of(rows) for part in self.parts}


@lru_cache(maxsize=32)
def observer_of(table: Table) -> Observer:
    """The observer of a table. Tables of the standard deck are shared, and so are these."""
    return Observer(table)
