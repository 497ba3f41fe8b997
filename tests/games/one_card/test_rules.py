"""Everything on 1 Card, clause by clause: components, set-up, rolling and using a roll (C1-C4), and
what is hidden (C7).

Scoring and the end of the game (C5, C6) are in test_rules_one_card_scoring. In the pictures `.` is
a free box, `#` a crossed-off one, and `*` marks a row with a sun.
"""

from __future__ import annotations

from itertools import permutations

import pytest

from crossoff.core.errors import BadNotation, IllegalAction
from crossoff.core.model.position import Position
from testkit.games.positions import after, cards_dealt, drawn, read, refused, roll, rows

COLORS = ("red", "orange", "yellow", "green", "blue", "purple")
DEALT = ("* start 0", "* deal 0 01 02 03 04 05", "* deal 1 06 07 08 09 10")


def advanced(players: int, *lines: str) -> Position:
    return after("one-card", players, *lines, variant="advanced")


# --- C1 Components


def test_C1_1_cards() -> None:
    """C1.1: 30 cards of five rows and 20 boxes, two rows with a sun."""
    deck = after("one-card", 2).setup.deck
    assert len(deck.cards) == 30
    #  card 10   red    ....      yellow * ...      green  ..
    #            blue * ......    purple   .....
    for card in deck.cards:
        assert sum(boxes > 0 for boxes in card.rows) == 5
        assert sum(card.rows) == 20
        assert len(card.suns) == 2 and all(card.rows[color] for color in card.suns)
    card = deck.cards[9]
    assert card.rows == (4, 0, 3, 2, 6, 5) and card.suns == (2, 4)


def test_C1_2_dice() -> None:
    """C1.2: five dice, each with one side of every colour."""
    position = cards_dealt("10 11 / 01 02")
    for die in range(5):
        #  each die: red | orange | yellow | green | blue | purple
        assert position.is_chance, die
        assert list(position.chance_outcomes().values()) == [1 / 6] * 6
        position = position.apply_chance(die)
    assert position.view(0).roll == ["red", "orange", "yellow", "green", "blue"]
    assert position.actors() == (0,)


def test_chance_counts_draws_that_are_equally_likely() -> None:
    """C1.2, C2.2, C2.1: a card of the pile, a start player, a side of a die count once each."""
    position = after("one-card", 2)
    assert position.weights()[:3] == [1, 1, 0]
    position = read(position, "* start 0")
    assert position.weights() == [1] * 30 + [0] * 30
    position = read(position, "* deal 0 01 02", "* deal 1 03 04")
    assert position.weights()[:7] == [1] * 6 + [0]


# --- C2 Set-up


@pytest.mark.parametrize("players", [2, 3, 4])
def test_C2_1_the_start_player_is_drawn_before_any_card(players: int) -> None:
    """C2.1"""
    position = after("one-card", players)
    #  * start 0 | 1 | … one seat in so many
    assert position.view(None).active is None
    assert "rolls" not in position.game.shown.picture(
        position, ["Red", "Blue", "Gray", "Gold"][:players]
    )
    assert drawn(position) == {str(seat): 1 / players for seat in range(players)}
    hands = ["10 11", "01 02", "03 04", "05 06"][:players]
    for seat in range(players):
        then = read(position, f"* start {seat}")
        assert then.view(None).active == seat
        then = read(then, *(f"* deal {number} {hand}" for number, hand in enumerate(hands)))
        assert read(then, "* roll red red red red red").actors() == (seat,)
    refused(position, f"* start {players}", "* start 0 1", "* deal 0 10 11")


def test_C2_1_everybody_knows_who_rolls_first_when_cards_are_chosen() -> None:
    """C2.1, C2.3: the active seat is known while three are kept, and then rolls."""
    position = advanced(2, "* start 1", *DEALT[1:])
    for observer in (0, 1, None):
        assert position.view(observer).active == 1
        assert (position.view(observer).phase, position.view(observer).roll) == ("keep", [None] * 5)
    assert "Blue rolls first" in position.game.shown.picture(position, ["Red", "Blue"])
    position = read(position, "0 keep 01 02 04", "1 keep 10 09 08", "* supply 11 12 03")
    assert read(position, "* roll red red red red red").actors() == (1,)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_C2_2_basic_two_cards_face_up(players: int) -> None:
    """C2.2"""
    hands = ["10 11", "01 02", "03 04", "05 06"][:players]
    position = cards_dealt(" / ".join(hands))
    #  0: 10 11   1: 01 02   …
    for observer in (*range(players), None):
        table = position.view(observer)
        assert [[card.id for card in seat.cards] for seat in table.seats] == [
            hand.split() for hand in hands
        ]
        assert table.pile == 30 - 2 * players
        assert table.supply == [None] * 3
    first = after("one-card", players, "* start 0")
    refused(first, "* deal 0 10", "* deal 1 10 11", "* deal 0 10 10", "* start 0", "0 pass")


