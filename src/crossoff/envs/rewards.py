"""Rewards of one game, by the names in `core.compiler.batch.REWARDS`."""

from __future__ import annotations

from collections.abc import Sequence

from crossoff.core.compiler.batch import REWARDS
from crossoff.core.model.position import Position

__all__ = ["check_reward", "rewards"]


def check_reward(kind: str) -> str:
    """Return the kind; raise ValueError if it is unknown."""
    if kind not in REWARDS:
        expected = f"{', '.join(REWARDS[:-1])} or {REWARDS[-1]}"
        raise ValueError(f"expected reward {expected}, got {kind!r}")
    return kind


def rewards(kind: str, before: Sequence[int], position: Position) -> list[float]:
    """Return the reward of each seat, given the points `before` the last step."""
    totals = position.totals()
    if kind == "points":
        return [float(now - then) for now, then in zip(totals, before, strict=True)]
    if not position.is_over:
        return [0.0] * len(totals)
    if kind == "score":
        return [float(total) for total in totals]
    if kind == "win":
        winners = position.winners()
        return [(seat in winners) / len(winners) for seat in range(len(totals))]
    others = [max(totals[:seat] + totals[seat + 1 :]) for seat in range(len(totals))]
    return [float(total - best) for total, best in zip(totals, others, strict=True)]
