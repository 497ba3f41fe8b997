"""Observations of Silver & Gold as rows of small numbers, for RL agents; listed in
docs/environments.md.

Seats come clockwise, starting with the observer. Maps are given by index into `cards`, a constant
table of what is printed on them.
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
# First word of each part. Per-seat parts are as long as there are seats.
PATTERN, EXPEDITIONS, DISPLAY_AND_HAND, MAPS, UNSEEN, SEATS = 1, 2, 3, 4, 5, 13
SET = 8  # words per set of maps
FREE = SLOTS * FIELDS // 8  # words for a seat's free fields
SEAT = 1 + FREE + SET  # words per seat
EACH = 0x0101_0101_0101_0101  # 1 in each byte
TOP = 127  # numbers saturate here, which no sensible deck reaches


def words(players: int) -> int:
    """Return the number of words in a row."""
    return SEATS + SEAT * players


def parts(players: int) -> tuple[Part, ...]:
    """Return the parts of an observation."""
    free = 8 * (SEATS + players)
    return (
        Part("phase", 0, (3,), 1),
        Part("table", 3, (5,), TOP),
        Part("pattern", 8 * PATTERN, (MAX_PATTERNS,), 1),
        Part("expeditions", 8 * EXPEDITIONS, (MAX_PATTERNS,), TOP),
        Part("display", 8 * DISPLAY_AND_HAND, (DISPLAY_SIZE,), MAX_MAPS, is_cards=True),
        Part("hand", 8 * DISPLAY_AND_HAND + DISPLAY_SIZE, (HAND,), MAX_MAPS, is_cards=True),
        Part("maps", 8 * MAPS, (players, SLOTS), MAX_MAPS, is_cards=True),
        Part("unseen", 8 * UNSEEN, (MAX_MAPS,), 1),
        Part("seats", 8 * SEATS, (players, 8), TOP),
        Part("free", free, (players, SLOTS, FIELDS), 1),
        Part("completed", free + 8 * FREE * players, (players, MAX_MAPS), 1, (8 * SET, 1)),
    )


def cards(deck: CheckedDeck) -> Bytes:
    """Return what is printed on each map; the last row is "no map". [maps + 1, 78]

    4 × 16 fields (land, crosses, coins, palms), its colour and the colour that its seal rewards
    (one-hot, six each), its points and those of its seal.
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
    """Return up to eight maps, a byte each, as rows of `cards`. Only NONE has its top bit set."""
    gaps = numbers >> 7 & EACH
    return (numbers & EACH * TOP) - gaps * (TOP - d.num_maps)


@kernel
def put_table(s: State, d: Deck, seat: int, palm: int, out: Buffer, at: int) -> None:
    """Write the part that does not belong to a seat; `palm` is what a palm writes now."""
    left = d.num_cups - s.num_cups_taken
    cup = d.cups[s.num_cups_taken] if left > 0 else 0
    first = bit(8 * max(s.phase, 0)) >> 8  # one-hot: 1 in the byte of the phase, if seats are asked
    first |= wide(s.turn) << 24 | left << 32 | cup << 40
    out[at] = first | min(palm, TOP) << 48 | max(wide(s.owed), 0) << 56
    out[at + PATTERN] = bit(8 * s.pattern) if s.pattern != NONE else 0
    out[at + EXPEDITIONS] = low_bytes_8(s.left, 0)
    maps = low_bytes_4(s.display, 0) | low_bytes_4(s.hand, HAND * seat) << (8 * DISPLAY_SIZE)
    out[at + DISPLAY_AND_HAND] = shown(d, maps)
    spread_word(s.unseen, out, at + UNSEEN)


@kernel
def seat_word(s: State, d: Deck, seat: int, palm: int, hides: bool) -> int:
    """Pack a seat: is asked, starts, extras owed, coins, cups, their points, palms, their points;
    without this turn's marks if they are hidden.
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
        # All palms written this turn have the same value. Adding up only the earlier ones would
        # need a loop with an unpredictable exit.
        palms -= palm * (boxes - min(num_palms, d.palm_boxes))
    word = wide(s.waiting) >> seat & 1 | wide(s.start == seat) << 8
    word |= extras << 16 | min(coins, TOP) << 24
    word |= wide(s.num_cups[seat]) << 32 | min(cups, TOP) << 40
    return word | min(num_palms, TOP) << 48 | min(palms, TOP) << 56


@kernel
def free_fields(s: State, seat: int, hides: bool) -> int:
    """Return the free fields of both maps, including those marked this turn if they are hidden."""
    fields = wide(s.free[seat, 0]) | wide(s.free[seat, 1]) << FIELDS
    marked = wide(s.marked[seat, 0]) | wide(s.marked[seat, 1]) << FIELDS
    return fields | (marked if hides else 0)


@kernel
def observe(s: State, d: Deck, seat: int, out: Buffer, at: int) -> None:
    """Write the whole observation of a seat. It hides what others mark this turn (S8)."""
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
    """True while maps are chosen: others' hands then belong to the unseen maps (S8)."""
    return bool(s.phase == KEEP)


@kernel
def legal_words(s: State, d: Deck, seat: int, out: Buffer, at: int) -> None:
    """Write the legal actions of an acting seat as bits: a word for each map while it marks."""
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
