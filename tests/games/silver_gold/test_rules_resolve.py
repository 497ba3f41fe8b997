"""Silver & Gold, clause by clause: resolving a turn (S5).

Small decks keep the logs short: of maps A, B, … with the symbols that a clause needs, and plain
maps Z1, Z2, … of two fields.
"""

from __future__ import annotations

from typing import Any

import pytest

from crossoff.core.errors import IllegalAction
from crossoff.core.model.position import Position
from crossoff.games.silver_gold.layout import PILE
from testkit.games.positions import (
    drawn,
    fields,
    map_deck,
    maps_kept,
    quiet_turns,
    read,
    refused,
    turn,
)


def coin_game(*, start: int = 0, **score_card: Any) -> Position:
    """Two seats with coins:  0: A  o o .   B  . . .    1: C  o o .   D  . . ."""
    cups = score_card.pop("cups", [6, 5, 4, 3, 2, 1])
    deck = map_deck(
        "A gray oo.", "B gray ...", "C gray oo.", "D gray ...", spare=8,
        score_card=score_card, cups={"values": cups},
    )  # fmt: skip
    return maps_kept("A B / C D", start=start, deck=deck)


def cups(position: Position) -> list[list[int]]:
    return [side.cups for side in position.view(None).seats]


def on_display(position: Position) -> list[str | None]:
    return list(position.view(None).display)


def completed_both(**changes: Any) -> Position:
    """Seat 0 has completed both its maps at once, by a cross, and takes two new ones.

    A  # #   B  #    display  Z1 Z2 Z3 Z4, the rest of the spares are the pile.
    """
    deck = map_deck("A gray x.", "B gray .", "C gray ...", "D gray ...", **changes)
    position = maps_kept("A B / C D", display="Z1 Z2 Z3 Z4", deck=deck)
    return turn(position, "I2", "0 mark A a1 b1; B a1", "1 mark C a1")


# --- S5.1 Cups


def test_S5_1_the_highest_cup_left_from_the_start_player_on() -> None:
    """S5.1: both seats fill a row of two coins in the same turn."""
    for start, won in ((0, [[6], [5]]), (1, [[5], [6]])):
        position = coin_game(start=start, coins_per_row=2)
        position = turn(position, "I2", "0 mark A a1 b1", "1 mark C a1 b1")
        #  A  # # .   C  # # .   coins ##  cup 6     coins ##  cup 5
        assert cups(position) == won
        assert position.view(None).cups == [4, 3, 2, 1]
        assert position.scores()[start]["cups"] == 6


def test_S5_1_only_a_filled_row_and_only_once() -> None:
    """S5.1: a row of two coins with one crossed off gives nothing, nor does the next field."""
    position = coin_game(coins_per_row=2)
    position = turn(position, "I2", "0 mark A a1", "1 mark D a1")
    #  A  # o .   coins #o  cup _
    assert cups(position) == [[], []]
    position = turn(position, "I3", "0 mark A b1", "1 mark D b1")
    assert cups(position) == [[6], []]
    position = turn(position, "I3", "0 mark B a1", "1 mark C a1")
    #  A  # # .   B  # . .   coins ##  cup 6
    assert cups(position) == [[6], []]


def test_S5_1_two_rows_in_one_turn() -> None:
    """S5.1: rows of one coin; the start player takes two cups before the next takes any."""
    position = coin_game(coins_per_row=1)
    position = turn(position, "I2", "0 mark A a1 b1", "1 mark C a1 b1")
    #  coins #  cup 6    coins #  cup 4
    #  coins #  cup 5    coins #  cup 3
    #  coins o  cup _    coins o  cup _
    assert cups(position) == [[6, 5], [4, 3]]


def test_S5_1_with_none_left_a_row_gives_no_cup() -> None:
    """S5.1: three cups for four rows; and no cup for coins after the last row."""
    position = coin_game(coins_per_row=1, cups=[1, 2, 4])
    position = turn(position, "I2", "0 mark A a1 b1", "1 mark C a1 b1")
    #  coins #  cup 4    coins #  cup 1
    #  coins #  cup 2    coins #  cup _
    assert cups(position) == [[4, 2], [1]]
    assert position.view(None).cups == []
    assert "cups left: none" in position.game.shown.picture(position, ["Red", "Blue"])
    position = coin_game(coins_per_row=1, coin_rows=1)
    position = turn(position, "I2", "0 mark A a1 b1", "1 mark C a1")
    #  coins #  cup 6    coins #  cup 5
    assert cups(position) == [[6], [5]]


