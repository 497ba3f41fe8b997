"""Silver & Gold as rows of small numbers, for programs that learn. docs/environments.md lists them.

Seats are told from the observer's own on, clockwise. Maps are told by number; what is printed on
them does not change and is in `cards`, in whose rows a program looks them up.
"""

from __future__ import annotations

import numpy as np

from crossoff.core.compiler.bits import bit, low_bytes_4, low_bytes_8, spread_half, spread_word
from crossoff.core.compiler.engine import Buffer
from crossoff.core.compiler.jit import kernel
from crossoff.core.compiler.observing import Bytes, Observing, Part, not_negative, wide
from crossoff.games.silver_gold.choices import clockwise, open_choices
from crossoff.games.silver_gold.deck import Deck as CheckedDeck
from crossoff.games.silver_gold.engine import KERNELS
from crossoff.games.silver_gold.hidden import marked_coins, marked_palms
from crossoff.games.silver_gold.kernel import palm_value
from crossoff.games.silver_gold.layout import (
    DISPLAY_SIZE,
    HAND,
    KEEP,
    MARK,
    MAX_COIN_ROWS,
    MAX_COLORS,
    MAX_MAPS,
    MAX_PALMS,
    MAX_PATTERNS,
    NONE,
    PAIRS,
    PILE,
    SLOTS,
    Deck,
    State,
)

__all__ = ["OBSERVING"]

FIELDS = 16
# The first word of each part; those with numbers for each seat are as long as there are seats.
PATTERN, EXPEDITIONS, DISPLAY_AND_HAND, MAPS, UNSEEN, SEATS = 1, 2, 3, 4, 5, 13
SET = 8  # words of a set of maps
FREE = SLOTS * FIELDS // 8  # words of a seat's free fields
SEAT = 1 + FREE + SET  # words for each seat
EACH = 0x0101_0101_0101_0101  # 1 in each byte of a word
TOP = 127  # numbers of decks that nobody would print stop here


def words(players: int) -> int:
    """Buffer in a row."""
    return SEATS + SEAT * players


def parts(players: int) -> tuple[Part, ...]:
    """The parts of an observation."""
    free = 8 * (SEATS + players)
    return (
        Part("phase", 0, (3,), 1),
        Part("table", 3, (5,), TOP),
        Part("pattern", 8 * PATTERN, (MAX_PATTERNS,), 1),
        Part("expeditions", 8 * EXPEDITIONS, (MAX_PATTERNS,), TOP),
        Part("display", 8 * DISPLAY_AND_HAND, (DISPLAY_SIZE,), MAX_MAPS),
        Part("hand", 8 * DISPLAY_AND_HAND + DISPLAY_SIZE, (HAND,), MAX_MAPS),
        Part("maps", 8 * MAPS, (players, SLOTS), MAX_MAPS),
        Part("unseen", 8 * UNSEEN, (MAX_MAPS,), 1),
        Part("seats", 8 * SEATS, (players, 8), TOP),
        Part("free", free, (players, SLOTS, FIELDS), 1),
        Part("completed", free + 8 * FREE * players, (players, MAX_MAPS), 1, (8 * SET, 1)),
    )


def cards(deck: CheckedDeck) -> Bytes:
    """What is printed on each map; the last row is no map. [maps + 1, 78]

    Four times 16 fields (land, crosses, coins, palms), its colour and the colour that its seal
    pays for (one of six each), its points and those of its seal.
    """
    rows = np.zeros((len(deck.maps) + 1, 4 * FIELDS + 2 * MAX_COLORS + 2), np.uint8)
    for row, card in zip(rows, deck.maps, strict=False):
        masks = (card.land_mask, card.cross_mask, card.coin_mask, card.palm_mask)
        row[: 4 * FIELDS] = (np.array(masks)[:, None] >> np.arange(FIELDS) & 1).ravel()
        row[4 * FIELDS + card.color] = 1
        row[-2] = card.points
        if card.seal is not None:
            row[4 * FIELDS + MAX_COLORS + card.seal] = 1
            row[-1] = deck.seal_points[card.seal]
    return rows


@kernel
def shown(d: Deck, numbers: int) -> int:
    """Up to eight maps, a byte each, by their rows in `cards`. Only no map has its top bit set."""
    gaps = numbers >> 7 & EACH
    return (numbers & EACH * TOP) - gaps * (TOP - d.num_maps)


