"""Everything on 1 Card: what is asked of whom, and what choices come to, in words."""

from __future__ import annotations

import random
from typing import Any

from crossoff.core.model.contract import Seat
from crossoff.core.model.position import Position
from crossoff.core.model.say import Ask
from crossoff.games.one_card.standing import seat_asked, standing
from crossoff.play.frames import choices
from crossoff.texts import Texts
from testkit.games.positions import after, cards_dealt, read
from testkit.play.tables import new_table, random_decision

TEXTS, NAMES = Texts("en"), ["Ann", "Otto", "Ida"]
ROLL = "* roll red red blue green yellow"


def words(ask: Ask) -> dict[str, str]:
    return {key: TEXTS.speak(say, NAMES) for key, say in ask.items()}


def asked(position: Position, observer: int | None) -> dict[str, str]:
    me = None if observer is None else Seat(observer)
    return words(position.game.shown.asks(position.seen_by(me), me, ()))


def choice(position: Position, do: str) -> dict[str, Any]:
    seat = position.actors()[0]
    return next(one for one in choices(position, seat) if one["do"] == do)


def test_a_roll_goes_round_from_whoever_rolled() -> None:
    position = read(cards_dealt("15 11 / 01 02 / 03 04", start=1), ROLL)
    assert [standing(position, Seat(seat)) for seat in range(3)] == ["next", "rolling", "next"]
    assert seat_asked(position) == 1
    assert asked(position, 1)["prompt"] == "Roll again, or use this roll?"
    assert asked(position, 2) == {"prompt": "You’re next", "detail": "Otto is rolling"}
    assert asked(position, 0)["prompt"] == "Two players before you"
    assert asked(position, None)["prompt"] == "You’re watching"
    position = read(position, "1 pass")
    assert [standing(position, Seat(seat)) for seat in range(3)] == ["next", "done", "deciding"]
    assert asked(position, 1) == {
        "prompt": "You’re done with this roll",
        "detail": "Ida is deciding",
    }


def test_without_a_roll_left_the_active_player_only_decides() -> None:
    position = read(cards_dealt("15 11 / 01 02"), ROLL)
    for _ in range(2):
        position = read(position, "0 reroll 1", ROLL)
    assert standing(position, Seat(0)) == "deciding"
    assert asked(position, 0)["prompt"] == "Use this roll?"


def test_nobody_is_waited_for_before_the_dice_lie() -> None:
    position = cards_dealt("15 11 / 01 02")
    assert position.is_chance and seat_asked(position) is None
    assert asked(position, None) == {"prompt": "You’re watching"}


def test_dice_to_roll_again_are_counted() -> None:
    position = read(cards_dealt("15 11 / 01 02"), ROLL)
    said = words(choice(position, "reroll 1 3")["say"])
    assert said == {"detail": "Keeping three dice", "done": "Roll two"}


def test_a_pass_that_gives_something_up_is_asked_about() -> None:
    """Card 02 has no red row."""
    position = read(cards_dealt("15 11 / 01 02"), ROLL)
    assert words(choice(position, "pass")["say"]) == {
        "prompt": "Pass, though 4 boxes fit?",
        "detail": "",
        "done": "Pass",
    }
    position = read(cards_dealt("02 11 / 01 03"), "* roll red red red red red")
    assert words(choice(position, "pass")["say"])["prompt"] == "Pass without rolling again?"
    for _ in range(2):
        position = read(position, "0 reroll 1", "* roll red red red red red")
    assert words(choice(position, "pass")["say"]) == {"done": "Pass"}
    assert asked(position, 0) == {
        "prompt": "Nothing fits this roll",
        "detail": "You can only pass",
    }


def test_a_card_says_what_the_roll_fills_and_what_finds_no_room() -> None:
    """Card 02 has no red row, and its blue one has two boxes."""
    position = read(cards_dealt("02 11 / 01 03"), "* roll blue blue red purple purple")
    used = choice(position, "use 02")
    assert words(used["say"])["prompt"] == "4 boxes"
    assert [TEXTS.speak(one) for one in used["outcome"]] == ["Fills blue.", "No red row."]
    position = read(cards_dealt("02 11 / 01 03"), "* roll blue blue blue purple purple")
    outcome = choice(position, "use 02")["outcome"]
    assert [TEXTS.speak(one) for one in outcome] == ["No room for blue."]


def test_a_card_that_scores_says_how_the_points_come_about() -> None:
    table, rng, scored = new_table("one-card", {"variant": "basic"}, 2), random.Random(5), 0
    table.apply(table.begin())
    while not table.ended:
        seat = table.asked()[0]
        position, _ = table.preview(seat, table.phase(seat) or "", "")
        for one in choices(position, seat):
            if one["verb"] == "use" and one["earns"]["scores"]:
                scored += 1
                earns, said = one["earns"], words(one["say"])
                assert earns["points"] == sum(earns["sum"]) + earns["bonus"]
                assert said["prompt"] == f"Scores {earns['points']}"
                assert said["detail"].startswith(" + ".join(map(str, earns["sum"])))
        do = random_decision(table, seat, rng)
        table.apply(table.decide(seat, table.phase(seat) or "", do))
    assert scored


def test_dealt_cards_are_kept_in_secret() -> None:
    dealt = ["* deal 0 15 11 05 06 07", "* deal 1 01 02 03 04 08"]
    position = after("one-card", 2, "* start 1", *dealt, variant="advanced")
    ask = asked(position, 0)
    assert ask.pop("missing")
    assert ask == {
        "prompt": "Keep three cards",
        "detail": "The others go back",
        "done": "Keep them",
    }
    position = position.apply(0, position.legal(0)[0])
    assert asked(position, 0)["prompt"] == "Waiting for the others"
    assert TEXTS.say("oc-keep-more", count=2) == "Two more cards"
    assert TEXTS.say("oc-keep-more", count=-1) == "One too many"
