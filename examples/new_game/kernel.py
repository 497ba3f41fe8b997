"""The rules of Sticks. A die roll decides the number of sticks, 11 to 16. Players take turns to
remove 1 to 3; whoever takes the last one wins.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from crossoff.core.compiler.engine import OVER
from crossoff.core.compiler.jit import kernel
from crossoff.core.compiler.structs import record_type
from crossoff.core.compiler.turns import turn_kernels

__all__ = ["FACES", "FEWEST", "KERNELS", "MOST"]

MOST = 3  # sticks per turn
FACES, FEWEST = 6, 11  # faces of the die; sticks for its lowest face
ROLL, TAKE = -1, 1  # phases: below OVER chance is due, above it a seat decides

#: A state record; its size is a multiple of 8 bytes. Every game has `players` and `phase`.
STATE = record_type(
    np.dtype(
        [
            ("players", np.int32),
            ("phase", np.int32),
            ("sticks", np.int32),
            ("turn", np.int32),  # the seat to act; at the end, the one that took the last stick
        ]
    )
)


@kernel
def set_up(s: Any, d: Any, players: int, variant: int) -> None:
    s.players = players
    s.phase = ROLL
    s.sticks = 0
    s.turn = 0


@kernel
def roll_weight(s: Any, face: int) -> int:
    return 1 if face < FACES else 0


@kernel
def roll(s: Any, d: Any, face: int) -> None:
    s.sticks = FEWEST + face
    s.phase = TAKE


@kernel
def active(s: Any) -> int:
    return s.turn  # type: ignore[no-any-return]


@kernel
def is_legal(s: Any, d: Any, seat: int, action: int) -> bool:
    return bool(action < s.sticks)


@kernel
def take(s: Any, d: Any, seat: int, action: int) -> None:
    s.sticks -= action + 1
    if s.sticks == 0:
        s.phase = OVER
    else:
        s.turn = (s.turn + 1) % s.players


@kernel
def score(s: Any, d: Any, seat: int, item: int) -> int:
    return 1 if s.phase == OVER and seat == s.turn else 0


KERNELS = turn_kernels(
    state=STATE,
    set_up=set_up,
    active=active,
    num_actions=MOST,
    is_legal=is_legal,
    apply_unchecked=take,
    score_item=score,
    num_outcomes=FACES,
    outcome_weight=roll_weight,
    apply_chance_unchecked=roll,
)
