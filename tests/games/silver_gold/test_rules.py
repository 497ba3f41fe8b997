"""Silver & Gold, clause by clause: components, set-up, turns and rounds (S1-S3, S6).

The other chapters are in test_rules_silver_gold_marks (S4), _resolve (S5), _points (S7) and _hidden
(S8). Maps are drawn as in the deck file: `.` a field, `x` a cross, `o` a coin, `T` a palm, `#`
crossed off.
"""

from __future__ import annotations

from collections import Counter
from itertools import permutations

import pytest

from crossoff.core.model.position import Position
from testkit.games.positions import (
    after,
    drawn,
    fields,
    map_deck,
    maps_kept,
    quiet_turns,
    read,
    refused,
)

DEALT = ("* deal 0 P01 O03 G07 S02", "* deal 1 P02 O01 G01 S01")


def plain_game(start: int = 0) -> Position:
    """Return two seats with two plain maps of 16 fields each: enough for all turns of a game."""
    full = "..../..../..../...."
    deck = map_deck(*(f"{name} gray {full}" for name in "ABCD"), spare=8)
    return maps_kept("A B / C D", start=start, deck=deck)


def show(position: Position) -> Position:
    """Return the position after any expedition card."""
    return position.apply_chance(min(position.chance_outcomes()))


# --- S1 Components


def test_S1_1_maps_are_worth_their_fields() -> None:
    """S1.1"""
    deck = after("silver-and-gold", 2).setup.deck
    kinds = Counter((deck.colors[card.color], card.land_mask.bit_count()) for card in deck.maps)
    assert kinds == {("purple", 14): 12, ("orange", 12): 12, ("green", 10): 12, ("gray", 8): 11}
    assert all(card.points == card.land_mask.bit_count() for card in deck.maps)
    #        . .
    #  S02   . . . .    8 fields, a seal for orange maps
    #        . .
    seals = {card.id: deck.colors[card.seal] for card in deck.maps if card.seal is not None}
    assert seals["S02"] == "orange"
    assert "S04" not in seals


def test_S1_2_eight_expedition_cards_show_six_patterns() -> None:
    """S1.2"""
    #  I2  # #   I3  # # #   L3  #     O4  # #   T4  # # #   L4  #
    #                            # #       # #         #         #
    #                                                            # #
    likely = drawn(maps_kept("S04 G01 / S05 G02"))
    assert {name: 8 * chance for name, chance in likely.items()} == {
        "I2": 1, "I3": 2, "L3": 2, "O4": 1, "T4": 1, "L4": 1
    }  # fmt: skip


def test_S1_3_a_score_card_for_each_player() -> None:
    """S1.3"""
    #  coins oooo  cup _
    #  coins oooo  cup _
    #  coins oooo  cup _
    #  palms _ _ _ _
    position = after("silver-and-gold", 3)
    lines = position.game.shown.picture(position, ["Red", "Blue", "Tan"]).splitlines()
    assert lines.count("coins oooo  cup _") == 3 * 3
    assert lines.count("palms _ _ _ _") == 3


def test_S1_4_the_round_card() -> None:
    """S1.4"""
    #  rounds _ _ _ _   cups 6 5 4 3 2 1
    table = plain_game().view(None)
    assert (table.round, table.cups) == (1, [6, 5, 4, 3, 2, 1])
    assert quiet_turns(plain_game(), 27).view(None).round == 4


# --- S2 Set-up


def test_S2_1_four_maps_each_unseen_by_the_others() -> None:
    """S2.1"""
    #  0: P01 O03 G07 S02   1: P02 O01 G01 S01   pile: 39
    position = after("silver-and-gold", 2, *DEALT)
    assert position.view(0).hand == ["P01", "O03", "G07", "S02"]
    assert position.view(1).hand == ["P02", "O01", "G01", "S01"]
    assert position.view(None).hand == []
    assert not any(side.maps for side in position.view(0).seats)


def test_S2_1_every_map_is_as_likely() -> None:
    """S2.1: of the 46 maps left after the first, each comes with the same chance."""
    position = after("silver-and-gold", 2).apply_chance(0)
    assert set(position.chance_outcomes().values()) == {1 / 46}
    assert len(position.chance_outcomes()) == 46


def test_S2_2_all_keep_two_at_the_same_time() -> None:
    """S2.2: whoever is quicker, the table is the same; nothing shows before the last choice."""
    position = after("silver-and-gold", 3, *DEALT, "* deal 2 P03 O02 G02 S04")
    #  0 keeps O03 S02     1 keeps P02 O01     2 keeps G02 S04
    choices = {0: 4, 1: 0, 2: 5}
    assert position.actors() == (0, 1, 2)
    ends = set()
    for order in permutations(choices):
        then = position
        for seat in order:
            assert not any(side.maps for side in then.view(None).seats)
            then = then.apply(seat, choices[seat])
        ends.add(then.to_bytes())
        kept = [[card.id for card in side.maps] for side in then.view(None).seats]
        assert kept == [["O03", "S02"], ["P02", "O01"], ["G02", "S04"]]
    assert len(ends) == 1


