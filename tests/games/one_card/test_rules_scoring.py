"""Everything on 1 Card, clause by clause: scoring cards and the end (C5, C6), with the rulebook's
worked examples.
"""

from __future__ import annotations

import pytest

from crossoff.core.model.position import Position
from testkit.games.positions import card_deck, cards_dealt, read, refused, roll, rows

YELLOW = "yellow yellow yellow yellow yellow"


def in_front(position: Position, seat: int) -> list[str]:
    return [card.id for card in position.view(None).seats[seat].cards]


def passed(position: Position) -> Position:
    """Let every seat that has yet to use the roll pass."""
    while position.actors():
        position = read(position, f"{position.actors()[0]} pass")
    return position


def quick(position: Position, seat: int, card: str, *rolls: str) -> Position:
    """Play rolls that one seat uses on a card while all others pass, up to a replacement."""
    others = [f"{p} pass" for p in range(position.setup.players) if p != seat]
    for dice in rolls:
        position = roll(passed(position), dice, f"{seat} use {card}", *others)
    return position


# --- C5.1, C5.2 Scoring


def test_C5_1_three_complete_rows_are_scored_at_once() -> None:
    """C5.1: two complete rows are not enough; with the third nobody is asked."""
    position = cards_dealt("15 11 / 01 02", start=1)
    position = quick(position, 0, "15", "blue blue purple purple red")
    #  card 15   red * #.....    orange ......    green ....    blue * ##    purple ##
    assert position.view(0).seats[0].scored == []
    assert in_front(position, 0) == ["15", "11"]
    position = read(position, "* roll green green green green red", "0 use 15")
    #  card 15   red * ##....    orange ......    green ####    blue * ##    purple ##
    assert position.view(0).seats[0].scored == [("15", 2 + 2 + 4 + 2)]
    assert in_front(position, 0) == ["11"]


def test_C5_2_example_of_12_points() -> None:
    """C5.2, the worked example: purple 5, yellow 3 with a sun and green 2; blue is not complete."""
    position = cards_dealt("10 11 / 01 02", start=1)
    position = quick(position, 0, "10", "purple purple purple purple purple")
    position = read(position, "* roll yellow yellow yellow green green", "0 use 10")
    #  card 10   red    ....    yellow * ###    green ##    blue * ......    purple #####
    assert position.scores()[0] == {"cards": [12], "open": 0, "total": 12}


def test_C5_2_example_of_21_points() -> None:
    """C5.2, the worked example: red 4 and blue 4 with suns, orange 4, green 4; purple is not."""
    position = cards_dealt("10 11 / 01 02", start=1)
    position = quick(
        position, 0, "11",
        "red red red red purple", "orange orange orange orange purple",
        "green green green blue blue",
    )  # fmt: skip
    #  card 11   red * ####    orange ####    green ###.    blue * ##..    purple ##..
    assert rows(position, 0, "11") == {
        "red": "####", "orange": "####", "green": "###.", "blue": "##..", "purple": "##.."
    }  # fmt: skip
    position = read(position, "* roll green blue blue yellow yellow", "0 use 11")
    assert position.scores()[0] == {"cards": [21], "open": 0, "total": 21}


def test_C5_2_the_most_a_card_can_give() -> None:
    """C5.2, the worked example: all 20 boxes and both suns are 25."""
    position = cards_dealt("10 11 / 01 02", start=1)
    position = quick(
        position, 0, "11",
        "red red red red purple", "orange orange orange orange purple",
        "green green green blue blue",
    )  # fmt: skip
    position = read(position, "* roll green blue blue purple purple", "0 use 11")
    #  card 11   red * ####    orange ####    green ####    blue * ####    purple ####
    assert position.scores()[0] == {"cards": [25], "open": 0, "total": 25}


def test_C5_2_no_sun_no_bonus_and_closed_to_further_marks() -> None:
    """C5.2: card 09 without its blue and purple rows."""
    position = cards_dealt("09 11 / 01 02", start=1)
    position = quick(
        position, 0, "09", "red red red red green", "yellow yellow yellow yellow green"
    )
    #  card 09   red ####    yellow ####    green ##    blue * ....    purple * ......
    assert position.scores()[0]["cards"] == [4 + 4 + 2]
    position = passed(read(position, "* draw 0 12"))
    position = read(position, "* roll blue blue blue blue red", "1 pass")
    refused(position, "0 use 09")


# --- C5.3 to C5.6 Replacing


