"""Everything on 1 Card in memory: the state, the deck tables and the numbers of actions.

Counts per colour (boxes of a card, or dice of a roll) are packed into one integer, four bits per
colour:

    bits   23..20  19..16  15..12  11..8    7..4     3..0
    colour      5       4       3       2       1       0        (in the deck's order: red is 0)

so that the free boxes of a card and the dice of a roll compare in one subtraction. The top bit of
each four is never part of a count (rows have at most 7 boxes): GUARDS is those bits, which hold
the result of a comparison.

The meaning of an action number depends on the phase:

    KEEP   0..9     which three of the five dealt cards, in the order of TRIPLES
    USE    0..2     use the roll on that card;  3  pass;  3 + m  reroll the dice of mask m
    TAKE   0..2     that place of the supply

Chance is one draw at a time. Its outcomes are card ids (deal, supply, draw, restock), seats
(start) or colours (roll).
"""

from __future__ import annotations

from itertools import combinations
from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

from crossoff.core.compiler.engine import OVER
from crossoff.core.compiler.structs import record_type

__all__ = [
    "ADVANCED",
    "BASIC",
    "BASIC_CARDS",
    "COLORS",
    "DEAL",
    "DECK",
    "DRAW",
    "GUARDS",
    "HAND",
    "IDLE_TURNS",
    "KEEP",
    "LOW_BITS",
    "MAX_ACTIONS",
    "MAX_OUTCOMES",
    "MAX_PLAYERS",
    "MAX_TURNS",
    "NONE",
    "OVER",
    "PASS",
    "REROLL",
    "RESTOCK",
    "ROLL",
    "SLOTS",
    "START",
    "STATE",
    "STATE_WORDS",
    "SUPPLY",
    "SUPPLY_SIZE",
    "TAKE",
    "TRIPLES",
    "USE",
    "Deck",
    "DeckTables",
    "State",
    "StateBuffer",
]

MAX_PLAYERS = 4
SLOTS = 3  # cards in front of a player: 2 in the basic game, 3 in the advanced one
BASIC_CARDS = 2
HAND = 5  # cards dealt to choose from in the advanced game
SUPPLY_SIZE = 3
COLORS = 6
MAX_CARDS = 60
MAX_DICE = 5
MAX_SCORED = 8
IDLE_TURNS = 12  # this many in a row end the game (C6.5)
MAX_TURNS = 150  # and so does the end of this turn

BASIC, ADVANCED = 0, 1  # variants

LOW_BITS = 0x777777
GUARDS = 0x888888

PASS = SLOTS
REROLL = PASS  # REROLL + mask of dice
MAX_ACTIONS = REROLL + (1 << MAX_DICE)
MAX_OUTCOMES = MAX_CARDS
NONE = -1  # no card, no colour, no choice yet

# Phases: above OVER seats decide (KEEP: all at once), below OVER chance is due.
KEEP, USE, TAKE = 1, 2, 3
DEAL, SUPPLY, START, ROLL, DRAW, RESTOCK = -1, -2, -3, -4, -5, -6

TRIPLES = np.array(list(combinations(range(HAND), SLOTS)), np.int64)  # [10, 3]

_STATE = np.dtype(
    [
        ("unseen", np.int64),  # mask of cards nobody has seen: the pile as a set
        ("players", np.int32),
        ("variant", np.int32),
        ("phase", np.int32),
        ("waiting", np.int32),  # mask of the seats that must decide
        ("turn", np.int16),  # from 0
        ("idle", np.int16),  # idle turns in a row before this one; -1 once this roll is used
        ("active", np.int32),  # the seat that rolls (first); NONE before it is drawn
        ("used", np.int32),  # number of seats done with this roll, from the active seat on
        ("rolls", np.int32),  # rolls made this turn
        ("pending", np.int32),  # mask of dice still to be rolled
        ("dice", np.int32, MAX_DICE),  # colour, or NONE before the turn's first roll
        ("counts", np.int32),  # dice of each colour, packed
        ("supply", np.int32, SUPPLY_SIZE),  # card or NONE
        ("hand", np.int32, (MAX_PLAYERS, HAND)),  # dealt cards, until kept
        ("kept", np.int32, MAX_PLAYERS),  # sealed keep action or NONE
        ("cards", np.int32, (MAX_PLAYERS, SLOTS)),  # card or NONE
        ("free", np.int32, (MAX_PLAYERS, SLOTS)),  # free boxes of each colour, packed
        ("num_scored", np.int32, MAX_PLAYERS),
        ("scored", np.int32, (MAX_PLAYERS, MAX_SCORED)),  # cards in the order scored
        ("points", np.int32, (MAX_PLAYERS, MAX_SCORED)),  # and their points
    ],
    align=True,
)
STATE = record_type(_STATE)
STATE_WORDS = STATE.itemsize // 8

_DECK = np.dtype(
    [
        ("num_cards", np.int64),
        ("rows", np.int64, MAX_CARDS),  # boxes of each colour, packed
        ("has_row", np.int64, MAX_CARDS),  # guard bits of the card's colours
        ("suns", np.int64, MAX_CARDS),  # guard bits of the rows with a sun
        ("dice", np.int64),
        ("rolls", np.int64),
        ("sun_bonus", np.int64, 3),  # by number of complete sun rows
        ("scored_cards", np.int64),
        ("rows_to_score", np.int64),
    ],
    align=True,
)
DECK = record_type(_DECK)

State: TypeAlias = Any  # one STATE record: NumPy cannot type its fields
Deck: TypeAlias = Any  # one DECK record
StateBuffer: TypeAlias = NDArray[np.int64]  # [STATE_WORDS], one STATE
DeckTables: TypeAlias = NDArray[np.int64]  # one DECK as words
