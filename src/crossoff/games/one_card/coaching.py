"""Everything on 1 Card for the coach."""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from crossoff.core.compiler.bits import bit, lowest_bit, nth_bit, popcount
from crossoff.core.compiler.jit import kernel
from crossoff.core.compiler.rng import RngState, below
from crossoff.core.model.setup import Setup
from crossoff.games.one_card.ahead import judge_roll, judge_supply
from crossoff.games.one_card.chance import apply_chance_unchecked
from crossoff.games.one_card.choices import (
    actor_at,
    count_legal,
    fitting,
    nth_legal,
    num_rerolls,
)
from crossoff.games.one_card.dice import NUM_MULTISETS, kept_id
from crossoff.games.one_card.kernel import apply_unchecked, cross_boxes, is_last_turn
from crossoff.games.one_card.layout import (
    COLORS,
    DECK,
    HAND,
    KEEP,
    MAX_DICE,
    NONE,
    OVER,
    PASS,
    REROLL,
    ROLL,
    SLOTS,
    START,
    STATE,
    TAKE,
    TRIPLES,
    USE,
    Deck,
    DeckTables,
    State,
    StateBuffer,
)
from crossoff.games.one_card.levels import load_outlook, load_values
from crossoff.games.one_card.outlook import Outlook
from crossoff.games.one_card.policy import (
    MAX_ROLLS,
    best_reroll,
    choose,
    choose_use,
    fresh_worth,
    plan_rolls,
)
from crossoff.games.one_card.score import card_points, complete_rows
from crossoff.games.one_card.values import Values
from crossoff.search.coaching import Coaching

__all__ = ["COACHING"]

ENVY = 0.4  # weight of others' points in the rollouts' rerolls
_ROLLS_OF_A_TURN = MAX_ROLLS * MAX_DICE


class Knowledge(NamedTuple):
    """What finds candidates, and what plays on."""

    outlook: Outlook
    values: Values


def _prepare(setup: Setup) -> Knowledge:
    return Knowledge(load_outlook(setup.deck), load_values(setup.deck, "expert"))


# --- candidates -----------------------------------------------------------------------------


@kernel
def candidates(
    buf: StateBuffer,
    deck: DeckTables,
    v: Knowledge,
    seat: int,
    out: NDArray[np.int64],
    worths: NDArray[np.float64],
) -> int:
    """Fill `out` with the most promising decisions by the outlook, best first; of rerolls that keep
    the same dice, one.
    """
    s = buf.view(STATE)[0]
    d = deck.view(DECK)[0]
    count = count_legal(s, d, seat)
    promise = np.zeros(count)
    if s.phase == USE:
        judge_roll(s, d, v.outlook, seat, promise)
    elif s.phase == TAKE:
        judge_supply(s, d, v.outlook, seat, promise)
    else:
        judge_keep(s, v.values, seat, promise)
    seen = np.zeros(NUM_MULTISETS, np.bool_)
    order = np.argsort(-promise, kind="mergesort")
    kept = 0
    for n in order:
        action = nth_legal(s, d, seat, n)
        if s.phase == USE and action > PASS:
            dice = kept_id(s.dice, d.dice, action - REROLL)
            if seen[dice]:
                continue
            seen[dice] = True
        if kept < out.shape[0]:
            out[kept, 0] = action
            worths[kept] = promise[n]
            kept += 1
    return kept


@kernel
def judge_keep(s: State, v: Values, seat: int, worths: Any) -> None:
    """Fill in the value of each three of the dealt cards."""
    for triple in range(TRIPLES.shape[0]):
        for k in range(SLOTS):
            worths[triple] += fresh_worth(v, s.hand[seat, TRIPLES[triple, k]])


# --- futures --------------------------------------------------------------------------------


@kernel
def begin(s: State, d: Deck, v: Knowledge, seat: int, decision: Any, rs: Any) -> None:
    """Guess what is hidden from a seat, and play its decision."""
    if s.phase == KEEP:
        for p in range(s.players):
            if p == seat:
                continue
            s.waiting |= bit(p)
            for k in range(HAND):
                s.hand[p, k] = nth_bit(s.unseen, below(rs[1], popcount(s.unseen)))
                s.unseen &= ~bit(s.hand[p, k])
    if decision[0] != NONE:
        apply_unchecked(s, d, seat, decision[0])


@kernel
def shuffle(cards: Any, r: RngState) -> None:
    """Fill in a random order of cards."""
    for n in range(cards.shape[0]):
        k = below(r, n + 1)
        cards[n] = cards[k]
        cards[k] = n


