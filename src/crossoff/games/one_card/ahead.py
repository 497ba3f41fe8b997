"""Look-ahead with the outlook network: search the rest of the turn, evaluate what follows.

For each of the 252 rolls that the turn may end with, every seat that still has to use it, clockwise
from the deciding one, picks its best outlook; the value of rolling again follows exactly. The
chance to win is taken as the product of the chances to end ahead of each other seat; a game that
ends with this turn is scored instead of evaluated.
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


class Scratch(NamedTuple):
    """Scratch arrays for one decision."""

    spare: NDArray[np.float32]  # [PER_CARD] a replacement card
    around: NDArray[np.float32]  # [seat, other, hidden]
    is_open: NDArray[np.bool_]  # [seat, OPTIONS]
    ends: NDArray[np.bool_]  # [seat, OPTIONS] True if it ends the game
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
def make_scratch(s: State, d: Deck, o: Outlook) -> Scratch:
    """Allocate the scratch arrays and fill in what does not depend on the roll."""
    hidden = o.out.shape[0]
    scratch = Scratch(
        np.zeros(PER_CARD, np.float32),
        np.zeros((MAX_PLAYERS, MAX_PLAYERS, hidden), np.float32),
        np.zeros((MAX_PLAYERS, OPTIONS), np.bool_),
        np.zeros((MAX_PLAYERS, OPTIONS), np.bool_),
        np.zeros((MAX_PLAYERS, OPTIONS), np.float32),
        np.zeros((MAX_PLAYERS, OPTIONS, hidden), np.float32),
        np.zeros((MAX_PLAYERS, OPTIONS, hidden), np.float32),
        np.full(MAX_PLAYERS, PASS),
    )
    describe_spare(s, d, o, scratch.spare)
    numbers = np.zeros(AROUND, np.float32)
    for p in range(s.players):
        describe_option(s, d, o, scratch, p, PASS, 0)
        for q in range(s.players):
            if p != q:
                describe_around(s, p, q, numbers)
                add_product(scratch.around[p, q], numbers, o.around)
    return scratch


@kernel
def describe_option(
    s: State, d: Deck, o: Outlook, scratch: Scratch, p: int, option: int, counts: int
) -> None:
    """Describe a seat after it takes an option."""
    numbers = np.zeros(SIDE, np.float32)
    scratch.ends[p, option] = describe_side(s, d, o, p, option, counts, scratch.spare, numbers)
    scratch.totals[p, option] = numbers[LEFT + 1]
    scratch.mine[p, option] = 0.0
    scratch.other[p, option] = 0.0
    add_product(scratch.mine[p, option], numbers, o.mine)
    add_product(scratch.other[p, option], numbers, o.other)


@kernel
def chance_to_win(s: State, o: Outlook, scratch: Scratch, p: int, is_last: bool) -> float:
    """Estimate a seat's chance to win, given everybody's chosen option."""
    is_last = is_last or is_idle_end(s, scratch)
    chance = 1.0
    for q in range(s.players):
        if q != p:
            if is_last:
                chance *= outcome_between(scratch, p, q)
            else:
                chance *= 1.0 / (1.0 + exp(-log_odds(o, scratch, p, q)))
    return chance


@kernel
def is_idle_end(s: State, scratch: Scratch) -> bool:
    """True if nobody chose to use the roll and one idle turn too many ends the game (C6.5)."""
    if s.idle + 1 < IDLE_TURNS:
        return False
    for p in range(s.players):
        if scratch.chosen[p] != PASS:
            return False
    return True


@kernel
def outcome_between(scratch: Scratch, p: int, q: int) -> float:
    """Score a finished game between two seats. Points weigh almost nothing next to the win, so
    that a game that can still be won is not given up for points.
    """
    ahead = scratch.totals[p, scratch.chosen[p]] - scratch.totals[q, scratch.chosen[q]]
    win = 1.0 if ahead > 0.5 * A_POINT else 0.5 if ahead > -0.5 * A_POINT else 0.0
    return win + 1e-7 * (ahead + 100.0)


@kernel
def log_odds(o: Outlook, scratch: Scratch, p: int, q: int) -> float:
    """Return the log odds that a seat ends ahead of another."""
    mine = scratch.mine[p, scratch.chosen[p]]
    other = scratch.other[q, scratch.chosen[q]]
    around = scratch.around[p, q]
    odds = np.float32(0.0)
    for h in range(o.out.shape[0]):
        odds += max(np.float32(0.0), mine[h] + other[h] + around[h]) * o.out[h]
    return float(odds)


@kernel
def describe_roll(s: State, d: Deck, o: Outlook, scratch: Scratch, counts: int) -> None:
    """Describe the options of every seat that has not used the roll yet."""
    for step in range(s.used, s.players):
        p = clockwise(s, s.active, step)
        for k in range(SLOTS):
            scratch.is_open[p, k] = fitting(counts, s.free[p, k]) != 0
            if scratch.is_open[p, k]:
                describe_option(s, d, o, scratch, p, k, counts)


@kernel
def chance_with(s: State, o: Outlook, scratch: Scratch, option: int, is_last: bool) -> float:
    """Return the deciding seat's chance to win if it takes an option and the others respond in
    turn.
    """
    seat = clockwise(s, s.active, s.used)
    scratch.chosen[seat] = option
    is_last = is_last or scratch.ends[seat, option]
    for step in range(s.used + 1, s.players):
        scratch.chosen[clockwise(s, s.active, step)] = PASS
    for step in range(s.used + 1, s.players):
        is_last = answer(s, o, scratch, clockwise(s, s.active, step), is_last) or is_last
    return chance_to_win(s, o, scratch, seat, is_last)


@kernel
def answer(s: State, o: Outlook, scratch: Scratch, p: int, is_last: bool) -> bool:
    """Choose a seat's best option given the others' choices; True if it ends the game."""
    best = -1.0
    action = PASS
    for option in range(OPTIONS):
        if option == PASS or scratch.is_open[p, option]:
            scratch.chosen[p] = option
            chance = chance_to_win(s, o, scratch, p, is_last or scratch.ends[p, option])
            if chance > best:
                best = chance
                action = option
    scratch.chosen[p] = action
    return scratch.ends[p, action]


@kernel
def plan_ahead(s: State, d: Deck, o: Outlook, scratch: Scratch, plans: Any) -> None:
    """Fill in the value of dice to the active seat as chances to win; `plan_rolls` does it in
    points.
    """
    is_last = is_last_turn(s, d)
    for index in range(FIRST_OF_SIZE[d.dice], FIRST_OF_SIZE[d.dice + 1]):
        describe_roll(s, d, o, scratch, COUNTS[index])
        best = chance_with(s, o, scratch, PASS, is_last)
        for k in range(SLOTS):
            if scratch.is_open[s.active, k]:
                best = max(best, chance_with(s, o, scratch, k, is_last))
        plans[0, index] = best
    plan_rerolls(d, plans)


@kernel
def judge_roll(s: State, d: Deck, o: Outlook, seat: int, chances: Any) -> None:
    """Evaluate each legal action while using a roll, as chances to win. chances[legal actions]"""
    scratch = make_scratch(s, d, o)
    plans = np.zeros((MAX_ROLLS, NUM_MULTISETS))
    if num_rerolls(s, d, seat) > 0:
        plan_ahead(s, d, o, scratch, plans)
    describe_roll(s, d, o, scratch, s.counts)
    for n in range(chances.shape[0]):
        action = nth_legal(s, d, seat, n)
        if action <= PASS:
            chances[n] = chance_with(s, o, scratch, action, is_last_turn(s, d))
        else:
            chances[n] = plans[d.rolls - s.rolls, kept_id(s.dice, d.dice, action - REROLL)]


@kernel
def judge_supply(s: State, d: Deck, o: Outlook, seat: int, chances: Any) -> None:
    """Evaluate each card of the supply, as chances to win. chances[legal actions]"""
    scratch = make_scratch(s, d, o)
    place = 0
    while s.cards[seat, place] != NONE:
        place += 1
    scratch.chosen[seat] = place
    for n in range(chances.shape[0]):
        card = s.supply[nth_legal(s, d, seat, n)]
        describe_card(d, o, card, d.rows[card], scratch.spare)
        describe_option(s, d, o, scratch, seat, place, 0)
        chances[n] = chance_to_win(s, o, scratch, seat, is_last_turn(s, d))


@kernel
def choose_ahead(s: State, d: Deck, o: Outlook, seat: int) -> int:
    """Return the chosen action of an acting seat."""
    if s.phase == KEEP:
        return choose(s, d, o.values, seat, 0.0)
    chances = np.zeros(count_legal(s, d, seat))
    if s.phase == USE:
        judge_roll(s, d, o, seat, chances)
    else:
        judge_supply(s, d, o, seat, chances)
    best = 0
    for n in range(1, chances.shape[0]):
        if chances[n] > chances[best] + 1e-9:  # on ties, keep the roll
            best = n
    return nth_legal(s, d, seat, best)
