"""Observations for RL agents: a row of small integers and a mask of legal actions.

A game supplies `Observing`: the named parts of a row, and kernels that fill them in, which
`make_observation_kernels` turns into entry points. The state is redacted for the observer
(`Kernels.redact`) before the row is filled in. Rows are written eight numbers at a time, as 64-bit
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
WORD = 8  # numbers per word
_MAX_INDEX = (1 << 40) - 1  # no array is that long


class Part(NamedTuple):
    """A named part of an observation and its position in the row."""

    name: str
    at: int
    shape: tuple[int, ...]
    high: int  # the largest value; the smallest is 0
    strides: tuple[int, ...] = ()  # if not contiguous
    is_cards: bool = False  # numbers of cards: rows of `Observing.cards`

    def of(self, rows: Bytes) -> Bytes:
        """Return this part of one row, or of many (along the last axis), as a view."""
        return as_strided(
            rows[..., self.at :], rows.shape[:-1] + self.shape, rows.strides[:-1] + self.steps
        )

    @property
    def steps(self) -> tuple[int, ...]:
        """The distance between neighbours along each axis."""
        contiguous = (int(np.prod(self.shape[k + 1 :])) for k in range(len(self.shape)))
        return self.strides or tuple(contiguous)


@dataclass(frozen=True, eq=False)
class Observing:
    """How a game encodes observations for RL agents."""

    kernels: Kernels
    row_words: Callable[[int], int]  # (players) -> words per row
    parts: Callable[[int], tuple[Part, ...]]  # (players) -> the parts
    cards: Callable[[Any], Bytes]  # (deck) -> printed features per card; the last row is "no card"
    # (s) -> True if `s` holds hidden information that `observe` would leak
    must_redact: Kernel
    # (s, d, seat, out, at): write a whole row from word `at` on
    observe: Kernel
    # (s, d, seat, out, at): write the legal actions of an acting seat as bits from word `at` on
    legal_words: Kernel


class ObservationKernels(NamedTuple):
    """`Observing` as entry points over plain buffers."""

    observe: Kernel  # (buf, deck, seat, out); modifies `buf`
    mask: Kernel  # (buf, deck, seat, legal, out): 1 per legal action; all 0 out of turn


@kernel
def wide(number: Any) -> Any:
    """Widen a record's number to 64 bits, so it can be shifted within a word."""
    return np.int64(number)


@kernel
def not_negative(number: int) -> Any:
    """Return an index in a form known to be ≥ 0, so numba omits negative-index wraparound."""
    return number & _MAX_INDEX


@lru_cache(maxsize=8)
def make_observation_kernels(observing: Observing) -> ObservationKernels:
    """Compile a game's observation entry points."""
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
