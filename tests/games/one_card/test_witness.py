"""The witness for Everything on 1 Card against the rules: examples, rulings and edges."""

from __future__ import annotations

import copy
import json
import random
import tomllib
from itertools import chain
from typing import Any

import pytest

from testkit.paths import DATA, SOURCES
from testkit.witness.common import Refused
from testkit.witness.one_card import OneCardWitness

DECK = SOURCES / "games" / "one_card" / "deck.toml"
LETTERS = {c[0]: c for c in ("red", "orange", "yellow", "green", "blue", "purple")}


def standard() -> dict[str, Any]:
    return tomllib.loads(DECK.read_text(encoding="utf-8"))


def small(*cards: dict[str, Any], to_end: int = 4, rows: int = 3, rolls: int = 3) -> dict[str, Any]:
    return standard() | {
        "cards": list(cards),
        "dice": {"count": 5, "rolls": rolls},
        "end": {"scored_cards": to_end, "rows_to_score": rows},
    }


def easy(name: str) -> dict[str, Any]:
    """Return a card that one roll of five different colours scores: 5 points."""
    return {"id": name, "rows": {"red": 1, "orange": 1, "yellow": 1, "green": 1, "blue": 1},
            "suns": []}  # fmt: skip


def feed(game: OneCardWitness, *lines: str) -> OneCardWitness:
    for line in lines:
        game.feed(line)
    return game


def roll(letters: str) -> str:
    return "* roll " + " ".join(LETTERS[letter] for letter in letters)


def basic(deck: dict[str, Any], *hands: str, start: int = 0) -> OneCardWitness:
    deals = [f"* deal {seat} {hand}" for seat, hand in enumerate(hands)]
    return feed(OneCardWitness(deck, len(hands)), f"* start {start}", *deals)


def advanced(deck: dict[str, Any], *hands: str, supply: str) -> OneCardWitness:
    """Deal the hands and let every seat keep the first three of its five."""
    deals = [f"* deal {seat} {hand}" for seat, hand in enumerate(hands)]
    keeps = [f"{seat} keep {' '.join(hand.split()[:3])}" for seat, hand in enumerate(hands)]
    game = OneCardWitness(deck, len(hands), {"variant": "advanced"})
    return feed(game, "* start 0", *deals, *keeps, f"* supply {supply}")


def turn(game: OneCardWitness, letters: str, **uses: str) -> None:
    """Play a whole turn without rolling again: s0="10" is seat 0 using card 10; others pass."""
    feed(game, roll(letters))
    first = game.facts()["active"]
    for step in range(game.players):
        seat = (first + step) % game.players
        card = uses.get(f"s{seat}")
        game.feed(f"{seat} use {card}" if card else f"{seat} pass")


def refuse(game: OneCardWitness, *lines: str) -> None:
    """Check that each line is refused and changes nothing."""
    before = copy.deepcopy(vars(game))
    for line in lines:
        with pytest.raises(Refused):
            game.feed(line)
        assert vars(game) == before, line


def scored(game: OneCardWitness, seat: int) -> list[list[Any]]:
    found: list[list[Any]] = game.facts()["seats"][seat]["scored"]
    return found


def free(game: OneCardWitness, seat: int, card: str) -> dict[str, int]:
    found: dict[str, int] = game.facts()["seats"][seat]["cards"][card]
    return found


# Whole games


@pytest.mark.parametrize("name", ["one-card-basic-2", "one-card-advanced-4"])
def test_example_record(name: str) -> None:
    record = json.loads((DATA / f"{name}.jsonl").read_text(encoding="utf-8"))
    game = OneCardWitness(standard(), len(record["seats"]), record["options"])
    for line in record["log"]:
        assert not game.is_over()
        who, _, words = line.partition(" ")
        if who != "*" and not words.startswith("keep"):
            assert game.choices(int(who))[words] is False
        game.feed(line)
    assert game.is_over()
    assert game.waiting_for() == ("over",)
    assert game.result() == record["result"]


