"""Who must decide, and between what."""

from __future__ import annotations

from crossoff.core.compiler.bits import bit, nth_bit, popcount
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
    "nth_legal",
]


@kernel
def clockwise(s: State, seat: int, steps: int) -> int:
    """The seat so many steps (at most a round) to the left of another."""
    seat += steps
    return seat - s.players if seat >= s.players else seat


@kernel
def fitting(counts: int, free: int) -> int:
    """Guard bits of the colours in a roll that have as many free boxes as dice (C4.1).

    For each colour, guard + free - dice keeps its guard bit just when free is not less than dice;
    and a colour is in the roll just when 7 + dice reaches the guard bit.
    """
    return ((free | GUARDS) - counts) & (counts + LOW_BITS) & GUARDS


@kernel
def count_actors(s: State) -> int:
    """How many seats must decide now; 0 when chance is due or the game is over."""
    return popcount(s.waiting)


@kernel
def actor_at(s: State, index: int) -> int:
    """The index-th seat that must decide, in the order of the record: by seat number."""
    return nth_bit(s.waiting, index)


@kernel
def is_actor(s: State, seat: int) -> bool:
    """Whether this seat must decide now."""
    return 0 <= seat < s.players and s.waiting & bit(seat) != 0


@kernel
def usable(s: State, seat: int) -> int:
    """Mask of the cards on which a seat can use the roll (C4.3). An empty place has no free box."""
    mask = 0
    for k in range(SLOTS):
        mask |= (fitting(s.counts, s.free[seat, k]) != 0) << k
    return mask


@kernel
def num_rerolls(s: State, d: Deck, seat: int) -> int:
    """How many sets of dice a seat may roll again: the active seat any, while it has rolls left
    (C3.2).
    """
    if seat == s.active and s.used == 0 and s.rolls < d.rolls:
        return bit(d.dice) - 1
    return 0


@kernel
def supply_mask(s: State) -> int:
    """Mask of the places of the supply that hold a card."""
    mask = 0
    for k in range(SUPPLY_SIZE):
        mask |= (s.supply[k] != NONE) << k
    return mask


@kernel
def count_legal(s: State, d: Deck, seat: int) -> int:
    """How many actions an acting seat has (C2.3, C3.2, C4.1, C5.4)."""
    if s.phase == KEEP:
        return TRIPLES.shape[0]
    if s.phase == TAKE:
        return popcount(supply_mask(s))
    return popcount(usable(s, seat)) + 1 + num_rerolls(s, d, seat)


@kernel
def nth_legal(s: State, d: Deck, seat: int, n: int) -> int:
    """The n-th action of an acting seat, in ascending order."""
    if s.phase == KEEP:
        return n
    if s.phase == TAKE:
        return nth_bit(supply_mask(s), n)
    mask = usable(s, seat)
    count = popcount(mask)
    return nth_bit(mask, n) if n < count else PASS + n - count


@kernel
def is_legal(s: State, d: Deck, seat: int, action: int) -> bool:
    """Whether an acting seat may do this."""
    if action < 0:
        return False
    if s.phase == KEEP:
        return action < TRIPLES.shape[0]
    if s.phase == TAKE:
        return action < SUPPLY_SIZE and s.supply[action] != NONE
    if action < SLOTS:
        return fitting(s.counts, s.free[seat, action]) != 0
    return action <= REROLL + num_rerolls(s, d, seat)
