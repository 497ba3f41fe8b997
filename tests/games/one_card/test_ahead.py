"""The master of Everything on 1 Card: its features of a position, and the resulting decisions."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from crossoff.core.model.position import Position, state_buffer
from crossoff.games.one_card.ahead import choose_ahead, judge_roll
from crossoff.games.one_card.layout import DECK, NONE, PASS, STATE, TAKE
from crossoff.games.one_card.levels import load_outlook
from crossoff.games.one_card.outlook import (
    A_POINT,
    AROUND,
    LEFT,
    PER_CARD,
    SIDE,
    describe_around,
    describe_side,
    describe_spare,
)
from crossoff.games.one_card.score import total
from testkit.games.positions import cards_dealt, read, roll
from testkit.games.small_decks import small_cards


def opened(position: Position) -> tuple[Any, Any, Any]:
    """Return a copy of a position's state, the deck, and the master's outlook."""
    s = state_buffer(position).view(STATE)[0]
    return s, position.setup.tables.view(DECK)[0], load_outlook(position.setup.deck)


def chances(position: Position) -> list[float]:
    """Return the chance to win for each legal action of the deciding seat."""
    seat = position.actors()[0]
    out = np.zeros(len(position.legal(seat)))
    judge_roll(*opened(position), seat, out)
    return out.tolist()


@pytest.mark.parametrize(("lead", "scores"), [(1, True), (-1, False), (-9, False)])
def test_the_last_card_is_scored_to_win_and_not_to_lose(lead: int, scores: bool) -> None:
    """Seat 1 can score card 03 as its fourth and end the game with this lead."""
    position = roll(cards_dealt("01 02 / 03 04"), "orange orange red red red", "0 pass")
    s, d, o = opened(position)
    s.num_scored[:2] = (1, 3)
    s.free[1, 0] = 0x560020  # two boxes of the orange row; the yellow and the green one are full
    s.points[1, :3] = 20
    s.points[0, 0] = 60 + 2 + 2 + 5 + 5 - lead
    assert (choose_ahead(s, d, o, 1) == 0) == scores


def test_rolling_again_is_worth_the_mean_of_what_may_come() -> None:
    """With one die and one roll left, compared with every side of the die."""
    deck = small_cards(1, 3)
    position = cards_dealt("03 05 / 15 20", deck=deck)
    position = read(position, "* roll green", "0 reroll 1", "* roll red")
    again = position.legal(0)[-1]
    after = position.apply(0, again)
    sides = [max(chances(after.apply_chance(outcome))) for outcome in after.chance_outcomes()]
    assert chances(position)[-1] == pytest.approx(sum(sides) / 6)


def test_a_game_that_ends_with_the_turn_is_scored() -> None:
    """Seat 0 has its four cards and seat 1 nothing: a loss, or a draw if they gave no points."""
    position = roll(cards_dealt("01 02 / 03 04"), "red red red red red", "0 pass")
    s, _, _ = opened(position)
    s.num_scored[0] = 4
    s.points[0, :4] = 10
    assert [round(c, 3) for c in judged(s, position)] == [0.0]
    s.points[0, :4] = 0
    assert [round(c, 3) for c in judged(s, position)] == [0.5]


@pytest.mark.parametrize(("points", "passes"), [(1, True), (-1, False)])
def test_the_last_idle_turn_is_passed_to_win_and_not_to_lose(points: int, passes: bool) -> None:
    """C6.5: seat 1 decides last, and nobody has used a roll for eleven turns and in this one."""
    position = roll(cards_dealt("01 02 / 03 04"), "orange orange red red red", "0 pass")
    s, d, o = opened(position)
    s.num_scored[:2] = 1
    s.points[:2, 0] = (10, 10 + points)
    s.idle = 11
    out = np.zeros(len(position.legal(1)))
    judge_roll(s, d, o, 1, out)
    assert round(out[-1], 3) == (1.0 if passes else 0.0)
    assert (choose_ahead(s, d, o, 1) == PASS) == passes
    s.idle = 10  # one more turn to come
    judge_roll(s, d, o, 1, out)
    assert 0.01 < out[-1] < 0.99


def test_the_last_turn_there_can_be_is_scored() -> None:
    """C6.5: in turn 150 what the roll brings counts, and nothing after it."""
    position = roll(cards_dealt("01 02 / 03 04"), "orange orange red red red", "0 pass")
    s, d, o = opened(position)
    s.turn = 149
    out = np.zeros(len(position.legal(1)))
    judge_roll(s, d, o, 1, out)
    #  card 03   orange ##: two points are enough; no point is a draw
    assert [round(chance, 3) for chance in out] == [1.0, 1.0, 0.5]


def judged(s: Any, position: Position) -> list[float]:
    _, d, o = opened(position)
    out = np.zeros(1)
    judge_roll(s, d, o, 1, out)
    return out.tolist()


def side(s: Any, d: Any, o: Any, seat: int, k: int = PASS, counts: int = 0) -> np.ndarray:
    out = np.zeros(SIDE, np.float32)
    describe_side(s, d, o, seat, k, counts, np.full(PER_CARD, 9, np.float32), out)
    return out


def test_a_seat_is_described_by_its_cards_in_any_order() -> None:
    one = side(*opened(cards_dealt("01 02 / 03 04")), 0)
    other = side(*opened(cards_dealt("02 01 / 03 04")), 0)
    assert one.tolist() == other.tolist()
    assert one[:LEFT].tolist() == [0, 0, 0, 1]


def test_a_scored_card_counts_and_is_replaced() -> None:
    """Card 03 with two orange boxes left, and a roll that fills them."""
    s, d, o = opened(cards_dealt("03 04 / 01 02"))
    s.free[0, 0] = 0x560020
    before, after = side(s, d, o, 0), side(s, d, o, 0, 0, 0x000020)
    assert before[LEFT] == 0 and before[LEFT + 1] == pytest.approx(7 * A_POINT)
    assert after[: LEFT + 2].tolist() == pytest.approx([0, 0, 1, 0, 1.4, 1.4])
    assert after[LEFT + 2] == 9  # the spare card, which is worth more than the other
    s.points[0, :3] = 1
    s.num_scored[0] = 3
    last = side(s, d, o, 0, 0, 0x000020)
    assert last[:LEFT].tolist() == [0, 0, 0, 0]
    assert last[LEFT + 1] == pytest.approx((total(s, d, 0) - 7 + 14) * A_POINT)


def test_what_replaces_a_scored_card() -> None:
    """The best of the supply; without one the mean of the pile; nothing if that is empty."""
    spare = np.zeros(PER_CARD, np.float32)
    s, d, o = opened(cards_dealt("01 02 03 / 04 05 06", supply="07 08 09"))
    describe_spare(s, d, o, spare)
    fresh = o.worths[o.values.first[1:] - 1]
    best = max(range(6, 9), key=lambda card: fresh[card, -1])
    assert spare.tolist() == pytest.approx([*(fresh[best] * A_POINT), 0])
    s, d, o = opened(cards_dealt("01 02 / 03 04"))
    describe_spare(s, d, o, spare)
    assert spare.tolist() == pytest.approx([*(fresh[4:30].mean(axis=0) * A_POINT), 0], rel=1e-4)
    s.unseen = 0
    describe_spare(s, d, o, spare)
    assert spare.tolist() == [0, 0, 0, 0]


def test_the_table_around_two_seats_of_three() -> None:
    """Seat 1 rolls next, then seat 2; the third, seat 0, has scored three cards."""
    s, _, _ = opened(cards_dealt("01 02 / 03 04 / 05 06", start=0))
    s.num_scored[:3] = (3, 1, 2)
    out = np.zeros(AROUND, np.float32)
    describe_around(s, 2, 1, out)
    assert out.tolist() == pytest.approx([1, 1 / 3, 0, 0, 1, 0.75])


def test_the_card_taken_does_not_depend_on_its_place() -> None:
    """Seat 0 has scored its second card and may replace it."""
    taken = set()
    for supply in ([6, 7, 8], [8, 6, 7], [7, 8, 6]):
        s, d, o = opened(cards_dealt("01 02 03 / 04 05 06", supply="07 08 09"))
        s.phase = TAKE
        s.waiting = 1
        s.cards[0, 1] = NONE
        s.supply[:] = supply
        taken.add(supply[choose_ahead(s, d, o, 0)])
    assert len(taken) == 1
