"""What the terminal says at a table of Everything on 1 Card."""

from __future__ import annotations

import pytest

from crossoff.core.model.contract import Seat
from crossoff.core.model.position import Position
from crossoff.games.one_card.tui import heading, zones
from crossoff.texts import LANGUAGES, Texts
from crossoff.tui.board import Scene
from crossoff.tui.drawing import lay_out
from testkit.games.positions import after, cards_dealt, read

pytestmark = pytest.mark.once


def scene(position: Position, observer: int | None, language: str = "en") -> Scene:
    seat = None if observer is None else Seat(observer)
    texts = Texts(language)
    return Scene(position.seen_by(observer), seat, ["Ann", "Otto"], ["", "greedy"], texts)


def test_who_chooses_cards_sees_who_rolls_first() -> None:
    """C2.1"""
    dealt = ("* deal 0 01 02 03 04 05", "* deal 1 06 07 08 09 10")
    position = after("one-card", 2, "* start 1", *dealt, variant="advanced")
    assert heading(scene(position, 0)) == "Otto rolls first"
    assert heading(scene(position, 1)) == "You roll first"
    assert heading(scene(position, None)) == "Otto rolls first"


@pytest.mark.parametrize(
    ("idle", "words"),
    [
        (7, None),
        (8, "Nobody has used a roll for 8 turns. Four more and the game ends."),
        (10, "Nobody has used a roll for 10 turns. Two more and the game ends."),
        (11, "Nobody has used a roll for 11 turns. One more and the game ends."),
    ],
)
def test_idle_turns_are_told_of_when_they_near_the_end(idle: int, words: str | None) -> None:
    """C6.5"""
    position = cards_dealt("15 11 / 01 02")
    for turn in range(idle):
        passes = (f"{seat % 2} pass" for seat in (turn, turn + 1))
        position = read(position, "* roll blue blue purple purple red", *passes)
    for observer in (0, 1, None):
        text = lay_out(zones(scene(position, observer)), 80).text()
        assert ("Nobody has used" in text) == (words is not None)
        assert words is None or words in text


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_words_fit_the_narrowest_terminal(language: str) -> None:
    position = cards_dealt("15 11 / 01 02")
    for turn in range(10):
        passes = (f"{seat % 2} pass" for seat in (turn, turn + 1))
        position = read(position, "* roll blue blue purple purple red", *passes)
    lines = lay_out(zones(scene(position, 0, language)), 80).text().split("\n")
    assert "10" in " ".join(lines[:2])
    assert max(map(len, lines)) <= 80
