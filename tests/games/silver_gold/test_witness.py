"""The witness for Silver & Gold against the rules: examples, rulings and edges."""

from __future__ import annotations

import copy
import json
import random
import tomllib
from typing import Any

import pytest

from testkit.paths import DATA, SOURCES
from testkit.witness.common import Refused
from testkit.witness.silver_gold import SilverGoldWitness
from testkit.witness.silver_gold_deck import read_deck
from testkit.witness.silver_gold_sheet import Sheet, result

DECK = SOURCES / "games" / "silver_gold" / "deck.toml"
EXAMPLES = ("silver-and-gold-2.jsonl", "silver-and-gold-4.jsonl")


def standard() -> dict[str, Any]:
    return tomllib.loads(DECK.read_text(encoding="utf-8"))


def small(*drawings: str, spare: int, **score_card: int) -> dict[str, Any]:
    """Build a deck of gray maps A, B, ... from drawings ("x./ o"), with plain spares Z1, Z2, ..."""
    names = [(chr(ord("A") + n), drawing) for n, drawing in enumerate(drawings)]
    names += [(f"Z{n + 1}", "....") for n in range(spare)]
    deck = standard()
    deck["maps"] = [{"id": i, "color": "gray", "field": d.split("/")} for i, d in names]
    deck["score_card"].update(score_card)
    return deck


def feed(game: SilverGoldWitness, *lines: str) -> SilverGoldWitness:
    for line in lines:
        game.feed(line)
    return game


def table(deck: dict[str, Any], keeps: str, display: str = "", start: int = 0) -> SilverGoldWitness:
    """Start a game of two; `keeps` is "A B/C D". Maps not named fill hands and display in order."""
    game = SilverGoldWitness(deck, 2)
    named = {*keeps.replace("/", " ").split(), *display.split()}
    rest = [card["id"] for card in deck["maps"] if card["id"] not in named]
    hands = keeps.split("/")
    for seat, hand in enumerate(hands):
        feed(game, f"* deal {seat} {hand} {rest[2 * seat]} {rest[2 * seat + 1]}")
    feed(game, *(f"{seat} keep {hand}" for seat, hand in enumerate(hands)))
    shown = [*display.split(), *rest][:4]  # maps that were not kept may be shown
    return feed(game, "* display " + " ".join(shown), f"* start {start}")


def snapshot(game: SilverGoldWitness) -> tuple[object, ...]:
    choices = [game.choices(seat) for seat in range(4)]
    return game.facts(), game.waiting_for(), choices, game.draws(), game.result(), game.is_over()


def refused(game: SilverGoldWitness, *lines: str) -> None:
    """Check that each line is refused and changes nothing."""
    before = copy.deepcopy(snapshot(game))
    for line in lines:
        with pytest.raises(Refused):
            game.feed(line)
        assert snapshot(game) == before, line


def random_line(game: SilverGoldWitness, rng: random.Random) -> str:
    """Pick the next line of the record at random."""
    kind, *rest = game.waiting_for()
    if kind == "chance":
        things = sorted(game.draws())
        if rest[0] in ("start", "expedition"):
            return f"* {rest[0]} {rng.choice(things)}"
        facts = game.facts()
        if rest[0] == "deal":
            return f"* deal {(47 - len(things)) // 4} " + " ".join(rng.sample(things, 4))
        count = min(4 - len(facts["display"]), len(things))
        return f"* {rest[0]} " + " ".join(rng.sample(things, count))
    text, more = "", True
    while more:
        choices = game.choices(int(rest[0]), text)
        widest = max(len(choice) for choice in choices)
        likely = [choice for choice in choices if len(choice) == widest or rng.random() < 0.1]
        text = rng.choice(likely)
        more = choices[text]
    if text == "take pile":
        text += " " + rng.choice(sorted(game.draws()))
    return f"{rest[0]} {text}"


@pytest.mark.parametrize("name", EXAMPLES)
def test_example_records_are_accepted(name: str) -> None:
    record = json.loads((DATA / name).read_text(encoding="utf-8"))
    game = SilverGoldWitness(standard(), len(record["seats"]), record["options"])
    for line in record["log"]:
        assert not game.is_over()
        game.feed(line)
    assert game.is_over() and game.waiting_for() == ("over",)
    assert (game.facts()["round"], game.facts()["turn"]) == (3, 6)
    assert game.result() == record["result"]
    refused(game, "* expedition I2", "0 take pile S03")


