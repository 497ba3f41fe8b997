"""The random streams: the published generator, unbiased integers, streams by name."""

from __future__ import annotations

from collections import Counter

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from crossoff.core.compiler.rng import below, next32, stream

WORD = 1 << 32
WORDS = st.integers(0, WORD - 1)
STATES = st.tuples(WORDS, WORDS, WORDS, WORDS)


class Sfc32:
    """sfc32 as in PractRand, with Python's integers: 32-bit words a, b, c and a counter."""

    def __init__(self, a: int, b: int, c: int, counter: int) -> None:
        self.words = a, b, c, counter

    def next(self) -> int:
        a, b, c, counter = self.words
        tmp = (a + b + counter) % WORD
        rotated = (c << 21) % WORD | c >> (32 - 21)
        self.words = (
            b ^ (b >> 9),
            (c + (c << 3)) % WORD,
            (rotated + tmp) % WORD,
            (counter + 1) % WORD,
        )
        return tmp


def state(*words: int) -> np.ndarray:
    return np.array(words, np.int64)


# The generator


@settings(deadline=None)  # the first call may compile
@given(STATES)
def test_it_is_sfc32(words: tuple[int, int, int, int]) -> None:
    ours, reference = state(*words), Sfc32(*words)
    for _ in range(20):
        assert int(next32(ours)) == reference.next()
        assert tuple(ours.tolist()) == reference.words


@pytest.mark.parametrize("word", [0, 1, 0x7FFFFFFF, 0x80000000, 0xFFFFFFFF])
def test_it_is_sfc32_for_a_long_time(word: int) -> None:
    ours, reference = state(word, word, word, word), Sfc32(word, word, word, word)
    assert [int(next32(ours)) for _ in range(2000)] == [reference.next() for _ in range(2000)]


# A number below another


def first_accepted(value: int, n: int) -> int:
    """Return the least 32-bit word that Lemire's method maps to `value`."""
    threshold = WORD % n
    return -(-(value * WORD + threshold) // n)


def drawn(word: int, n: int) -> tuple[int, int]:
    """Return the result of `below(n)` given the generator's next word, and how many
    words it used.
    """
    r = state(word, 0, 12345, 0)
    value = int(below(r, n))
    return value, int(r[3])


def check_value(value: int, n: int) -> None:
    """Check that `value` is drawn for exactly WORD // n words, and that those just outside are
    rejected.

    The product of word and n increases with the word, so all words between two that give the same
    value without a second draw do so too.
    """
    low = first_accepted(value, n)
    high = ((value + 1) * WORD - 1) // n
    assert high - low + 1 == WORD // n
    assert drawn(low, n) == drawn(high, n) == (value, 1)
    if low * n - value * WORD >= n:  # the previous word would give the same value, but with bias
        assert drawn(low - 1, n)[1] > 1


def test_below_is_exactly_uniform_for_every_small_range() -> None:
    for n in range(1, 65):
        for value in range(n):
            check_value(value, n)


@settings(deadline=None)  # the first call may compile
@given(st.data(), st.integers(1, 1 << 31))
def test_below_is_exactly_uniform_for_large_ranges(data: st.DataObject, n: int) -> None:
    check_value(data.draw(st.integers(0, n - 1)), n)
    check_value(n - 1, n)


@settings(deadline=None)  # the first call may compile
@given(STATES, st.integers(1, 1 << 31))
def test_below_stays_below(words: tuple[int, int, int, int], n: int) -> None:
    assert 0 <= int(below(state(*words), n)) < n


def test_below_looks_uniform() -> None:
    r, n, draws = stream("chi-square"), 6, 6000
    counts = Counter(int(below(r, n)) for _ in range(draws))
    expected = draws / n
    chi_square = sum((counts[k] - expected) ** 2 / expected for k in range(n))
    assert chi_square < 20.5  # 5 degrees of freedom: exceeded by one stream in a thousand


# Streams by name

NAMES: list[tuple[object, ...]] = [
    (),
    ("",),
    ("", ""),
    (7,),
    ("7",),
    (7.0,),
    (7, "game"),
    ("game", 7),
    ("7 game",),
    (7, "game", 0),
    (7, "game", 0, "seat", 1),
    (7, "game", 0, "seat", 11),
    (7, "game", 0, "seat", 1, 1),
    (-7,),
    (None,),
    (True,),
    (1,),
    (2**100,),
    ("é",),
]


def test_streams_of_different_names_differ() -> None:
    firsts = {tuple(int(next32(r)) for r in [stream(*name)] for _ in range(3)) for name in NAMES}
    assert len(firsts) == len(NAMES)


def test_a_separator_in_a_name_is_no_seam() -> None:
    assert stream("a\x1fstr:b").tolist() != stream("a", "b").tolist()


def test_a_stream_is_always_the_same_and_its_own() -> None:
    one, other = stream(7, "table"), stream(7, "table")
    before = other.tolist()
    next32(one)
    assert other.tolist() == before == stream(7, "table").tolist()
    assert one.tolist() != before


def test_streams_stay_as_they_were_in_the_first_version() -> None:
    """Seeds that people have written down must keep giving the same games."""
    r = stream(7, "game", 3)
    first = [int(next32(r)) for _ in range(4)]
    assert first == [4062576181, 460234337, 1259839149, 3755671340]


@given(st.lists(st.integers() | st.text(st.characters(codec="utf-8"))))
def test_any_name_gives_four_words(name: list[object]) -> None:
    r = stream(*name)
    assert r.dtype == np.int64 and r.shape == (4,)
    assert ((r >= 0) & (r < WORD)).all()