def test_C5_3_basic_the_top_card_before_the_next_player() -> None:
    """C5.3"""
    position = cards_dealt("15 11 / 01 02", start=1)
    position = quick(position, 0, "15", "blue blue purple purple red")
    position = read(position, "* roll green green green green red", "0 use 15")
    #  0: 11, and a card of the pile    1 has not used the roll
    assert position.is_chance
    assert list(position.chance_outcomes().values()) == [1 / 26] * 26
    refused(position, "1 pass", "* draw 1 22", "* draw 0 01", "* draw 0 15", "* draw 0 22 23")
    position = read(position, "* draw 0 22")
    assert in_front(position, 0) == ["22", "11"]
    assert rows(position, 0, "22")["yellow"] == "......"
    assert position.actors() == (1,)


def test_C5_4_advanced_a_card_of_the_supply() -> None:
    """C5.4: at choice, before the next player, and the supply is refilled at once."""
    position = cards_dealt("15 11 12 / 01 02 03", supply="20 21 22", start=1)
    position = quick(position, 0, "15", "blue blue purple purple red")
    position = read(position, "* roll green green green green red", "0 use 15")
    #  supply: 20 21 22
    assert position.actors() == (0,)
    assert position.legal(0) == [0, 1, 2]
    refused(position, "0 take 23", "0 take", "0 take 20 21", "0 pass", "0 use 11", "1 take 20")
    position = read(position, "0 take 21")
    #  supply: 20 -- 22
    assert position.is_chance
    assert position.view(0).supply == ["20", None, "22"]
    refused(position, "1 pass", "* supply 20", "* supply 23 24")
    position = read(position, "* supply 25")
    assert position.view(0).supply == ["20", "25", "22"]
    assert in_front(position, 0) == ["21", "11", "12"]
    assert position.actors() == (1,)


def test_C5_5_basic_without_a_pile() -> None:
    """C5.5: four cards for two seats: a card scored is not replaced."""
    position = cards_dealt("15 11 / 01 02", start=1, deck=card_deck("01 02 11 15"))
    position = quick(position, 0, "15", "blue blue purple purple red")
    position = read(position, "* roll green green green green red", "0 use 15")
    #  0: 11    pile: empty
    assert in_front(position, 0) == ["11"]
    assert position.actors() == (1,)


def test_C5_5_advanced_with_a_pile_and_a_supply_that_run_out() -> None:
    """C5.5: the supply stays short, then empty; the player goes on with fewer cards."""
    deck = card_deck("01 02 03 04 05 11 15 20 28 29", end={"scored_cards": 8})
    position = cards_dealt("15 28 05 / 01 02 03", supply="04 29 20", start=1, deck=deck)
    #  supply: 04 29 20    pile: 11
    position = quick(
        position, 0, "15", "blue blue purple purple red", "green green green green red"
    )
    position = quick(read(position, "0 take 29", "* supply 11"), 0, "28", YELLOW)
    position = quick(position, 0, "28", "red red orange orange purple")
    #  supply: 04 11 20    pile: empty
    position = read(position, "0 take 04")
    assert position.view(0).supply == [None, "11", "20"]
    assert position.view(0).pile == 0
    position = quick(position, 0, "05", "blue blue purple purple red")
    position = roll(position, "orange orange orange orange orange", "0 use 05", "1 pass")
    assert position.legal(0) == [1, 2]
    refused(position, "0 take 04")
    position = quick(read(position, "0 take 11"), 0, "29", "orange orange blue blue purple", YELLOW)
    position = quick(read(position, "0 take 20"), 0, "04", "orange orange blue blue red")
    #  supply: -- -- --
    assert position.view(0).supply == [None] * 3
    position = quick(position, 0, "04", YELLOW)
    assert in_front(position, 0) == ["20", "11"]
    assert len(position.view(0).seats[0].scored) == 5
    assert not position.is_over


def test_C5_6_the_dice_go_clockwise() -> None:
    """C5.6"""
    position = cards_dealt("10 11 / 01 02 / 03 04", start=2)
    rolled_by = []
    for _ in range(4):
        rolled_by.append(position.view(None).active)
        position = roll(position, "red red blue green yellow", "0 pass", "1 pass", "2 pass")
    #  2, 0, 1, 2
    assert rolled_by == [2, 0, 1, 2]


# --- C6 The end


def test_C6_1_the_turn_of_the_fourth_card_is_the_last() -> None:
    """C6.1: seat 1 still uses the roll with which seat 0 scores its fourth card."""
    position = cards_dealt("15 28 / 01 02", start=1)
    position = quick(
        position, 0, "15", "blue blue purple purple red", "green green green green red"
    )
    position = read(position, "* draw 0 05")
    position = quick(position, 0, "28", "red red orange orange blue", YELLOW)
    position = read(position, "* draw 0 04")
    position = quick(position, 0, "05", "blue blue purple purple green")
    position = quick(position, 0, "05", "orange orange orange orange orange")
    position = read(position, "* draw 0 03")
    position = quick(position, 0, "04", "orange orange blue blue green")
    position = read(position, f"* roll {YELLOW}", "0 use 04")
    #  0 has scored 15, 28, 05 and 04; 1 has not used the roll yet:
    #  card 02   orange .....    yellow * ......    green * ....    blue ..    purple ...
    assert position.scores()[0]["cards"] == [10, 14, 14, 11]
    assert not position.is_over
    assert position.actors() == (1,)
    position = read(position, "1 use 02")
    assert rows(position, 1, "02")["yellow"] == "#####."
    assert position.is_over
    assert position.winners() == (0,)
    assert position.actors() == () and position.chance_outcomes() == {}
    refused(position, "* roll red red red red red", "1 pass")