def test_S5_1_cups_come_before_the_maps_of_the_same_player() -> None:
    """S5.1, S5.2: seat 0 has its cup while it takes a map, seat 1 has not yet."""
    position = coin_game(coins_per_row=2)
    position = turn(position, "I3", "0 mark A a1 b1 c1", "1 mark C a1 b1 c1")
    #  A  # # #  (complete)   coins ##  cup 6
    assert position.actors() == (0,)
    assert cups(position) == [[6], []]
    assert cups(read(position, "0 take pile Z5")) == [[6], [5]]


# --- S5.2 Completed maps


def test_S5_2_a_completed_map_is_set_aside_for_good() -> None:
    """S5.2"""
    position = maps_kept("S03 S02 / S05 G02", display="S04 S06 S07 S08")
    position = turn(position, "I3", "0 mark S03 a1 b1 c1", "1 mark G02 a1")
    position = turn(position, "I2", "0 mark S03 a2 a3", "1 mark G02 b1")
    position = turn(position, "L3", "0 mark S03 c2 c3 b3", "1 mark G02 c1")
    #        a b c d
    #  S03   # # #    complete: set aside, and 8 points
    #        #   #
    #        # # #
    for observer in (0, 1, None):
        side = position.view(observer).seats[0]
        assert side.completed == ["S03"]
        assert [card.id for card in side.maps] == ["S02"]
    position = read(position, "0 take S06", "* refill S09", "* expedition I3", "1 mark G02 d1")
    refused(position, "0 mark S03 a1")
    assert position.scores()[0]["maps"] == 8


# --- S5.3 New maps


def test_S5_3_one_of_the_display_or_the_top_of_the_pile() -> None:
    """S5.3"""
    deck = map_deck("A gray ..", "B gray ...", "C gray ...", "D gray ...", spare=7)
    position = maps_kept("A B / C D", display="Z1 Z2 Z3 Z4", deck=deck)
    position = turn(position, "I2", "0 mark A a1 b1", "1 mark C a1")
    #  0: A  # #  (complete)   B  . . .    display  Z1 Z2 Z3 Z4    pile  Z5 Z6 Z7
    assert position.actors() == (0,)
    assert position.legal(0) == [0, 1, 2, 3, 4]
    refused(position, "0 take Z5", "0 take Z1 Z2", "0 take", "0 take C", "0 mark B a1", "1 take Z1")
    refused(position, "0 take pile", "0 take pile Z1", "0 take pile Z5 Z6")  # one map of the pile
    shown = read(position, "0 take Z2", "* refill Z5")
    assert [card.id for card in shown.view(1).seats[0].maps] == ["Z2", "B"]
    unseen = position.apply(0, 4)
    assert drawn(unseen) == {"Z5": 1 / 3, "Z6": 1 / 3, "Z7": 1 / 3}
    unseen = read(position, "0 take pile Z6")
    assert [card.id for card in unseen.view(1).seats[0].maps] == ["Z6", "B"]
    assert on_display(unseen) == ["Z1", "Z2", "Z3", "Z4"]


def test_S5_3_with_two_the_first_is_known_before_the_second() -> None:
    """S5.3: and the display is not refilled in between."""
    position = completed_both(spare=7)
    position = read(position, "0 take Z2")
    #  0: Z2  . .     display  Z1 -- Z3 Z4    pile  Z5 Z6 Z7
    assert position.actors() == (0,)
    assert on_display(position) == ["Z1", None, "Z3", "Z4"]
    assert position.legal(0) == [0, 2, 3, 4]
    refused(position, "0 take Z2", "* refill Z5")
    position = read(position, "0 take Z4")
    #  0: Z2  . .   Z4  . .    display  Z1 -- Z3 --    pile  Z5 Z6 Z7
    refused(position, "* refill Z5", "0 take Z3")
    position = read(position, "* refill Z6 Z5")
    assert [card.id for card in position.view(1).seats[0].maps] == ["Z2", "Z4"]
    assert on_display(position) == ["Z1", "Z6", "Z3", "Z5"]