@pytest.mark.parametrize("variant", ["basic", "advanced"])
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("cards", [20, 30])
def test_random_games_end_and_lose_no_card(variant: str, players: int, cards: int) -> None:
    deck = standard()
    deck["cards"] = deck["cards"][:cards]
    for seed in range(3):
        chance = random.Random(f"{variant} {players} {cards} {seed}")
        game = OneCardWitness(deck, players, {"variant": variant})
        sizes = {"deal": 5 if variant == "advanced" else 2, "supply": 3, "draw": 1, "start": 1}
        while not game.is_over():
            what, kind = game.waiting_for()[:2]
            if what == "seats":
                refuse(game, "* start 0", f"{kind} use 99", f"{(int(kind) + 1) % players} pass")
                offered = sorted(game.choices(int(kind)))
                uses = [words for words in offered if words.startswith("use")]
                line = f"{kind} {chance.choice(uses or offered)}"
            elif kind == "roll":
                held = game.facts()["roll"] or [""] * 5
                line = "* roll " + " ".join(
                    chance.choice(sorted(game.draws())) if n in game.in_hand else held[n - 1]
                    for n in range(1, 6)
                )
            else:
                size = 1 if kind == "supply" and game.rolls else sizes[kind]
                drawn = chance.sample(sorted(game.draws()), size)
                to = {"deal": [str(len(game.dealt))], "draw": [str(game.seat)]}.get(kind, [])
                line = " ".join(["*", kind, *to, *drawn])
            game.feed(line)
            facts = game.facts()
            if game.stage not in ("deal", "keep"):
                places = [facts["pile"], facts["supply"]]
                places += [list(seat["cards"]) for seat in facts["seats"]]
                places += [[card for card, _ in seat["scored"]] for seat in facts["seats"]]
                assert sorted(chain(*places)) == sorted(card["id"] for card in deck["cards"])
        refuse(game, "* roll red red red red red", "0 pass", "* draw 0 01", "")
        assert [len(score["cards"]) for score in game.result()["scores"]] == [
            len(scored(game, seat)) for seat in range(players)
        ]


# Set-up


def test_basic_set_up_step_by_step() -> None:
    game = OneCardWitness(standard(), 2)
    assert game.waiting_for() == ("chance", "start")
    assert game.draws() == {"0", "1"}
    facts = game.facts()
    assert (facts["active"], facts["turn"], facts["idle"]) == (None, 1, 0)
    refuse(game, "* start 2", "* start", "* start 0 1", "* supply 05 06 07", "* start -1",
           "* deal 0 01 02", "0 pass")  # fmt: skip
    feed(game, "* start 1")
    assert game.facts()["active"] == 1
    assert game.waiting_for() == ("chance", "deal")
    assert len(game.draws()) == 30
    refuse(game, "* deal 1 01 02", "* deal 0 01", "* deal 0 01 01", "* deal 0 01 31",
           "* deal 0 01 02 03", "* deal", "* deal 0  01 02", "* deal 0 01 02 ", "deal 0 01 02",
           "* start 0", "0 pass", "*", "", " * deal 0 01 02", "* deal 00 01 02")  # fmt: skip
    feed(game, "* deal 0 01 02")
    refuse(game, "* deal 0 03 04", "* deal 1 02 03")
    assert "02" not in game.draws()
    feed(game, "* deal 1 04 03")
    facts = game.facts()
    assert (facts["active"], facts["roll"], facts["rolls"]) == (1, None, 0)
    assert facts["supply"] == [] and len(facts["pile"]) == 26
    assert free(game, 1, "03") == {"orange": 2, "yellow": 2, "green": 5, "blue": 6, "purple": 5}
    assert game.waiting_for() == ("chance", "roll")
    assert game.draws() == set(LETTERS.values())
    assert game.choices(1) == {}


