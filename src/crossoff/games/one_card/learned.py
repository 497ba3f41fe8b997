"""What the trained network of Everything on 1 Card gets beside the observation."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
from numpy.typing import NDArray

__all__ = ["features"]


def features(parts: Mapping[str, NDArray[Any]]) -> NDArray[np.float32]:
    """Return how the dice meet the seat's own cards, which a small network would have to multiply
    out: by colour and by die, how many dice there are, what they cross off on each card, and how
    many boxes would be left. [n, 86]
    """
    dice = parts["dice"].astype(np.float32)  # [n, dice, colours]
    free = parts["free"][:, 0].astype(np.float32)  # [n, cards, colours]
    counts = dice.sum(axis=1)[:, None]  # [n, 1, colours]
    left = free - counts
    crossed = np.where(left >= 0, counts, 0)  # a colour fits only with all of its dice
    by_color = (counts, crossed, left, crossed.sum(axis=2))
    by_die = [dice @ of.transpose(0, 2, 1) for of in (counts, crossed, left)]
    rows = [part.reshape(len(dice), -1) for part in (*by_color, *by_die)]
    return np.concatenate(rows, axis=1, dtype=np.float32) / np.float32(4)
