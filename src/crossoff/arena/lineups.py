"""Lineups (who plays whom) and seatings (who sits where)."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations, permutations
from typing import TYPE_CHECKING, NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

if TYPE_CHECKING:
    from crossoff.arena.plan import Plan

__all__ = [
    "Lineup",
    "Round",
    "count_rounds",
    "lineup_text",
    "make_lineups",
    "round_table",
    "rounds",
    "seatings",
]

#: The bots at a table, in any seating; a bot may occur several times.
Lineup: TypeAlias = tuple[str, ...]


class Round(NamedTuple):
    """The smallest unit of a run: one lineup on one deal, in all its seatings."""

    deal: int
    lineup: int


def make_lineups(bots: Sequence[str], players: int) -> list[Lineup]:
    """Return all lineups: for two players, every pair of bots; for more, every bot alone against
    copies of another, and every combination of different bots.

    >>> make_lineups(["a", "b"], 3)
    [('a', 'b', 'b'), ('b', 'a', 'a')]
    """
    if players == 2:
        return list(combinations(bots, 2))
    alone = [(a, *[b] * (players - 1)) for a, b in permutations(bots, 2)]
    return alone + list(combinations(bots, players))


def seatings(lineup: Lineup) -> list[Lineup]:
    """Return all distinct seatings of a lineup, in a fixed order.

    >>> seatings(("a", "b", "b"))
    [('a', 'b', 'b'), ('b', 'a', 'b'), ('b', 'b', 'a')]
    """
    return list(dict.fromkeys(permutations(lineup)))


def rounds(plan: Plan) -> list[Round]:
    """Return all rounds of a run, deal by deal, so all lineups progress evenly. Each lineup plays
    as many deals as it takes, in all seatings, to reach the requested number of games.
    """
    return [Round(*row) for row in round_table(plan).tolist()]


def round_table(plan: Plan) -> NDArray[np.int64]:
    """Return all rounds as an array, for runs with millions of them. [rounds, 2]"""
    needed = np.array(_deals(plan))
    return np.argwhere(np.arange(needed.max())[:, None] < needed)


def count_rounds(plan: Plan) -> int:
    """Return the number of rounds of a run."""
    return sum(_deals(plan))


def _deals(plan: Plan) -> list[int]:
    """Return the number of deals that each lineup plays."""
    return [-(-plan.games // len(plan.seatings(lineup))) for lineup in plan.lineups()]


def lineup_text(lineup: Lineup) -> str:
    """Format a lineup: `greedy, random`, or `greedy, 3 × random` with repetitions."""
    counts = {name: lineup.count(name) for name in lineup}
    return ", ".join(name if n == 1 else f"{n} × {name}" for name, n in counts.items())
