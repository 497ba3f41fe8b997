"""Observations as one vector of floats, with the cards looked up: what a network takes as input.

The parts come in the order of `Observing.parts`, each flattened. Numbers that are only 0 or 1 stay
as they are, and others are divided by SCALE. The number of a card is replaced by what is printed on
it, its row of `Observing.cards`, scaled likewise by column.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from crossoff.core.compiler.engine import Buffer
from crossoff.core.compiler.jit import long_kernel
from crossoff.core.compiler.observing import Bytes, Part

__all__ = ["SCALE", "FlatLayout", "FlatPart", "Floats", "flatten", "make_layout"]

Floats: TypeAlias = NDArray[np.float32]
SCALE = 8.0


class FlatPart(NamedTuple):
    """A named part of a flat observation."""

    name: str
    at: int
    shape: tuple[int, ...]  # with the printed features of a card as its last axis


class FlatLayout(NamedTuple):
    """How to flatten a row: what `flatten` reads, and what it means."""

    sources: Buffer  # [entries] place of each number in the row
    is_card: NDArray[np.bool_]  # [entries]
    scales: Floats  # [entries] factor of a number that is not a card
    cards: Floats  # [cards + 1, features], scaled
    highs: Floats  # [size] largest values
    parts: tuple[FlatPart, ...]

    @property
    def size(self) -> int:
        return len(self.highs)


def make_layout(parts: Sequence[Part], cards: Bytes) -> FlatLayout:
    """Return the layout of these parts and cards."""
    widest = cards.max(axis=0)
    features = (cards * _scale(widest)).astype(np.float32)
    sources: list[Any] = []
    is_card: list[bool] = []
    scales: list[float] = []
    highs: list[Any] = []
    flat, at = [], 0
    for part in parts:
        found = _places(part)
        sources.append(found)
        is_card += [part.is_cards] * len(found)
        scale = float(_scale(np.array(part.high)))
        scales += [scale] * len(found)
        each = features.max(axis=0) if part.is_cards else np.array([scale * part.high])
        highs.append(np.tile(each, len(found)))
        shape = (*part.shape, cards.shape[1]) if part.is_cards else part.shape
        flat.append(FlatPart(part.name, at, shape))
        at += len(highs[-1])
    return FlatLayout(
        np.concatenate(sources).astype(np.int64), np.array(is_card), np.array(scales, np.float32),
        features, np.concatenate(highs).astype(np.float32), tuple(flat),
    )  # fmt: skip


def _scale(high: NDArray[Any]) -> NDArray[Any]:
    return np.where(high <= 1, 1.0, 1.0 / SCALE)


def _places(part: Part) -> Buffer:
    """Return the place in a row of each number of a part."""
    steps = np.array(part.steps).reshape(-1, *[1] * len(part.shape))
    return (part.at + (np.indices(part.shape) * steps).sum(axis=0)).ravel()


@long_kernel
def flatten(
    rows: Bytes, sources: Buffer, is_card: NDArray[np.bool_], scales: Floats, cards: Floats,
    out: Floats,
) -> None:  # fmt: skip
    """Write the flat form of each row to `out`. [n, size]"""
    features = cards.shape[1]
    for row in range(rows.shape[0]):
        at = 0
        for entry in range(sources.shape[0]):
            number = rows[row, sources[entry]]
            if is_card[entry]:
                for feature in range(features):
                    out[row, at + feature] = cards[number, feature]
                at += features
            else:
                out[row, at] = number * scales[entry]
                at += 1