def test_keeps_are_sealed_and_the_rest_goes_back() -> None:
    game = OneCardWitness(standard(), 2, {"variant": "advanced"})
    feed(game, "* start 1", "* deal 0 05 04 03 02 01", "* deal 1 06 07 08 09 10")
    assert game.facts()["active"] == 1
    assert game.waiting_for() == ("seats", "0", "1")
    assert game.draws() == set()
    assert len(game.choices(0)) == len(game.choices(1)) == 10
    assert "keep 05 03 01" in game.choices(0) and "keep 01 03 05" not in game.choices(0)
    assert game.choices(0, "keep 05") == {} and game.choices(2) == {}
    refuse(game, "0 keep 05 04", "0 keep 05 04 04", "0 keep 05 04 06", "0 keep 05 04 03 02",
           "1 keep 06 07 08", "0 keep", "0 pass", "* supply 11 12 13")  # fmt: skip
    feed(game, "0 keep 01 05 03")
    assert game.waiting_for() == ("seats", "1")
    assert game.choices(0) == {}
    facts = game.facts()
    assert [seat["cards"] for seat in facts["seats"]] == [{}, {}]
    assert len(facts["pile"]) == 20 and "02" not in facts["pile"]
    feed(game, "1 keep 06 07 08")
    facts = game.facts()
    assert set(facts["seats"][0]["cards"]) == {"01", "03", "05"}
    assert set(facts["seats"][1]["cards"]) == {"06", "07", "08"}
    assert len(facts["pile"]) == 24 and {"02", "04", "09", "10"} <= set(facts["pile"])
    assert game.waiting_for() == ("chance", "supply") and game.draws() == set(facts["pile"])
    refuse(game, "* supply 01 02 04", "* supply 02 04", "* supply 02 02 04", "* start 0")
    feed(game, "* supply 09 02 04")
    assert game.facts()["supply"] == ["02", "04", "09"]
    assert game.waiting_for() == ("chance", "roll")


def test_set_up_that_cannot_be() -> None:
    for players in (1, 5):
        with pytest.raises(ValueError):
            OneCardWitness(standard(), players)
    with pytest.raises(ValueError):
        OneCardWitness(standard(), 2, {"variant": "expert"})
    with pytest.raises(ValueError):
        OneCardWitness(small(easy("A"), easy("B"), easy("C")), 2)


# Rolling


def test_at_most_two_rerolls_and_dice_taken_up_again() -> None:
    game = basic(standard(), "10 11", "01 02")
    feed(game, roll("rrbgy"))
    assert game.facts()["rolls"] == 1
    offered = game.choices(0)
    assert sum(words.startswith("reroll") for words in offered) == 31
    assert {"reroll 1", "reroll 2 4", "reroll 1 2 3 4 5", "use 10", "use 11", "pass"} < set(offered)
    assert not any(offered.values())
    assert game.choices(1) == {}
    refuse(game, "0 reroll", "0 reroll 0", "0 reroll 6", "0 reroll 1 1", "0 reroll 01",
           "1 reroll 1", "* roll red red red red red", "0 reroll 1  2", "0 pass 10")  # fmt: skip
    feed(game, "0 reroll 5 3")
    assert game.waiting_for() == ("chance", "roll")
    assert game.facts()["roll"] == ["red", "red", "blue", "green", "yellow"]
    assert game.facts()["rolls"] == 1
    refuse(game, roll("yrbgy"), roll("rrbyy"), "* roll red red blue green",
           "* roll red red pink green blue", "0 pass", roll("rrbgyy"))  # fmt: skip
    feed(game, roll("rrogp"), "0 reroll 1 2")  # dice 1 and 2 had been set aside
    refuse(game, roll("yyopp"))
    feed(game, roll("yrogp"))
    assert game.facts()["rolls"] == 3
    assert set(game.choices(0)) == {"use 10", "use 11", "pass"}
    refuse(game, "0 reroll 1")
    feed(game, "0 pass")
    assert set(game.choices(1)) == {"use 01", "use 02", "pass"}