@pytest.mark.parametrize("players", [2, 3, 4])
def test_random_games_keep_every_map_and_end_after_28_turns(players: int) -> None:
    for number in range(4):
        rng = random.Random(100 * players + number)
        game = SilverGoldWitness(standard(), players)
        log: list[str] = []
        while not game.is_over():
            log.append(random_line(game, rng))
            game.feed(log[-1])
            facts = game.facts()
            held = [i for s in facts["seats"] for i in (*s["maps"], *s["completed"])]
            everything = facts["pile"] + facts["display"] + held
            assert len(set(everything)) == len(everything)
            if facts["display"]:
                assert len(everything) == 47
        assert [line.split()[1] for line in log].count("expedition") == 28
        first = int(next(line for line in log if "start" in line).split()[2])
        assert game.facts()["start"] == (first + 28) % players
        assert max(score["total"] for score in game.result()["scores"]) > 20


def test_worked_example_of_95_points() -> None:
    deck = read_deck(standard())
    sheet = Sheet(deck, coins=9, cups=[5, 3], palms=[2, 3, 3])
    sheet.completed = ["S04", "S05", "O03", "O04", "P01", "G04"]
    expected = {"maps": 64, "seals": 6, "coins": 9, "cups": 8, "palms": 8, "total": 95}
    assert result([sheet, Sheet(deck)])["scores"][0] == expected


def test_several_seals_of_one_colour_all_count() -> None:
    sheet = Sheet(read_deck(standard()), completed=["O01", "G01", "S01", "P04", "P05"])
    assert sheet.score()["seals"] == 3 * 2 * 2


@pytest.mark.parametrize(
    ("one", "other", "winners"),
    [
        ("S04 P04", "G04 O04", [0]),
        ("G04 G06 S04", "O04 S05 S06", [1]),
        ("G04 O04", "O05 G06", [0, 1]),
        ("G04 P04", "O04 O05", [0]),
        ("O04 O05 O06 O07 O08", "P04 P05 P06", [0]),
        ("P04", "", [0]),
        ("", "", [0, 1]),
    ],
)
def test_tie_ladder(one: str, other: str, winners: list[int]) -> None:
    deck = read_deck(standard())
    sheets = [Sheet(deck, completed=one.split()), Sheet(deck, completed=other.split())]
    low, high = sorted(sheets, key=lambda sheet: sheet.score()["total"])
    low.palms = [high.score()["total"] - low.score()["total"]]
    assert result(sheets)["winners"] == winners
    sheets[1].coins += 1  # points go before colours
    assert result(sheets)["winners"] == [1]


@pytest.mark.parametrize(
    ("pattern", "count"), [("I2", 24), ("I3", 16), ("L3", 36), ("O4", 9), ("T4", 24), ("L4", 48)]
)
def test_placements_on_a_full_square(pattern: str, count: int) -> None:
    game = table(small("/".join(["...."] * 4), spare=11), "A Z1/Z2 Z3")
    feed(game, f"* expedition {pattern}")
    on_map = [choice for choice in game.choices(0) if choice.startswith("mark A ")]
    assert len(on_map) == count + 16
    assert game.choices(1).keys() >= {"mark Z2 a1", "mark Z3 d1"}


def test_keeps_are_sealed_until_all_are_in() -> None:
    game = SilverGoldWitness(standard(), 2)
    refused(game, "* deal 1 P01 P02 P03 P04", "* deal 0 P01 P02 P03", "* deal 0 P01 P02 P03 P03")
    feed(game, "* deal 0 P04 P03 P02 P01")
    refused(game, "* deal 1 O01 O02 O03 P01", "* deal 1 O01 O02 O03 X99", "0 keep P01 P02")
    feed(game, "* deal 1 O01 O02 O03 O04")
    assert game.waiting_for() == ("seats", "0", "1")
    assert list(game.choices(0))[:2] == ["keep P04 P03", "keep P04 P02"]
    refused(game, "1 keep O01 O02", "0 keep P01 P01", "0 keep P01", "0 keep P01 O01")
    feed(game, "0 keep P01 P04")
    assert game.waiting_for() == ("seats", "1") and game.choices(0) == {}
    assert game.facts()["seats"][0]["maps"] == {} and len(game.facts()["pile"]) == 39
    feed(game, "1 keep O01 O02")
    assert game.facts()["seats"][0]["maps"].keys() == {"P01", "P04"}
    assert len(game.draws()) == 43 and "P02" in game.draws()
    refused(game, "* display P02 P03 O03 P01", "* display P02 P03 O03", "* start 0")
    feed(game, "* display P02 P03 O03 O04")
    refused(game, "* start 2", "* start 01", "* start 0 1")


