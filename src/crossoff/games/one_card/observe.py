"""Observations of Everything on 1 Card as rows of small numbers, for RL agents; listed in
docs/environments.md.

Seats come clockwise, starting with the observer. Cards are given by index into `cards`, a constant
table of what is printed on them.
"""

from __future__ import annotations

import numpy as np

from crossoff.core.compiler.bits import bit, spread_word
from crossoff.core.compiler.engine import Buffer
from crossoff.core.compiler.jit import kernel
from crossoff.core.compiler.observing import Bytes, Observing, Part, not_negative, wide
from crossoff.games.one_card.choices import clockwise, num_rerolls, supply_mask, usable
from crossoff.games.one_card.deck import Deck as CheckedDeck
from crossoff.games.one_card.engine import KERNELS
from crossoff.games.one_card.layout import (
    COLORS,
    HAND,
    KEEP,
    MAX_CARDS,
    MAX_DICE,
    MAX_SCORED,
    MAX_TURNS,
    NONE,
    PASS,
    SLOTS,
    SUPPLY_SIZE,
    TAKE,
    TRIPLES,
    Deck,
    State,
)

__all__ = ["OBSERVING"]

# First word of each part. Per-seat parts are as long as there are seats.
HAND_AT, DICE, UNSEEN, SEATS = 1, 2, 7, 15
SEAT = 1 + SLOTS  # words per seat
TOP = 127  # points saturate here, which no sensible deck reaches
NUMBER = 6  # byte of the card index within the word of a card


def words(players: int) -> int:
    """Return the number of words in a row."""
    return SEATS + SEAT * players


def parts(players: int) -> tuple[Part, ...]:
    """Return the parts of an observation."""
    cards_at = 8 * (SEATS + players)
    pitch = (8 * SLOTS, 8)
    return (
        Part("phase", 0, (3,), 1),
        Part("table", 3, (2,), TOP),
        Part("supply", 5, (SUPPLY_SIZE,), MAX_CARDS, is_cards=True),
        Part("hand", 8 * HAND_AT, (HAND,), MAX_CARDS, is_cards=True),
        Part("end", 8 * HAND_AT + HAND, (2,), MAX_TURNS),
        Part("dice", 8 * DICE, (MAX_DICE, COLORS), 1, (8, 1)),
        Part("unseen", 8 * UNSEEN, (MAX_CARDS,), 1),
        Part("seats", 8 * SEATS, (players, 4), TOP, (8, 1)),
        Part("cards", cards_at + NUMBER, (players, SLOTS), MAX_CARDS, pitch, is_cards=True),
        Part("free", cards_at, (players, SLOTS, COLORS), 7, (*pitch, 1)),
    )


def cards(deck: CheckedDeck) -> Bytes:
    """Return what is printed on each card: the boxes of each colour and which rows have a sun. The
    last row is "no card". [cards + 1, 12]
    """
    rows = np.zeros((len(deck.cards) + 1, 2 * COLORS), np.uint8)
    for row, card in zip(rows, deck.cards, strict=False):
        row[:COLORS] = card.rows
        row[COLORS:] = [color in card.suns for color in range(COLORS)]
    return rows


@kernel
def shown(d: Deck, card: int) -> int:
    """Return a card's row in `cards`."""
    return d.num_cards if card == NONE else wide(card)


@kernel
def put_table(s: State, d: Deck, seat: int, out: Buffer, at: int) -> None:
    """Write the part that does not belong to a seat."""
    first = bit(8 * max(s.phase, 0)) >> 8  # one-hot: 1 in the byte of the phase, if seats are asked
    first |= (d.rolls - s.rolls) << 24 | wide(s.used) << 32
    for k in range(SUPPLY_SIZE):
        first |= shown(d, s.supply[k]) << (40 + 8 * k)
    out[at] = first
    numbers = 0
    for k in range(HAND):
        numbers |= shown(d, s.hand[seat, k]) << (8 * k)
    # Distance to the automatic end (C6.5): the turn, from 0, and idle turns before it.
    out[at + HAND_AT] = numbers | wide(s.turn) << 40 | wide(max(s.idle, 0)) << 48
    for die in range(MAX_DICE):
        lies = s.dice[die] != NONE and s.pending >> die & 1 == 0
        out[at + DICE + die] = bit(8 * s.dice[die]) if lies else 0
    spread_word(s.unseen, out, at + UNSEEN)


@kernel
def seat_word(s: State, seat: int) -> int:
    """Pack a seat: is asked, rolls, cards scored, their points."""
    points = 0
    for k in range(MAX_SCORED):
        points += wide(s.points[seat, k])
    word = wide(s.waiting) >> seat & 1 | wide(s.active == seat) << 8
    return word | wide(s.num_scored[seat]) << 16 | min(points, TOP) << 24


@kernel
def card_word(s: State, d: Deck, seat: int, k: int) -> int:
    """Pack a card: its free boxes by colour, and its index."""
    free = wide(s.free[seat, k])
    # Spread each four bits to a byte, halving step by step.
    free = (free | free << 16) & 0x0000_FFFF_0000_FFFF
    free = (free | free << 8) & 0x00FF_00FF_00FF_00FF
    free = (free | free << 4) & 0x0F0F_0F0F_0F0F_0F0F
    return free | shown(d, s.cards[seat, k]) << (8 * NUMBER)


@kernel
def observe(s: State, d: Deck, seat: int, out: Buffer, at: int) -> None:
    """Write the whole observation of a seat."""
    at = not_negative(at)
    put_table(s, d, seat, out, at)
    players = wide(s.players)
    cards_at = at + SEATS + players
    for step in range(players):
        place = not_negative(clockwise(s, seat, step))
        out[at + SEATS + step] = seat_word(s, place)
        for k in range(SLOTS):
            out[cards_at + SLOTS * step + k] = card_word(s, d, place, k)


@kernel
def must_redact(s: State) -> bool:
    """True while cards are chosen: others' hands then belong to the unseen cards (C7.2)."""
    return bool(s.phase == KEEP)


@kernel
def legal_words(s: State, d: Deck, seat: int, out: Buffer, at: int) -> None:
    """Write the legal actions of an acting seat as bits of one word."""
    if s.phase == KEEP:
        out[at] = bit(TRIPLES.shape[0]) - 1
    elif s.phase == TAKE:
        out[at] = supply_mask(s)
    else:
        # Passing, and a run of all sets of dice that may be rerolled.
        out[at] = usable(s, seat) | (bit(1 + num_rerolls(s, d, seat)) - 1) << PASS


OBSERVING = Observing(
    kernels=KERNELS,
    row_words=words,
    parts=parts,
    cards=cards,
    must_redact=must_redact,
    observe=observe,
    legal_words=legal_words,
)
