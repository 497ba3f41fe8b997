"""Silver & Gold, clause by clause: points and winners (S7), with the rulebooks' worked example."""

from __future__ import annotations

from typing import Any

import pytest

from crossoff.core.model.position import Position
from testkit.games.positions import map_deck, maps_kept, read, turn

# --- The worked example


def example_deck() -> dict[str, Any]:
    """The standard maps, cups and score card, with an expedition whose cards each show the whole
    outline of one map: a map can then be completed in one turn.
    """
    deck = map_deck()
    deck["maps"] = maps_kept("S04 S05 / S06 S07").setup.deck.source["maps"]
    drawings = {card["id"]: card["field"] for card in deck["maps"]}
    deck["patterns"] = {"I2": ["##"]} | {
        name: [
            "".join("." if field == " " else "#" for field in row.ljust(4))
            for row in drawings[name]
        ]
        for name in ("S05", "O03", "S02", "G04", "O08", "P07")
    }
    deck["expedition"] = dict.fromkeys(deck["patterns"], 1)
    return deck


def whole(card: str) -> str:
    """Return a mark of all the fields of a standard map."""
    drawings = {c["id"]: c["field"] for c in example_deck()["maps"]}
    names = [
        f"{column}{row}"
        for row, text in enumerate(drawings[card], 1)
        for column, field in zip("abcd", text, strict=False)
        if field != " "
    ]
    return " ".join([card, *names])


def test_S7_the_worked_example() -> None:
    """S7.1, S7.2, S7.3: 95 points.

    Six completed maps worth 64 (S05 O03 S02 G04 O08 P07); the gray seal of O03 for two gray maps
    and the orange seal of S02 for two orange maps: 2 + 4; nine coins and two cups: 17; three palms:
    8.
    """
    position = maps_kept(
        "S05 P04 / P10 P08 / O04 P06", display="O03 S02 G04 S06", deck=example_deck()
    )
    #        a b c d          a b c d          a b c d          a b c d
    #  S05   T   . .    P04     o .      O03   . .   .    S02   .     .
    #        . . . .          T . . .          . x   x          . . . .
    #          .              . . . .          . . . .          .     .
    #                         o . . x              . .
    position = turn(position, "S05", f"0 mark {whole('S05')}", "1 mark P10 a1", "2 mark O04 d1")
    assert position.view(0).seats[0].palms == [3]  # G04 and S06 are on display
    position = read(position, "0 take O03", "* refill O08")
    position = turn(
        position, "O03",
        f"0 mark {whole('O03')}; P04 a2; P04 b1", "1 mark P10 a3", "2 mark O04 a4",
    )  # fmt: skip
    assert position.view(0).seats[0].palms == [3, 3]
    position = read(position, "0 take S02", "* refill P07")
    position = turn(position, "S02", f"0 mark {whole('S02')}", "1 mark P10 b4", "2 mark O04 d4")
    position = read(position, "0 take G04", "* refill P09")
    #        a b c d          a b c d          a b c d
    #  G04   T     x    O08   . o        P07   . o   x
    #        . . . .          o . . x          .   . .
    #        . . o .          . . . .          . o . .
    #                           o .            . . . o
    position = turn(
        position, "G04",
        f"0 mark {whole('G04')}; P04 a4", "1 mark P08 c1", "2 mark O04 a2",
    )  # fmt: skip
    assert position.view(0).seats[0].palms == [3, 3, 2]  # only S06 is on display
    position = read(position, "0 take O08", "* refill O09")
    assert [side.cups for side in position.view(0).seats] == [[], [6], []]
    position = turn(
        position, "O08", f"0 mark {whole('O08')}; P04 c1", "1 mark P08 a1", "2 mark O04 a3"
    )
    position = read(position, "0 take P07", "* refill O10")
    position = turn(position, "I2", "0 mark P04 b2", "1 mark P08 b1", "2 mark P06 c2")
    position = turn(
        position, "P07", f"0 mark {whole('P07')}; P04 c2", "1 mark P08 d1", "2 mark P06 c1"
    )
    #  coins ####  cup 5      palms 3 3 2 _      P04     # #
    #  coins ####  cup 3                               # # # .
    #  coins #ooo  cup _                               . . . .     unfinished: nothing
    #                                                  # . . x
    assert [side.cups for side in position.view(0).seats] == [[5, 3], [6], [4]]
    assert position.scores()[0] == {
        "maps": 64, "seals": 6, "coins": 9, "cups": 8, "palms": 8, "total": 95
    }  # fmt: skip
    assert position.totals()[0] == 95
    assert position.winners() == (0,)


