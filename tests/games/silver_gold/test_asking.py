"""Silver & Gold: what is asked of whom, and what choices come to, in words."""

from __future__ import annotations

import random
from typing import Any

import pytest

from crossoff.core.model.say import Ask
from crossoff.play.frames import choices, preview, question
from crossoff.play.table import Table
from crossoff.texts import Texts
from testkit.play.tables import new_table, play_on, random_decision

TEXTS, NAMES = Texts("en"), ["Red", "Blue"]


def words(ask: Ask | None, count: int = 1) -> dict[str, str]:
    return {key: TEXTS.speak(say, NAMES, count=count) for key, say in (ask or {}).items()}


def decide(table: Table, seat: int, seed: int = 1) -> None:
    do = random_decision(table, seat, random.Random(seed))
    table.apply(table.decide(seat, table.phase(seat) or "", do))


@pytest.fixture
def table() -> Table:
    table = new_table("silver-and-gold", {}, 2)
    table.apply(table.begin())
    return table


def test_maps_are_kept_and_the_others_waited_for(table: Table) -> None:
    asked = words(question(table, 0))
    assert asked == {
        "prompt": "Keep two maps",
        "detail": "the rest go back",
        "missing": "One more map",
        "done": "Keep them",
    }
    position, _ = table.preview(0, table.phase(0) or "", "")
    choice = choices(position, 0)[0]
    points = sum(card.points for card in position.setup.deck.maps if card.id in choice["cards"])
    said = {"prompt": "Keep these?", "detail": f"worth {points} together"}
    assert words(choice["say"]) == said
    assert words(question(table, None)) == {"prompt": "You’re watching"}
    decide(table, 0)
    waits = {"prompt": "Waiting for Blue", "detail": "hidden until everyone has chosen"}
    assert words(question(table, 0)) == waits
    assert words(question(table, None)) == {"prompt": "Waiting for Blue"}


def test_of_several_only_the_number_is_said() -> None:
    table = new_table("silver-and-gold", {}, 3)
    table.apply(table.begin())
    decide(table, 0)
    assert words(question(table, 0))["prompt"] == "Waiting for 2 players"


def test_marks_are_asked_for_and_come_to_something(table: Table) -> None:
    decide(table, 0)
    decide(table, 1)
    asked = question(table, 0)
    assert words(asked, count=3)["missing"] == "3 more squares"
    position, _ = table.preview(0, table.phase(0) or "", "")
    legal = choices(position, 0)
    fits = any(len(choice["groups"][0]["fields"]) > 1 for choice in legal)
    assert words(asked)["prompt"] == ("Cross off the shape" if fits else "Cross off one square")
    assert not any("say" in choice for choice in legal)  # there are too many of them
    for choice in legal:
        steps = position.game.notation.parse_decision(position, 0, choice["do"])  # type: ignore[arg-type]
        ask = words(preview(position, 0, steps)["ask"])
        fields = len(choice["groups"][0]["fields"])
        if choice["more"]:
            assert ask["detail"] == "on either map"
        else:
            assert ask["prompt"] == ("One square" if fields == 1 else f"{fields} squares")


def test_a_map_to_take_says_its_worth_and_what_palms_are_worth_then() -> None:
    table = new_table("silver-and-gold", {}, 2)
    while "take" not in {choice["verb"] for choice in offered(table)}:
        play_on(table, random.Random(3), decisions=1)
    seat, other = table.asked()[0], 1 - table.asked()[0]
    assert words(question(table, other)) == {"prompt": f"{NAMES[seat]} is picking a map"}
    assert words(question(table, seat))["prompt"] == "Pick your next map"
    for choice in offered(table):
        said = words(choice["say"])
        if choice["from"] == "pile":
            assert said["prompt"] == "Unseen" and said["detail"].endswith("in the pile")
        else:
            assert said["detail"] == f"then a palm scores {choice['palm']}"


def offered(table: Table) -> list[dict[str, Any]]:
    if not table.asked():
        table.apply(table.begin())
    seat = table.asked()[0]
    return choices(table.preview(seat, table.phase(seat) or "", "")[0], seat)


def test_a_game_that_is_over_asks_nothing() -> None:
    table = new_table("silver-and-gold", {}, 2)
    play_on(table, random.Random(2))
    assert words(question(table, 0)) == {"prompt": "Game over"}
