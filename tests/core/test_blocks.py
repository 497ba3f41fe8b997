"""Blocks of text side by side."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from crossoff.core.blocks import WIDTH, beside, heading, wrapped

BLOCKS = st.lists(st.lists(st.text("ab ", max_size=12), max_size=4), max_size=8)


def test_beside_aligns_tops_and_pads_all_but_the_last() -> None:
    assert beside([["one", "1"], ["two"], ["three", "", "3"]]) == [
        "one   two   three",
        "1",
        "            3",
    ]
    assert beside([["a"], ["b"]], gap=1) == ["a b"]


def test_beside_nothing_is_nothing() -> None:
    assert beside([]) == []
    assert beside([[], []]) == []
    assert beside([[], ["a"]], gap=2) == ["  a"]


def test_wrapped_starts_a_new_row_when_the_width_is_used_up() -> None:
    blocks = [["aaa", "a"], ["bbb"], ["ccc"]]
    assert wrapped(blocks, width=9) == ["aaa   bbb", "a", "", "ccc"]
    assert wrapped(blocks, width=8) == ["aaa", "a", "", "bbb", "", "ccc"]
    assert wrapped(blocks, width=15) == ["aaa   bbb   ccc", "a"]
    assert wrapped(blocks, width=11, gap=1) == ["aaa bbb ccc", "a"]


def test_wrapped_gives_a_wide_block_its_own_row() -> None:
    assert wrapped([["aaaa"], ["b"]], width=2) == ["aaaa", "", "b"]
    assert wrapped([["b"], ["aaaa"]], width=2) == ["b", "", "aaaa"]
    assert wrapped([], width=9) == []


@given(BLOCKS, st.integers(12, 40), st.integers(1, 4))
def test_wrapped_fits_the_width_and_keeps_every_line(
    blocks: list[list[str]], width: int, gap: int
) -> None:
    lines = wrapped(blocks, width=width, gap=gap)
    assert all(len(line) <= width for line in lines)
    signs = sorted("".join(line for block in blocks for line in block).replace(" ", ""))
    assert sorted("".join(lines).replace(" ", "")) == signs


def test_heading_fills_the_width() -> None:
    assert heading("0 Ann: 12") == "-- 0 Ann: 12 " + "-" * (WIDTH - 13)
    assert len(heading("")) == WIDTH
