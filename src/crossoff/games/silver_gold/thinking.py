"""Silver & Gold for the search: candidates, determinization, rollouts and their value."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from crossoff.core.compiler.bits import bit, nth_bit, popcount
from crossoff.core.compiler.jit import kernel
from crossoff.core.compiler.rng import RngState, below
from crossoff.games.silver_gold.chance import apply_chance_unchecked, draw
from crossoff.games.silver_gold.choices import actor_at, count_legal, nth_legal
from crossoff.games.silver_gold.kernel import apply_unchecked
from crossoff.games.silver_gold.layout import (
    DECK,
    EXPEDITION,
    HAND,
    KEEP,
    MARK,
    MAX_PLAYERS,
    NONE,
    OVER,
    PILE,
    SLOTS,
    STATE,
    Deck,
    DeckTables,
    State,
    StateBuffer,
)
from crossoff.games.silver_gold.policy import (
    choose,
    choose_mark,
    fresh_worth,
    in_hand,
    pair_worth,
    pile_worth,
)
from crossoff.games.silver_gold.score import total
from crossoff.games.silver_gold.values import Values, row_of

__all__ = ["LONGEST", "begin", "candidates", "rollout", "value"]

# steps in one decision; a longer chain of crosses is cut off and finished by policy
LONGEST = 12


@kernel
def guess_hidden(s: State, seat: int, r: RngState) -> None:
    """Fill in what a seat does not know: others' dealt maps; others count as not having marked yet
    (S8).
    """
    if s.phase == MARK:
        for p in range(s.players):
            if p != seat and s.free[p, 0] | s.free[p, 1] != 0:
                s.waiting |= bit(p)
    if s.phase != KEEP:
        return
    for p in range(s.players):
        if p == seat:
            continue
        s.waiting |= bit(p)
        for k in range(HAND):
            s.hand[p, k] = nth_bit(s.unseen, below(r, popcount(s.unseen)))
            s.unseen &= ~bit(s.hand[p, k])


@kernel
def begin(s: State, d: Deck, v: Values, seat: int, candidate: Any, rs: Any) -> None:
    """Fill in hidden information and play a candidate."""
    guess_hidden(s, seat, rs[1])
    for k in range(candidate.shape[0]):  # pragma: no branch - longer chains go on by policy
        if candidate[k] == NONE:
            break
        apply_unchecked(s, d, seat, candidate[k])


@kernel
def rollout(s: State, d: Deck, v: Values, rs: Any) -> None:
    """Play to the end by policy. Expedition cards have a separate stream, so decisions do not
    change them.
    """
    while s.phase != OVER:
        if s.phase < OVER:
            apply_chance_unchecked(s, d, draw(s, rs[0] if s.phase == EXPEDITION else rs[1]))
        else:
            seat = actor_at(s, 0)
            apply_unchecked(s, d, seat, choose(s, d, v, seat))


@kernel
def value(s: State, d: Deck, v: Values, seat: int) -> float:
    """Return the value of a finished game to a seat: its points, its lead over the best opponent,
    and a win.
    """
    mine = total(s, d, seat)
    best = 0
    for p in range(s.players):
        if p != seat:
            best = max(best, total(s, d, p))
    win = 1.0 if mine > best else 0.0
    return mine - 0.5 * best + 15.0 * win


@kernel
def board_worth(s: State, d: Deck, v: Values, seat: int) -> float:
    """Return the value of a seat's maps by the tables, plus what its marks earned this turn."""
    worth = 1.0 * total(s, d, seat)
    for k in range(SLOTS):
        card = s.maps[seat, k]
        if card != NONE:
            worth += v.worth[row_of(v, card, s.free[seat, k])]
            if s.free[seat, k] == 0:
                worth += d.points[card]
    return worth


@kernel
def candidates(
    buf: StateBuffer,
    deck: DeckTables,
    v: Values,
    seat: int,
    out: NDArray[np.int64],
    worths: NDArray[np.float64],
) -> int:
    """Fill `out` with the most promising whole decisions, best first, and `worths` with their
    values; return how many there are.
    """
    root = buf.view(STATE)[0]
    d = deck.view(DECK)[0]
    count = count_legal(root, d, seat)
    promise = np.zeros(count)
    steps = np.full((count, LONGEST), NONE, np.int64)
    for n in range(count):
        steps[n, 0] = nth_legal(root, d, seat, n)
        if root.phase == MARK:
            promise[n] = follow_up(buf.copy(), d, v, seat, steps[n])
        elif root.phase == KEEP:
            promise[n] = pair_worth(root, d, v, seat, steps[n, 0])
        elif steps[n, 0] == PILE:
            promise[n] = pile_worth(root, v)
        else:
            promise[n] = fresh_worth(root, d, v, root.display[steps[n, 0]], in_hand(root, seat))
    order = np.argsort(-promise, kind="mergesort")
    kept = min(count, out.shape[0])
    for n in range(kept):
        out[n] = steps[order[n]]
        worths[n] = promise[order[n]]
    return kept


@kernel
def follow_up(scratch: StateBuffer, d: Deck, v: Values, seat: int, steps: Any) -> float:
    """Play the extras that a first mark gives, by policy, and return the value of the turn."""
    s = scratch.view(STATE)[0]
    s.waiting = bit(MAX_PLAYERS) - 1  # keeps the turn from ending when this seat is done
    apply_unchecked(s, d, seat, steps[0])
    length = 1
    while s.extras[seat] > 0 and length < LONGEST:
        steps[length] = choose_mark(s, v, seat)
        apply_unchecked(s, d, seat, steps[length])
        length += 1
    return board_worth(s, d, v, seat)