@kernel
def put_table(s: State, d: Deck, seat: int, palm: int, out: Buffer, at: int) -> None:
    """What does not belong to one seat; `palm` is what a palm writes now."""
    left = d.num_cups - s.num_cups_taken
    cup = d.cups[s.num_cups_taken] if left > 0 else 0
    first = bit(8 * max(s.phase, 0)) >> 8  # 1 in the place of the phase that asks seats, if any
    first |= wide(s.turn) << 24 | left << 32 | cup << 40
    out[at] = first | min(palm, TOP) << 48 | max(wide(s.owed), 0) << 56
    out[at + PATTERN] = bit(8 * s.pattern) if s.pattern != NONE else 0
    out[at + EXPEDITIONS] = low_bytes_8(s.left, 0)
    maps = low_bytes_4(s.display, 0) | low_bytes_4(s.hand, HAND * seat) << (8 * DISPLAY_SIZE)
    out[at + DISPLAY_AND_HAND] = shown(d, maps)
    spread_word(s.unseen, out, at + UNSEEN)


@kernel
def seat_word(s: State, d: Deck, seat: int, palm: int, hides: bool) -> int:
    """Is asked, starts, extras owed, coins, cups, their points, palms, their points; as if the
    marks of this turn were not there if it hides them.
    """
    cups = palms = 0
    for k in range(MAX_COIN_ROWS):
        cups += wide(s.cups[seat, k])
    for k in range(MAX_PALMS):
        palms += wide(s.palms[seat, k])
    extras, coins, num_palms = wide(s.extras[seat]), wide(s.coins[seat]), wide(s.num_palms[seat])
    if hides:
        extras = 0
        coins -= marked_coins(s, d, seat)
        boxes = min(num_palms, d.palm_boxes)
        num_palms -= marked_palms(s, d, seat)
        # All that were written in this turn say the same. To add up only those before them would
        # be a loop whose end nothing predicts.
        palms -= palm * (boxes - min(num_palms, d.palm_boxes))
    word = wide(s.waiting) >> seat & 1 | wide(s.start == seat) << 8
    word |= extras << 16 | min(coins, TOP) << 24
    word |= wide(s.num_cups[seat]) << 32 | min(cups, TOP) << 40
    return word | min(num_palms, TOP) << 48 | min(palms, TOP) << 56


@kernel
def free_fields(s: State, seat: int, hides: bool) -> int:
    """The free fields of both maps; those marked in this turn too if it hides them."""
    fields = wide(s.free[seat, 0]) | wide(s.free[seat, 1]) << FIELDS
    marked = wide(s.marked[seat, 0]) | wide(s.marked[seat, 1]) << FIELDS
    return fields | (marked if hides else 0)


@kernel
def observe(s: State, d: Deck, seat: int, out: Buffer, at: int) -> None:
    """The whole row, for a seat. Of what others mark in this turn nothing is told (S8)."""
    at = not_negative(at)
    palm = wide(palm_value(s, d))
    put_table(s, d, seat, palm, out, at)
    players = wide(s.players)
    free_at = at + SEATS + players
    set_at = free_at + FREE * players
    maps = 0
    for step in range(players):
        place = not_negative(clockwise(s, seat, step))
        hides = step > 0 and s.phase == MARK
        out[at + SEATS + step] = seat_word(s, d, place, palm, hides)
        maps |= (wide(s.maps[place, 0]) & 0xFF) << (8 * SLOTS * step)
        maps |= (wide(s.maps[place, 1]) & 0xFF) << (8 * SLOTS * step + 8)
        spread_half(free_fields(s, place, hides), out, free_at + FREE * step)
        spread_word(s.completed[place], out, set_at + SET * step)
    out[at + MAPS] = shown(d, maps)


@kernel
def must_redact(s: State) -> bool:
    """While maps are chosen, others' hands are to be among the unseen ones (S8)."""
    return bool(s.phase == KEEP)


@kernel
def legal_words(s: State, d: Deck, seat: int, out: Buffer, at: int) -> None:
    """The legal actions of an acting seat as bits: a word for each of its maps while it marks."""
    if s.phase == MARK:
        out[at] = open_choices(s, d, seat, 0)
        out[at + 1] = open_choices(s, d, seat, 1)
        return
    out[at + 1] = 0
    if s.phase == KEEP:
        out[at] = bit(PAIRS.shape[0]) - 1
        return
    out[at] = bit(PILE) if s.unseen != 0 else 0
    for k in range(DISPLAY_SIZE):
        if s.display[k] != NONE:
            out[at] |= bit(k)


OBSERVING = Observing(
    kernels=KERNELS,
    row_words=words,
    parts=parts,
    cards=cards,
    must_redact=must_redact,
    observe=observe,
    legal_words=legal_words,
)