def test_S5_3_the_pile_first_then_the_display() -> None:
    """S5.3"""
    position = read(completed_both(spare=7), "0 take pile Z5")
    #  0: Z5  . .     display  Z1 Z2 Z3 Z4    pile  Z6 Z7
    assert position.actors() == (0,)
    assert [card.id for card in position.view(1).seats[0].maps] == ["Z5"]
    twice = read(position, "0 take pile Z7")
    assert [card.id for card in twice.view(1).seats[0].maps] == ["Z5", "Z7"]
    assert read(position, "0 take Z1", "* refill Z6").view(1).pile == 1


def test_S5_3_a_new_map_is_fresh() -> None:
    """S5.3: nothing is crossed off on it, this turn or ever."""
    position = read(completed_both(spare=7), "0 take Z2", "0 take pile Z5", "* refill Z6")
    #  0: Z2  . .   Z5  . .
    assert fields(position, 0, "Z2") == fields(position, 0, "Z5") == [".."]
    for card in position.view(0).seats[0].maps:
        assert card.marked == []


# --- S5.4, S5.5 Refilling, and a pile that runs out


def test_S5_4_the_display_is_refilled_before_the_next_player() -> None:
    """S5.4: seat 1 may take what came up for what seat 0 took."""
    deck = map_deck("A gray ..", "B gray ...", "C gray ..", "D gray ...", spare=6)
    position = maps_kept("A B / C D", display="Z1 Z2 Z3 Z4", deck=deck)
    position = turn(position, "I2", "0 mark A a1 b1", "1 mark C a1 b1")
    position = read(position, "0 take Z3")
    #  display  Z1 Z2 -- Z4    pile  Z5 Z6
    refused(position, "1 take Z1")
    position = read(position, "* refill Z6")
    assert on_display(position) == ["Z1", "Z2", "Z6", "Z4"]
    position = read(position, "1 take Z6", "* refill Z5")
    assert [card.id for card in position.view(0).seats[1].maps] == ["Z6", "D"]
    assert position.view(0).pile == 0


def test_S5_5_an_empty_pile() -> None:
    """S5.5: the display stays short, and only its maps can be taken."""
    position = read(completed_both(spare=5), "0 take Z1", "0 take Z2")
    #  display  -- -- Z3 Z4    pile  Z5
    refused(position, "* refill Z5 Z5", "* refill Z3")
    position = read(position, "* refill Z5")
    assert on_display(position) == ["Z5", None, "Z3", "Z4"]
    position = turn(position, "I3", "0 mark Z1 a1", "1 mark C b1")
    position = turn(position, "I3", "0 mark Z1 b1", "1 mark C c1")
    #  both have completed a map: 0 Z1, 1 C    display  Z5 -- Z3 Z4    pile: empty
    assert position.actors() == (0,)
    assert position.legal(0) == [0, 2, 3]
    refused(position, "0 take pile", "0 take pile Z5")
    with pytest.raises(IllegalAction):
        position.apply(0, PILE)
    position = read(position, "0 take Z4", "1 take Z5")
    assert on_display(position) == [None, None, "Z3", None]
    assert position.is_chance and position.view(0).phase == "expedition"


