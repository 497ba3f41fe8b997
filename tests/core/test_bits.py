"""Bit and byte operations in kernels; some exist only when compiled."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from crossoff.core.compiler import bits
from crossoff.core.compiler.bits import (
    bit,
    low_bytes_4,
    low_bytes_8,
    lowest_bit,
    nth_bit,
    popcount,
    spread_half,
    spread_word,
)
from crossoff.core.compiler.jit import kernel

INT64 = st.integers(-(1 << 63), (1 << 63) - 1)
ALL_BITS = (1 << 64) - 1


@kernel
def popcount_of(mask: int) -> int:
    return popcount(mask)


@kernel
def lowest_bit_of(mask: int) -> int:
    return lowest_bit(mask)


def set_bits(mask: int) -> list[int]:
    return [index for index in range(64) if (mask & ALL_BITS) >> index & 1]


EDGES = [0, 1, -1, -(1 << 63), (1 << 63) - 1, 1 << 62, -2, 1 << 31, 1 << 32, 0xFFFFFFFF]
MASKS = (
    INT64 | st.sampled_from(EDGES) | st.builds(lambda k: -(1 << 63) | 1 << k, st.integers(0, 62))
)


@settings(deadline=None)  # the first call may compile
@given(MASKS)
def test_popcount(mask: int) -> None:
    assert popcount_of(mask) == len(set_bits(mask))


@settings(deadline=None)  # the first call may compile
@given(MASKS.filter(bool))
def test_lowest_bit(mask: int) -> None:
    assert lowest_bit_of(mask) == set_bits(mask)[0]


@settings(deadline=None)  # the first call may compile
@given(MASKS)
def test_nth_bit(mask: int) -> None:
    places = set_bits(mask)
    assert [nth_bit(mask, n) for n in range(len(places))] == places


nth_bit_by_halving = kernel(bits.nth_bit_by_halving)


@settings(deadline=None)  # the first call may compile
@given(MASKS)
def test_nth_bit_where_no_instruction_finds_it(mask: int) -> None:
    places = set_bits(mask)
    assert [nth_bit_by_halving(mask, n) for n in range(len(places))] == places


@kernel
def spread_both(mask: int, whole: Any, half: Any) -> None:
    spread_word(mask, whole, 1)
    spread_half(mask, half, 1)


@settings(deadline=None)  # the first call may compile
@given(MASKS)
def test_bits_are_spread_over_bytes(mask: int) -> None:
    whole, half = np.full(10, -1), np.full(6, -1)
    spread_both(mask, whole, half)
    for words, count in ((whole, 64), (half, 32)):
        spread = words.view(np.uint8)
        assert np.flatnonzero(spread[8:-8]).tolist() == [k for k in set_bits(mask) if k < count]
        assert spread[8:-8].max() <= 1
        assert words[0] == words[-1] == -1  # its neighbours are untouched


@kernel
def low_bytes_of(numbers: Any, at: int) -> tuple[int, int]:
    return low_bytes_8(numbers, at), low_bytes_4(numbers, at)


@settings(deadline=None)  # the first call may compile
@given(st.lists(st.integers(-1, 127), min_size=12, max_size=12), st.integers(0, 4))
def test_small_numbers_become_bytes(numbers: list[int], at: int) -> None:
    array = np.array(numbers, np.int32).reshape(3, 4)
    eight, four = low_bytes_of(array, at)
    expected = bytes(number & 0xFF for number in numbers[at : at + 8])
    assert (int(eight) & ALL_BITS).to_bytes(8, "little") == expected
    assert int(four).to_bytes(8, "little") == expected[:4] + bytes(4)


@pytest.mark.parametrize("dtype", [np.int8, np.int32, np.int64])
def test_bit_is_wide_however_narrow_its_index(dtype: type) -> None:
    for index in range(64):
        assert set_bits(int(bit(dtype(index)))) == [index]
    assert set_bits(int(bit(40))) == [40]


def test_narrow_masks_are_read_as_numbers() -> None:
    """A state's fields are 32 bits wide; a negative one has its upper bits set."""
    for value in (0, 5, -1, -(1 << 31), (1 << 31) - 1):
        mask: Any = np.int32(value)
        assert popcount_of(mask) == len(set_bits(value))
        assert [nth_bit(mask, n) for n in range(len(set_bits(value)))] == set_bits(value)