def test_C2_3_advanced_five_dealt_three_kept() -> None:
    """C2.3: all choose at the same time; the other cards are shuffled back."""
    position = advanced(2, *DEALT)
    #  0: 01 02 03 04 05   1: 06 07 08 09 10
    assert position.actors() == (0, 1)
    assert len(position.legal(0)) == 10
    refused(position, "0 keep 01 02", "0 keep 01 02 02", "0 keep 01 02 06", "0 keep 01 02 03 04")
    refused(position, "1 keep 06 07 08", "0 use 01", "* supply 11 12 13")
    ends = set()
    for order in permutations((0, 1)):
        then = position
        for seat in order:
            assert not any(side.cards for side in then.view(None).seats)
            then = then.apply(seat, {0: 1, 1: 9}[seat])
        ends.add(then.to_bytes())
    assert len(ends) == 1
    kept = [[card.id for card in side.cards] for side in then.view(None).seats]
    assert kept == [["01", "02", "04"], ["08", "09", "10"]]
    assert {"03", "05", "06", "07"} < drawn(then).keys()
    assert not {"01", "02", "04", "08", "09", "10"} & drawn(then).keys()


def test_C2_4_advanced_three_cards_are_the_supply() -> None:
    """C2.4"""
    position = advanced(2, *DEALT, "0 keep 01 02 04", "1 keep 10 09 08")
    refused(position, "* supply 11 12", "* supply 11 12 12", "* supply 01 11 12", "* start 0")
    position = read(position, "* supply 11 12 03")
    #  supply: 11 12 03   pile: 30 - 6 - 3
    assert position.view(0).supply == ["11", "12", "03"]
    assert position.view(0).pile == 21


# --- C3 Roll


def test_C3_1_the_active_player_rolls_all_dice() -> None:
    """C3.1"""
    position = cards_dealt("10 11 / 01 02", start=1)
    #  1 rolls:  ? ? ? ? ?
    assert position.view(0).roll == [None] * 5
    refused(position, "* roll red red red red", "* roll red red red red red red")
    refused(position, "* roll red red red red pink", "1 pass")
    position = read(position, "* roll red red blue green yellow")
    assert position.view(0).roll == ["red", "red", "blue", "green", "yellow"]
    assert position.actors() == (1,)


def test_C3_2_twice_any_dice_again() -> None:
    """C3.2: any of the 31 sets of dice, and after the third roll none."""
    position = read(cards_dealt("10 11 / 01 02"), "* roll red red blue green yellow")
    assert position.view(0).rolls_left == 2
    assert len([action for action in position.legal(0) if action > 3]) == 31
    refused(position, "0 reroll", "0 reroll 0", "0 reroll 6", "0 reroll 1 1", "1 reroll 1")
    position = read(position, "0 reroll 3 5")
    #  dice  1 red  2 red  3 ?  4 green  5 ?
    assert position.view(0).roll == ["red", "red", None, "green", None]
    refused(position, "* roll red blue red green red")  # die 2 was kept
    refused(position, "0 reroll 1", "0 pass")
    position = read(position, "* roll red red red green red", "0 reroll 1 2 3 4 5")
    assert position.view(0).roll == [None] * 5
    position = read(position, "* roll blue blue blue blue blue")
    #  the third roll stands
    assert position.view(0).rolls_left == 0
    refused(position, "0 reroll 1")
    assert max(position.legal(0)) == 3


def test_C3_2_no_roll_is_left_once_the_roll_is_used() -> None:
    """C3.2, C4.1: the next seat is not told of rolls that are gone."""
    position = read(cards_dealt("10 11 / 01 02"), "* roll red red blue green yellow")
    assert [position.view(seat).rolls_left for seat in (0, 1, None)] == [2, 2, 2]
    position = read(position, "0 pass")
    assert [position.view(seat).rolls_left for seat in (0, 1, None)] == [0, 0, 0]
    position = read(position, "1 pass")
    assert position.view(1).rolls_left == 3  # the next turn


