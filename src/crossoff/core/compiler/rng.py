"""Named random streams, passed explicitly, identical compiled or not.

The generator is sfc32 (Chris Doty-Humphrey's small fast counting generator, as in PractRand): 128
bits of state in 32-bit words. It is computed in 64-bit integers that never overflow, so plain NumPy
and compiled code agree to the bit. Its state is an int64[4] array that kernels advance in place. It
is for bots and simulations; chance in games between people comes from `play.fairness`.
"""

from __future__ import annotations

import hashlib
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from crossoff.core.compiler.jit import kernel

__all__ = ["RngState", "below", "below_at", "next32", "stream"]

RngState: TypeAlias = NDArray[np.int64]  # [4]: a, b, c, counter, each below 2**32

_LOW = 0xFFFFFFFF
_WORD = 1 << 32


@kernel
def next32_at(streams: RngState, at: int) -> int:
    """Return the next 32 random bits of the stream that starts at `at`."""
    a, b, c, counter = streams[at], streams[at + 1], streams[at + 2], streams[at + 3]
    out = (a + b + counter) & _LOW
    streams[at] = b ^ (b >> 9)
    streams[at + 1] = (c + (c << 3)) & _LOW
    streams[at + 2] = (((c << 21) | (c >> 11)) + out) & _LOW
    streams[at + 3] = (counter + 1) & _LOW
    return out


@kernel
def next32(r: RngState) -> int:
    """Return the next 32 random bits."""
    return next32_at(r, 0)


@kernel
def below_at(streams: RngState, at: int, n: int) -> int:
    """Return an exactly uniform integer in [0, n) (Lemire's method; n at most 2**31) from the
    stream that starts at `at`.
    """
    product = next32_at(streams, at) * n
    if product & _LOW < n:
        threshold = (_WORD - n) % n
        while product & _LOW < threshold:
            product = next32_at(streams, at) * n
    return product >> 32


@kernel
def below(r: RngState, n: int) -> int:
    """Return an exactly uniform integer in [0, n)."""
    return below_at(r, 0, n)


def stream(*name: object) -> RngState:
    """Return the random stream of a name: `stream(seed, "game", 7, "seat", 0)`. Different names
    give unrelated streams.
    """
    parts = [f"{type(part).__name__}:{part}" for part in name]
    # Escaped so that one part cannot imitate two.
    text = "\x1f".join(part.replace("\\", "\\\\").replace("\x1f", "\\x1f") for part in parts)
    words = np.frombuffer(hashlib.sha256(text.encode()).digest()[:12], dtype="<u4")
    state = np.empty(4, np.int64)
    state[:3] = words
    state[3] = 1
    return state
