"""Default kernels for games in which one seat decides at a time.

A game that needs to override more of them, or lets several seats decide at once, fills in
`engine.Kernels` itself.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from crossoff.core.compiler.engine import OVER, Buffer, Kernel, Kernels
from crossoff.core.compiler.jit import kernel
from crossoff.core.compiler.rng import RngState, below
from crossoff.core.compiler.structs import record_type

__all__ = ["NO_TABLES", "turn_kernels"]

#: The type of `d` in a game without cards. NumPy has no records without fields.
NO_TABLES = record_type(np.dtype([("nothing", np.int64)]))


@kernel
def _one_actor(s: Any) -> int:
    return 1


@kernel
def _never(s: Any, outcome: int) -> int:
    return 0  # pragma: no cover - a game without chance has no outcomes


@kernel
def _nothing(s: Any, d: Any, number: int) -> None:
    pass


def turn_kernels(
    *,
    state: np.dtype[Any],
    set_up: Kernel,
    active: Kernel,  # (s) -> the seat to act
    num_actions: int,
    is_legal: Kernel,
    apply_unchecked: Kernel,
    score_item: Kernel,
    score_items: int = 1,
    num_outcomes: int = 0,
    outcome_weight: Kernel = _never,
    apply_chance_unchecked: Kernel = _nothing,
    redact: Kernel = _nothing,
    tables: np.dtype[Any] = NO_TABLES,
) -> Kernels:
    """Return all kernels of a game. The rest are derived: legal actions by testing each one, draws
    by outcome weights, winners by points, and a greedy player that tries each action and compares
    the points.
    """
    count_legal, nth_legal, list_legal = _choices(num_actions, is_legal)
    points, winners_mask = _points(score_item, score_items)

    @kernel
    def actor_at(s: Any, index: int) -> int:
        return active(s)

    @kernel
    def is_actor(s: Any, seat: int) -> bool:
        return bool(s.phase > OVER and seat == active(s))

    @kernel
    def is_one_legal(s: Any, d: Any, seat: int, action: int) -> bool:
        return 0 <= action < num_actions and is_legal(s, d, seat, action)

    return Kernels(
        state=state,
        tables=tables,
        set_up=set_up,
        count_actors=_one_actor,
        actor_at=actor_at,
        is_actor=is_actor,
        count_legal=count_legal,
        nth_legal=nth_legal,
        list_legal=list_legal,
        is_legal=is_one_legal,
        apply_unchecked=apply_unchecked,
        outcome_weight=outcome_weight,
        draw=_draw(num_outcomes, outcome_weight),
        apply_chance_unchecked=apply_chance_unchecked,
        score_item=score_item,
        winners_mask=winners_mask,
        redact=redact,
        greedy=_greedy(state, num_actions, is_legal, apply_unchecked, points),
    )


def _choices(num_actions: int, is_legal: Kernel) -> tuple[Kernel, Kernel, Kernel]:
    @kernel
    def count_legal(s: Any, d: Any, seat: int) -> int:
        count = 0
        for action in range(num_actions):
            if is_legal(s, d, seat, action):
                count += 1
        return count

    @kernel
    def nth_legal(s: Any, d: Any, seat: int, n: int) -> int:
        for action in range(num_actions):  # pragma: no branch - as below
            if is_legal(s, d, seat, action):
                if n == 0:
                    return action
                n -= 1
        return -1  # pragma: no cover - n is below count_legal

    @kernel
    def list_legal(s: Any, d: Any, seat: int, out: Buffer) -> int:
        count = 0
        for action in range(num_actions):
            if is_legal(s, d, seat, action):
                out[count] = action
                count += 1
        return count

    return count_legal, nth_legal, list_legal


def _draw(num_outcomes: int, outcome_weight: Kernel) -> Kernel:
    @kernel
    def draw(s: Any, r: RngState) -> int:
        total = 0
        for outcome in range(num_outcomes):
            total += outcome_weight(s, outcome)
        rest = below(r, total)
        for outcome in range(num_outcomes):  # pragma: no branch - as below
            rest -= outcome_weight(s, outcome)
            if rest < 0:
                return outcome
        return -1  # pragma: no cover - the weights add up to more than the drawn number

    return draw


def _points(score_item: Kernel, score_items: int) -> tuple[Kernel, Kernel]:
    @kernel
    def points(s: Any, d: Any, seat: int) -> int:
        total = 0
        for item in range(score_items):
            total += score_item(s, d, seat, item)
        return total

    @kernel
    def winners_mask(s: Any, d: Any) -> int:
        best = points(s, d, 0)
        for seat in range(1, s.players):
            best = max(best, points(s, d, seat))
        mask = 0
        for seat in range(s.players):
            if points(s, d, seat) == best:
                mask |= 1 << seat
        return mask

    return points, winners_mask


def _greedy(
    state: np.dtype[Any],
    num_actions: int,
    is_legal: Kernel,
    apply_unchecked: Kernel,
    points: Kernel,
) -> Kernel:
    @kernel
    def greedy(s: Any, d: Any, seat: int) -> int:
        trial = np.empty(1, state)
        best = -1
        most = 0
        for action in range(num_actions):
            if is_legal(s, d, seat, action):
                trial[0] = s
                after = trial[0]
                apply_unchecked(after, d, seat, action)
                worth = points(after, d, seat)
                if best < 0 or worth > most:
                    best = action
                    most = worth
        return best

    return greedy