@kernel
def roll_dice(dice: Any, r: RngState) -> None:
    """Roll all dice that a turn may need, so that every turn takes the same part of the stream."""
    for n in range(dice.shape[0]):
        dice[n] = below(r, COLORS)


@kernel
def next_card(s: State, pile: Any) -> int:
    """Return the first card of the pile that nobody has seen."""
    k = 0
    while s.unseen & bit(pile[k]) == 0:
        k += 1
    return pile[k]


@kernel
def rollout(s: State, d: Deck, v: Knowledge, rs: Any) -> None:
    """Play to the end by the value tables. A turn's dice and the order of the pile are the same
    whatever is decided.
    """
    pile = np.empty(d.num_cards, np.int64)
    shuffle(pile, rs[1])
    dice = np.empty(_ROLLS_OF_A_TURN, np.int64)
    rolled = NONE  # the turn of the dice
    plans = np.zeros((MAX_ROLLS, NUM_MULTISETS))
    planned = NONE  # the turn of the plans
    values = v.values
    while s.phase != OVER:
        if s.phase == ROLL:
            if rolled != s.turn:
                rolled = s.turn
                roll_dice(dice, rs[0])
            apply_chance_unchecked(s, d, dice[s.rolls * MAX_DICE + lowest_bit(s.pending)])
        elif s.phase == START:
            apply_chance_unchecked(s, d, below(rs[1], s.players))
        elif s.phase < OVER:
            apply_chance_unchecked(s, d, next_card(s, pile))
        else:
            seat = actor_at(s, 0)
            if s.phase == USE and num_rerolls(s, d, seat) > 0 and planned != s.turn:
                planned = s.turn
                plan_rolls(s, d, values, seat, ENVY, plans)
            apply_unchecked(s, d, seat, choose_planned(s, d, values, seat, plans))


@kernel
def choose_planned(s: State, d: Deck, v: Values, seat: int, plans: Any) -> int:
    """Return the chosen action of an acting seat, by a plan for the rolls of this turn."""
    if s.phase != USE:
        return choose(s, d, v, seat, ENVY)
    if num_rerolls(s, d, seat) > 0:
        action = best_reroll(s, d, v, seat, ENVY, plans[d.rolls - s.rolls])
        if action != NONE:
            return action
    return choose_last(s, d, seat) if is_last_turn(s, d) else choose_use(s, v, seat)


@kernel
def choose_last(s: State, d: Deck, seat: int) -> int:
    """Return the use of a roll that is worth most points when the game ends with this turn."""
    best = 0
    action = PASS
    for k in range(SLOTS):
        if fitting(s.counts, s.free[seat, k]) != 0:
            card, free = s.cards[seat, k], s.free[seat, k]
            left = cross_boxes(s.counts, free)
            scores = popcount(complete_rows(d, card, left)) >= d.rows_to_score
            gain = card_points(d, card, left, scores) - card_points(d, card, free, False)
            if gain > best:
                best = gain
                action = k
    return action


@kernel
def turns_played(s: State) -> int:
    """Return how many turns are over."""
    return s.turn


@kernel
def tidy(s: State, d: Deck) -> None:
    """Order the dice and each seat's cards, whose places make no difference."""
    for last in range(d.dice - 1, 0, -1):
        for n in range(last):
            if die_order(s, n) > die_order(s, n + 1):
                s.dice[n], s.dice[n + 1] = s.dice[n + 1], s.dice[n]
                low, high = s.pending >> n & 1, s.pending >> (n + 1) & 1
                s.pending += ((high - low) << n) + ((low - high) << (n + 1))
    for die in range(d.dice):
        if s.pending >> die & 1:
            s.dice[die] = 0  # what it showed is gone
    if s.phase == ROLL:
        s.counts = 0
    for p in range(s.players):
        for last in range(SLOTS - 1, 0, -1):
            for n in range(last):
                if s.cards[p, n] > s.cards[p, n + 1]:
                    s.cards[p, n], s.cards[p, n + 1] = s.cards[p, n + 1], s.cards[p, n]
                    s.free[p, n], s.free[p, n + 1] = s.free[p, n + 1], s.free[p, n]


@kernel
def die_order(s: State, n: int) -> int:
    """Return a number by which dice are ordered: kept ones by colour, then those rolling."""
    return COLORS if s.pending >> n & 1 else s.dice[n]


COACHING = Coaching(
    state=STATE,
    tables=DECK,
    prepare=_prepare,
    candidates=candidates,
    begin=begin,
    rollout=rollout,
    clock=turns_played,
    tidy=tidy,
    width=8,
    has_clock=True,
)
