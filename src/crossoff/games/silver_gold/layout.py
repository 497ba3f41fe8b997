"""Silver & Gold in memory: the state, the deck tables and the numbers of actions.

A map's fields are 16 bits, bit = row * 4 + column:

        a  b  c  d
    1   0  1  2  3
    2   4  5  6  7
    3   8  9 10 11
    4  12 13 14 15

The meaning of an action number depends on the phase:

    KEEP   0..5     which two of the four dealt maps, in the order of PAIRS
    MARK   0..127   slot * 64 + choice: 0..15 one field, 16..63 a placement of the turn's pattern
    TAKE   0..3     that place of the display;  4  the top of the pile

Chance is one draw at a time. Its outcomes are map ids (deal, display, draw, refill), seats (start)
or pattern ids (expedition).
"""

from __future__ import annotations

from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

from crossoff.core.compiler.engine import OVER
from crossoff.core.compiler.structs import record_type

__all__ = [
    "CHOICE",
    "DEAL",
    "DECK",
    "DISPLAY",
    "DISPLAY_SIZE",
    "DRAW",
    "EXPEDITION",
    "GRID",
    "HAND",
    "KEEP",
    "MARK",
    "MAX_ACTIONS",
    "MAX_OUTCOMES",
    "MAX_PLAYERS",
    "NONE",
    "OR_NONE",
    "OVER",
    "PAIRS",
    "PILE",
    "REFILL",
    "ROUNDS",
    "SINGLES",
    "SLOTS",
    "SLOT_SHIFT",
    "START",
    "STATE",
    "STATE_WORDS",
    "TAKE",
    "TURNS",
    "TURNS_PER_ROUND",
    "Deck",
    "DeckTables",
    "State",
    "StateBuffer",
]

MAX_PLAYERS = 4
GRID = 4  # rows and columns of a map
SLOTS = 2  # maps in front of a player
HAND = 4  # maps dealt to choose from
DISPLAY_SIZE = 4
ROUNDS = 4
TURNS_PER_ROUND = 7
TURNS = ROUNDS * TURNS_PER_ROUND

MAX_MAPS = 60
OR_NONE = 63  # card & OR_NONE indexes a table in which NONE has an entry too, the last
MAX_PATTERNS = 8
MAX_PLACEMENTS = 48  # a pattern has at most 8 orientations with 6 positions each on a 4 x 4 grid
MAX_COIN_ROWS = 4
MAX_PALMS = 6
MAX_CUPS = 8
MAX_COLORS = 6

SINGLES = 16  # choices below this are single fields, the others placements
SLOT_SHIFT = 6  # action >> 6 is the slot
CHOICE = (1 << SLOT_SHIFT) - 1  # action & CHOICE is the choice on that map
PILE = DISPLAY_SIZE  # the TAKE action that draws from the pile
MAX_ACTIONS = SLOTS << SLOT_SHIFT
MAX_OUTCOMES = MAX_MAPS
NONE = -1  # no map, no pattern, no choice yet

# Phases: above OVER seats decide (KEEP and MARK: several at once), below OVER chance is due.
KEEP, MARK, TAKE = 1, 2, 3
DEAL, DISPLAY, START, EXPEDITION, DRAW, REFILL = -1, -2, -3, -4, -5, -6

PAIRS = np.array([(0, 1), (0, 2), (0, 3), (1, 2), (1, 3), (2, 3)], np.int64)  # [6, 2]

_STATE = np.dtype(
    [
        ("unseen", np.int64),  # mask of maps nobody has seen: the pile as a set
        ("completed", np.int64, MAX_PLAYERS),  # mask of maps set aside
        ("players", np.int32),
        ("phase", np.int32),
        ("turn", np.int32),  # 0..27, over all rounds
        ("waiting", np.int32),  # mask of the seats that must decide
        ("start", np.int32),  # start player of this turn; NONE before the draw
        ("pattern", np.int32),  # on the current expedition card; NONE before the first
        ("left", np.int32, MAX_PATTERNS),  # unseen expedition cards of this round, by pattern
        ("display", np.int32, DISPLAY_SIZE),  # map or NONE
        ("num_cups_taken", np.int32),
        (
            "resolved",
            np.int32,
        ),  # number of seats that have resolved, from the start player on
        ("owed", np.int32),  # maps the resolving seat has still to take; NONE before its cups
        ("hand", np.int32, (MAX_PLAYERS, HAND)),  # dealt maps, until kept
        ("kept", np.int32, MAX_PLAYERS),  # sealed keep action or NONE
        ("maps", np.int32, (MAX_PLAYERS, SLOTS)),  # map or NONE
        ("free", np.int32, (MAX_PLAYERS, SLOTS)),  # fields not crossed off
        ("marked", np.int32, (MAX_PLAYERS, SLOTS)),  # fields crossed off this turn
        ("extras", np.int32, MAX_PLAYERS),  # extra fields still owed for crosses
        ("coins", np.int32, MAX_PLAYERS),  # crossed off, including those beyond the last row
        ("num_cups", np.int32, MAX_PLAYERS),
        ("cups", np.int32, (MAX_PLAYERS, MAX_COIN_ROWS)),  # values in the order won
        ("num_palms", np.int32, MAX_PLAYERS),  # crossed off, including those beyond the last box
        ("palms", np.int32, (MAX_PLAYERS, MAX_PALMS)),  # values in the boxes
    ],
    align=True,
)
STATE = record_type(_STATE)
STATE_WORDS = STATE.itemsize // 8

_DECK = np.dtype(
    [
        ("num_maps", np.int64),
        ("land", np.int64, MAX_MAPS),  # fields of the map
        ("cross", np.int64, MAX_MAPS),
        ("coin", np.int64, MAX_MAPS),
        ("palm", np.int64, MAX_MAPS),
        ("num_palms", np.int64, OR_NONE + 1),  # by card & OR_NONE; 0 for no map
        ("points", np.int64, MAX_MAPS),
        ("seal", np.int64, MAX_MAPS),  # colour id or NONE
        ("seal_points", np.int64, MAX_COLORS),
        ("num_colors", np.int64),
        ("of_color", np.int64, MAX_COLORS),  # mask of the maps of that colour
        ("num_cups", np.int64),
        ("cups", np.int64, MAX_CUPS),  # in descending order
        ("coin_rows", np.int64),
        ("coins_per_row", np.int64),
        ("palm_boxes", np.int64),
        ("num_patterns", np.int64),
        ("expedition", np.int64, MAX_PATTERNS),  # cards of that pattern
        # [pattern, choice]: the fields it crosses off, one or a placement.
        ("fields", np.int64, (MAX_PATTERNS, 1 << SLOT_SHIFT)),
        # [pattern, row, free fields of that row]: the placements that fit in this row; those that
        # fit in all rows fit. 512 bytes a pattern stay in the L1 cache; tables over half or all of
        # a map would not.
        ("fits", np.int64, (MAX_PATTERNS, GRID, 1 << GRID)),
    ],
    align=True,
)
DECK = record_type(_DECK)

State: TypeAlias = Any  # one STATE record: NumPy cannot type its fields
Deck: TypeAlias = Any  # one DECK record
StateBuffer: TypeAlias = NDArray[np.int64]  # [STATE_WORDS], one STATE
DeckTables: TypeAlias = NDArray[np.int64]  # one DECK as words