def test_refused_marks_change_nothing() -> None:
    game = table(small("x../...", "....", spare=10), "A B/Z1 Z2")
    refused(game, "0 mark A b1", "* expedition I9", "* expedition I3 I3", "* refill Z9")
    feed(game, "* expedition I3")
    assert game.waiting_for() == ("seats", "0", "1")
    refused(
        game,
        "1 mark Z1 a1",  # out of order
        "0 mark A a2 b2",  # two of three
        "0 mark A a2 b2 b1",  # another shape
        "0 mark A a2 b2 b2",
        "0 mark A a2 b2 b2 c2",
        "0 mark A a1 b1 c1",  # the extra is missing
        "0 mark A a1; A a1",
        "0 mark A a1; A b1 c1",
        "0 mark A a1; A b1; A c1",
        "0 mark B b1; B c1",
        "0 mark A a1;A b1",
        "0 mark A a1;  A b1",
        "0 mark  A b1",
        "0 mark A b1 ",
        " 0 mark A b1",
        "0 mark A b1\n",
        "0 mark A B1",
        "0 mark A d1",
        "0 mark Z1 a1",
        "0 mark A",
        "0 mark",
        "0",
        "",
        "0 pass",
        "0 take pile Z9",
        "* expedition I3",
    )
    feed(game, "0 mark A c1 a1 b1; B d1")
    assert game.facts()["seats"][0]["maps"] == {"A": ["a2", "b2", "c2"], "B": ["a1", "b1", "c1"]}
    refused(game, "0 mark A a2", "* expedition I3")


def test_chain_of_crosses_over_two_maps() -> None:
    game = feed(table(small("x.x", "x.", spare=10), "A B/Z1 Z2"), "* expedition I3")
    assert game.choices(0)["mark A a1 b1 c1"] is True
    first = game.choices(0, "mark A a1")
    assert first == {
        "mark A a1; A b1": False,
        "mark A a1; A c1": True,
        "mark A a1; B a1": True,
        "mark A a1; B b1": False,
    }
    assert game.choices(0, "mark A a1; B b1") == {}
    assert game.choices(0, "mark A a1; B a1")["mark A a1; B a1; A b1"] is False
    refused(game, "0 mark A a1", "0 mark A a1; B a1")
    feed(game, "0 mark A a1; B a1; A c1; A b1")
    assert game.facts()["seats"][0]["maps"] == {"A": [], "B": ["b1"]}


def test_extras_are_lost_when_no_field_is_left() -> None:
    game = feed(table(small("xx", ".", spare=10), "A B/Z1 Z2"), "* expedition I2")
    assert game.choices(0)["mark A a1 b1"] is True
    assert game.choices(0, "mark A a1 b1") == {"mark A a1 b1; B a1": False}
    refused(game, "0 mark A a1 b1; B a1; B a1")
    feed(game, "0 mark A a1 b1; B a1", "1 mark Z1 a1")
    assert game.facts()["seats"][0]["completed"] == ["A", "B"]


def test_coin_beyond_the_last_is_worth_nothing() -> None:
    deck = small("ooo", "o.", spare=10, coin_rows=1, coins_per_row=2)
    game = feed(table(deck, "A B/Z1 Z2"), "* expedition I3")
    feed(game, "0 mark A a1 b1 c1", "1 mark Z1 a1", "0 take pile Z9")
    assert game.facts()["seats"][0] | {"maps": 0} == {
        "maps": 0, "coins": 2, "cups": [6], "palms": [], "completed": ["A"],
    }  # fmt: skip
    feed(game, "* expedition I2", "1 mark Z1 b1", "0 mark B a1")
    assert (game.facts()["seats"][0]["coins"], game.facts()["seats"][0]["cups"]) == (2, [6])


