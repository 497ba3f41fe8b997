"""Silver & Gold: events as text."""

from __future__ import annotations

from typing import Any

import pytest

from crossoff.core.model.contract import Seat
from crossoff.core.model.position import new_game
from crossoff.core.model.registry import load_game
from crossoff.games.silver_gold.offer import parts
from crossoff.games.silver_gold.told import brief, gained, told
from crossoff.texts import Texts

TEXTS, NAMES = Texts("en"), ["Red", "Blue"]
SETUP = new_game(load_game("silver-and-gold"), 2).setup


def words(line: str, by: int | None = 1) -> str | None:
    say = told(SETUP, {**parts(line), "by": by})
    return None if say is None else TEXTS.speak(say, NAMES)


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        ("P04 b1 b2 b3 b4", "4 squares on a purple map: 1 coin"),
        ("S06 b1", "1 square on a gray map"),
        ("P04 c4 d4; S06 d2", "3 squares on both maps: 1 palm"),
        ("P04 b1 a2", "2 squares on a purple map: 1 coin, 1 palm"),
    ],
)
def test_marks_are_told_with_what_they_brought(line: str, expected: str) -> None:
    assert words(f"mark {line}") == f"Blue crossed off {expected}"


def test_every_other_line_has_its_words_or_none() -> None:
    assert words("keep P04 S06") == "Blue kept two maps"
    assert words("take O01") == "Blue took an orange map from the display"
    assert words("take pile S06") == "Blue took a gray map from the pile"
    assert words("start 0", None) == "Red goes first"
    assert words("expedition T4", None) == "Expedition: a T of four"
    assert words("expedition ?", None) is None
    assert words("refill S06", None) is None
    assert words("deal 0 ? ? ? ?", None) is None


@pytest.mark.parametrize(
    ("items", "expected"),
    [
        ({"maps": 12, "seals": 2}, "Blue scored 12 for maps and 2 for seals"),
        ({"maps": 12}, "Blue scored 12 for maps"),
        ({"coins": 1, "cups": 6}, "Blue won a cup worth 6"),
        ({"palms": 4, "coins": 1}, "Blue scored 4 for palms"),
        ({"coins": 1}, None),
    ],
)
def test_points_are_told_if_they_are_worth_it(items: dict[str, Any], expected: str | None) -> None:
    say = gained(Seat(1), items)
    assert (None if say is None else TEXTS.speak(say, NAMES)) == expected


@pytest.mark.parametrize(
    ("what", "expected"),
    [
        (parts("mark P04 b1 b2 b3 b4"), ["4 squares", "1 coin"]),
        (parts("mark P04 b2"), ["1 square"]),
        (parts("take P04"), ["took a purple map"]),
        (parts("keep P04 P05"), []),
        (
            {"verb": "gain", "items": {"coins": 1, "palms": 3, "maps": 12, "seals": 2, "cups": 6}},
            ["palm 3", "map 12", "seals 2", "cup 6"],
        ),
        ({"verb": "gain", "items": {"coins": 1}}, []),
    ],
)
def test_lines_in_a_few_words(what: dict[str, Any], expected: list[str]) -> None:
    assert [TEXTS.speak(say) for say in brief(SETUP, what)] == expected
