"""Rolls as multisets, and the exact value of rerolling.

Only the number of dice of each colour matters. There are 462 multisets of at most five dice, 252 of
them whole rolls; they are numbered by size, 0 being empty. Given the value of every whole roll,
`value_of_keeping` computes the value of any kept dice when the others are rolled once more, and
`value_of_rolls` the value of a roll with optimal rerolls: each one pass over a table of a few
thousand entries.
"""

from __future__ import annotations

from itertools import combinations_with_replacement
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from crossoff.core.compiler.jit import kernel
from crossoff.games.one_card.layout import COLORS, MAX_DICE
from crossoff.games.one_card.tables import side_by_side

__all__ = [
    "COUNTS",
    "FIRST_OF_SIZE",
    "LAST_COLOR",
    "LAST_COUNT",
    "NUM_MULTISETS",
    "WITHOUT_LAST",
    "Values",
    "kept_id",
    "value_of_keeping",
    "value_of_rolls",
]

Values: TypeAlias = NDArray[np.float64]  # [NUM_MULTISETS]

_MULTISETS = [
    dice
    for size in range(MAX_DICE + 1)
    for dice in combinations_with_replacement(range(COLORS), size)
]
NUM_MULTISETS = len(_MULTISETS)
_ID = {dice: index for index, dice in enumerate(_MULTISETS)}

#: Index of the first multiset of each size, plus the end. [MAX_DICE + 2]
FIRST_OF_SIZE = np.array(
    [next(i for i, m in enumerate(_MULTISETS) if len(m) == n) for n in range(MAX_DICE + 1)]
    + [NUM_MULTISETS],
    np.int64,
)
#: Dice of each colour, packed as in the state. [NUM_MULTISETS]
COUNTS = np.array(
    [side_by_side(dice.count(c) for c in range(COLORS)) for dice in _MULTISETS], np.int64
)
#: The multiset with one more die of a colour; unused for whole rolls. [NUM_MULTISETS, COLORS]
WITH_DIE = np.array(
    [
        [_ID.get(tuple(sorted((*dice, color))), -1) for color in range(COLORS)]
        for dice in _MULTISETS
    ],
    np.int64,
)
#: The multiset with one die of a colour fewer; the empty one if it has none.
WITHOUT_DIE = np.zeros((NUM_MULTISETS, COLORS), np.int64)
for _index in range(NUM_MULTISETS):
    for _color in range(COLORS):
        if WITH_DIE[_index, _color] >= 0:
            WITHOUT_DIE[WITH_DIE[_index, _color], _color] = _index

#: The multiset without its dice of the highest colour, that colour, and how many dice those are: a
#: sum over the colours of a multiset is that of the smaller one and one more term.
WITHOUT_LAST = np.array(
    [_ID[tuple(c for c in dice if c != dice[-1])] for dice in _MULTISETS], np.int64
)
LAST_COLOR = np.array([dice[-1] if dice else 0 for dice in _MULTISETS], np.int64)
LAST_COUNT = np.array([dice.count(dice[-1]) if dice else 0 for dice in _MULTISETS], np.int64)


@kernel
def kept_id(dice: NDArray[np.int32], num_dice: int, rerolled: int) -> int:
    """Return the multiset of the dice that are not in the reroll mask."""
    index = 0
    for die in range(num_dice):
        if rerolled >> die & 1 == 0:
            index = WITH_DIE[index, dice[die]]
    return index


@kernel
def value_of_keeping(values: Values, num_dice: int) -> None:
    """From the values of whole rolls, fill in those of fewer dice: the mean over the dice still to
    be rolled.
    """
    for index in range(FIRST_OF_SIZE[num_dice] - 1, -1, -1):
        total = 0.0
        for color in range(COLORS):
            total += values[WITH_DIE[index, color]]
        values[index] = total / COLORS


@kernel
def value_of_rolls(values: Values, num_dice: int, best: Values) -> None:
    """From the values of kept dice, fill in the value of each whole roll with one more roll to
    come.

    `best` of a multiset is the maximum over all its sub-multisets: the value of the best dice to
    keep.
    """
    for index in range(FIRST_OF_SIZE[num_dice + 1]):
        best[index] = values[index]
        most = values[index]
        for color in range(COLORS):  # branch-free: which is best is mispredicted
            most = max(most, best[WITHOUT_DIE[index, color]])
        best[index] = most
