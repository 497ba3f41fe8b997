"""Duplicate deals: several games with the same luck, to compare players without it.

Every seating gets the same cards in the same order, the same expeditions and the same dice, as far
as the players' decisions allow.
"""

from __future__ import annotations

from crossoff.core.compiler.rng import next32, stream
from crossoff.core.model.contract import OutcomeId
from crossoff.core.model.position import Position

__all__ = ["Deal"]


class Deal:
    """One deal: chance that depends only on the seed and on what is being drawn."""

    def __init__(self, *seed: object) -> None:
        self._seed = seed
        self._ranks: dict[tuple[object, ...], int] = {}

    def draw(self, position: Position) -> OutcomeId:
        """Return the outcome of the chance that is due."""
        luck = position.game.rules.luck(position)
        if luck.in_order:
            return min(
                position.chance_outcomes(), key=lambda outcome: self._rank((*luck.name, outcome))
            )
        return position.draw(stream(*self._seed, *luck.name))

    def _rank(self, name: tuple[object, ...]) -> int:
        if name not in self._ranks:
            self._ranks[name] = int(next32(stream(*self._seed, *name)))
        return self._ranks[name]