def test_palms_count_the_display_and_only_fill_the_boxes() -> None:
    deck = small("T..", "TT.", "TT", ".T", spare=10, palms=2)
    game = table(deck, "A B/Z1 Z2", display="C D Z3 Z4")
    feed(game, "* expedition I2", "0 mark B a1 b1", "1 mark Z1 a1")
    assert game.facts()["seats"][0]["palms"] == [4, 4]
    feed(game, "* expedition I3", "1 mark Z1 b1", "0 mark A a1")
    assert game.facts()["seats"][0]["palms"] == [4, 4]
    assert game.result()["scores"][0]["palms"] == 8


def test_cup_race_goes_from_the_start_player() -> None:
    deck = small("oo.", "oo.", spare=10, coin_rows=2, coins_per_row=1)
    game = table(deck, "A Z1/B Z2", start=1)
    feed(game, "* expedition I2")
    assert game.waiting_for() == ("seats", "1", "0")
    feed(game, "1 mark B a1 b1")
    assert (game.facts()["seats"][1]["coins"], game.facts()["seats"][1]["cups"]) == (2, [])
    feed(game, "0 mark A a1")
    assert [seat["cups"] for seat in game.facts()["seats"]] == [[4], [6, 5]]
    assert game.facts()["start"] == 0


def test_cups_run_out() -> None:
    deck = small("oo.", "oo.", spare=10, coin_rows=2, coins_per_row=1)
    deck["cups"]["values"] = [2, 7]
    game = feed(table(deck, "A Z1/B Z2"), "* expedition I2", "0 mark A a1", "1 mark B a1 b1")
    assert [seat["cups"] for seat in game.facts()["seats"]] == [[7], [2]]
    feed(game, "* expedition I3", "1 mark Z2 a1", "0 mark A b1")
    assert [seat["coins"] for seat in game.facts()["seats"]] == [2, 2]
    assert [seat["cups"] for seat in game.facts()["seats"]] == [[7], [2]]
    assert [score["cups"] for score in game.result()["scores"]] == [7, 2]


def test_two_maps_completed_in_one_turn() -> None:
    game = table(small(".x", ".", ".", spare=12), "A B/C Z1", display="Z8 Z9 Z10 Z11", start=1)
    feed(game, "* expedition I2", "1 mark C a1", "0 mark A a1 b1; B a1")
    assert game.waiting_for() == ("seats", "1") and game.choices(0) == {}
    assert game.facts()["seats"][0]["maps"] == {"A": [], "B": []}  # not yet this player's step
    refused(game, "0 take Z8", "1 take Z7", "1 take pile Z8", "1 take pile", "1 take Z8 Z9")
    feed(game, "1 take Z8")
    assert game.waiting_for() == ("chance", "refill")
    refused(game, "0 take Z9", "* refill Z12 Z7", "* refill Z8", "* refill Z9")
    feed(game, "* refill Z12")
    assert game.facts()["seats"][0]["completed"] == ["A", "B"]
    pile = {"take pile"}
    assert game.choices(0).keys() == {"take Z10", "take Z11", "take Z12", "take Z9"} | pile
    feed(game, "0 take Z9")
    refused(game, "* refill Z7", "0 take Z9")
    assert game.choices(0).keys() == {"take Z10", "take Z11", "take Z12"} | pile
    feed(game, "0 take Z12")
    refused(game, "* refill Z7", "* expedition I3")
    feed(game, "* refill Z7 Z6")
    assert game.waiting_for() == ("chance", "expedition")
    assert game.facts()["seats"][0]["maps"].keys() == {"Z9", "Z12"}


def test_no_refill_after_a_take_from_the_pile() -> None:
    game = table(small(".", ".x", spare=12), "A B/Z1 Z2")
    feed(game, "* expedition I2", "0 mark B b1; A a1", "1 mark Z1 a1", "0 take pile Z12")
    assert game.waiting_for() == ("chance", "expedition")
    assert (game.facts()["turn"], game.facts()["start"]) == (1, 1)


