"""The single-card tables: each value solves its own equation."""

from __future__ import annotations

from functools import cache
from itertools import product

import numpy as np
import pytest

from crossoff.core.compiler.jit import is_plain
from crossoff.core.compiler.rng import below, stream
from crossoff.games.one_card.deck import Card, Deck, load_deck
from crossoff.games.one_card.levels import PRICES, SHIPPED
from crossoff.games.one_card.tables import build_tables, side_by_side
from crossoff.games.one_card.values import Prices, Values, build_values, empty_values, row_of
from testkit.games.small_decks import small_cards

Boxes = tuple[int, ...]  # free boxes by colour


def used(free: Boxes, roll: Boxes) -> Boxes:
    """Return the free boxes after a roll: every colour that fits, whole."""
    return tuple(f - n if n <= f else f for f, n in zip(free, roll, strict=True))


def counted(dice: tuple[int, ...]) -> Boxes:
    return tuple(dice.count(color) for color in range(6))


class Naive:
    """The value of a state if waiting in it is worth `waiting`, by enumerating every roll."""

    def __init__(self, deck: Deck, v: Values, number: int, free: Boxes, waiting: float) -> None:
        self.deck, self.v, self.number = deck, v, number
        self.free, self.waiting = free, waiting
        self.kept = cache(self._kept)

    def final(self, dice: tuple[int, ...]) -> float:
        left = used(self.free, counted(dice))
        if left == self.free:
            return self.waiting
        row = row_of(self.v, self.number, side_by_side(left))
        return max(self.waiting, float(self.v.worth[row]))

    def rolled(self, dice: tuple[int, ...], rolls: int) -> float:
        best = self.final(dice)
        if rolls:
            for keep in product((0, 1), repeat=len(dice)):
                best = max(
                    best, self.kept(tuple(d for d, k in zip(dice, keep, strict=True) if k), rolls)
                )
        return best

    def _kept(self, dice: tuple[int, ...], rolls: int) -> float:
        missing = self.deck.dice - len(dice)
        faces = list(product(range(6), repeat=missing))
        total = sum(self.rolled(tuple(sorted(dice + more)), rolls - 1) for more in faces)
        return total / len(faces)

    def next_turn(self, prices: Prices) -> float:
        others = self.kept((), 1)
        own = self.kept((), self.deck.rolls)
        return prices.own * own + (1 - prices.own) * others - prices.turn


def random_free(card: Card, rng: np.ndarray) -> Boxes:
    return tuple(below(rng, boxes + 1) for boxes in card.rows)


@pytest.mark.parametrize(("dice", "rolls"), [(1, 1), (2, 2)])
def test_waiting_is_worth_one_more_turn(dice: int, rolls: int) -> None:
    """On a small deck: value = what the next turn brings, less its price."""
    deck = load_deck(small_cards(dice, rolls, rows_to_score=1 if is_plain() else 3))
    prices = Prices(turn=0.6, own=0.5)
    v = build_values(build_tables(deck), prices)
    rng = stream("states", dice)
    checked = 0
    while checked < 40:
        number = below(rng, len(deck.cards))
        card = deck.cards[number]
        free = random_free(card, rng)
        complete = [c for c in range(6) if card.rows[c] and not free[c]]
        worth = float(v.worth[row_of(v, number, side_by_side(free))])
        if len(complete) >= deck.rows_to_score:
            suns = sum(c in card.suns for c in complete)
            assert worth == sum(card.rows[c] for c in complete) + deck.sun_bonus[suns]
            continue
        again = Naive(deck, v, number, free, worth).next_turn(prices)
        assert again == pytest.approx(worth, abs=0.01) or (worth == -20.0 and again <= worth)
        checked += 1


def test_rows_are_numbered_without_gaps() -> None:
    deck = load_deck(small_cards(1, 1))
    v = empty_values(build_tables(deck))
    number, card = 2, deck.cards[2]
    rows = {
        int(row_of(v, number, side_by_side(free)))
        for free in product(*(range(boxes + 1) for boxes in card.rows))
    }
    assert rows == set(range(v.first[number], v.first[number + 1]))


@pytest.mark.compiled
@pytest.mark.slow
def test_the_shipped_tables_are_what_the_campaign_builds() -> None:
    """Rebuild one level, to the precision of the solver."""
    with np.load(SHIPPED) as shipped:
        assert sorted(shipped) == sorted(PRICES)
        worth = shipped["expert"]
    again = build_values(build_tables(load_deck()), PRICES["expert"]).worth
    assert np.abs(worth - again).max() < 1e-3


def test_when_turns_are_too_dear_a_card_is_worth_the_least_there_is() -> None:
    deck = load_deck(small_cards(1, 1))
    v = build_values(build_tables(deck), Prices(turn=1000.0))
    assert v.worth[v.first[1] - 1] == -20.0
