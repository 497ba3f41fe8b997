"""The randomness of a test run: one seed, and a separate stream for every test.

`--seed N` sets the seed of a run. What a test draws depends only on that seed and the test's id,
not on the tests that ran before it.
"""

from __future__ import annotations

import os
import random
from hashlib import sha256
from itertools import count

__all__ = [
    "DEFAULT_SEED",
    "begin",
    "integer",
    "next_text",
    "parse_seed",
    "run_seed",
    "token",
    "use",
]

DEFAULT_SEED = 1
_VARIABLE = "CROSSOFF_TEST_SEED"  # environment variable, so that child processes inherit it
_test = ""
_draws = count()


def parse_seed(text: str) -> int:
    """Return the seed for `--seed TEXT`; "random" is a new one each time."""
    if text == "random":
        return random.SystemRandom().randrange(1, 1_000_000)
    if not (text.isascii() and text.isdigit()):
        raise ValueError(f"--seed takes a whole number or the word random, not {text!r}")
    return int(text)


def run_seed() -> int:
    """Return the seed of this run."""
    return int(os.environ.get(_VARIABLE, DEFAULT_SEED))


def use(seed: int) -> None:
    """Make this the seed of the run, here and in child processes started from now on."""
    os.environ[_VARIABLE] = str(seed)


def begin(test: str) -> None:
    """Start the stream of a test, and seed the global generators of libraries."""
    global _test, _draws
    _test, _draws = test, count()
    random.seed(integer(test))


def next_text() -> str:
    """Return a text that differs at every call, but is reproducible."""
    return f"{run_seed()} {_test} {next(_draws)}"


def token(size: int = 16) -> str:
    """Return this many random bytes as hex, from the stream of this test."""
    return sha256(next_text().encode()).hexdigest()[: 2 * size]


def integer(*names: object) -> int:
    """Return 64 bits determined by the seed of the run and these names."""
    data = repr((run_seed(), *names)).encode()
    return int.from_bytes(sha256(data).digest()[:8], "big")
