"""User bots: a class with one method.

    class MyBot:
        def choose(self, view, legal):
            return legal[0]

`view` is what the seat sees and `legal` its choices, both as plain data as in docs/wire.md, so that
the same class plays here and at a server's table. A choice with `more` is only the beginning of a
decision: `choose` is called again for the rest.
"""

from __future__ import annotations

import inspect
import pickle
from copy import deepcopy
from typing import Any

import msgspec

from crossoff.bots.classes import BotFault, Chooser, failed, load_class, make, printing_aside
from crossoff.bots.registry import Bot
from crossoff.core.compiler.rng import RngState
from crossoff.core.model.contract import ActionId, Seat
from crossoff.core.model.player import Budget, Seen
from crossoff.play.telling import choices

__all__ = ["outside_bot", "pick"]


def pick(bot: Chooser, view: Any, legal: list[dict[str, Any]]) -> int:
    """Return the index of a bot's choice; BotFault if it fails or was not offered that."""
    try:
        chosen = bot.choose(view, list(legal))  # which it may sort or take apart
    except (Exception, SystemExit) as error:
        raise failed(type(bot).__name__, error) from error
    for index, choice in enumerate(legal):
        if choice is chosen or choice == chosen:
            return index
    if inspect.iscoroutine(chosen):
        chosen.close()  # or Python would say too that nobody has awaited it
    made = type(bot).__name__
    raise BotFault("why-bot-choice", bot=made, count=len(legal), got=repr(chosen))


class _Seated:
    """A user class at its seats: an instance for each, and the rest of its last decision."""

    def __init__(self, name: str) -> None:
        self._name, self._made = name, load_class(name)
        self._bots: dict[Seat, Chooser] = {}
        self._rest: dict[Seat, list[ActionId]] = {}

    def __deepcopy__(self, memo: Any) -> _Seated:
        again = _Seated(self._name)
        again._bots, again._rest = deepcopy((self._bots, self._rest), memo)
        return again

    def __reduce__(self) -> tuple[Any, ...]:
        # In two layers: what its objects are can only be read where the class has been loaded.
        return _sat_down_again, (self._name, pickle.dumps((self._bots, self._rest)))

    def decide(self, view: Seen, legal: list[ActionId], budget: Budget, rng: RngState) -> ActionId:
        position, seat = view
        rest = self._rest.get(seat)
        if not rest or not position.game.notation.owes_more(position, seat):
            with printing_aside():
                rest = self._rest[seat] = self._decision(view)
        return rest.pop(0)

    def _decision(self, view: Seen) -> list[ActionId]:
        position, seat = view
        if seat not in self._bots:
            self._bots[seat] = make(self._made)
        bot = self._bots[seat]
        seen = msgspec.to_builtins(position.view(seat))
        steps: list[ActionId] = []
        at = position
        while True:
            offered = choices(position, seat, steps)
            index = pick(bot, seen, offered)
            steps.append(at.legal(seat)[index])
            if not offered[index]["more"]:
                return steps
            at = at.apply(seat, steps[-1])


def _sat_down_again(name: str, memory: bytes) -> _Seated:
    seated = _Seated(name)
    seated._bots, seated._rest = pickle.loads(memory)
    return seated


def outside_bot(name: str) -> Bot:
    """Return a user's class as a bot for one game."""
    return Bot(name, _Seated(name).decide)
