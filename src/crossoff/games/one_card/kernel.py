"""The rules of Everything on 1 Card, each once. Clause numbers (C4.2) refer to rules.md.

Functions take a STATE record `s` and a DECK record `d` and change `s` in place, unchecked (the
engine checks). Draws are in `chance.py`, legal actions in `choices.py`, points in `score.py`.
"""

from __future__ import annotations

from crossoff.core.compiler.bits import bit, popcount
from crossoff.core.compiler.jit import kernel
from crossoff.games.one_card.choices import clockwise, fitting
from crossoff.games.one_card.layout import (
    ADVANCED,
    DRAW,
    HAND,
    IDLE_TURNS,
    KEEP,
    MAX_TURNS,
    NONE,
    OVER,
    PASS,
    REROLL,
    RESTOCK,
    ROLL,
    SLOTS,
    START,
    SUPPLY,
    SUPPLY_SIZE,
    TAKE,
    TRIPLES,
    USE,
    Deck,
    State,
)
from crossoff.games.one_card.score import card_points, complete_rows

__all__ = [
    "apply_unchecked",
    "ask",
    "begin_turn",
    "cross_boxes",
    "finish_use",
    "is_last_turn",
    "lay_down",
    "set_up",
]


@kernel
def set_up(s: State, d: Deck, players: int, variant: int) -> None:
    """Set up the table before the start player is drawn (C2.1)."""
    s.unseen = bit(d.num_cards) - 1
    s.players = players
    s.variant = variant
    s.phase = START
    s.waiting = 0
    s.turn = 0
    s.idle = 0
    s.active = NONE
    s.used = 0
    s.rolls = 0
    s.pending = 0
    s.dice[:] = NONE
    s.counts = 0
    s.supply[:] = NONE
    s.hand[:] = NONE
    s.kept[:] = NONE
    s.cards[:] = NONE
    s.free[:] = 0
    s.num_scored[:] = 0
    s.scored[:] = NONE
    s.points[:] = 0


@kernel
def keep(s: State, d: Deck, seat: int, triple: int) -> None:
    """Seal a seat's choice of three cards; once all have chosen, reveal them (C2.3)."""
    s.kept[seat] = triple
    s.waiting &= ~bit(seat)
    if s.waiting != 0:
        return
    for p in range(s.players):
        for k in range(SLOTS):
            lay_down(s, d, p, s.hand[p, TRIPLES[s.kept[p], k]])
        return_hand(s, p)
        s.kept[p] = NONE
    s.phase = SUPPLY


@kernel
def return_hand(s: State, seat: int) -> None:
    """Shuffle the dealt cards that were not kept back into the pile (C2.3)."""
    for k in range(HAND):
        card = s.hand[seat, k]
        if card != s.cards[seat, 0] and card != s.cards[seat, 1] and card != s.cards[seat, 2]:
            s.unseen |= bit(card)
        s.hand[seat, k] = NONE


@kernel
def lay_down(s: State, d: Deck, seat: int, card: int) -> None:
    """Put a fresh card into the first empty place in front of a seat."""
    for k in range(SLOTS):  # pragma: no branch - a card is laid down where one was, or at first
        if s.cards[seat, k] == NONE:
            s.cards[seat, k] = card
            s.free[seat, k] = d.rows[card]
            return


@kernel
def begin_turn(s: State, d: Deck) -> None:
    """Let the active seat pick up all dice (C3.1)."""
    s.used = 0
    s.rolls = 0
    s.counts = 0
    s.dice[:] = NONE
    s.pending = bit(d.dice) - 1
    s.phase = ROLL


@kernel
def ask(s: State) -> None:
    """Ask the next seat, clockwise from the active one, to use the roll (C4)."""
    s.phase = USE
    s.waiting = bit(clockwise(s, s.active, s.used))


@kernel
def cross_boxes(counts: int, free: int) -> int:
    """Return a card's free boxes after a roll: all dice of each colour that fits (C4.1)."""
    return free - (counts & (fitting(counts, free) >> 3) * 0xF)


@kernel
def use(s: State, d: Deck, seat: int, k: int) -> None:
    """Cross off, on one card, all dice of every colour that fits (C4.1, C4.2)."""
    s.idle = -1
    s.free[seat, k] = cross_boxes(s.counts, s.free[seat, k])
    card = s.cards[seat, k]
    if popcount(complete_rows(d, card, s.free[seat, k])) >= d.rows_to_score:
        score_card(s, d, seat, k)
    else:
        finish_use(s, d)


@kernel
def score_card(s: State, d: Deck, seat: int, k: int) -> None:
    """Score a card at once and set it aside; replace it if the game continues (C5)."""
    card = s.cards[seat, k]
    s.scored[seat, s.num_scored[seat]] = card
    s.points[seat, s.num_scored[seat]] = card_points(d, card, s.free[seat, k], True)
    s.num_scored[seat] += 1
    s.cards[seat, k] = NONE
    s.free[seat, k] = 0
    if is_decided(s, d):
        finish_use(s, d)  # C6.2: no replacements any more
    elif s.variant == ADVANCED:
        take_or_continue(s, d, seat)
    elif s.unseen != 0:
        s.phase = DRAW
    else:
        finish_use(s, d)  # C5.5


@kernel
def take_or_continue(s: State, d: Deck, seat: int) -> None:
    """Let a seat take a card from the supply, or continue if it is empty (C5.4, C5.5)."""
    for k in range(SUPPLY_SIZE):
        if s.supply[k] != NONE:
            s.phase = TAKE
            s.waiting = bit(seat)
            return
    finish_use(s, d)


@kernel
def take(s: State, d: Deck, seat: int, place: int) -> None:
    """Take a card from the supply, which is refilled at once (C5.4)."""
    lay_down(s, d, seat, s.supply[place])
    s.supply[place] = NONE
    s.waiting = 0
    if s.unseen != 0:
        s.phase = RESTOCK
    else:
        finish_use(s, d)


@kernel
def is_decided(s: State, d: Deck) -> bool:
    """True if somebody has scored the card that ends the game (C6.1)."""
    for p in range(s.players):
        if s.num_scored[p] >= d.scored_cards:
            return True
    return False


@kernel
def is_last_turn(s: State, d: Deck) -> bool:
    """True if the game ends with this turn, whatever happens with the roll (C6.1, C6.5)."""
    return s.turn + 1 >= MAX_TURNS or is_decided(s, d)


@kernel
def has_any_card(s: State) -> bool:
    """True if anybody still has a card in front of them."""
    for p in range(s.players):
        for k in range(SLOTS):
            if s.cards[p, k] != NONE:
                return True
    return False


@kernel
def finish_use(s: State, d: Deck) -> None:
    """Continue with the next seat; after the last one, pass the dice on or end the game (C4.4,
    C5.6, C6).
    """
    s.used += 1
    if s.used < s.players:
        ask(s)
        return
    s.waiting = 0
    s.idle += 1
    if s.idle >= IDLE_TURNS or is_last_turn(s, d) or not has_any_card(s):
        s.phase = OVER
        return
    s.turn += 1
    s.active = clockwise(s, s.active, 1)
    begin_turn(s, d)


@kernel
def apply_unchecked(s: State, d: Deck, seat: int, action: int) -> None:
    """Carry out a seat's decision."""
    if s.phase == KEEP:
        keep(s, d, seat, action)
    elif s.phase == TAKE:
        take(s, d, seat, action)
    elif action < PASS:
        s.waiting = 0
        use(s, d, seat, action)
    elif action == PASS:
        finish_use(s, d)
    else:
        s.waiting = 0
        s.pending = action - REROLL
        s.phase = ROLL