def test_only_the_active_seat_rolls_again_and_only_before_it_uses() -> None:
    game = feed(basic(standard(), "10 11", "01 02", start=1), roll("rrbgy"), "1 pass")
    assert set(game.choices(0)) == {"use 10", "use 11", "pass"}
    refuse(game, "1 reroll 1", "0 reroll 1", "1 pass", "1 use 01")
    feed(game, "0 pass")
    facts = game.facts()
    assert (facts["active"], facts["roll"], facts["rolls"]) == (0, None, 0)
    assert game.waiting_for() == ("chance", "roll")
    feed(game, roll("yyyyy"))  # a new turn: all dice are thrown


def test_the_deck_says_how_many_dice_and_rolls() -> None:
    deck = small(*(easy(name) for name in "ABCD"), rolls=1)
    game = feed(basic(deck, "A B", "C D"), roll("rrppp"))
    assert set(game.choices(0)) == {"pass"}
    deck["dice"] = {"count": 2, "rolls": 2}
    game = feed(basic(deck, "A B", "C D"), "* roll red blue")
    assert set(game.choices(0)) == {
        "reroll 1", "reroll 2", "reroll 1 2", "use A", "use B", "pass"}  # fmt: skip


# Using a roll


def test_everything_that_fits_is_used() -> None:
    game = basic(standard(), "10 11", "01 02")
    turn(game, "rryob", s0="10", s1="01")
    assert free(game, 0, "10") == {"red": 2, "yellow": 2, "green": 2, "blue": 5, "purple": 5}
    assert free(game, 1, "01") == {"orange": 4, "yellow": 1, "green": 4, "blue": 3, "purple": 5}
    assert free(game, 0, "11")["red"] == 4


def test_never_part_of_a_colour_and_two_yellow_dice_on_one_box() -> None:
    game = basic(standard(), "10 11", "01 02")
    turn(game, "yyooo", s0="10")
    assert free(game, 0, "10")["yellow"] == 1
    turn(game, "yyppo", s0="10")
    assert free(game, 0, "10") == {"red": 4, "yellow": 1, "green": 2, "blue": 6, "purple": 3}


def test_card_without_use_cannot_be_chosen() -> None:
    game = basic(standard(), "10 11", "01 02")
    feed(game, roll("yyyyo"))
    assert {words for words in game.choices(0) if words[0] != "r"} == {"use 11", "pass"}
    refuse(game, "0 use 10", "0 use 01", "0 use 05", "0 use", "0 use 10 11", "0 take 05")


def test_exact_fit_fills_a_row_and_a_full_row_takes_nothing() -> None:
    game = basic(standard(), "10 11", "01 02")
    turn(game, "yyyoo", s0="10")
    assert free(game, 0, "10")["yellow"] == 0
    feed(game, roll("yoooo"), "1 pass")
    assert set(game.choices(0)) == {"use 11", "pass"}


# Scoring


def test_example_of_12() -> None:
    game = basic(standard(), "10 11", "01 02")
    turn(game, "ppppp", s0="10")
    turn(game, "bbbbo", s0="10")
    feed(game, roll("yyygg"), "0 use 10")
    assert scored(game, 0) == [["10", 12]]


def test_example_of_21() -> None:
    game = basic(standard(), "10 11", "01 02")
    for letters in ("ooooy", "rrrbb", "gggby"):
        turn(game, letters, s0="11")
    feed(game, roll("rbgyy"), "1 pass", "0 use 11")
    assert scored(game, 0) == [["11", 21]]


def test_example_of_25() -> None:
    game = basic(standard(), "10 11", "01 02")
    for letters in ("ooooy", "ggggy", "rrrbb", "pppby"):
        turn(game, letters, s0="11")
    feed(game, roll("rbpyy"), "0 use 11")
    assert scored(game, 0) == [["11", 25]]


