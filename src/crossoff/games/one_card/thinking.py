"""What a search needs to know of Everything on 1 Card: candidates, what is hidden, how a game
goes on and what it is worth.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from crossoff.core.jit import bit, kernel, nth_bit, popcount
from crossoff.core.rng import below
from crossoff.games.one_card.chance import apply_chance_unchecked, draw
from crossoff.games.one_card.choices import actor_at, count_legal, nth_legal, num_rerolls
from crossoff.games.one_card.dice import NUM_MULTISETS, kept_id
from crossoff.games.one_card.kernel import apply_unchecked
from crossoff.games.one_card.layout import (
    DECK,
    HAND,
    KEEP,
    NONE,
    OVER,
    PASS,
    REROLL,
    ROLL,
    SLOTS,
    STATE,
    TAKE,
    TRIPLES,
    USE,
    Deck,
    DeckTables,
    State,
    StateBuffer,
)
from crossoff.games.one_card.policy import (
    ENVY,
    best_gain,
    choose,
    choose_use,
    fresh_worth,
    gain_on,
    plan_rolls,
    reroll_values,
    roll_value,
)
from crossoff.games.one_card.score import total
from crossoff.games.one_card.values import Values

__all__ = ["LONGEST", "begin", "candidates", "rollout", "value"]

LONGEST = 1  # steps in one decision
WIN_A_POINT = 0.02  # how much likelier a point more makes a win, about


@kernel
def begin(s: State, d: Deck, v: Values, seat: int, candidate: Any, rs: Any) -> None:
    """Guess the cards that others were dealt (C7.2) and play a candidate."""
    if s.phase == KEEP:
        for p in range(s.players):
            if p != seat:
                s.waiting |= bit(p)
                for k in range(HAND):
                    s.hand[p, k] = nth_bit(s.unseen, below(rs[1], popcount(s.unseen)))
                    s.unseen &= ~bit(s.hand[p, k])
    apply_unchecked(s, d, seat, candidate[0])


@kernel
def rollout(s: State, d: Deck, v: Values, rs: Any) -> None:
    """Play to the end by policy; what the dice are worth is worked out once a turn. Dice have a
    stream of their own.
    """
    plans = np.zeros((3, NUM_MULTISETS))
    planned = -1
    while s.phase != OVER:
        if s.phase < OVER:
            apply_chance_unchecked(s, d, draw(s, rs[0] if s.phase == ROLL else rs[1]))
            continue
        seat = actor_at(s, 0)
        if s.phase == USE and num_rerolls(s, d, seat) > 0:
            if planned != s.turn:
                plan_rolls(s, d, v, seat, 0.0, plans)
                planned = s.turn
            apply_unchecked(s, d, seat, follow_plan(s, d, v, seat, plans))
        else:
            apply_unchecked(s, d, seat, choose(s, d, v, seat, 0.0))


@kernel
def follow_plan(s: State, d: Deck, v: Values, seat: int, plans: Any) -> int:
    """The reroll that the plan values most, or the use of the roll as it lies."""
    left = d.rolls - s.rolls
    best = plans[0, kept_id(s.dice, d.dice, 0)] + 1e-6
    action = NONE
    for mask in range(1, num_rerolls(s, d, seat) + 1):
        worth = plans[left, kept_id(s.dice, d.dice, mask)]
        if worth > best:
            best = worth
            action = REROLL + mask
    return action if action != NONE else choose_use(s, v, seat)


@kernel
def value(s: State, d: Deck, v: Values, seat: int) -> float:
    """How good the end is for a seat: a win, and a little for the lead over the best other."""
    mine = total(s, d, seat)
    best = 0
    for p in range(s.players):
        if p != seat:
            best = max(best, total(s, d, p))
    win = 1.0 if mine > best else 0.5 if mine == best else 0.0
    return win + 0.004 * (mine - best)


@kernel
def candidates(
    buf: StateBuffer,
    deck: DeckTables,
    v: Values,
    seat: int,
    out: NDArray[np.int64],
    worths: NDArray[np.float64],
) -> int:
    """Fill `out` with the most promising decisions, best first, and `worths` with what they
    promise; return how many there are.
    """
    s = buf.view(STATE)[0]
    d = deck.view(DECK)[0]
    count = count_legal(s, d, seat)
    promise = np.zeros(count)
    actions = np.empty(count, np.int64)
    plan = np.zeros(NUM_MULTISETS)
    if s.phase == USE and num_rerolls(s, d, seat) > 0:
        reroll_values(s, d, v, seat, ENVY, plan)
    for n in range(count):
        actions[n] = nth_legal(s, d, seat, n)
        promise[n] = WIN_A_POINT * promise_of(s, d, v, seat, actions[n], plan)
    order = np.argsort(-promise, kind="mergesort")
    kept = min(count, out.shape[0])
    for n in range(kept):
        out[n, 0] = actions[order[n]]
        worths[n] = promise[order[n]]
    return kept


@kernel
def promise_of(s: State, d: Deck, v: Values, seat: int, action: int, plan: Any) -> float:
    """What a decision promises by the tables, in points."""
    if s.phase == TAKE:
        return fresh_worth(v, s.supply[action])
    if s.phase == KEEP:
        worth = 0.0
        for k in range(SLOTS):
            worth += fresh_worth(v, s.hand[seat, TRIPLES[action, k]])
        return worth
    if action > PASS:
        return plan[kept_id(s.dice, d.dice, action - REROLL)]
    lying = roll_value(s, v, seat, s.counts, ENVY) - best_gain(s, v, seat, s.counts)
    return lying + (0.0 if action == PASS else gain_on(s, v, seat, action, s.counts))
