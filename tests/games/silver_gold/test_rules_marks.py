"""Silver & Gold, clause by clause: crossing off (S4)."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations

import pytest

from crossoff.core.errors import IllegalAction
from crossoff.core.model.contract import Seat
from crossoff.core.model.position import Position
from crossoff.play import frames
from testkit.games.positions import fields, map_deck, maps_kept, read, refused, turn


def choices(position: Position, seat: int, card: str) -> set[frozenset[str]]:
    """Return what a seat may cross off next on one of its maps."""
    notation = position.game.notation
    texts = [notation.decision_text(position, Seat(seat), [a]) for a in position.legal(seat)]
    groups = [text.removeprefix("mark ").split(" ") for text in texts]
    return {frozenset(names) for map_id, *names in groups if map_id == card}


def shape(names: Sequence[str]) -> list[tuple[float, float]]:
    """Return a canonical form of a shape under rotation, reflection and translation: computed with
    complex numbers, independently of the tables.
    """
    points = [complex("abcd".index(name[0]), int(name[1])) for name in names]
    images = []
    for quarter in (1, 1j, -1, -1j):
        for image in ([quarter * p for p in points], [quarter * p.conjugate() for p in points]):
            left, top = min(p.real for p in image), min(p.imag for p in image)
            images.append(sorted((p.real - left, p.imag - top) for p in image))
    return min(images)


# --- S4.1 The pattern, or one field


@pytest.mark.parametrize(
    ("pattern", "example"),
    [
        ("I2", "a1 b1"), ("I3", "a1 b1 c1"), ("L3", "a1 a2 b2"),
        ("O4", "a1 b1 a2 b2"), ("T4", "a1 b1 c1 b2"), ("L4", "a1 a2 a3 b3"),
    ],
)  # fmt: skip
def test_S4_1_the_pattern_turned_and_mirrored(pattern: str, example: str) -> None:
    """S4.1: whatever has the pattern's shape, on free fields of one map, or any one free field."""
    position = maps_kept("P07 G04 / S05 G02")
    position = turn(position, "I3", "0 mark P07 b3 c3 d3", "1 mark G02 a1")
    #        a b c d          a b c d
    #  P07   . o   x    G04   T     x
    #        .   . .          . . . .
    #        . # # #          . . o .
    #        . . . o
    assert fields(position, 0, "P07") == [".o x", ". ..", ".###", "...o"]
    position = read(position, f"* expedition {pattern}", "1 mark G02 a2")
    for card in position.view(0).seats[0].maps:
        wanted = shape(example.split())
        ways = combinations(card.free, len(wanted))
        placements = {frozenset(names) for names in ways if shape(names) == wanted}
        singles = {frozenset([name]) for name in card.free}
        assert choices(position, 0, card.id) == singles | placements


def test_S4_1_by_choice_one_field() -> None:
    """S4.1: one field, though the pattern fits, on either map."""
    position = read(maps_kept("S06 S03 / S05 G02"), "* expedition O4")
    #          a b c d          a b c d
    #  S06       . .      S03   . . .
    #          . . . T          .   .
    #            . .            . . .
    assert fields(read(position, "0 mark S06 b1"), 0, "S06") == [" #. ", "...T", " .. "]
    assert fields(read(position, "0 mark S03 c3"), 0, "S03") == ["... ", ". . ", "..# "]
    both = read(position, "0 mark S06 c1 b1 c2 b2")  # the order of the fields does not matter
    assert fields(both, 0, "S06") == [" ## ", ".##T", " .. "]


