"""Silver & Gold, clause by clause: what is hidden (S8)."""

from __future__ import annotations

from crossoff.core.model.contract import Seat
from crossoff.core.model.position import Position
from crossoff.core.model.steps import decide
from testkit.games.positions import after, drawn, map_deck, maps_kept, read, turn

OBSERVERS = (0, 1, 2, None)
NAMES = ["Red", "Blue", "Tan"]


def same_for(observer: int | None, one: Position, other: Position) -> bool:
    """True if two positions look the same to an observer, in every form."""
    one, other = one.seen_by(observer), other.seen_by(observer)
    return (
        one.to_bytes() == other.to_bytes()
        and one.view(observer, memory_aid=True) == other.view(observer, memory_aid=True)
        and one.game.shown.picture(one, NAMES) == other.game.shown.picture(other, NAMES)
    )


# --- S8.1


def test_S8_1_the_pile_has_no_order() -> None:
    """S8.1: whatever was dealt and put back first, the position is the same, and any map may be
    next.
    """
    deals = ("* deal 1 P02 O01 G01 S01", "0 keep P01 S02", "1 keep P02 S01")
    one = after("silver-and-gold", 2, "* deal 0 P01 O03 G07 S02", *deals)
    other = after("silver-and-gold", 2, "* deal 0 P01 G07 O03 S02", *deals)
    #  0: P01 S02   1: P02 S01   pile: the 43 others
    assert one.to_bytes() == other.to_bytes()
    assert set(drawn(one).values()) == {1 / 43}


def test_S8_1_the_expedition_cards_to_come() -> None:
    """S8.1: after I2 any of the seven others, each as likely."""
    position = turn(maps_kept("S04 G01 / S05 G02"), "I2", "0 mark G01 a1", "1 mark G02 a1")
    #  seen: I2    unseen: I3 I3 L3 L3 O4 T4 L4
    assert {name: round(7 * chance) for name, chance in drawn(position).items()} == {
        "I3": 2, "L3": 2, "O4": 1, "T4": 1, "L4": 1
    }  # fmt: skip


def test_S8_1_chance_counts_draws_that_are_equally_likely() -> None:
    """S8.1: every map of the pile and every seat that may start counts once, and every expedition
    card that has not been seen.
    """
    dealt = after("silver-and-gold", 2, "* deal 0 P01 O03 G07 S02", "* deal 1 P02 O01 G01 S01")
    assert sum(after("silver-and-gold", 2).weights()) == 47
    laid = read(dealt, "0 keep P01 S02", "1 keep P02 S01", "* display S03 S04 S05 S06")
    assert laid.weights()[:3] == [1, 1, 0]
    assert sum(read(laid, "* start 0").weights()) == 8


# --- S8.2


def dealt(*hands: str) -> Position:
    lines = [f"* deal {seat} {hand}" for seat, hand in enumerate(hands)]
    return after("silver-and-gold", len(hands), *lines)


def test_S8_2_dealt_maps_are_known_to_their_player() -> None:
    """S8.2: other hands for 0 and 2 change nothing for 1 and for spectators."""
    one = dealt("P01 O03 G07 S02", "P02 O01 G01 S01", "P03 O02 G02 S03")
    other = dealt("P04 O04 G04 S04", "P02 O01 G01 S01", "P01 O03 G07 S02")
    #  1: P02 O01 G01 S01 in both
    assert [same_for(observer, one, other) for observer in OBSERVERS] == [False, True, False, True]
    assert one.view(1).hand == ["P02", "O01", "G01", "S01"]
    assert one.seen_by(1).view(0).hand == []


