"""Deciding by the outlook: the rest of the turn is thought through, the games after it judged.

For each of the 252 rolls that the turn may end with, every seat that still has to use it, from the
one that decides clockwise, picks what gives it the best outlook; what rolling again promises
follows exactly. The chance to win is taken as the product of the chances to end ahead of each
other seat; a game that ends with this turn is not judged but scored.
"""

from __future__ import annotations

from math import exp
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from crossoff.core.compiler.jit import kernel
from crossoff.games.one_card.choices import clockwise, count_legal, fitting, nth_legal, num_rerolls
from crossoff.games.one_card.dice import COUNTS, FIRST_OF_SIZE, NUM_MULTISETS, kept_id
from crossoff.games.one_card.kernel import is_last_turn
from crossoff.games.one_card.layout import (
    IDLE_TURNS,
    KEEP,
    MAX_PLAYERS,
    NONE,
    PASS,
    REROLL,
    SLOTS,
    USE,
    Deck,
    State,
)
from crossoff.games.one_card.outlook import (
    A_POINT,
    AROUND,
    LEFT,
    PER_CARD,
    SIDE,
    Outlook,
    describe_around,
    describe_card,
    describe_side,
    describe_spare,
)
from crossoff.games.one_card.policy import MAX_ROLLS, choose, plan_rerolls

__all__ = ["choose_ahead", "judge_roll"]

OPTIONS = SLOTS + 1  # use the roll on a card, or pass


class Desk(NamedTuple):
    """What is worked out for one decision."""

    spare: NDArray[np.float32]  # [PER_CARD] a replacement
    around: NDArray[np.float32]  # [seat, other, hidden]
    is_open: NDArray[np.bool_]  # [seat, OPTIONS]
    ends: NDArray[np.bool_]  # [seat, OPTIONS] whether it ends the game
    totals: NDArray[np.float32]  # [seat, OPTIONS] points in tens
    mine: NDArray[np.float32]  # [seat, OPTIONS, hidden]
    other: NDArray[np.float32]  # [seat, OPTIONS, hidden]
    chosen: NDArray[np.int64]  # [seat]


@kernel
def add_product(out: Any, numbers: Any, weights: Any) -> None:
    """out += numbers @ weights, where many of the numbers are 0."""
    for n in range(numbers.shape[0]):
        number = numbers[n]
        if number != 0.0:
            for h in range(out.shape[0]):
                out[h] += number * weights[n, h]


@kernel
def set_desk(s: State, d: Deck, o: Outlook) -> Desk:
    """The desk of a decision, with what no roll changes."""
    hidden = o.out.shape[0]
    desk = Desk(
        np.zeros(PER_CARD, np.float32),
        np.zeros((MAX_PLAYERS, MAX_PLAYERS, hidden), np.float32),
        np.zeros((MAX_PLAYERS, OPTIONS), np.bool_),
        np.zeros((MAX_PLAYERS, OPTIONS), np.bool_),
        np.zeros((MAX_PLAYERS, OPTIONS), np.float32),
        np.zeros((MAX_PLAYERS, OPTIONS, hidden), np.float32),
        np.zeros((MAX_PLAYERS, OPTIONS, hidden), np.float32),
        np.full(MAX_PLAYERS, PASS),
    )
    describe_spare(s, d, o, desk.spare)
    numbers = np.zeros(AROUND, np.float32)
    for p in range(s.players):
        lay_out(s, d, o, desk, p, PASS, 0)
        for q in range(s.players):
            if p != q:
                describe_around(s, p, q, numbers)
                add_product(desk.around[p, q], numbers, o.around)
    return desk


@kernel
def lay_out(s: State, d: Deck, o: Outlook, desk: Desk, p: int, option: int, counts: int) -> None:
    """Describe a seat after it has taken an option."""
    numbers = np.zeros(SIDE, np.float32)
    desk.ends[p, option] = describe_side(s, d, o, p, option, counts, desk.spare, numbers)
    desk.totals[p, option] = numbers[LEFT + 1]
    desk.mine[p, option] = 0.0
    desk.other[p, option] = 0.0
    add_product(desk.mine[p, option], numbers, o.mine)
    add_product(desk.other[p, option], numbers, o.other)


@kernel
def chance_to_win(s: State, o: Outlook, desk: Desk, p: int, is_last: bool) -> float:
    """How likely a seat is to win, once all have taken what they chose."""
    is_last = is_last or is_idle_end(s, desk)
    chance = 1.0
    for q in range(s.players):
        if q != p:
            if is_last:
                chance *= won(desk, p, q)
            else:
                chance *= 1.0 / (1.0 + exp(-lead(o, desk, p, q)))
    return chance


@kernel
def is_idle_end(s: State, desk: Desk) -> bool:
    """True if one idle turn too many ends the game, as nobody chose to use the roll (C6.5)."""
    if s.idle + 1 < IDLE_TURNS:
        return False
    for p in range(s.players):
        if desk.chosen[p] != PASS:
            return False
    return True