def test_C6_2_from_the_fourth_card_on_nobody_takes_a_replacement() -> None:
    """C6.2: one card ends this game; seat 1 scores one with the same roll. Neither is replaced."""
    for supply in (None, "20 21 22"):
        third = "" if supply is None else " 12"
        others = "28 02" if supply is None else "28 02 03"
        deck = card_deck(
            "02 03 11 12 13 14 15 16 20 21 22 28", end={"scored_cards": 1, "rows_to_score": 1}
        )
        position = cards_dealt(f"15 11{third} / {others}", supply=supply, deck=deck)
        position = roll(position, "blue blue red red green", "0 use 15", "1 use 28")
        #  card 15   red * ##....    green #...     blue * ##      card 28   red * ##    blue ##...
        assert position.is_over
        assert [in_front(position, seat) for seat in (0, 1)] == [
            ["11", *third.split()], others.split()[1:]
        ]  # fmt: skip
        assert [score["cards"] for score in position.scores()] == [[4], [4]]


def test_C6_3_complete_rows_of_open_cards() -> None:
    """C6.3, the worked example: yellow 6 with a sun and purple 3 on a card not scored give 9."""
    position = cards_dealt("02 15 / 01 11", start=1, deck=card_deck("01 02 11 15"))
    position = quick(position, 0, "02", YELLOW, "yellow purple purple purple red")
    #  card 02   orange .....    yellow * ######    green * ....    blue ..    purple ###
    assert position.scores()[0] == {"cards": [], "open": 9, "total": 9}
    assert position.totals() == [9, 0]


def test_C6_4_most_points_win_and_tied_players_share() -> None:
    """C6.4"""
    position = cards_dealt("15 11 / 28 02 / 01 03", deck=card_deck("01 02 03 11 15 28"))
    assert position.winners() == (0, 1, 2)
    position = roll(position, "blue blue red red purple", "0 use 15", "1 use 28", "2 pass")
    #  card 15   blue * ##     card 28   red * ##     2: nothing
    assert position.totals() == [2, 2, 0]
    assert position.winners() == (0, 1)
    position = roll(position, "purple red orange green yellow", "0 use 15", "1 pass", "2 pass")
    #  card 15   blue * ##   purple ##
    assert position.totals() == [4, 2, 0]
    assert position.winners() == (0,)


IDLE = "purple purple purple purple purple"


def idle_turns(position: Position, count: int) -> Position:
    for _ in range(count):
        assert not position.is_over
        position = passed(read(position, f"* roll {IDLE}"))
    return position


@pytest.mark.parametrize("variant", ["basic", "advanced"])
def test_C6_5_twelve_idle_turns_in_a_row(variant: str) -> None:
    """C6.5: a turn is idle if nobody uses the roll; after the 12th in a row the game is scored."""
    supply = "12 13 14" if variant == "advanced" else None
    third = " 09 / 01 02 03" if supply else " / 01 02"
    first = cards_dealt("15 11" + third, start=1, supply=supply)
    position = idle_turns(first, 11)
    used = read(position, "* roll blue blue purple purple red", "0 use 15", "1 pass")
    assert not idle_turns(used, 11).is_over  # counted from zero again
    assert idle_turns(used, 12).is_over
    position = read(position, f"* roll {IDLE}", "0 reroll 1", f"* roll {IDLE}", "0 pass")
    assert not position.is_over
    position = read(position, "1 pass")
    assert position.is_over
    assert position.scores() == ({"cards": [], "open": 0, "total": 0},) * 2
    assert position.winners() == (0, 1)
    used = idle_turns(used, 12)  # the blue and the purple row of card 15 stay complete
    assert used.scores()[0] == {"cards": [], "open": 4, "total": 4} and used.winners() == (0,)


def long_game(uses: int) -> Position:
    """Play twelve turns for each use of a roll; then seat 0 has crossed off a box of card 15, first
    all red ones and then orange ones.
    """
    position = cards_dealt("15 11 / 01 02")
    for color in (["red"] * 6 + ["orange"] * 6)[:uses]:
        dice = f"{color} yellow yellow yellow yellow"
        position = roll(idle_turns(position, 11), dice, "0 use 15", "1 pass")
    return position


