"""Drawings of character cells: what is where, and what can be pressed there."""

from __future__ import annotations

import pytest

from crossoff.tui.drawing import Block, Span, Zone, lay_out, paragraph, tick
from crossoff.tui.looks import DARK, LIGHT, style


def block(*lines: str, target: str = "") -> Block:
    return Block([[Span(line, "", (target,) if target else None)] for line in lines])


def test_blocks_stand_side_by_side_and_wrap() -> None:
    zone = Zone([block("aa", "aa"), block("b"), block("cc", "", "c")], [Span("title")], gap=1)
    assert lay_out([zone], 20).text() == "title\naa b cc\naa\n     c"
    assert lay_out([zone], 5).text() == "title\naa b\naa\n\ncc\n\nc"
    assert lay_out([Zone(zone.blocks, gap=1, row_gap=0)], 4).text() == "aa b\naa\ncc\n\nc"


def test_zones_stand_below_each_other() -> None:
    zones = [Zone([block("a")]), Zone([block("b")])]
    assert lay_out(zones, 9).text() == "a\n\nb"
    assert lay_out(zones, 9, gap=0).text() == "a\nb"


def test_a_block_wider_than_a_row_gets_its_own() -> None:
    zone = Zone([block("aaaa"), block("b")])
    assert lay_out([zone], 2).text() == "aaaa\n\nb"


def test_titles_are_cut() -> None:
    zone = Zone([], [Span("a long "), Span("title", "", ("t",))])
    assert lay_out([zone], 10).text() == "a long ti…"
    assert lay_out([zone], 4).text() == "a l…"


def test_lines_end_at_the_edge_where_that_is_wanted() -> None:
    assert lay_out([Zone([block("a long line")], is_cut=True)], 6).text() == "a lon…"
    assert lay_out([Zone([block("a long line")])], 6).text() == "a long line"


def test_targets_are_found_where_they_lie() -> None:
    zone = Zone([block("aa", "a", target="a"), block("bbb", target="b")], gap=2)
    picture = lay_out([zone], 20)
    assert list(picture.places) == [("a",), ("b",)]
    assert [picture.at(x, 0) for x in range(8)] == [
        *[("a",)] * 2, None, None, *[("b",)] * 3, None,
    ]  # fmt: skip
    assert picture.at(0, 1) == ("a",)
    assert picture.at(1, 1) is None
    assert picture.at(0, 2) is picture.at(0, -1) is None


def test_a_target_of_several_pieces_is_one_place() -> None:
    line = [Span("[ ]", "", ("a",)), Span(" card", "", ("a",)), Span("  "), Span("x", "", ("b",))]
    place = lay_out([Zone([Block([line])])], 40).places["a",]
    assert (place.y, place.x, place.end) == (0, 0, 8)


def test_wide_characters_count_twice() -> None:
    zone = Zone([block("名前"), block("b", target="b")], gap=1)
    picture = lay_out([zone], 20)
    assert picture.places["b",].x == 5
    assert picture.at(5, 0) == ("b",)


def test_text_is_wrapped() -> None:
    assert lay_out([Zone([paragraph("one two three\n\nfour", 8)])], 8).text() == (
        "one two\nthree\n\nfour"
    )
    assert paragraph("ab", 0).width == 1


def test_boxes_to_tick() -> None:
    assert [tick(False), tick(True), tick(True, one_of=True)] == ["[ ]", "[x]", "(x)"]


@pytest.mark.parametrize("theme", [DARK, LIGHT])
def test_looks_add_up(theme: str) -> None:
    assert style("", theme) == style("nonsense crossed", theme)
    purple, both = style("purple", theme), style("purple possible", theme)
    assert both.bgcolor == purple.bgcolor is not None
    assert both.bold
    assert not purple.bold
    assert style("purple cursor", theme).reverse


@pytest.mark.parametrize("theme", [DARK, LIGHT])
@pytest.mark.parametrize("color", ["purple", "orange", "green", "gray", "red", "yellow", "blue"])
def test_ink_can_be_read_on_its_ground(color: str, theme: str) -> None:
    found = style(color, theme)
    assert found.color is not None and found.bgcolor is not None
    lights = sorted(_light(one.get_truecolor()) for one in (found.color, found.bgcolor))
    assert (lights[1] + 0.05) / (lights[0] + 0.05) >= 4.5


def _light(color: tuple[int, int, int]) -> float:
    parts = [part / 255 for part in color]
    linear = [p / 12.92 if p <= 0.03928 else ((p + 0.055) / 1.055) ** 2.4 for p in parts]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
