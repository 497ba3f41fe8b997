"""What programs that learn are shown of a position: a row of small numbers, and which actions are
legal.

A game brings `Observing`: its parts by name, and kernels that fill them in, which
`make_observation_kernels` turns into entry points. Whatever an observer may not know is taken back
(`Kernels.redact`) before anything is filled in. Rows are written eight numbers at a time, as 64-bit
words, and read as bytes.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, NamedTuple, TypeAlias

import numpy as np
from numpy.lib.stride_tricks import as_strided
from numpy.typing import NDArray

from crossoff.core.compiler.bits import spread_word
from crossoff.core.compiler.engine import Buffer, Kernel, Kernels
from crossoff.core.compiler.jit import kernel

__all__ = [
    "Bytes",
    "ObservationKernels",
    "Observing",
    "Part",
    "make_observation_kernels",
    "not_negative",
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
    row_words: Callable[[int], int]  # (players) -> words in a row
    parts: Callable[[int], tuple[Part, ...]]  # (players) -> the parts
    cards: Callable[[Any], Bytes]  # (deck) -> what is printed on each card; the last is no card
    # (s) -> whether `s` holds more that a seat may not know than `observe` keeps to itself
    must_redact: Kernel
    # (s, d, seat, out, at): fills a whole row from `at` on
    observe: Kernel
    # (s, d, seat, out, at): legal actions of an acting seat as bits of the words from `at` on
    legal_words: Kernel


class ObservationKernels(NamedTuple):
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
def make_observation_kernels(observing: Observing) -> ObservationKernels:
    """Compile what a game shows into entry points."""
    k = observing.kernels
    state, tables, redact, is_actor = k.state, k.tables, k.redact, k.is_actor
    observe_, legal_words = observing.observe, observing.legal_words

    @kernel
    def observe(buf: Buffer, deck: Buffer, seat: int, out: Buffer) -> None:
        s = buf.view(state)[0]
        d = deck.view(tables)[0]
        redact(s, d, seat)
        observe_(s, d, seat, out, 0)

    @kernel
    def mask(buf: Buffer, deck: Buffer, seat: int, legal: Buffer, out: Buffer) -> None:
        s = buf.view(state)[0]
        for word in range(legal.shape[0]):
            legal[word] = 0
        if is_actor(s, seat):
            legal_words(s, deck.view(tables)[0], seat, legal, 0)
        for word in range(legal.shape[0]):
            spread_word(legal[word], out, WORD * word)

    return ObservationKernels(observe, mask)