def test_S4_1_whole_on_free_fields_of_one_map() -> None:
    """S4.1: what the pattern cannot be."""
    position = maps_kept("S06 S03 / S05 G02")
    position = turn(position, "I2", "0 mark S06 b1 c1", "1 mark G02 a1")
    position = read(position, "* expedition L4", "1 mark G02 b1")
    #          a b c d          a b c d
    #  S06       # #      S03   . . .
    #          . . . T          .   .
    #            . .            . . .
    refused(
        position,
        "0 mark S06 b1 b2 b3 c3",  # b1 is crossed off
        "0 mark S06 a1 a2 b2 c2",  # a1 is sea
        "0 mark S06 a2 b2 c2",  # only a part
        "0 mark S06 a2 b2",  # two fields are neither the pattern nor one field
        "0 mark S06 a2 b2 c2 d2",  # another shape
        "0 mark S06 a2 b2 c2; S03 c3",  # on two maps
        "0 mark S06 b2; S03 c3",  # two single fields
        "0 mark S06 b1",  # crossed off
        "0 mark S06 a1",  # sea
        "0 mark S06 b2 b2",
        "0 mark S06 e5",
        "0 mark S05 a1",  # the other seat's map
    )
    assert fields(read(position, "0 mark S06 a2 b2 c2 c3"), 0, "S06") == [" ## ", "###T", " .# "]


# --- S4.2 Nothing is not allowed


def test_S4_2_no_seat_may_do_nothing() -> None:
    """S4.2: every choice crosses off something, and the turn waits for everybody."""
    position = read(maps_kept("S06 S03 / S02 G02"), "* expedition I2", "0 mark S06 b1")
    #          a b c d          a b c d
    #  S02     .     .    G02   . . . .
    #          . . . .          . .
    #          .     .          . . . .
    assert position.actors() == (1,)
    assert all(choices(position, 1, "S02")) and all(choices(position, 1, "G02"))
    refused(position, "1 mark", "1 mark S02", "1 pass", "1 ", "* expedition I3")


def test_S4_2_without_a_free_field_a_player_does_nothing() -> None:
    """S4.2: the maps are used up, seat 0 has completed its last one and is not asked."""
    big = "gray ..../...."
    deck = map_deck("A gray ..", "B gray ..", f"C {big}", f"D {big}", spare=4, expedition={"I2": 8})
    position = maps_kept("A B / C D", display="Z1 Z2 Z3 Z4", deck=deck)
    #  0: A  . .    B  . .    display  Z1 . .   Z2 . .   Z3 . .   Z4 . .    pile: empty
    position = read(turn(position, "I2", "0 mark A a1 b1", "1 mark C a1"), "0 take Z1")
    position = read(turn(position, "I2", "0 mark B a1 b1", "1 mark C b1"), "0 take Z2")
    position = read(turn(position, "I2", "0 mark Z1 a1 b1", "1 mark C c1"), "0 take Z3")
    position = read(turn(position, "I2", "0 mark Z2 a1 b1", "1 mark C d1"), "0 take Z4")
    position = turn(position, "I2", "0 mark Z3 a1 b1", "1 mark C a2")
    position = turn(position, "I2", "0 mark Z4 a1 b1", "1 mark C b2")
    #        a b c d          a b c d
    #  1: C  # # # #    1: D  . . . .       0: no map
    #        # # . .          . . . .
    position = read(position, "* expedition I2")
    assert all(position.view(observer).seats[0].maps == [] for observer in (0, 1, None))
    assert position.actors() == (1,)
    assert position.legal(0) == []
    assert read(position, "1 mark D a1").view(0).round == 2


# --- S4.3 Crosses


def test_S4_3_a_cross_gives_one_more_field() -> None:
    """S4.3: on either map, a field and not a pattern, and it must be used."""
    position = maps_kept("S04 S03 / S05 G02")
    position = read(position, "* expedition I2")
    #          a b c d          a b c d
    #  S04     x .        S03   . . .
    #          . . .            .   .
    #          . . .            . . .
    same = read(position, "0 mark S04 a1 b1; S04 c3")
    assert fields(same, 0, "S04") == ["##  ", "... ", "..# "]
    other = read(position, "0 mark S04 a1; S03 b1")
    assert fields(other, 0, "S04") == ["#.  ", "... ", "... "]
    assert fields(other, 0, "S03") == [".#. ", ". . ", "... "]
    refused(
        position,
        "0 mark S04 a1",  # the extra is owed
        "0 mark S04 a1; S04 b1 b2",  # one field, not the pattern
        "0 mark S04 a1; S04 a1",  # already crossed off
        "0 mark S04 a1; S03 b1; S03 a1",  # one, not two
        "0 mark S04 b1; S04 b2",  # no cross, no extra
    )