def test_C3_2_dice_in_the_air_show_no_colour() -> None:
    """C3.2: their previous colours no longer count, and are not drawn."""
    position = read(cards_dealt("10 11 / 01 02"), "* roll red red blue green yellow")
    names = ["Red", "Blue"]
    assert "roll 1 of 3:  1 red  2 red  3 blue" in position.game.shown.picture(position, names)
    position = read(position, "0 reroll 3 5")
    assert "roll" not in position.game.shown.picture(position, names).replace("Red rolls", "")
    position = read(position, "* roll red red red green red")
    assert "roll 2 of 3:  1 red  2 red  3 red" in position.game.shown.picture(position, names)


def test_C3_2_only_the_active_player_and_only_before_using() -> None:
    """C3.2"""
    position = read(cards_dealt("10 11 / 01 02"), "* roll red red blue green yellow", "0 pass")
    #  1 uses the roll of 0
    assert position.actors() == (1,)
    refused(position, "1 reroll 1")
    assert max(position.legal(1)) == 3
    position = read(position, "1 pass", "* roll red red blue green yellow")
    assert position.actors() == (1,)
    assert (
        len(read(position, "1 reroll 1").chance_outcomes()) == 6
    )  # the next turn has its own three rolls


def test_C3_3_dice_left_lying_may_be_rolled_again() -> None:
    """C3.3: die 1 was kept after the first roll and is rolled after the second."""
    position = read(cards_dealt("10 11 / 01 02"), "* roll red red blue green yellow")
    position = read(position, "0 reroll 3", "* roll red red red green yellow", "0 reroll 1")
    #  dice  1 ?  2 red  3 red  4 green  5 yellow
    assert position.view(0).roll == [None, "red", "red", "green", "yellow"]
    position = read(position, "* roll blue red red green yellow", "0 use 11")
    #  card 11   red    * ##..      orange   ....    green    #...
    #            blue   * #...      purple   ....
    assert rows(position, 0, "11") == {
        "red": "##..", "orange": "....", "green": "#...", "blue": "#...", "purple": "...."
    }  # fmt: skip


# --- C4 Use the roll


def test_C4_from_the_active_player_clockwise() -> None:
    """C4.4: every seat is asked once, from the active one on, and may pass."""
    position = read(cards_dealt("10 11 / 01 02 / 03 04", start=1), "* roll red red red red red")
    asked: list[int] = []
    while position.actors():
        asked += position.actors()
        position = read(position, f"{position.actors()[0]} pass")
    #  1, 2, 0; then 2 rolls
    assert asked == [1, 2, 0]
    assert position.view(0).active == 2
    assert position.is_chance


def test_C4_1_every_colour_that_can_be_used_must_be() -> None:
    """C4.1: two orange, two green and a blue die, all on the one card chosen."""
    position = roll(
        cards_dealt("01 11 / 02 10"), "orange orange green green blue", "0 use 01", "1 pass"
    )
    #  card 01   orange   ##...    yellow * ..      green * ##..
    #            blue     #...     purple   .....
    assert rows(position, 0, "01") == {
        "orange": "##...", "yellow": "..", "green": "##..", "blue": "#...", "purple": "....."
    }  # fmt: skip
    assert set(rows(position, 0, "11").values()) == {"...."}
    assert position.legal(0) == []


def test_C4_1_exactly_as_many_free_boxes_are_enough() -> None:
    """C4.1: two yellow dice and two yellow boxes."""
    position = cards_dealt("01 11 / 02 10")
    position = roll(position, "yellow yellow red red red", "0 use 01", "1 pass")
    #  card 01   yellow * ##
    assert rows(position, 0, "01")["yellow"] == "##"


def test_C4_2_two_yellow_dice_and_one_free_yellow_box() -> None:
    """C4.2, the worked example: yellow cannot be used, never only one of its dice."""
    position = cards_dealt("01 11 / 02 10")
    position = roll(position, "yellow red red red red", "0 use 01", "1 pass")
    #  card 01   yellow * #.
    assert rows(position, 0, "01")["yellow"] == "#."
    position = roll(position, "yellow yellow green blue red", "0 use 01", "1 pass")
    #  card 01   yellow * #.    green * #...    blue #...
    assert rows(position, 0, "01")["yellow"] == "#."
    assert rows(position, 0, "01")["green"] == rows(position, 0, "01")["blue"] == "#..."


