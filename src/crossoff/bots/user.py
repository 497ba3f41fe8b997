"""User bots: a class with one method.

    class MyBot:
        def choose(self, view, legal):
            return legal[0]

`view` is the seat's view and `legal` its choices, both as plain data in the format of docs/wire.md,
so the same class plays here and at a server's table. A choice with `more` is an incomplete
decision: `choose` is called again for the next step. `bots.acting` has the other kind of class,
which gets observations.
"""

from __future__ import annotations

import inspect
from typing import Any

import msgspec

from crossoff.bots.acting import ActingBot
from crossoff.bots.classes import (
    BotFault,
    Chooser,
    acts,
    bot_fault,
    is_user_class,
    load_class,
    stdout_to_stderr,
)
from crossoff.bots.registry import Bot
from crossoff.bots.seated import SeatedBots
from crossoff.core.compiler.rng import RngState
from crossoff.core.model.contract import ActionId
from crossoff.core.model.player import Budget, Seen
from crossoff.play.frames import choices

__all__ = ["given_bot", "pick", "user_bot"]


def pick(bot: Chooser, view: Any, legal: list[dict[str, Any]]) -> int:
    """Return the index of a bot's choice; raise BotFault if it fails or the choice is invalid."""
    offered = [_essence(choice) for choice in legal]
    try:
        chosen = bot.choose(view, list(legal))  # a copy, because the bot may modify it
    except BotFault:
        raise
    except (Exception, SystemExit) as error:
        raise bot_fault(type(bot).__name__, error) from error
    for index, choice in enumerate(legal):
        if (choice is chosen or choice == chosen) and _essence(choice) == offered[index]:
            return index
    if inspect.iscoroutine(chosen):
        chosen.close()  # avoids a "never awaited" warning on top of the error
    made = type(bot).__name__
    raise BotFault("why-bot-choice", bot=made, count=len(legal), got=repr(chosen))


def _essence(choice: dict[str, Any]) -> tuple[Any, ...]:
    """Return the fields of a choice that are used, to refuse one that a bot has altered."""
    return tuple(choice.get(name) for name in ("do", "more", "action"))


class ChoosingBot(SeatedBots):
    """A class with `choose` in one game, and the rest of each seat's last decision."""

    def __init__(self, given: Any) -> None:
        super().__init__(given)
        self._memory["rest"] = {}

    def decide(self, view: Seen, legal: list[ActionId], budget: Budget, rng: RngState) -> ActionId:
        position, seat = view
        rest: list[ActionId] = self._memory["rest"].get(seat)
        if not rest or not position.game.notation.owes_more(position, seat):
            with stdout_to_stderr():
                rest = self._memory["rest"][seat] = self._decision(view)
        return rest.pop(0)

    def _decision(self, view: Seen) -> list[ActionId]:
        position, seat = view
        bot = self.bot_of(seat)
        seen = msgspec.to_builtins(position.view(seat))
        steps: list[ActionId] = []
        while True:
            offered = choices(position, seat, steps)
            chosen = offered[pick(bot, seen, offered)]
            steps.append(ActionId(chosen["action"]))
            if not chosen["more"]:
                return steps


def user_bot(name: str) -> Bot:
    """Return a user bot class as a bot for one game."""
    return _bot_of(name, name, load_class(name))


def given_bot(given: Any) -> Bot:
    """Return a user bot as a bot for one game: a class, of which each seat gets an object, or an
    object that decides for all of its seats and keeps its state between games.
    """
    made = given if isinstance(given, type) else type(given)
    if not is_user_class(made):
        expected = "a bot's name, or a class or an object with choose, act or act_batch"
        raise TypeError(f"expected {expected}, got {given!r}")
    return _bot_of(f"{made.__module__}:{made.__qualname__}", given, made)


def _bot_of(name: str, given: Any, made: type[Any]) -> Bot:
    if not acts(made):
        return Bot(name, ChoosingBot(given).decide)
    acting = ActingBot(given)
    return Bot(name, acting.decide, decide_batch=acting.decide_batch if acting.is_batched else None)
