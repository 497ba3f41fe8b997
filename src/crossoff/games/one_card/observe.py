"""Everything on 1 Card as rows of small numbers, for programs that learn, as listed in
docs/environments.md.

Seats are told from the observer's own on, clockwise. Cards are told by number; what is printed on
them does not change and is in `cards`, in whose rows a program looks them up.
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

# The first word of each part; those with numbers for each seat are as long as there are seats.
HAND_AT, DICE, UNSEEN, SEATS = 1, 2, 7, 15
SEAT = 1 + SLOTS  # words for each seat
TOP = 127  # points of decks that nobody would print stop here
NUMBER = 6  # where in the word of a card in front of a seat its number is


def words(players: int) -> int:
    """Buffer in a row."""
    return SEATS + SEAT * players


def parts(players: int) -> tuple[Part, ...]:
    """The parts of an observation."""
    cards_at = 8 * (SEATS + players)
    pitch = (8 * SLOTS, 8)
    return (
        Part("phase", 0, (3,), 1),
        Part("table", 3, (2,), TOP),
        Part("supply", 5, (SUPPLY_SIZE,), MAX_CARDS),
        Part("hand", 8 * HAND_AT, (HAND,), MAX_CARDS),
        Part("end", 8 * HAND_AT + HAND, (2,), MAX_TURNS),
        Part("dice", 8 * DICE, (MAX_DICE, COLORS), 1, (8, 1)),
        Part("unseen", 8 * UNSEEN, (MAX_CARDS,), 1),
        Part("seats", 8 * SEATS, (players, 4), TOP, (8, 1)),
        Part("cards", cards_at + NUMBER, (players, SLOTS), MAX_CARDS, pitch),
        Part("free", cards_at, (players, SLOTS, COLORS), 7, (*pitch, 1)),
    )


def cards(deck: CheckedDeck) -> Bytes:
    """What is printed on each card: the boxes of each colour and which rows have a sun; the last
    row is no card. [cards + 1, 12]
    """
    rows = np.zeros((len(deck.cards) + 1, 2 * COLORS), np.uint8)
    for row, card in zip(rows, deck.cards, strict=False):
        row[:COLORS] = card.rows
        row[COLORS:] = [color in card.suns for color in range(COLORS)]
    return rows


@kernel
def shown(d: Deck, card: int) -> int:
    """A card by its row in `cards`."""
    return d.num_cards if card == NONE else wide(card)


@kernel
def put_table(s: State, d: Deck, seat: int, out: Buffer, at: int) -> None:
    """What does not belong to one seat."""
    first = bit(8 * max(s.phase, 0)) >> 8  # 1 in the place of the phase that asks seats, if any
    first |= (d.rolls - s.rolls) << 24 | wide(s.used) << 32
    for k in range(SUPPLY_SIZE):
        first |= shown(d, s.supply[k]) << (40 + 8 * k)
    out[at] = first
    numbers = 0
    for k in range(HAND):
        numbers |= shown(d, s.hand[seat, k]) << (8 * k)
    # How near the end is that comes by itself (C6.5): the turn, from 0, and idle turns before it.
    out[at + HAND_AT] = numbers | wide(s.turn) << 40 | wide(max(s.idle, 0)) << 48
    for die in range(MAX_DICE):
        lies = s.dice[die] != NONE and s.pending >> die & 1 == 0
        out[at + DICE + die] = bit(8 * s.dice[die]) if lies else 0
    spread_word(s.unseen, out, at + UNSEEN)


@kernel
def seat_word(s: State, seat: int) -> int:
    """Is asked, rolls, cards scored, their points."""
    points = 0
    for k in range(MAX_SCORED):
        points += wide(s.points[seat, k])
    word = wide(s.waiting) >> seat & 1 | wide(s.active == seat) << 8
    return word | wide(s.num_scored[seat]) << 16 | min(points, TOP) << 24


@kernel
def card_word(s: State, d: Deck, seat: int, k: int) -> int:
    """The free boxes of a card, colour by colour, and its number."""
    free = wide(s.free[seat, k])
    # Each four bits get a byte of their own, in steps of halves.
    free = (free | free << 16) & 0x0000_FFFF_0000_FFFF
    free = (free | free << 8) & 0x00FF_00FF_00FF_00FF
    free = (free | free << 4) & 0x0F0F_0F0F_0F0F_0F0F
    return free | shown(d, s.cards[seat, k]) << (8 * NUMBER)


@kernel
def observe(s: State, d: Deck, seat: int, out: Buffer, at: int) -> None:
    """The whole row, for a seat."""
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
    """While cards are chosen, others' hands are to be among the unseen ones (C7.2)."""
    return bool(s.phase == KEEP)


@kernel
def legal_words(s: State, d: Deck, seat: int, out: Buffer, at: int) -> None:
    """The legal actions of an acting seat as bits of one word."""
    if s.phase == KEEP:
        out[at] = bit(TRIPLES.shape[0]) - 1
    elif s.phase == TAKE:
        out[at] = supply_mask(s)
    else:
        # Passing and, one after the other, every set of dice that may be rolled again.
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