def test_example_of_9_open_rows_without_suns() -> None:
    deck = standard()
    deck["end"]["scored_cards"] = 1
    game = basic(deck, "02 03", "10 11")
    turn(game, "yyyyr", s0="02")
    turn(game, "yyppp", s0="02", s1="10")
    assert not game.is_over()
    turn(game, "ppygg", s0="02", s1="10")
    assert game.is_over()
    assert free(game, 0, "02") == {"orange": 5, "yellow": 0, "green": 2, "blue": 2, "purple": 0}
    assert game.result() == {
        "scores": [
            {"cards": [], "open": 9, "total": 9},
            {"cards": [12], "open": 0, "total": 12},
        ],
        "winners": [1],
    }


def test_shared_win_between_a_scored_card_and_an_open_row() -> None:
    wide = {"id": "C", "rows": {"red": 2, "purple": 5}, "suns": ["purple"]}
    game = basic(small(easy("A"), easy("B"), wide, easy("D"), to_end=1), "A B", "C D")
    turn(game, "ppppp", s1="C")
    turn(game, "roygb", s0="A")
    assert game.is_over()
    assert game.result() == {
        "scores": [
            {"cards": [5], "open": 0, "total": 5},
            {"cards": [], "open": 5, "total": 5},
        ],
        "winners": [0, 1],
    }


@pytest.mark.parametrize(
    ("suns", "points"), [((), 5), (("red",), 7), (("red", "blue"), 10), (("purple",), 5)]
)
def test_sun_bonus(suns: tuple[str, ...], points: int) -> None:
    card = easy("A")
    card["rows"]["purple"] = 2
    card["suns"] = list(suns)
    game = basic(small(card, easy("B"), easy("C"), easy("D")), "A B", "C D")
    feed(game, roll("roygb"), "0 use A")
    assert scored(game, 0) == [["A", points]]


def test_scoring_is_forced_at_three_rows_and_closes_the_card() -> None:
    game = basic(standard(), "10 11", "01 02")
    turn(game, "ppppp", s0="10")
    turn(game, "yyygo", s0="10")
    assert scored(game, 0) == []
    feed(game, roll("gbbrr"), "0 use 10")
    assert scored(game, 0) == [["10", 12]]
    assert game.waiting_for() == ("chance", "draw")
    assert "10" not in game.facts()["seats"][0]["cards"]
    feed(game, "* draw 0 05", "1 pass", roll("bbbbb"), "1 pass")
    refuse(game, "0 use 10")


def test_the_deck_says_how_many_rows_and_what_suns_give() -> None:
    deck = small(*(easy(name) for name in "ABCD"), rows=2)
    deck["bonus"] = {"suns": [1, 7, 8]}
    deck["cards"][0]["suns"] = ["red"]
    game = feed(basic(deck, "A B", "C D"), roll("rrppp"))
    refuse(game, "0 use A")
    feed(game, "0 pass", "1 pass", roll("roppp"), "1 use C", "0 use A")
    assert (scored(game, 0), scored(game, 1)) == ([["A", 9]], [["C", 3]])


# Replacement


def test_basic_replacement_before_the_next_player() -> None:
    game = basic(small(*(easy(name) for name in "ABCDEFG")), "A B", "C D", start=1)
    feed(game, roll("roygb"), "1 use C")
    assert game.waiting_for() == ("chance", "draw")
    assert game.draws() == {"E", "F", "G"}
    assert game.choices(0) == {} == game.choices(1)
    refuse(game, "0 use A", "* draw 0 E", "* draw 1 A", "* draw 1 C", "* draw 1 E F", "* draw E",
           "* supply E", "1 take E")  # fmt: skip
    feed(game, "* draw 1 F")
    assert set(game.facts()["seats"][1]["cards"]) == {"D", "F"}
    assert game.facts()["pile"] == ["E", "G"]
    feed(game, "0 use A")
    assert game.draws() == {"E", "G"}
    feed(game, "* draw 0 E", roll("roygb"), "0 use E", "* draw 0 G", "1 use F")
    assert game.waiting_for() == ("chance", "roll")  # the pile is empty: no draw
    assert set(game.facts()["seats"][1]["cards"]) == {"D"}