@kernel
def won(desk: Desk, p: int, q: int) -> float:
    """How a finished game ended between two seats. Points count for next to nothing beside it, so
    that a game that can still be won is not given up.
    """
    ahead = desk.totals[p, desk.chosen[p]] - desk.totals[q, desk.chosen[q]]
    win = 1.0 if ahead > 0.5 * A_POINT else 0.5 if ahead > -0.5 * A_POINT else 0.0
    return win + 1e-7 * (ahead + 100.0)


@kernel
def lead(o: Outlook, desk: Desk, p: int, q: int) -> float:
    """The log odds that a seat ends ahead of another."""
    mine = desk.mine[p, desk.chosen[p]]
    other = desk.other[q, desk.chosen[q]]
    around = desk.around[p, q]
    odds = np.float32(0.0)
    for h in range(o.out.shape[0]):
        odds += max(np.float32(0.0), mine[h] + other[h] + around[h]) * o.out[h]
    return float(odds)


@kernel
def lay_out_roll(s: State, d: Deck, o: Outlook, desk: Desk, counts: int) -> None:
    """Describe what every seat that has not used the roll yet can make of it."""
    for step in range(s.used, s.players):
        p = clockwise(s, s.active, step)
        for k in range(SLOTS):
            desk.is_open[p, k] = fitting(counts, s.free[p, k]) != 0
            if desk.is_open[p, k]:
                lay_out(s, d, o, desk, p, k, counts)


@kernel
def chance_with(s: State, o: Outlook, desk: Desk, option: int, is_last: bool) -> float:
    """The chance to win of the seat that must decide, if it takes an option and the others answer
    one after the other.
    """
    seat = clockwise(s, s.active, s.used)
    desk.chosen[seat] = option
    is_last = is_last or desk.ends[seat, option]
    for step in range(s.used + 1, s.players):
        desk.chosen[clockwise(s, s.active, step)] = PASS
    for step in range(s.used + 1, s.players):
        is_last = answer(s, o, desk, clockwise(s, s.active, step), is_last) or is_last
    return chance_to_win(s, o, desk, seat, is_last)


@kernel
def answer(s: State, o: Outlook, desk: Desk, p: int, is_last: bool) -> bool:
    """Let a seat choose what is best for it as things lie; whether that ends the game."""
    best = -1.0
    action = PASS
    for option in range(OPTIONS):
        if option == PASS or desk.is_open[p, option]:
            desk.chosen[p] = option
            chance = chance_to_win(s, o, desk, p, is_last or desk.ends[p, option])
            if chance > best:
                best = chance
                action = option
    desk.chosen[p] = action
    return desk.ends[p, action]


@kernel
def plan_ahead(s: State, d: Deck, o: Outlook, desk: Desk, plans: Any) -> None:
    """Fill in what dice are worth to the active seat in chances to win, as `plan_rolls` does in
    points.
    """
    is_last = is_last_turn(s, d)
    for index in range(FIRST_OF_SIZE[d.dice], FIRST_OF_SIZE[d.dice + 1]):
        lay_out_roll(s, d, o, desk, COUNTS[index])
        best = chance_with(s, o, desk, PASS, is_last)
        for k in range(SLOTS):
            if desk.is_open[s.active, k]:
                best = max(best, chance_with(s, o, desk, k, is_last))
        plans[0, index] = best
    plan_rerolls(d, plans)


@kernel
def judge_roll(s: State, d: Deck, o: Outlook, seat: int, chances: Any) -> None:
    """The chance to win with each legal action while a roll is used. chances[legal actions]"""
    desk = set_desk(s, d, o)
    plans = np.zeros((MAX_ROLLS, NUM_MULTISETS))
    if num_rerolls(s, d, seat) > 0:
        plan_ahead(s, d, o, desk, plans)
    lay_out_roll(s, d, o, desk, s.counts)
    for n in range(chances.shape[0]):
        action = nth_legal(s, d, seat, n)
        if action <= PASS:
            chances[n] = chance_with(s, o, desk, action, is_last_turn(s, d))
        else:
            chances[n] = plans[d.rolls - s.rolls, kept_id(s.dice, d.dice, action - REROLL)]


@kernel
def judge_supply(s: State, d: Deck, o: Outlook, seat: int, chances: Any) -> None:
    """The chance to win with each card of the supply. chances[legal actions]"""
    desk = set_desk(s, d, o)
    place = 0
    while s.cards[seat, place] != NONE:
        place += 1
    desk.chosen[seat] = place
    for n in range(chances.shape[0]):
        card = s.supply[nth_legal(s, d, seat, n)]
        describe_card(d, o, card, d.rows[card], desk.spare)
        lay_out(s, d, o, desk, seat, place, 0)
        chances[n] = chance_to_win(s, o, desk, seat, is_last_turn(s, d))


@kernel
def choose_ahead(s: State, d: Deck, o: Outlook, seat: int) -> int:
    """The action of an acting seat."""
    if s.phase == KEEP:
        return choose(s, d, o.values, seat, 0.0)
    chances = np.zeros(count_legal(s, d, seat))
    if s.phase == USE:
        judge_roll(s, d, o, seat, chances)
    else:
        judge_supply(s, d, o, seat, chances)
    best = 0
    for n in range(1, chances.shape[0]):
        if chances[n] > chances[best] + 1e-9:  # what is as good as it lies is not rolled again
            best = n
    return nth_legal(s, d, seat, best)