def test_pile_and_display_run_out() -> None:
    """With eight maps of one field each, seat 0 takes three and seat 1 two; both end bare."""
    deck = small(*"........", spare=0)
    game = table(deck, "A B/C D")
    assert game.facts()["pile"] == [] and len(game.facts()["display"]) == 4
    feed(game, "* expedition I3", "0 mark A a1", "1 mark C a1")
    assert game.choices(0).keys() == {"take E", "take F", "take G", "take H"}
    refused(game, "0 take pile E", "0 take pile")
    feed(game, "0 take E", "1 take F")
    assert game.waiting_for() == ("chance", "expedition")  # nothing to refill from
    feed(game, "* expedition I2", "1 mark D a1", "0 mark B a1", "1 take G", "0 take H")
    assert game.facts()["display"] == []
    feed(game, "* expedition I3", "0 mark E a1", "1 mark F a1")
    assert game.waiting_for() == ("chance", "expedition")
    assert game.facts()["seats"][0]["maps"].keys() == {"H"}
    feed(game, "* expedition L3", "1 mark G a1", "0 mark H a1")
    assert [seat["maps"] for seat in game.facts()["seats"]] == [{}, {}]
    turns = 4
    while not game.is_over():
        assert game.waiting_for() == ("chance", "expedition")
        game.feed(f"* expedition {min(game.draws())}")
        turns += 1
    assert turns == 28 and game.result()["winners"] == [0, 1]


def test_expedition_pile_of_a_round() -> None:
    game = table(small(spare=12), "Z1 Z2/Z3 Z4")
    deck = standard() | {"expedition": {"I3": 6}}
    with pytest.raises(ValueError, match="seven"):
        SilverGoldWitness(deck, 2)
    for turn, pattern in enumerate(("I3", "I3", "L3", "O4", "T4", "L4", "I2")):
        assert (game.facts()["round"], game.facts()["turn"]) == (0, turn)
        feed(game, f"* expedition {pattern}")
        for seat in game.waiting_for()[1:]:
            feed(game, f"{seat} {min(game.choices(int(seat)), key=len)}")
        while game.waiting_for()[-1] != "expedition":
            feed(game, random_line(game, random.Random(1)))
        if turn == 1:
            assert game.draws() == {"I2", "L3", "O4", "T4", "L4"}
            refused(game, "* expedition I3")
    assert (game.facts()["round"], game.facts()["turn"]) == (1, 0)
    assert game.facts()["expedition"] == "I2" and len(game.draws()) == 6


def test_no_takes_in_the_last_turn() -> None:
    square = "/".join(["...."] * 4)
    deck = small(square, square, square, square, spare=10)
    deck["expedition"] = {"I2": 7}
    game = table(deck, "A B/C D")
    fields = [f"{column}{row}" for row in "1234" for column in "abcd"]
    singles = [("A", "C", name) for name in fields[:14]] + [("B", "D", n) for n in fields[:13]]
    for first, second, name in singles:
        feed(game, "* expedition I2")
        for seat in game.waiting_for()[1:]:
            feed(game, f"{seat} mark {(first, second)[int(seat)]} {name}")
    assert (game.facts()["round"], game.facts()["turn"]) == (3, 6)
    feed(game, "* expedition I2", "1 mark C c4 d4", "0 mark A c4 d4")
    assert game.is_over() and game.waiting_for() == ("over",)
    assert [seat["completed"] for seat in game.facts()["seats"]] == [["A"], ["C"]]
    assert len(game.facts()["display"]) == 4
    assert [score["maps"] for score in game.result()["scores"]] == [16, 16]
    refused(game, "1 take Z1", "* expedition I2")


def test_refused_lines_change_nothing_in_a_whole_game() -> None:
    rng = random.Random(5)
    game = SilverGoldWitness(standard(), 3)
    past = ["* deal 0 P01 P02 P03 P04"]
    while not game.is_over():
        line = random_line(game, rng)
        words = line.split(" ")
        refused(
            game,
            line + " ",
            line.replace(" ", "  ", 1),
            line + " Q99",
            line + "; Q99 a1",
            " ".join(words[:2]),
            " ".join(["5", *words[1:]]),
            " ".join([words[0], "pass", *words[2:]]),
        )
        past.append(line)
        game.feed(line)
    refused(game, *past)