# --- S7.1 to S7.3


def test_S7_1_coins_cups_and_palms() -> None:
    """S7.1: as many points as coins crossed off, the numbers in the cups and the palm boxes."""
    deck = map_deck(
        "A gray oooT/....", "B gray ..", "C gray ..", "D gray ..", "E gray TT", spare=3,
        score_card={"coins_per_row": 2},
    )  # fmt: skip
    position = maps_kept("A B / C D", display="E", deck=deck)
    position = turn(position, "I3", "0 mark A a1 b1 c1", "1 mark C a1")
    position = turn(position, "I2", "0 mark A d1 d2", "1 mark D a1")
    #  A  # # # #   coins ##  cup 6
    #     . . . #   coins #o  cup _   palms 3
    assert position.scores()[0] == {
        "maps": 0, "seals": 0, "coins": 3, "cups": 6, "palms": 3, "total": 12
    }  # fmt: skip


def test_S7_2_unfinished_maps_give_nothing() -> None:
    """S7.2: seven fields of eight."""
    position = maps_kept("S03 S02 / S05 G02")
    position = turn(position, "L4", "0 mark S03 a1 b1 c1 c2", "1 mark G02 a1")
    position = turn(position, "L3", "0 mark S03 a2 a3 b3", "1 mark G02 b1")
    #        a b c d
    #  S03   # # #
    #        #   #
    #        # # .
    assert position.scores()[0]["maps"] == 0
    position = turn(position, "L3", "0 mark S03 c3", "1 mark G02 c1")
    assert position.scores()[0]["maps"] == 8
    assert position.scores()[0]["total"] == 8


def test_S7_3_every_seal_pays_for_every_completed_map_of_its_colour() -> None:
    """S7.3: a gray and an orange seal; a seal may pay for the map that carries it."""
    deck = map_deck(
        "A gray x._ gray", "B orange . gray", "C gray ...", "D gray ...",
        "E gray .. orange", "F purple .. orange", spare=6,
    )  # fmt: skip
    position = maps_kept("A B / C D", display="E F", deck=deck)
    position = turn(position, "I2", "0 mark A a1 b1; B a1", "1 mark C a1")
    #  0: A  # #  gray, seal gray      B  #  orange, seal gray
    #  one gray map: 1 + 1
    assert position.scores()[0]["seals"] == 2
    position = read(position, "0 take E", "0 take F", "* refill Z4 Z5")
    position = turn(position, "O4", "0 mark E a1", "1 mark C b1")
    position = turn(position, "L3", "0 mark E b1", "1 mark D b1")
    #  and E  # #  gray, seal orange: two gray maps, twice; one orange map, 2
    assert position.scores()[0]["seals"] == 2 + 2 + 2
    assert position.scores()[1]["seals"] == 0


# --- S7.4, S7.5 Winners


def test_S7_4_most_points_win() -> None:
    """S7.4"""
    position = maps_kept("S08 G01 / S05 G02 / S06 G03")
    assert position.winners() == (0, 1, 2)
    position = turn(position, "I2", "0 mark S08 a2", "1 mark G02 a1", "2 mark G03 b1")
    #  0: S08    . .     one coin, one point
    #          # . . x
    #          .     .
    assert position.totals() == [1, 0, 0]
    assert position.winners() == (0,)