def test_S8_2_a_choice_is_sealed_until_all_have_chosen() -> None:
    """S8.2: what 0 keeps, and 2 has chosen from, does not show; that they are done does."""
    position = dealt("P01 O03 G07 S02", "P02 O01 G01 S01", "P03 O02 G02 S03")
    one = position.apply(0, 0).apply(2, 3)
    other = position.apply(0, 5).apply(2, 1)
    #  0: two of P01 O03 G07 S02     2: two of P03 O02 G02 S03     1 has not chosen
    assert [same_for(observer, one, other) for observer in OBSERVERS] == [False, True, False, True]
    assert [side.waiting for side in one.view(1).seats] == [False, True, False]
    assert one.view(0) != position.view(0)


def test_S8_2_returned_maps_stay_unknown() -> None:
    """S8.2: two hands of which the same two maps are kept."""
    kept = ("0 keep P01 S02", "1 keep P02 S01")
    one = read(dealt("P01 O03 G07 S02", "P02 O01 G01 S01"), *kept)
    other = read(dealt("P01 O05 G05 S02", "P02 O01 G01 S01"), *kept)
    #  0: P01 S02   1: P02 S01
    assert one.to_bytes() == other.to_bytes()
    assert [card.id for card in one.view(None).seats[0].maps] == ["P01", "S02"]


def test_S8_2_a_picture_shows_no_hand_of_others() -> None:
    """S8.2: seat 0's drawing contains its own four maps and no others."""
    seen = dealt("P01 O03 G07 S02", "P02 O01 G01 S01").seen_by(0)
    #  0: P01 O03 G07 S02     1: (hidden)
    text = seen.game.shown.picture(seen, ["Red", "Blue"])
    shown = [card.id for card in seen.setup.deck.maps if f"{card.id} " in text]
    assert sorted(shown) == ["G07", "O03", "P01", "S02"]


# --- S8.3


def marked(first: str, third: str) -> Position:
    """Three seats; 0 and 2 have crossed off, 1 has not.

         a b c d          a b c d          a b c d
    S08    . .      O05   o .        S05   T   . .
         o . . x          . T . .          . . . .
         .     .          . . . .            .
                              . x
    """
    position = maps_kept("S08 G01 / S04 G02 / O05 S05", display="P04 G06 S06 S07")
    position = read(position, "* expedition I2", f"0 mark {first}")
    return decide(position, Seat(2), f"mark {third}")


def test_S8_3_marks_of_the_running_turn_are_hidden() -> None:
    """S8.3: with the coins, palms and extras that they earn."""
    one = marked("S08 a2 b2", "O05 a1 b1")
    other = marked("G01 a1", "S05 a1")
    #  one:    0 S08 a2 b2 (a coin)    2 O05 a1 b1 (a coin)
    #  other:  0 G01 a1                2 S05 a1 (a palm)
    assert one.actors() == other.actors() == (1,)
    assert [same_for(observer, one, other) for observer in OBSERVERS] == [False, True, False, True]
    assert one.view(0).seats[0].coins == 1 and one.view(0).seats[0].maps[0].marked == ["a2", "b2"]
    side = one.view(1).seats[0]
    assert side.coins == 0 and side.maps[0].marked == [] and len(side.maps[0].free) == 8
    assert other.view(2).seats[2].palms == [5]
    assert other.view(None).seats[2].palms == []
    assert other.view(None).seats[2].score["total"] == 0


def test_S8_3_that_a_player_is_done_is_open() -> None:
    """S8.3: a player who still owes an extra looks like one who has not begun."""
    position = maps_kept("S08 G01 / S04 G02 / O05 S05", display="P04 G06 S06 S07")
    idle = read(position, "* expedition I2", "0 mark S08 a2 b2")
    begun = decide(idle, Seat(2), "mark O05 d4")
    done = decide(begun, Seat(2), "mark S05 a1")
    #  2: O05 with d4, a cross, crossed off: one field is owed
    assert [side.waiting for side in done.view(None).seats] == [False, True, False]
    assert [side.waiting for side in begun.view(None).seats] == [False, True, True]
    assert begun.view(2).seats[2].extras == 1
    assert [same_for(observer, begun, idle) for observer in OBSERVERS] == [True, True, False, True]


