"""Everything on 1 Card: events as text."""

from __future__ import annotations

from typing import Any

import pytest

from crossoff.core.model.contract import Seat
from crossoff.core.model.position import new_game
from crossoff.core.model.registry import load_game
from crossoff.games.one_card.offer import parts
from crossoff.games.one_card.told import brief, gained, told
from crossoff.texts import Texts

TEXTS, NAMES = Texts("en"), ["You", "Mara"]
SETUP = new_game(load_game("one-card"), 2).setup
EARNS = {"earns": {"boxes": {"red": 2, "blue": 1}}}


@pytest.mark.parametrize(
    ("by", "line", "more", "expected"),
    [
        (1, "keep 02 09 11", {}, "Mara kept cards 02, 09, and 11"),
        (None, "supply 02", {}, "New in the supply: card 02"),
        (None, "supply 02 09", {}, "In the supply: cards 02 and 09"),
        (None, "start 0", {}, "You roll first"),
        (None, "roll red blue red", {}, "Rolled: 2 red and blue"),
        (1, "reroll 1 2", {}, "Mara rolled two dice again"),
        (0, "reroll 1 2 3 4 5", {}, "You rolled 5 dice again"),
        (1, "use 02", {}, "Mara used the roll on card 02"),
        (1, "use 02", EARNS, "Mara used the roll on card 02: 3 boxes"),
        (0, "pass", {}, "You passed"),
        (1, "take 11", {}, "Mara took card 11"),
        (None, "draw 1 11", {}, "Mara drew card 11"),
        (None, "deal 1 ? ?", {}, None),
    ],
)
def test_lines_have_their_words_or_none(
    by: int | None, line: str, more: dict[str, Any], expected: str | None
) -> None:
    say = told(SETUP, {**parts(line), "by": by, **more})
    assert (None if say is None else TEXTS.speak(say, NAMES)) == expected


def test_points_are_told_once_they_count() -> None:
    say = gained(Seat(1), {"cards": [21], "open": -9})
    assert say is not None
    assert TEXTS.speak(say, NAMES) == "Mara scored a card: 21 points"
    assert gained(Seat(1), {"open": 4}) is None


@pytest.mark.parametrize(
    ("what", "expected"),
    [
        ({**parts("use 02"), **EARNS}, ["3 boxes"]),
        (parts("pass"), ["passed"]),
        (parts("take 11"), ["took card 11"]),
        (parts("reroll 1 2"), []),
        ({"verb": "gain", "items": {"cards": [14]}}, ["card scored for 14"]),
        ({"verb": "gain", "items": {"open": 3}}, []),
    ],
)
def test_lines_in_a_few_words(what: dict[str, Any], expected: list[str]) -> None:
    assert [TEXTS.speak(say) for say in brief(SETUP, what)] == expected