def test_S7_4_seals_count_once_for_the_win() -> None:
    """S7.3, S7.4: a gray map whose seal pays for itself, against a map and two coins."""
    deck = map_deck("A gray .. gray", "B gray ...", "C purple oo", "D gray ...", spare=8)
    position = maps_kept("A B / C D", display="Z1 Z2 Z3 Z4", deck=deck)
    position = turn(position, "I2", "0 mark A a1 b1", "1 mark C a1 b1")
    position = read(position, "0 take pile Z5", "1 take pile Z6")
    #  0: A  # #  2, and 1 for its seal     1: C  # #  2, and 2 coins
    assert position.totals() == [3, 4]
    assert position.winners() == (1,)


def tie(first: str, second: str) -> Position:
    """Return three seats; 0 and 1 have completed one map of two fields each, in these colours."""
    deck = map_deck(
        f"A {first} ..", "B gray ...", f"C {second} ..", "D gray ...", "E gray o.", "F gray ...",
        spare=10,
    )  # fmt: skip
    position = maps_kept("A B / C D / E F", display="Z1 Z2 Z3 Z4", deck=deck)
    position = turn(position, "I2", "0 mark A a1 b1", "1 mark C a1 b1", "2 mark E a1")
    return read(position, "0 take pile Z5", "1 take pile Z6")


@pytest.mark.parametrize(
    ("first", "second", "winner"),
    [
        ("gray", "green", 0), ("gray", "orange", 0), ("gray", "purple", 0),
        ("orange", "green", 1), ("green", "purple", 0), ("purple", "orange", 1),
    ],
)  # fmt: skip
def test_S7_5_ties_go_by_colours(first: str, second: str, winner: int) -> None:
    """S7.5: gray before green before orange before purple."""
    position = tie(first, second)
    #  0: A  # #  in the first colour     1: C  # #  in the second     2: E  # .  a coin
    assert position.totals() == [2, 2, 1]
    assert position.winners() == (winner,)
    color = (first, second)[winner]
    told = {"points": 2, "color": color, "most": 1, "next": 0}
    assert position.game.shown.remark(position) == ("sg-tie-color", told)


def test_S7_5_the_last_colour_counts_as_well() -> None:
    """S7.5: two points each, of seat 0 from a purple map, of seat 1 from coins."""
    deck = map_deck("A purple ..", "B gray ...", "C gray oo.", "D gray ...", spare=8)
    position = maps_kept("A B / C D", display="Z1 Z2 Z3 Z4", deck=deck)
    position = turn(position, "I2", "0 mark A a1 b1", "1 mark C a1 b1")
    #  0: A  # #  purple     1: C  # # .  two coins
    assert position.totals() == [2, 2]
    assert position.winners() == (0,)


def test_S7_5_still_tied_they_share_the_win() -> None:
    """S7.5: the same points and colours; seat 2, with fewer points, has no part in it."""
    position = tie("green", "green")
    #  0: A  # #  green     1: C  # #  green     2: E  # .  a coin
    assert position.totals() == [2, 2, 1]
    assert position.winners() == (0, 1)
    assert position.result()["winners"] == [0, 1]
    assert position.game.shown.remark(position) == ("sg-tie-shared", {"points": 2})


def test_S7_5_more_maps_do_not_beat_more_points() -> None:
    """S7.4, S7.5: seat 1 has a gray map of two fields, seat 0 a purple one of three."""
    deck = map_deck("A purple ...", "B gray ...", "C gray ..", "D gray ...", spare=6)
    position = maps_kept("A B / C D", display="Z1 Z2 Z3 Z4", deck=deck)
    position = turn(position, "I3", "0 mark A a1 b1 c1", "1 mark C a1")
    position = read(position, "0 take pile Z5")
    position = turn(position, "I2", "0 mark B a1", "1 mark C b1")
    #  0: A  # # #  purple, 3     1: C  # #  gray, 2
    assert position.totals() == [3, 2]
    assert position.winners() == (0,)
    assert position.game.shown.remark(position) is None
