"""User bots: a class with one method.

    class MyBot:
        def choose(self, view, legal):
            return legal[0]

`view` is the seat's view and `legal` its choices, both as plain data in the format of docs/wire.md,
so the same class plays here and at a server's table. A choice with `more` is an incomplete
decision: `choose` is called again for the next step.
"""

from __future__ import annotations

import inspect
import pickle
from copy import deepcopy
from typing import Any

import msgspec

from crossoff.bots.classes import (
    BotFault,
    Chooser,
    bot_fault,
    instantiate,
    load_class,
    stdout_to_stderr,
)
from crossoff.bots.registry import Bot
from crossoff.core.compiler.rng import RngState
from crossoff.core.model.contract import ActionId, Seat
from crossoff.core.model.player import Budget, Seen
from crossoff.play.telling import choices

__all__ = ["pick", "user_bot"]


def pick(bot: Chooser, view: Any, legal: list[dict[str, Any]]) -> int:
    """Return the index of a bot's choice; raise BotFault if it fails or the choice is invalid."""
    try:
        chosen = bot.choose(view, list(legal))  # a copy, because the bot may modify it
    except (Exception, SystemExit) as error:
        raise bot_fault(type(bot).__name__, error) from error
    for index, choice in enumerate(legal):
        if choice is chosen or choice == chosen:
            return index
    if inspect.iscoroutine(chosen):
        chosen.close()  # avoids a "never awaited" warning on top of the error
    made = type(bot).__name__
    raise BotFault("why-bot-choice", bot=made, count=len(legal), got=repr(chosen))


class _UserBot:
    """A user bot class in one game: an instance per seat, and the rest of its last decision."""

    def __init__(self, name: str) -> None:
        self._name, self._made = name, load_class(name)
        self._bots: dict[Seat, Chooser] = {}
        self._rest: dict[Seat, list[ActionId]] = {}

    def __deepcopy__(self, memo: Any) -> _UserBot:
        again = _UserBot(self._name)
        again._bots, again._rest = deepcopy((self._bots, self._rest), memo)
        return again

    def __reduce__(self) -> tuple[Any, ...]:
        # Pickled separately: the instances can only be unpickled once the class is loaded.
        return _unpickle, (self._name, pickle.dumps((self._bots, self._rest)))

    def decide(self, view: Seen, legal: list[ActionId], budget: Budget, rng: RngState) -> ActionId:
        position, seat = view
        rest = self._rest.get(seat)
        if not rest or not position.game.notation.owes_more(position, seat):
            with stdout_to_stderr():
                rest = self._rest[seat] = self._decision(view)
        return rest.pop(0)

    def _decision(self, view: Seen) -> list[ActionId]:
        position, seat = view
        if seat not in self._bots:
            self._bots[seat] = instantiate(self._made)
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


def _unpickle(name: str, memory: bytes) -> _UserBot:
    seated = _UserBot(name)
    seated._bots, seated._rest = pickle.loads(memory)
    return seated


def user_bot(name: str) -> Bot:
    """Return a user bot class as a bot for one game."""
    return Bot(name, _UserBot(name).decide)