def test_supply_take_and_refill() -> None:
    deck = small(*(easy(name) for name in "ABCDEFGHIJKL"))
    game = advanced(deck, "A B C D E", "F G H I J", supply="D I K")
    assert game.facts()["pile"] == ["E", "J", "L"]
    feed(game, roll("roygb"), "0 use A")
    assert game.waiting_for() == ("seats", "0")
    assert game.choices(0) == {"take D": False, "take I": False, "take K": False}
    assert game.choices(1) == {}
    refuse(game, "0 take E", "0 take A", "0 take", "0 take D I", "1 take D", "1 pass", "0 pass",
           "* supply E", "* draw 0 E", "0 reroll 1")  # fmt: skip
    feed(game, "0 take I")
    assert game.waiting_for() == ("chance", "supply") and game.draws() == {"E", "J", "L"}
    assert game.facts()["supply"] == ["D", "K"]
    assert set(game.facts()["seats"][0]["cards"]) == {"B", "C", "I"}
    refuse(game, "1 pass", "* supply", "* supply E J", "* supply D", "* supply A")
    feed(game, "* supply L")
    assert game.facts()["supply"] == ["D", "K", "L"]
    assert game.waiting_for() == ("seats", "1")
    assert free(game, 0, "I") == {"red": 1, "orange": 1, "yellow": 1, "green": 1, "blue": 1}


def test_supply_runs_out() -> None:
    deck = small(*(easy(name) for name in "ABCDEFGHIJ"), to_end=9)
    game = advanced(deck, "A B C D E", "F G H I J", supply="D E I")
    feed(game, roll("roygb"), "0 use A", "0 take D", "* supply J", "1 use F", "1 take E")
    assert game.waiting_for() == ("chance", "roll")  # no pile: no refill
    assert game.facts()["supply"] == ["I", "J"]
    feed(game, roll("roygb"), "1 use G", "1 take I", "0 use B", "0 take J")
    assert game.facts()["supply"] == [] == game.facts()["pile"]
    feed(game, roll("roygb"), "0 use C")
    assert game.waiting_for() == ("seats", "1")  # no supply: no take
    assert set(game.facts()["seats"][0]["cards"]) == {"D", "J"}


# The end


def test_fourth_card_ends_the_turn_without_replacement() -> None:
    names = [f"{n:02}" for n in range(1, 21)]
    game = basic(small(*map(easy, names)), "01 02", "03 04", "05 06")
    for new in ("07 08", "09 10", "11 12"):
        feed(game, roll("roygb"))
        for seat in [(game.seat + step) % 3 for step in range(3)]:
            if seat == 2:
                feed(game, "2 pass")
            else:
                card = min(game.facts()["seats"][seat]["cards"])
                feed(game, f"{seat} use {card}", f"* draw {seat} {new.split()[seat]}")
    assert [len(scored(game, seat)) for seat in range(3)] == [3, 3, 0]
    assert game.facts()["active"] == 0
    feed(game, roll("roygb"), f"0 use {min(game.facts()['seats'][0]['cards'])}")
    assert game.waiting_for() == ("seats", "1") and not game.is_over()
    assert len(game.facts()["seats"][0]["cards"]) == 1
    feed(game, f"1 use {min(game.facts()['seats'][1]['cards'])}")
    assert game.waiting_for() == ("seats", "2")
    feed(game, "2 use 05")  # a first card, and no replacement either
    assert game.is_over() and game.waiting_for() == ("over",)
    assert game.choices(0) == {} and game.draws() == set()
    facts = game.facts()
    assert (facts["active"], facts["rolls"]) == (0, 1)
    assert facts["roll"] == ["red", "orange", "yellow", "green", "blue"]
    assert [len(seat["cards"]) for seat in facts["seats"]] == [1, 1, 1]
    assert game.result() == {
        "scores": [
            {"cards": [5, 5, 5, 5], "open": 0, "total": 20},
            {"cards": [5, 5, 5, 5], "open": 0, "total": 20},
            {"cards": [5], "open": 0, "total": 5},
        ],
        "winners": [0, 1],
    }
    refuse(game, "* draw 0 13", "1 pass", roll("roygb"), "* start 0")