def test_C6_5_the_150th_turn_is_the_last() -> None:
    """C6.5: it is played to its end, and a card scored in it is replaced as in any other."""
    position = long_game(12)
    position = idle_turns(position, 5)
    #  149 turns; card 15   red * ######   orange ######   blue * ..   and others
    position = read(position, "* roll blue blue yellow yellow yellow", "1 pass", "0 use 15")
    assert not position.is_over
    position = read(position, "* draw 0 28")
    assert position.is_over
    assert in_front(position, 0) == ["28", "11"]
    assert position.scores()[0] == {"cards": [19], "open": 0, "total": 19}


@pytest.mark.parametrize(
    ("turns", "why"), [(7, None), (8, ("idle", 8, 4)), (10, ("idle", 10, 2)), (11, ("idle", 11, 1))]
)
def test_C6_5_everybody_is_told_when_idle_turns_near_the_end(
    turns: int, why: tuple[str, int, int] | None
) -> None:
    """C6.5"""
    position = idle_turns(cards_dealt("15 11 / 01 02"), turns)
    for observer in (0, 1, None):
        ends = position.view(observer).ends
        assert (ends and (ends.why, ends.turns, ends.left)) == why
    position = read(position, "* roll blue blue purple purple red")
    assert position.view(None).ends == ends
    said = f"idle turns in a row: {turns}, the game ends after {12 - turns} more"
    assert (said in position.game.shown.picture(position, ["Red", "Blue"])) == (why is not None)
    used = read(position, f"{position.actors()[0]} use {['15', '01'][turns % 2]}")
    assert used.view(None).ends is None


def test_C6_5_everybody_is_told_when_the_last_turn_is_near() -> None:
    """C6.5: from ten turns before it on, unless idle turns end the game sooner."""
    position = long_game(11)
    position = idle_turns(position, 6)
    assert position.view(None).ends is None  # turn 139
    told = []
    while not position.is_over:
        position = idle_turns(position, 1)
        told.append(position.view(None).ends)
    assert told.pop() is None
    seen = [(end.why, end.turns, end.left) for end in told if end is not None]
    assert seen == [("turns", 140, 10), *(("idle", idle, 12 - idle) for idle in range(8, 12))]
    position = long_game(12)
    for turn in range(145, 151):
        end = position.view(None).ends
        assert end is not None and (end.why, end.turns, end.left) == ("turns", turn, 150 - turn)
        text = position.game.shown.picture(position, ["Red", "Blue"])
        assert f"turn: {turn}, the game ends after {150 - turn} more" in text
        position = idle_turns(position, 1)


@pytest.mark.parametrize(("used", "why"), [(138, ("idle", 9, 3)), (139, ("turns", 148, 2))])
def test_C6_5_of_two_ends_that_are_near_the_nearer_is_told(
    used: int, why: tuple[str, int, int]
) -> None:
    """C6.5: in turn 148, with three turns left, three idle ones would end the game as soon."""
    position = idle_turns(long_game(11), used - 133)
    position = roll(position, "orange yellow yellow yellow yellow", "0 use 15", "1 pass")
    ends = idle_turns(position, 147 - used).view(None).ends
    assert ends is not None and (ends.why, ends.turns, ends.left) == why


@pytest.mark.parametrize("players", [2, 3])
def test_C6_5_nobody_has_a_card_any_more(players: int) -> None:
    """C6.5: no pile and one complete row scores: the game ends with the turn, not before."""
    ids = ["15 05", "28 29", "20 04"][:players]
    deck = card_deck(" ".join(ids), end={"scored_cards": 4, "rows_to_score": 1})
    position = cards_dealt(" / ".join(ids), deck=deck)
    dice = "blue blue red red orange"
    uses = ["0 use 15", "1 use 28", "2 use 04"][:players]
    position = roll(position, dice, *uses)
    #  card 15   blue * ##     card 28   red * ##     card 04   blue ##
    assert [len(in_front(position, seat)) for seat in range(players)] == [1] * players
    position = roll(position, "orange orange blue blue yellow", "0 use 05", "1 use 29", "2 pass")
    #  card 05   blue ##       card 29   orange ##    card 20   yellow ..
    assert position.is_over == (players == 2)
    if players == 3:
        position = roll(position, "yellow yellow red red red", "2 use 20", "0 pass")
        #  seats 0 and 1 have no card; 1, who comes last, may only pass, then the game is over
        assert not position.is_over
        assert position.legal(1) == [3]
        position = read(position, "1 pass")
    assert position.is_over
    assert sum(len(side.scored) for side in position.view(None).seats) == 2 * players