def test_S4_3_step_by_step() -> None:
    """S4.3: while an extra is owed the seat is still asked, and only for single fields."""
    position = read(maps_kept("S04 S03 / S05 G02"), "* expedition I2")
    position = position.apply(0, 0)
    #          a b c d          a b c d
    #  S04     # .        S03   . . .
    #          . . .            .   .
    #          . . .            . . .
    assert position.actors() == (0, 1)
    assert position.view(0).seats[0].extras == 1
    assert {len(names) for names in choices(position, 0, "S04")} == {1}
    assert len(position.legal(0)) == 7 + 8
    position = position.apply(0, 64)
    assert position.view(0).seats[0].extras == 0
    assert position.actors() == (1,)


def test_S4_3_an_extra_may_be_a_cross_again() -> None:
    """S4.3: a chain over both maps, and two crosses in one pattern."""
    position = read(maps_kept("G05 G11 / S05 G02"), "* expedition I3")
    #          a b c d          a b c d
    #  G05       o . .    G11     o . .
    #          . . . x            . . .
    #          x . .            x . . x
    position = read(position, "0 mark G05 b2 c2 d2; G11 a3; G11 d3; G05 a3; G05 a2")
    assert fields(position, 0, "G05") == [" o..", "####", "#.. "]
    assert fields(position, 0, "G11") == [" o..", " ...", "#..#"]
    deck = map_deck("A gray x.x/...", "B gray ..../....", "C gray ..", "D gray ..", spare=4)
    position = read(maps_kept("A B / C D", deck=deck), "* expedition I3")
    #          a b c d          a b c d
    #  A       x . x      B     . . . .
    #          . . .            . . . .
    refused(position, "0 mark A a1 b1 c1; B a1", "0 mark A a1 b1 c1; B a1; B b1; B c1")
    position = read(position, "0 mark A a1 b1 c1; B a1; A c2")
    assert fields(position, 0, "A") == ["###", "..#"]
    assert fields(position, 0, "B") == ["#...", "...."]


def test_S4_3_extras_are_lost_when_no_field_is_left() -> None:
    """S4.3: the last three fields are crosses; two extras find a field, the third none."""
    deck = map_deck("A gray x.", "B gray xx", "C gray ..../....", "D gray ..", spare=4)
    position = read(maps_kept("A B / C D", deck=deck), "* expedition I2")
    #  A   x .    B   x x
    position = read(position, "0 mark B a1 b1; A a1; A b1")
    #  A   # #    B   # #    one extra of B and the one of A were used, the other of B is lost
    assert position.actors() == (1,)
    assert position.view(0).seats[0].extras == 0
    position = read(position, "1 mark C a1")
    assert position.view(0).seats[0].completed == ["A", "B"]


# --- S4.4 Coins


def test_S4_4_coins_are_crossed_off_row_by_row() -> None:
    """S4.4"""
    position = maps_kept("O04 G07 / S05 G02")
    #          a b c d          a b c d
    #  O04     x     o    G07       x .
    #          .     .          . . . .
    #          . . . .          o . . o
    #          o . . o
    position = turn(position, "L4", "0 mark O04 d1 d2 d3 c3", "1 mark G02 a1")
    position = turn(position, "I2", "0 mark G07 d3 d2", "1 mark G02 b1")
    position = turn(position, "I3", "0 mark O04 d4", "1 mark G02 c1")
    #  coins ###o  cup _
    #  coins oooo  cup _
    assert position.view(0).seats[0].coins == 3
    picture = position.game.shown.picture(position, ["Red", "Blue"])
    assert "coins ###o  cup _" in picture
    assert position.scores()[0]["coins"] == 3


