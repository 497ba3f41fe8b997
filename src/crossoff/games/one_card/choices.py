"""Actors and legal actions."""

from __future__ import annotations

from crossoff.core.compiler.bits import bit, nth_bit, popcount
from crossoff.core.compiler.engine import Buffer
from crossoff.core.compiler.jit import kernel
from crossoff.games.one_card.layout import (
    GUARDS,
    KEEP,
    LOW_BITS,
    NONE,
    PASS,
    REROLL,
    SLOTS,
    SUPPLY_SIZE,
    TAKE,
    TRIPLES,
    Deck,
    State,
)

__all__ = [
    "actor_at",
    "clockwise",
    "count_actors",
    "count_legal",
    "fitting",
    "is_actor",
    "is_legal",
    "list_legal",
    "nth_legal",
]


@kernel
def clockwise(s: State, seat: int, steps: int) -> int:
    """Return the seat this many steps (at most a full round) clockwise of another."""
    seat += steps
    return seat - s.players if seat >= s.players else seat


@kernel
def fitting(counts: int, free: int) -> int:
    """Return guard bits of the rolled colours that have at least as many free boxes as dice (C4.1).

    For each colour, guard + free - dice keeps its guard bit exactly if free >= dice; a colour is in
    the roll exactly if 7 + dice reaches the guard bit.
    """
    return ((free | GUARDS) - counts) & (counts + LOW_BITS) & GUARDS


@kernel
def count_actors(s: State) -> int:
    """Return how many seats must decide now; 0 if chance is due or the game is over."""
    return popcount(s.waiting)


@kernel
def actor_at(s: State, index: int) -> int:
    """Return the index-th seat that must decide, in record order: by seat number."""
    return nth_bit(s.waiting, index)


@kernel
def is_actor(s: State, seat: int) -> bool:
    """True if this seat must decide now."""
    return 0 <= seat < s.players and s.waiting & bit(seat) != 0


@kernel
def usable(s: State, seat: int) -> int:
    """Return a mask of the cards on which a seat can use the roll (C4.3). Empty slots have no free
    box.
    """
    mask = 0
    for k in range(SLOTS):
        mask |= (fitting(s.counts, s.free[seat, k]) != 0) << k
    return mask


@kernel
def num_rerolls(s: State, d: Deck, seat: int) -> int:
    """Return how many sets of dice a seat may reroll: any set, if it is active and has rolls left
    (C3.2).
    """
    if seat == s.active and s.used == 0 and s.rolls < d.rolls:
        return bit(d.dice) - 1
    return 0


@kernel
def supply_mask(s: State) -> int:
    """Return a mask of the supply places that hold a card."""
    mask = 0
    for k in range(SUPPLY_SIZE):
        mask |= (s.supply[k] != NONE) << k
    return mask


@kernel
def count_legal(s: State, d: Deck, seat: int) -> int:
    """Return the number of legal actions of an acting seat (C2.3, C3.2, C4.1, C5.4)."""
    if s.phase == KEEP:
        return TRIPLES.shape[0]
    if s.phase == TAKE:
        return popcount(supply_mask(s))
    return popcount(usable(s, seat)) + 1 + num_rerolls(s, d, seat)


@kernel
def nth_legal(s: State, d: Deck, seat: int, n: int) -> int:
    """Return the n-th legal action of an acting seat, in ascending order."""
    if s.phase == KEEP:
        return n
    if s.phase == TAKE:
        return nth_bit(supply_mask(s), n)
    mask = usable(s, seat)
    count = popcount(mask)
    return nth_bit(mask, n) if n < count else PASS + n - count


@kernel
def list_legal(s: State, d: Deck, seat: int, out: Buffer) -> int:
    """Write all actions of an acting seat to `out`, ascending; return their number."""
    total = count_legal(s, d, seat)
    if s.phase == KEEP or s.phase == TAKE:
        for n in range(total):
            out[n] = nth_legal(s, d, seat, n)
        return total
    cards = usable(s, seat)
    count = 0
    for k in range(SLOTS):
        if cards >> k & 1:
            out[count] = k
            count += 1
    for n in range(count, total):
        out[n] = PASS + n - count
    return total


@kernel
def is_legal(s: State, d: Deck, seat: int, action: int) -> bool:
    """True if this action is legal for an acting seat."""
    if action < 0:
        return False
    if s.phase == KEEP:
        return action < TRIPLES.shape[0]
    if s.phase == TAKE:
        return action < SUPPLY_SIZE and s.supply[action] != NONE
    if action < SLOTS:
        return fitting(s.counts, s.free[seat, action]) != 0
    return action <= REROLL + num_rerolls(s, d, seat)
