"""Actors and legal actions."""

from __future__ import annotations

from crossoff.core.compiler.bits import bit, nth_bit, popcount
from crossoff.core.compiler.engine import Buffer
from crossoff.core.compiler.jit import kernel
from crossoff.games.silver_gold.layout import (
    CHOICE,
    DISPLAY_SIZE,
    KEEP,
    MARK,
    NONE,
    PAIRS,
    PILE,
    SINGLES,
    SLOT_SHIFT,
    SLOTS,
    Deck,
    State,
)

__all__ = [
    "actor_at",
    "count_actors",
    "count_legal",
    "fitting",
    "is_actor",
    "is_legal",
    "list_legal",
    "nth_legal",
]


@kernel
def fitting(d: Deck, pattern: int, free: int) -> int:
    """Return the placements of a pattern that need only these fields of a map, one bit each."""
    upper = d.fits[pattern, 0, free & 0xF] & d.fits[pattern, 1, free >> 4 & 0xF]
    lower = d.fits[pattern, 2, free >> 8 & 0xF] & d.fits[pattern, 3, free >> 12 & 0xF]
    return upper & lower


@kernel
def open_choices(s: State, d: Deck, seat: int, k: int) -> int:
    """Return the choices of a marking seat on its k-th map, one bit each: single fields in the low
    bits, placements above (S4.1).

    There are no placements once only extras are owed (S4.3).
    """
    free = s.free[seat, k]
    placements = fitting(d, s.pattern, free) if s.extras[seat] == 0 else 0
    return placements << SINGLES | free


@kernel
def clockwise(s: State, seat: int, steps: int) -> int:
    """Return the seat this many steps (at most a full round) clockwise of another."""
    seat += steps
    return seat - s.players if seat >= s.players else seat


@kernel
def count_actors(s: State) -> int:
    """Return how many seats must decide now; 0 if chance is due or the game is over."""
    return popcount(s.waiting)


@kernel
def actor_at(s: State, index: int) -> int:
    """Return the index-th seat that must decide, in record order: clockwise, from the start player
    once there is one.
    """
    first = s.start if s.start != NONE else 0
    turned = (s.waiting >> first) | (s.waiting << (s.players - first))
    return clockwise(s, first, nth_bit(turned, index))


@kernel
def is_actor(s: State, seat: int) -> bool:
    """True if this seat must decide now."""
    return 0 <= seat < s.players and s.waiting & bit(seat) != 0


@kernel
def count_legal(s: State, d: Deck, seat: int) -> int:
    """Return the number of legal actions of an acting seat (S2.2, S4.1, S5.3)."""
    if s.phase == MARK:
        return popcount(open_choices(s, d, seat, 0)) + popcount(open_choices(s, d, seat, 1))
    if s.phase == KEEP:
        return PAIRS.shape[0]
    count = 1 if s.unseen != 0 else 0
    for k in range(DISPLAY_SIZE):
        if s.display[k] != NONE:
            count += 1
    return count


@kernel
def nth_legal(s: State, d: Deck, seat: int, n: int) -> int:
    """Return the n-th legal action of an acting seat, in ascending order."""
    if s.phase == MARK:
        first, second = open_choices(s, d, seat, 0), open_choices(s, d, seat, 1)
        count = popcount(first)
        on_second = n >= count  # branch-free: which map is chosen cannot be predicted
        choices = second if on_second else first
        return (on_second << SLOT_SHIFT) + nth_bit(choices, n - on_second * count)
    if s.phase == KEEP:
        return n
    for k in range(DISPLAY_SIZE):
        if s.display[k] != NONE:
            if n == 0:
                return k
            n -= 1
    return PILE


@kernel
def list_legal(s: State, d: Deck, seat: int, out: Buffer) -> int:
    """Write all actions of an acting seat to `out`, ascending; return their number."""
    total = count_legal(s, d, seat)
    if s.phase != MARK:
        for n in range(total):
            out[n] = nth_legal(s, d, seat, n)
        return total
    count = 0
    for k in range(SLOTS):
        choices = open_choices(s, d, seat, k)
        while choices != 0:
            lowest = nth_bit(choices, 0)
            out[count] = (k << SLOT_SHIFT) + lowest
            choices ^= bit(lowest)
            count += 1
    return total


@kernel
def is_legal(s: State, d: Deck, seat: int, action: int) -> bool:
    """True if this action is legal for an acting seat."""
    if action < 0:
        return False
    if s.phase == MARK:
        k = action >> SLOT_SHIFT
        return k < SLOTS and open_choices(s, d, seat, k) >> (action & CHOICE) & 1 == 1
    if s.phase == KEEP:
        return action < PAIRS.shape[0]
    if action == PILE:
        return s.unseen != 0
    return action < PILE and s.display[action] != NONE