def test_S5_5_an_empty_pile_and_an_empty_display() -> None:
    """S5.5: the player goes on with fewer maps."""
    deck = map_deck("A gray ..", "B gray x..", "C gray x.", "D gray .", spare=4)
    position = maps_kept("A B / C D", display="Z1 Z2 Z3 Z4", deck=deck)
    position = turn(position, "I2", "0 mark A a1 b1", "1 mark C a1 b1; D a1")
    position = read(position, "0 take Z1", "1 take Z2", "1 take Z3")
    position = turn(position, "O4", "0 mark Z1 a1", "1 mark Z2 a1")
    position = turn(position, "L3", "0 mark Z1 b1", "1 mark Z2 b1")
    #  0: Z1  # #   B  x . .    1: Z2  # #   Z3  . .    display  -- -- -- Z4    pile: empty
    position = read(position, "0 take Z4")
    #  0: Z4  . .   B  x . .    1: Z3  . .              display: empty
    assert on_display(position) == [None] * 4
    assert [card.id for card in position.view(0).seats[1].maps] == ["Z3"]
    assert "Z3" in position.game.shown.picture(position, ["Red", "Blue"])
    position = turn(position, "L3", "0 mark B a1; Z4 a1", "1 mark Z3 a1")
    position = turn(position, "I3", "0 mark Z4 b1", "1 mark Z3 b1")
    #  0: B  # . .    1: no map
    assert [card.id for card in position.view(0).seats[0].maps] == ["B"]
    assert position.view(0).seats[1].maps == []
    position = read(turn(position, "I3", "0 mark B b1"), "* expedition T4", "0 mark B c1")
    #  nobody has a map: the expedition goes on to the end of the game by itself
    assert position.is_chance
    assert position.view(0).round == 2
    while not position.is_over:
        position = position.apply_chance(min(position.chance_outcomes()))
    assert (position.view(0).round, position.view(0).turn) == (4, 7)


def test_S5_5_two_owed_and_one_left() -> None:
    """S5.5: of two new maps only one is there."""
    deck = map_deck("A gray x.", "B gray .", "C gray ..", "D gray ..x", spare=4)
    position = maps_kept("A B / C D", display="Z1 Z2 Z3 Z4", start=1, deck=deck)
    position = turn(position, "I3", "0 mark A b1", "1 mark D a1 b1 c1; C a1")
    position = turn(read(position, "1 take Z1"), "I2", "0 mark A a1; B a1", "1 mark Z1 a1 b1")
    #  0 has completed A and B, 1 has completed Z1; display  -- Z2 Z3 Z4
    position = read(position, "0 take Z2", "0 take Z3", "1 take Z4")
    position = turn(position, "I3", "0 mark Z2 a1", "1 mark Z4 a1")
    assert on_display(position) == [None] * 4
    position = turn(position, "T4", "0 mark Z2 b1", "1 mark Z4 b1")
    #  0: Z3  . .     1: C  # .
    assert [len(side.maps) for side in position.view(0).seats] == [1, 1]


# --- S5.6, S5.7 The end of a turn


def test_S5_6_in_the_last_turn_no_map_is_taken() -> None:
    """S5.6: the 28th turn completes a map, and the game is over at once."""
    full = "gray ..../..../..../...."
    deck = map_deck(*(f"{name} {full}" for name in "ABCD"), spare=8)
    position = quiet_turns(maps_kept("A B / C D", deck=deck), 27)
    #  0: A  # # # #   B  # # # #
    #        # # # #      # # # #
    #        # # # #      # # # #
    #        # # # .      . . . .
    assert fields(position, 0, "A") == ["####", "####", "####", "###."]
    position = position.apply_chance(min(position.chance_outcomes()))
    for seat in position.actors():
        position = read(position, "0 mark A d4" if seat == 0 else "1 mark D a4")
    assert position.is_over
    assert position.view(0).seats[0].completed == ["A"]
    assert [card.id for card in position.view(0).seats[0].maps] == ["B"]
    assert position.view(0).pile == 4 and None not in on_display(position)


def test_S5_7_the_start_player_moves_clockwise() -> None:
    """S5.7: one seat a turn, from round to round as well."""
    full = "gray ..../..../..../...."
    deck = map_deck(*(f"{name} {full}" for name in "ABCDEF"), spare=6)
    position = maps_kept("A B / C D / E F", start=2, deck=deck)
    starts = []
    for _ in range(9):
        starts.append(position.view(None).start)
        asked = position.apply_chance(min(position.chance_outcomes()))
        assert asked.actors()[0] == starts[-1]
        position = quiet_turns(position, 1)
    #  turn   1 2 3 4 5 6 7 | 1 2
    assert starts == [2, 0, 1, 2, 0, 1, 2, 0, 1]
