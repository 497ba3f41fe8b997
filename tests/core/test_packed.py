"""A packed list behaves like a list."""

from __future__ import annotations

import random

import msgspec
import pytest

from crossoff.core.model.packed import PackedList

_decode = msgspec.msgpack.Decoder(list[str]).decode
COUNT = 131  # some blocks, and some items not packed yet


def packed(count: int) -> PackedList[str]:
    made = PackedList(_decode)
    for number in range(count):
        made.append(f"line {number}")
    return made


@pytest.mark.parametrize("count", [0, 1, 31, 32, 33, 64, 65, COUNT])
def test_it_is_read_like_a_list(count: int) -> None:
    plain = [f"line {number}" for number in range(count)]
    made = packed(count)
    assert len(made) == count and made == plain and plain == made
    assert list(reversed(made)) == plain[::-1]
    assert [made[number] for number in range(-count, count)] == plain + plain
    assert repr(made) == repr(plain)
    for start in range(count + 2):
        assert list(made.since(start)) == plain[start:]
    rng = random.Random(count)
    for _ in range(50):
        cut = slice(rng.randint(-140, 140), rng.randint(-140, 140), rng.choice([None, 1, -1, 3]))
        assert made[cut] == plain[cut]


def test_there_is_nothing_outside_it() -> None:
    with pytest.raises(IndexError):
        packed(COUNT)[COUNT]
    assert packed(3) != ["line 0", "line 1"]
    assert packed(3) != 3


def test_its_beginning_grows_apart() -> None:
    made = packed(COUNT)
    for count in (0, 5, 32, 63, 64, 70, 128, COUNT):
        other = made.first(count)
        for number in range(40):
            other.append(f"other {number}")
        plain = [f"line {n}" for n in range(count)] + [f"other {n}" for n in range(40)]
        assert other == plain
    assert made == packed(COUNT)
