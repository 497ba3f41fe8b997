"""The objects of a user bot class in one game."""

from __future__ import annotations

import pickle
from copy import deepcopy
from typing import Any, Self

from crossoff.bots.classes import instantiate, load_class, reset
from crossoff.core.model.setup import Setup

__all__ = ["SeatedBots"]


class SeatedBots:
    """A user bot class, by name or itself, with an object per seat, made when the seat first
    decides; or one object for all seats. Can be copied and pickled in mid-game if the objects can.
    """

    def __init__(self, given: Any) -> None:
        self._given = given
        self.made = load_class(given) if isinstance(given, str) else given
        self._memory: dict[str, Any] = {"bots": {}}

    def bot_of(self, owner: int | None, setup: Setup | None = None) -> Any:
        """Return the object of a seat, or of many games (None); a new one is told the setup."""
        bots = self._memory["bots"]
        is_class = isinstance(self.made, type)
        if owner not in bots:
            bots[owner] = instantiate(self.made, setup) if is_class else None
            if not is_class and setup is not None:
                reset(self.made, setup)
        return bots[owner] if is_class else self.made

    def __deepcopy__(self, memo: Any) -> Self:
        again = type(self)(deepcopy(self._given, memo))
        again._memory = deepcopy(self._memory, memo)
        return again

    def __reduce__(self) -> tuple[Any, ...]:
        # Pickled separately: the objects can only be unpickled once the class is loaded.
        return _unpickle, (type(self), self._given, pickle.dumps(self._memory))


def _unpickle(kind: type[SeatedBots], given: Any, memory: bytes) -> SeatedBots:
    seated = kind(given)
    seated._memory = pickle.loads(memory)
    return seated
