"""How much a test tries: a small sample by default, all of it with `--full`."""

from __future__ import annotations

import os

__all__ = ["is_full", "sample_size", "use_full"]

_VARIABLE = "CROSSOFF_TEST_FULL"


def is_full() -> bool:
    """Return True in a run with `--full`."""
    return os.environ.get(_VARIABLE) == "1"


def use_full(wanted: bool) -> None:
    """Set it for this process and its children."""
    os.environ[_VARIABLE] = str(int(wanted))


def sample_size(small: int, *, full: int) -> int:
    """Return how many cases to try."""
    return full if is_full() else small
