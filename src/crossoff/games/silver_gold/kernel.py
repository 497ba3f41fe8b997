"""The rules of Silver & Gold, each once. Clause numbers (S4.2) refer to rules.md.

Functions take a STATE record `s` and a DECK record `d` and change `s` in place, unchecked (the
engine checks). `apply_unchecked` carries out a decision; `resolve` then continues until a seat or
chance must decide again. Draws are in `chance.py`, legal actions in `choices.py`, points in
`score.py`.
"""

from __future__ import annotations

from crossoff.core.compiler.bits import bit, popcount
from crossoff.core.compiler.jit import kernel
from crossoff.games.silver_gold.choices import clockwise
from crossoff.games.silver_gold.layout import (
    CHOICE,
    DEAL,
    DISPLAY,
    DISPLAY_SIZE,
    DRAW,
    EXPEDITION,
    HAND,
    MARK,
    NONE,
    OR_NONE,
    OVER,
    PAIRS,
    PILE,
    REFILL,
    SLOT_SHIFT,
    SLOTS,
    TAKE,
    TURNS,
    TURNS_PER_ROUND,
    Deck,
    State,
)

__all__ = ["apply_unchecked", "has_gap", "lay_down", "palm_value", "resolve", "reveal", "set_up"]


# --- Setup (S2) ---------------------------------------------------------------------------


@kernel
def set_up(s: State, d: Deck, players: int, variant: int) -> None:
    """Set up the table before the first map is dealt (S2.1). There is one variant."""
    s.unseen = bit(d.num_maps) - 1
    s.players = players
    s.phase = DEAL
    s.turn = 0
    s.waiting = 0
    s.start = NONE
    s.pattern = NONE
    s.num_cups_taken = 0
    s.resolved = 0
    s.owed = NONE
    shuffle_expedition(s, d)
    s.display[:] = NONE
    s.completed[:] = 0
    s.hand[:] = NONE
    s.kept[:] = NONE
    s.maps[:] = NONE
    s.free[:] = 0
    s.marked[:] = 0
    s.extras[:] = 0
    s.coins[:] = 0
    s.num_cups[:] = 0
    s.cups[:] = 0
    s.num_palms[:] = 0
    s.palms[:] = 0


@kernel
def keep(s: State, d: Deck, seat: int, pair: int) -> None:
    """Seal a seat's choice of two maps; once all have chosen, reveal them (S2.2)."""
    s.kept[seat] = pair
    s.waiting &= ~bit(seat)
    if s.waiting != 0:
        return
    for p in range(s.players):
        for k in range(SLOTS):
            lay_down(s, d, p, s.hand[p, PAIRS[s.kept[p], k]])
        for k in range(HAND):
            card = s.hand[p, k]
            if card != s.maps[p, 0] and card != s.maps[p, 1]:
                s.unseen |= bit(card)
            s.hand[p, k] = NONE
        s.kept[p] = NONE
    s.phase = DISPLAY


@kernel
def lay_down(s: State, d: Deck, seat: int, card: int) -> None:
    """Put a fresh map into the first empty place in front of a seat."""
    k = 0 if s.maps[seat, 0] == NONE else 1
    s.maps[seat, k] = card
    s.free[seat, k] = d.land[card]
    s.marked[seat, k] = 0


@kernel
def shuffle_expedition(s: State, d: Deck) -> None:
    """Shuffle all expedition cards: none has been seen (S2.4, S6.1)."""
    for pattern in range(s.left.shape[0]):
        s.left[pattern] = d.expedition[pattern]


# --- Cross off (S4) -----------------------------------------------------------------------


@kernel
def cross_off(s: State, d: Deck, seat: int, action: int) -> None:
    """Cross off a placement or one field and collect what was covered (S4.1-S4.5)."""
    k = action >> SLOT_SHIFT
    mask = d.fields[s.pattern, action & CHOICE]
    card = s.maps[seat, k]
    s.free[seat, k] &= ~mask
    s.marked[seat, k] |= mask
    s.coins[seat] += popcount(mask & d.coin[card])
    if mask & d.palm[card] != 0:
        write_palms(s, d, seat, popcount(mask & d.palm[card]))
    extras = max(s.extras[seat] - 1, 0) + popcount(mask & d.cross[card])
    if s.free[seat, 0] | s.free[seat, 1] == 0:
        extras = 0  # S4.3: no field left, so extras are lost
    s.extras[seat] = extras
    if extras == 0:
        s.waiting &= ~bit(seat)
        if s.waiting == 0:
            close_marks(s, d)


