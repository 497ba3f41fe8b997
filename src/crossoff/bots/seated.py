"""The objects of a user bot class in one game."""

from __future__ import annotations

import pickle
from copy import deepcopy
from typing import Any, Self

from crossoff.bots.classes import instantiate, load_class
from crossoff.core.model.setup import Setup

__all__ = ["SeatedBots"]


class SeatedBots:
    """A user bot class with an object per seat, made when the seat first decides. Can be copied and
    pickled in mid-game if the objects can.
    """

    def __init__(self, name: str) -> None:
        self._name, self.made = name, load_class(name)
        self._memory: dict[str, Any] = {"bots": {}}

    def bot_of(self, owner: int | None, setup: Setup | None = None) -> Any:
        """Return the object of a seat, or of many games (None); a new one is told the setup."""
        bots = self._memory["bots"]
        if owner not in bots:
            bots[owner] = instantiate(self.made, setup)
        return bots[owner]

    def __deepcopy__(self, memo: Any) -> Self:
        again = type(self)(self._name)
        again._memory = deepcopy(self._memory, memo)
        return again

    def __reduce__(self) -> tuple[Any, ...]:
        # Pickled separately: the objects can only be unpickled once the class is loaded.
        return _unpickle, (type(self), self._name, pickle.dumps(self._memory))


def _unpickle(kind: type[SeatedBots], name: str, memory: bytes) -> SeatedBots:
    seated = kind(name)
    seated._memory = pickle.loads(memory)
    return seated