def test_S2_2_the_others_go_back_into_the_pile() -> None:
    """S2.2: what was not kept can come up again, what was kept cannot."""
    position = after("silver-and-gold", 2, *DEALT, "0 keep P01 G07", "1 keep S01 P02")
    #  0: P01 G07   1: S01 P02   pile: the 43 others, O03 S02 O01 G01 among them
    assert position.view(None).pile == 43
    assert {"O03", "S02", "O01", "G01"} < drawn(position).keys()
    assert not {"P01", "G07", "S01", "P02"} & drawn(position).keys()


def test_S2_2_exactly_two_of_the_maps_dealt() -> None:
    """S2.2"""
    #  0: P01 O03 G07 S02
    position = after("silver-and-gold", 2, *DEALT)
    assert position.legal(0) == [0, 1, 2, 3, 4, 5]
    refused(position, "0 keep P01", "0 keep P01 P01", "0 keep P01 O03 G07", "0 keep P01 P02")
    refused(position, "0 mark P01 a1", "1 keep P02 O01")  # not what is asked, not whose turn it is


def test_S2_3_four_maps_are_the_display() -> None:
    """S2.3"""
    position = after("silver-and-gold", 2, *DEALT, "0 keep P01 G07", "1 keep P02 O01")
    refused(position, "* display G05 G06 G08", "* display G05 G06 G08 P01", "* start 0")
    #  display: G05 G06 G08 S02   pile: 47 - 4 - 4
    position = read(position, "* display G05 G06 G08 S02")
    assert position.view(1).display == ["G05", "G06", "G08", "S02"]
    assert position.view(1).pile == 39


def test_S2_3_the_widest_display_fits_a_terminal() -> None:
    """S2.3: four maps with seals, which have the longest titles."""
    position = show(maps_kept("S04 G04 / S05 G05", display="P01 O01 G01 S01"))
    #  P01 14 +2/orange   O01 12 +2/purple   G01 10 +2/purple   S01 8 +2/purple
    lines = position.game.shown.picture(position, ["Red", "Blue"]).splitlines()
    assert max(len(line) for line in lines[1:]) <= 80


@pytest.mark.parametrize("players", [2, 3, 4])
def test_S2_4_the_start_player_is_drawn(players: int) -> None:
    """S2.4"""
    keeps = ["S04 G04", "S05 G05", "S06 G06", "S07 G07"][:players]
    position = after(
        "silver-and-gold", players,
        *(f"* deal {seat} {keep} P0{seat + 1} O0{seat + 1}" for seat, keep in enumerate(keeps)),
        *(f"{seat} keep {keep}" for seat, keep in enumerate(keeps)),
        "* display G08 G09 G10 G11",
    )  # fmt: skip
    #  * start 0 | 1 | … one seat in so many
    assert position.view(None).start is None
    assert drawn(position) == {str(seat): 1 / players for seat in range(players)}
    for seat in range(players):
        turn = show(read(position, f"* start {seat}"))
        assert turn.actors() == tuple((seat + k) % players for k in range(players))
    refused(position, f"* start {players}", "* start 0 1")


# --- S3 A turn begins


def test_S3_1_one_expedition_card_is_in_sight() -> None:
    """S3.1: the card before it lies under it; a memory aid may list what was seen."""
    position = read(plain_game(), "* expedition L3", "0 mark A a1", "1 mark C a1")
    position = read(position, "* expedition T4")
    #  T4   # # #
    #         #       (L3 lies under it)
    assert position.view(0).expedition == "T4"
    assert position.view(0).seen is None
    assert position.view(0, memory_aid=True).seen == ["L3", "T4"]
    refused(position, "* expedition I2")


def test_S3_1_before_the_first_card() -> None:
    """S3.1"""
    #  expedition  -
    assert plain_game().view(0).expedition is None
    refused(plain_game(), "* expedition", "* expedition X9", "* expedition I2 I3", "0 mark A a1")


# --- S6 Rounds


def test_S6_1_a_round_has_seven_turns() -> None:
    """S6.1: the eighth card stays unseen, and all eight are shuffled again."""
    position = quiet_turns(plain_game(), 6)
    #  round 1, turn 7; seen: I2 I3 I3 L3 L3 O4
    assert (position.view(0).round, position.view(0).turn) == (1, 7)
    assert len(position.view(0, memory_aid=True).seen) == 6
    assert drawn(position) == {"T4": 1 / 2, "L4": 1 / 2}
    position = quiet_turns(position, 1)
    #  round 2, turn 1: all eight again
    assert (position.view(0).round, position.view(0).turn) == (2, 1)
    assert position.view(0, memory_aid=True).seen == []
    assert drawn(position) == drawn(plain_game())


def test_S6_1_four_rounds() -> None:
    """S6.1: the game is over after 28 turns."""
    position = quiet_turns(plain_game(), 27)
    assert (position.view(0).round, position.view(0).turn) == (4, 7)
    position = quiet_turns(position, 1)
    #  A  ####   B  ####   28 of 32 fields
    #     ####      ####
    #     ####      ####
    #     ###.      #...
    assert fields(position, 0, "A") == ["####", "####", "####", "###."]
    assert fields(position, 0, "B") == ["####", "####", "####", "#..."]
    assert position.is_over
    assert position.actors() == () and position.chance_outcomes() == {}
    refused(position, "* expedition I2", "0 mark A d4")
    assert "the game is over" in position.game.shown.picture(position, ["Red", "Blue"])
