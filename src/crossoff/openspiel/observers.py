"""OpenSpiel's observers: what a player, or everyone, sees as a tensor and as a string.

| observer | perfect recall | public | private | what it gives |
|---|---|---|---|---|
| default | no | yes | one player | what the player sees now |
| information state | yes | yes | one player | the same, and a digest of its history |
| public | no | yes | none | what a spectator sees, seats from 0 on |
| private | no | no | one player | what the player sees and a spectator does not |

There are no others, because no player sees everything and the public has no memory of its own.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np
from numpy.typing import NDArray

from crossoff.core.compiler.observing import Bytes
from crossoff.core.extras import need
from crossoff.core.model.observer import observer_of
from crossoff.core.model.position import Position
from crossoff.openspiel.moment import Moment

if TYPE_CHECKING:
    from crossoff.openspiel.game import SpielState

pyspiel: Any = need("pyspiel", extra="openspiel")

__all__ = ["SpielObserver", "make_observer"]

_HISTORY = "history"
_DIGEST_BITS = 64  # enough that no two information states of a run share them


class SpielObserver:
    """What a player sees now. `tensor` holds all parts, and `dict` has them by name."""

    def __init__(self, start: Position, *further: tuple[str, int]) -> None:
        self._observer = observer_of(start.setup)
        shapes = {part.name: part.shape for part in self._observer.parts}
        shapes |= {name: (size,) for name, size in further}
        sizes = {name: int(np.prod(shape)) for name, shape in shapes.items()}
        self.tensor: NDArray[np.float32] = np.zeros(sum(sizes.values()), np.float32)
        self.dict: dict[str, NDArray[np.float32]] = {}
        at = 0
        for name, size in sizes.items():
            self.dict[name] = self.tensor[at : at + size].reshape(shapes[name])
            at += size

    def set_from(self, state: SpielState, player: int) -> None:
        for name, part in self.parts(state.moment, player).items():
            self.dict[name][...] = part

    def string_from(self, state: SpielState, player: int) -> str:
        return state.moment.observation(player)

    def parts(self, moment: Moment, player: int) -> dict[str, Any]:
        """Return the parts of the tensor."""
        return self._named(moment.position, player)

    def _named(self, position: Position, player: int) -> dict[str, Bytes]:
        return self._observer.named(self._observer.observe(position, player))


class InformationState(SpielObserver):
    """What a player sees now, and bits that tell its histories apart. The history does not matter
    for the rest of the game: a network may leave out that part.
    """

    def __init__(self, start: Position) -> None:
        super().__init__(start, (_HISTORY, _DIGEST_BITS))

    def string_from(self, state: SpielState, player: int) -> str:
        return state.moment.recall(player)

    def parts(self, moment: Moment, player: int) -> dict[str, Any]:
        digest = int(moment.recall(player)[: _DIGEST_BITS // 4], 16)
        bits = digest >> np.arange(_DIGEST_BITS, dtype=np.uint64) & np.uint64(1)
        return {**super().parts(moment, player), _HISTORY: bits}


class PublicObserver(SpielObserver):
    """What a spectator sees, whoever asks."""

    def string_from(self, state: SpielState, player: int) -> str:
        return self._observer.observe(state.position.seen_by(None), 0).tobytes().hex()

    def parts(self, moment: Moment, player: int) -> dict[str, Any]:
        return self._named(moment.position.seen_by(None), 0)


class PrivateObserver(SpielObserver):
    """The parts that a player sees otherwise than a spectator; 0 where both see the same."""

    def string_from(self, state: SpielState, player: int) -> str:
        own = self._own(state.position, player)
        return " ".join(f"{name}={part.tobytes().hex()}" for name, part in own.items())

    def parts(self, moment: Moment, player: int) -> dict[str, Any]:
        return {**dict.fromkeys(self.dict, 0), **self._own(moment.position, player)}

    def _own(self, position: Position, player: int) -> dict[str, Bytes]:
        public = self._named(position.seen_by(None), player)
        seen = self._named(position, player)
        return {name: part for name, part in seen.items() if (part != public[name]).any()}


def make_observer(start: Position, kind: Any, params: Any) -> SpielObserver | None:
    """Return an observer of a kind (None for the default one); None if there is no such kind."""
    if params:
        raise ValueError(f"expected no observation parameters, got {params}")
    kind = kind or pyspiel.IIGObservationType(perfect_recall=False)
    whose = pyspiel.PrivateInfoType
    if kind.public_info and kind.private_info == whose.SINGLE_PLAYER:
        return InformationState(start) if kind.perfect_recall else SpielObserver(start)
    if kind.perfect_recall:
        return None
    if kind.public_info and kind.private_info == whose.NONE:
        return PublicObserver(start)
    is_private = not kind.public_info and kind.private_info == whose.SINGLE_PLAYER
    return PrivateObserver(start) if is_private else None