@kernel
def palm_value(s: State, d: Deck) -> int:
    """Return what a palm writes now: 1 plus the palms in the display (S4.5)."""
    value = 1
    for k in range(DISPLAY_SIZE):
        value += d.num_palms[s.display[k] & OR_NONE]
    return value


@kernel
def write_palms(s: State, d: Deck, seat: int, count: int) -> None:
    """Write each palm into the next box, while there are boxes (S4.5)."""
    value = palm_value(s, d)
    for _ in range(count):
        if s.num_palms[seat] < d.palm_boxes:
            s.palms[seat, s.num_palms[seat]] = value
        s.num_palms[seat] += 1


# --- Resolve (S5) -------------------------------------------------------------------------


@kernel
def win_cups(s: State, d: Deck, seat: int) -> None:
    """Take the highest cup left for each coin row filled this turn (S5.1).

    A row filled earlier already has its cup, unless none was left, and then none is left now.
    """
    while s.coins[seat] >= (s.num_cups[seat] + 1) * d.coins_per_row:
        if s.num_cups[seat] == d.coin_rows or s.num_cups_taken == d.num_cups:
            return
        s.cups[seat, s.num_cups[seat]] = d.cups[s.num_cups_taken]
        s.num_cups[seat] += 1
        s.num_cups_taken += 1


@kernel
def set_aside(s: State, seat: int) -> int:
    """Set completed maps aside and return how many there were (S5.2)."""
    count = 0
    for k in range(SLOTS):
        if s.maps[seat, k] != NONE and s.free[seat, k] == 0:
            s.completed[seat] |= bit(s.maps[seat, k])
            s.maps[seat, k] = NONE
            count += 1
    return count


@kernel
def has_gap(s: State) -> bool:
    """True if a place of the display is empty."""
    for k in range(DISPLAY_SIZE):
        if s.display[k] == NONE:
            return True
    return False


@kernel
def has_display(s: State) -> bool:
    """True if the display shows any map."""
    for k in range(DISPLAY_SIZE):
        if s.display[k] != NONE:
            return True
    return False


@kernel
def resolve(s: State, d: Deck) -> None:
    """Resolve seat by seat until one must take a map or the display must be refilled (S5)."""
    while s.resolved < s.players:
        seat = clockwise(s, s.start, s.resolved)
        took = s.owed != NONE
        if not took:
            win_cups(s, d, seat)
            s.owed = set_aside(s, seat)
            if s.turn == TURNS - 1:
                s.owed = 0  # S5.6: no maps are taken in the last turn
        if s.owed > 0 and (s.unseen != 0 or has_display(s)):
            s.phase = TAKE
            s.waiting = bit(seat)
            return
        if took and s.unseen != 0 and has_gap(s):
            s.phase = REFILL
            return
        s.owed = NONE
        s.resolved += 1
    end_turn(s, d)


@kernel
def take(s: State, d: Deck, seat: int, place: int) -> None:
    """Take a map from the display, or draw the top of the pile (S5.3)."""
    s.waiting = 0
    if place == PILE:
        s.phase = DRAW
        return
    lay_down(s, d, seat, s.display[place])
    s.display[place] = NONE
    s.owed -= 1
    resolve(s, d)


# --- Turns and rounds (S3, S6) ------------------------------------------------------------


@kernel
def end_turn(s: State, d: Deck) -> None:
    """Move on the start player; after seven turns reshuffle the expedition cards (S5.7, S6.1)."""
    s.start = clockwise(s, s.start, 1)
    if s.turn == TURNS - 1:
        s.phase = OVER
        return
    s.turn += 1
    if s.turn % TURNS_PER_ROUND == 0:
        shuffle_expedition(s, d)
    s.phase = EXPEDITION


@kernel
def reveal(s: State, d: Deck, pattern: int) -> None:
    """Turn up an expedition card and ask every seat that has a free field (S3.1, S4.2)."""
    s.pattern = pattern
    s.left[pattern] -= 1
    s.phase = MARK
    for p in range(s.players):
        s.marked[p, 0] = 0
        s.marked[p, 1] = 0
        if s.free[p, 0] | s.free[p, 1] != 0:
            s.waiting |= bit(p)
    if s.waiting == 0:
        close_marks(s, d)


@kernel
def close_marks(s: State, d: Deck) -> None:
    """Everybody has marked: resolve from the start player on."""
    s.resolved = 0
    resolve(s, d)


@kernel
def apply_unchecked(s: State, d: Deck, seat: int, action: int) -> None:
    """Carry out one step of a seat's decision; the phase ends when the last seat is ready."""
    if s.phase == MARK:
        cross_off(s, d, seat, action)
    elif s.phase == TAKE:
        take(s, d, seat, action)
    else:
        keep(s, d, seat, action)