def test_fourth_card_by_the_last_seat_and_in_the_advanced_variant() -> None:
    deck = small(*(easy(name) for name in "ABCDEFGHIJKL"), to_end=1)
    game = advanced(deck, "A B C D E", "F G H I J", supply="D I K")
    feed(game, roll("roygb"), "0 pass", "1 use F")
    assert game.is_over()
    assert game.facts()["supply"] == ["D", "I", "K"]
    assert game.result()["winners"] == [1]


def test_seat_without_cards_passes_and_nobody_with_cards_ends_the_game() -> None:
    game = basic(small(*(easy(name) for name in "ABCDE")), "A B", "C D")
    feed(game, roll("roygb"), "0 use A", "* draw 0 E", "1 use C")
    feed(game, roll("roygb"), "1 use D", "0 use B")
    feed(game, roll("roygb"), "0 pass")
    assert game.choices(1) == {"pass": False}
    refuse(game, "1 use D", roll("roygb"))
    feed(game, "1 pass", roll("ppppp"))
    assert "pass" in game.choices(1) and "reroll 1" in game.choices(1)
    assert not any(words.startswith("use") for words in game.choices(1))
    feed(game, "1 reroll 1 2 3 4 5", roll("roygb"), "1 pass", "0 pass")
    feed(game, roll("roygb"), "0 use E")
    assert not game.is_over() and game.choices(1) == {"pass": False}
    feed(game, "1 pass")
    assert game.is_over()
    assert game.facts()["active"] == 0
    assert game.result()["winners"] == [0]


def idle_turns(game: OneCardWitness, number: int) -> None:
    for _ in range(number):
        turn(game, "rrrrr")


def test_twelve_idle_turns_in_a_row_end_the_game() -> None:
    game = basic(standard(), "10 11", "01 02", "03 04")
    idle_turns(game, 11)
    assert game.facts()["idle"] == 11 and not game.is_over()
    feed(game, roll("yyyoo"), "2 use 03")
    assert game.facts()["idle"] == 0
    feed(game, "0 pass", "1 pass")  # used once, by anybody: not idle
    assert game.facts()["idle"] == 0
    idle_turns(game, 11)
    feed(game, roll("yyyoo"), "2 pass", "0 pass")
    assert not game.is_over()
    feed(game, "1 pass")
    assert game.is_over() and game.facts()["turn"] == 24
    assert game.result()["winners"] == [2]  # for the orange row


def test_the_150th_turn_is_the_last() -> None:
    game = basic(standard(), "15 11", "01 02")
    for letters in ["ryyyy"] * 6 + ["oyyyy"] * 6:  # one box of card 15 every twelve turns
        idle_turns(game, 11)
        turn(game, letters, s0="15")
    idle_turns(game, 5)
    assert game.facts()["turn"] == 150
    feed(game, roll("bbyyy"), "1 pass", "0 use 15")
    assert game.waiting_for() == ("chance", "draw")  # replaced as in any other turn
    feed(game, "* draw 0 28")
    assert game.is_over() and game.facts()["turn"] == 150
    assert game.result()["scores"][0] == {"cards": [19], "open": 0, "total": 19}


def test_result_at_any_time() -> None:
    game = OneCardWitness(standard(), 2)
    nothing = {"cards": [], "open": 0, "total": 0}
    assert game.result() == {"scores": [nothing, nothing], "winners": [0, 1]}
    feed(game, "* start 0", "* deal 0 10 11", "* deal 1 01 02")
    turn(game, "yyyoo", s0="10")
    assert game.result()["scores"][0] == {"cards": [], "open": 3, "total": 3}
    assert game.result()["winners"] == [0]


def test_facts_and_deck_are_copies() -> None:
    deck = standard()
    game = basic(deck, "10 11", "01 02")
    game.facts()["seats"][0]["cards"]["10"]["red"] = 0
    turn(game, "ryoog", s0="10")
    assert free(game, 0, "10")["red"] == 3
    assert deck == standard()
