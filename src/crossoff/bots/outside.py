"""Bots that somebody else has written: a class with one method.

    class MyBot:
        def choose(self, view, legal):
            return legal[0]

`view` is what the seat sees and `legal` what it may decide, both as plain data in the words of
docs/wire.md, so that the same class plays here and at a server's table. A choice with `more` is
only the beginning of a decision: `choose` is asked again, for how it goes on.
"""

from __future__ import annotations

import importlib
import importlib.util
import sys
from pathlib import Path
from typing import Any, Protocol

import msgspec

from crossoff.bots.registry import Bot
from crossoff.core.contract import ActionId, Seat
from crossoff.core.errors import CrossoffError, NotOffered
from crossoff.core.rng import RngState
from crossoff.play.player import Budget, Seen
from crossoff.play.telling import choices

__all__ = ["BotFault", "Chooser", "about", "load_class", "outside_bot", "pick"]


class BotFault(CrossoffError):
    """Somebody's bot answered with something that it was not offered."""


class Chooser(Protocol):
    """What a bot's class must have."""

    def choose(self, view: Any, legal: list[dict[str, Any]]) -> dict[str, Any]: ...


def load_class(name: str) -> type[Chooser]:
    """The class `./my_bot.py:MyBot` or `module:Class`; NotOffered if it cannot be had."""
    place, _, wanted = name.rpartition(":")
    if place.endswith(".py"):
        module = _load_file(Path(place))
    else:
        if not all(map(str.isidentifier, place.split("."))):  # no name, or a relative one
            reason = f"No module named {place!r}"
            raise NotOffered("why-bot-import", bot=repr(name), reason=reason)
        try:
            module = importlib.import_module(place)
        except ImportError as error:
            raise NotOffered("why-bot-import", bot=repr(name), reason=str(error)) from None
    found = getattr(module, wanted, None)
    if not isinstance(found, type) or not callable(getattr(found, "choose", None)):
        which = {"bot": repr(name), "place": place, "wanted": wanted}
        raise NotOffered("why-bot-class", **which)
    return found


def _load_file(path: Path) -> Any:
    known = f"crossoff_outside_{path.resolve().as_posix()}"
    if known in sys.modules:
        return sys.modules[known]
    spec = importlib.util.spec_from_file_location(known, path)
    if spec is None or spec.loader is None or not path.is_file():
        raise NotOffered("why-no-file", file=str(path))
    module = sys.modules[known] = importlib.util.module_from_spec(spec)
    try:
        spec.loader.exec_module(module)
    except BaseException:
        del sys.modules[known]
        raise
    return module


def about(name: str) -> str:
    """What a class says of itself in its first line."""
    return (load_class(name).__doc__ or f"{name}, by somebody else.").strip().partition("\n")[0]


def pick(bot: Chooser, view: Any, legal: list[dict[str, Any]]) -> int:
    """The index of what a bot chooses; BotFault if it was not offered that."""
    chosen = bot.choose(view, legal)
    for index, choice in enumerate(legal):
        if choice is chosen or choice == chosen:
            return index
    made = type(bot).__name__
    raise BotFault("why-bot-choice", bot=made, count=len(legal), got=repr(chosen))


class _Seated:
    """A class at the seats of a game: an object for each, and the rest of its last decision."""

    def __init__(self, made: type[Chooser]) -> None:
        self._made = made
        self._bots: dict[Seat, Chooser] = {}
        self._rest: dict[Seat, list[ActionId]] = {}

    def decide(self, view: Seen, legal: list[ActionId], budget: Budget, rng: RngState) -> ActionId:
        position, seat = view
        rest = self._rest.get(seat)
        if not rest or not position.game.notation.owes_more(position, seat):
            rest = self._rest[seat] = self._decision(view)
        return rest.pop(0)

    def _decision(self, view: Seen) -> list[ActionId]:
        position, seat = view
        bot = self._bots.setdefault(seat, self._made())
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


def outside_bot(name: str) -> Bot:
    """Somebody's class as a bot for the arena."""
    return Bot(name, _Seated(load_class(name)).decide)