def test_S4_4_coins_after_the_last_are_worth_nothing() -> None:
    """S4.4, S7.1: a score card of two coins, three coins crossed off."""
    deck = map_deck(
        "A gray ooo.", "B gray ..", "C gray ..", "D gray ..", spare=4,
        score_card={"coin_rows": 1, "coins_per_row": 2},
    )  # fmt: skip
    position = read(maps_kept("A B / C D", deck=deck), "* expedition I3", "0 mark A a1 b1 c1")
    #  A   # # # .
    #  coins ##
    assert position.view(0).seats[0].coins == 2
    assert position.scores()[0]["coins"] == 2


# --- S4.5 Palms


def test_S4_5_a_palm_counts_the_palms_of_the_display() -> None:
    """S4.5: 1 + the three palms on display, not those of the player's own maps."""
    position = maps_kept("S05 S06 / S07 G02", display="P04 P05 G06 S04")
    #  display:   o .      . x . .    .   x .    x .        S05   T   . .    S06     . .
    #           T . . .    T     .    .   . .    . . .            . . . .          . . . T
    #           . . . .    . . x .    T . . .    . . .              .                . .
    #           o . . x    . . . .
    assert position.view(0).palm == position.view(None).palm == 4
    position = turn(position, "I2", "0 mark S05 a1", "1 mark S07 c2")
    assert position.view(0).seats[0].palms == [4]
    assert position.view(0).seats[1].palms == [4]
    assert position.scores()[0]["palms"] == 4


def test_S4_5_all_palms_of_a_turn_count_the_same() -> None:
    """S4.5: the display stays as it is until all have crossed off, though a map of seat 0 is
    complete and the palm of seat 1 comes after it.
    """
    deck = map_deck("A gray TxT", "B gray ....", "C gray T..", "D gray ..", "E gray T.", spare=7)
    position = maps_kept("A B / C D", display="E Z1 Z2 Z3", deck=deck)
    #  display  E  T .    0: A  T x T   B  . . . .    1: C  T . .
    position = turn(position, "I3", "0 mark A a1 b1 c1; B a1", "1 mark C a1 b1 c1")
    assert [seat.palms for seat in position.view(None).seats] == [[2, 2], [2]]
    then = {choice["do"]: choice.get("palm") for choice in frames.choices(position.seen_by(0), 0)}
    assert then == {"take E": 1, "take Z1": 2, "take Z2": 2, "take Z3": 2, "take pile": None}
    position = read(position, "0 take E", "* refill Z4", "1 take pile Z5")
    #  display  Z4 . .    0: E  T .     B  # . . .    E is gone: a palm is worth 1 now
    position = turn(position, "I2", "0 mark E a1", "1 mark D a1")
    assert position.view(None).seats[0].palms == [2, 2, 1]


def test_S4_5_palms_after_the_last_box_write_nothing() -> None:
    """S4.5: two boxes, three palms at once, later another."""
    deck = map_deck(
        "A gray TTT./T...", "B gray ..", "C gray ....", "D gray ..", "E gray T.", spare=3,
        score_card={"palms": 2},
    )  # fmt: skip
    position = maps_kept("A B / C D", display="E", deck=deck)
    #  A   T T T .    palms _ _
    #      T . . .
    position = turn(position, "I3", "0 mark A a1 b1 c1", "1 mark C a1")
    assert position.view(0).seats[0].palms == [2, 2]
    position = turn(position, "I3", "0 mark A a2", "1 mark C b1")
    #  A   # # # .    palms 2 2
    #      # . . .
    assert position.view(0).seats[0].palms == [2, 2]
    assert position.scores()[0]["palms"] == 4
    assert position.state.palms[0].tolist() == [2, 2, 0, 0, 0, 0]


def test_S4_1_an_action_outside_the_maps_is_illegal() -> None:
    """S4.1, S4.2: a number of a field that is not free, of a placement that does not fit, or of a
    third map.
    """
    position = read(maps_kept("S06 S03 / S05 G02"), "* expedition I2")
    #  S06 a1 is sea (action 0); a1 b1 (action 16) needs it; 128 would be the first of a third map
    for action in (0, 16, 128, -1):
        with pytest.raises(IllegalAction, match="expected one of"):
            position.apply(0, action)
