"""Seeded entropy for servers."""

from __future__ import annotations

from collections.abc import Callable
from hashlib import shake_256
from itertools import count

__all__ = ["VARIABLE", "seeded"]

VARIABLE = "CROSSOFF_TEST_ENTROPY"  # environment variable with the seed of a server


def seeded(seed: str) -> Callable[[int], bytes]:
    """Return bytes determined by a seed and the number of the call."""
    calls = count()

    def entropy(size: int) -> bytes:
        return shake_256(f"{seed} {next(calls)}".encode()).digest(size)

    return entropy