def test_C4_2_a_colour_that_the_card_lacks_is_ignored() -> None:
    """C4.2: card 01 has no red row."""
    position = cards_dealt("01 11 / 02 10")
    position = roll(position, "red red red blue blue", "0 use 01", "1 pass")
    #  card 01   blue   ##..
    assert rows(position, 0, "01")["blue"] == "##.."
    assert "red" not in rows(position, 0, "01")


def test_C4_3_a_card_on_which_nothing_can_be_used() -> None:
    """C4.3: five red dice fit on neither card."""
    position = read(cards_dealt("01 11 / 06 10"), "* roll red red red red red", "0 pass")
    #  card 01: no red row    card 11   red * ....     1: card 06   red .....   card 10   red ....
    assert position.actors() == (1,)
    refused(position, "1 use 10")
    assert position.legal(1) == [0, 3]
    first = read(cards_dealt("01 11 / 06 10"), "* roll red red red red red")
    refused(first, "0 use 01", "0 use 11", "0 use 06", "0 use", "0 use 01 11", "0 keep 01")
    for action in (0, 1, 2, 35, -1):
        with pytest.raises(IllegalAction):
            first.apply(0, action)
    with pytest.raises(BadNotation, match="expected use, pass or reroll"):
        read(first, "0 take 01")


def test_C4_4_passing_is_always_allowed() -> None:
    """C4.4: though both cards could be used; nothing is crossed off."""
    position = read(cards_dealt("01 11 / 06 10"), "* roll blue blue blue blue blue")
    before = read(cards_dealt("01 11 / 06 10"), "* roll blue blue blue purple purple")
    #  card 01   blue ....   purple .....     card 11   blue * ....   purple ....
    for first in (position, before):
        then = read(first, "0 pass", "1 pass")
        assert set("".join(rows(then, 0, "01").values())) == {"."}
        assert then.view(0).active == 1


# --- C7 What is hidden


def test_C7_1_pile_and_dice_to_come() -> None:
    """C7.1: the pile has no order: the position is the same whatever went back first."""
    kept = ("0 keep 01 02 03", "1 keep 06 07 08")
    one = advanced(2, *DEALT, *kept)
    other = advanced(2, "* start 0", "* deal 0 01 02 03 05 04", "* deal 1 06 07 08 09 10", *kept)
    #  0: 01 02 03   1: 06 07 08   pile: 24
    assert one.to_bytes() == other.to_bytes()
    assert list(drawn(one).values()) == [1 / 24] * 24
    assert drawn(cards_dealt("01 11 / 06 10")).keys() <= set(COLORS)


def test_C7_2_dealt_cards_are_known_to_their_player() -> None:
    """C7.2: another hand for 0 changes nothing for 1 or a spectator; what is kept is open."""
    one = advanced(2, *DEALT)
    other = advanced(2, "* start 0", "* deal 0 11 12 13 14 15", DEALT[-1])
    #  1: 06 07 08 09 10 in both
    for sealed in (False, True):
        if sealed:
            one, other = one.apply(0, 3), other.apply(0, 7)
        for observer in (1, None):
            assert one.view(observer) == other.view(observer)
            assert one.seen_by(observer).to_bytes() == other.seen_by(observer).to_bytes()
        assert one.view(0) != other.view(0)
        assert one.view(0).hand == ["01", "02", "03", "04", "05"]
        assert one.view(1).hand == ["06", "07", "08", "09", "10"]
        assert [side.waiting for side in one.view(1).seats] == [not sealed, True]
    seen = one.seen_by(1)
    text = seen.game.shown.picture(seen, ["Red", "Blue"])
    assert [card.id for card in seen.setup.deck.cards if f"card {card.id}" in text] == [
        "06", "07", "08", "09", "10"
    ]  # fmt: skip
    opened = read(one, "1 keep 06 07 08")
    assert [card.id for card in opened.view(None).seats[0].cards] == ["01", "03", "04"]
    assert opened.view(0).hand == []