def test_S8_3_marks_are_open_once_all_are_done() -> None:
    """S8.3"""
    position = read(marked("S08 a2 b2", "S05 a1"), "1 mark S04 b1")
    #  S08    . .      S04   x #      S05   #   . .
    #       # # . x          . . .          . . . .
    #       .     .          . . .            .
    for observer in OBSERVERS:
        seats = position.view(observer).seats
        assert seats[0].maps[0].marked == ["a2", "b2"]
        assert (seats[0].coins, seats[2].palms) == (1, [5])


def test_S8_3_marks_of_earlier_turns_stay_open() -> None:
    """S8.3: only what the running turn wrote is taken back."""
    deck = map_deck(
        "A gray TT./T..", "B gray ..", "C gray x.", "D gray .", "E gray T.", spare=3,
        score_card={"palms": 2},
    )  # fmt: skip
    position = maps_kept("A B / C D", display="E Z1 Z2 Z3", deck=deck)
    position = turn(position, "I3", "0 mark A a1", "1 mark C a1; D a1")
    position = turn(read(position, "1 take E"), "I2", "0 mark B a1", "1 mark C b1")
    position = read(position, "1 take Z1", "* expedition L3")
    position = position.apply(0, 1)
    #  A  # # .   palms 2 1, the second of this turn     1: E  T .   Z1  . .
    #     T . .
    assert position.view(0).seats[0].palms == [2, 1]
    assert position.view(1).seats[0].palms == [2]
    assert position.view(1).seats[0].maps[0].free == ["b1", "c1", "a2", "b2", "c2"]
    assert position.seen_by(1).state.num_palms[0] == 1


def test_S8_3_where_nobody_has_marked_nothing_is_taken_back() -> None:
    """S8.3: at the beginning of a turn everybody knows the whole position."""
    position = maps_kept("S08 G01 / S04 G02 / O05 S05", display="P04 G06 S06 S07")
    position = read(position, "* expedition I2")
    for observer in OBSERVERS:
        assert position.seen_by(observer).to_bytes() == position.to_bytes()


def test_S8_3_sealed_coins_are_not_counted() -> None:
    """S8.3: two coins on the deck's first map, one of an earlier turn and one of this."""
    deck = map_deck("A gray oo./...", "B gray ...", "C gray ...", "D gray ...", spare=4)
    position = maps_kept("A B / C D", deck=deck)
    position = turn(position, "I2", "0 mark A a1", "1 mark C a1")
    position = decide(read(position, "* expedition I3"), Seat(0), "mark A b1")
    #  A  # # .     two coins for 0, one for 1
    #     . . .
    assert position.view(0).seats[0].coins == 2
    assert position.view(1).seats[0].coins == 1


def test_S8_3_marks_beside_an_empty_place_are_hidden_too() -> None:
    """S8.3: a player whose first map was not replaced, and who has crossed off on the other."""
    deck = map_deck("A gray .", "B gray ...", "C gray .", "D gray ...",
                    "E gray .", "F gray .", "G gray .", "H gray .")  # fmt: skip
    position = maps_kept("A B / C D", display="E F G H", deck=deck)
    for pattern, mine, theirs, takes in (
        ("I2", "A", "C", ("0 take E", "1 take F")),
        ("I3", "E", "F", ("1 take G", "0 take H")),
        ("I3", "H", "G", ()),
    ):
        position = turn(position, pattern, f"0 mark {mine} a1", f"1 mark {theirs} a1")
        position = read(position, *takes)
    position = read(position, "* expedition L3")
    marked = decide(position, Seat(1), "mark D a1")
    #  0: --   B . . .     1: --   D x . .
    assert marked.view(1).seats[1].maps[-1].marked == ["a1"]
    assert marked.view(0).seats[1].maps[-1].marked == []
    assert marked.view(0).seats[1].maps[-1].free == ["a1", "b1", "c1"]
