"""The registry of bots, weakest first."""

from __future__ import annotations

import importlib
from collections.abc import Callable
from copy import deepcopy
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from crossoff.core.errors import NotOffered, hint
from crossoff.core.model.registry import reference_bots

if TYPE_CHECKING:
    from crossoff.core.compiler.rng import RngState
    from crossoff.core.model.contract import ActionId, Game
    from crossoff.core.model.player import Budget, Seen

__all__ = [
    "LEVELS",
    "Bot",
    "bot_names",
    "check_bot",
    "describe_bot",
    "for_next_game",
    "is_outside",
    "is_quick",
    "load_bot",
    "offered_bots",
    "played_by",
]

_BASELINES = ("random", "greedy")
#: The levels that a game may offer, weakest first.
LEVELS = ("novice", "casual", "skilled", "expert", "master")
_OPENSPIEL = ("openspiel-mcts", "openspiel-ismcts")


@dataclass(frozen=True, slots=True)
class Bot:
    """A named opponent. How it plays depends on the game; its name does not."""

    name: str
    decide: Callable[[Seen, list[ActionId], Budget, RngState], ActionId]
    policy: int | None = None  # its number in the engine's compiled games, where it has one

    def __deepcopy__(self, memo: Any) -> Bot:
        """Somebody's own bot may remember things; ours do not."""
        if not is_outside(self.name):
            return self
        return Bot(self.name, deepcopy(self.decide, memo), self.policy)

    def __reduce__(self) -> tuple[Any, ...]:
        if not is_outside(self.name):
            return load_bot, (self.name,)
        return Bot, (self.name, self.decide, self.policy)


def bot_names(*, references: bool = False) -> tuple[str, ...]:
    """Return the names of all bots, weakest first, without importing any kernel.

    References are not for people to play against: strength is measured by them, and some games lack
    them.
    """
    return _BASELINES + LEVELS + (reference_bots() + _OPENSPIEL if references else ())


def offered_bots(game: Game) -> tuple[str, ...]:
    """Return the bots that play a game each in its own way, weakest first."""
    levels = game.bots.levels()
    return _BASELINES + tuple(name for name in LEVELS if name in levels)


def played_by(name: str, game: Game) -> str:
    """Return the bot that plays a game under a name: if it lacks a level, the next weaker one."""
    if name not in LEVELS:
        return name
    weaker = _BASELINES + LEVELS[: LEVELS.index(name) + 1]
    return [bot for bot in weaker if bot in offered_bots(game)][-1]


def is_quick(name: str) -> bool:
    """True if a bot decides at once even with plain kernels; the others would take minutes."""
    return name in (*_BASELINES, "novice", "casual")


def is_outside(name: str) -> bool:
    """True if a name is that of a user's class: `./my_bot.py:MyBot` or `module:Class`."""
    return ":" in name


def check_bot(name: str) -> None:
    """Raise NotOffered unless this is the name of a bot or a reference. Imports nothing."""
    if name.endswith(".py"):
        raise NotOffered("why-bot-name", bot=repr(name))
    known = bot_names(references=True)
    if not is_outside(name) and name not in known:
        raise NotOffered("why-unknown-bot", bot=repr(name), hint=hint(name, known))


def load_bot(name: str) -> Bot:
    """Load a bot by name, or a user's own, `./my_bot.py:MyBot`; NotOffered if there is none."""
    if is_outside(name):
        from crossoff.bots.outside import outside_bot

        return outside_bot(name)
    check_bot(name)
    # Imported here, so that a help text can list the names without waiting for kernels.
    if name in _BASELINES:
        from crossoff.bots.baseline import BASELINES

        return BASELINES[name]
    if name in _OPENSPIEL:
        # Found at run time, as games are: an adapter is above the bots it brings.
        return Bot(name, importlib.import_module("crossoff.openspiel").load_search(name))
    from crossoff.bots.level import level_bot

    return level_bot(name)


def for_next_game(bot: Bot) -> Bot:
    """Return the bot for a new game. A user's bot is made anew: what it remembers of other games
    must not affect this one, or results would depend on who played them where.
    """
    return load_bot(bot.name) if is_outside(bot.name) else bot


def describe_bot(name: str, game: Game) -> str:
    """Describe in one line how a bot plays a game."""
    if is_outside(name):
        from crossoff.bots.classes import about

        return about(name)
    from crossoff.bots.level import describe

    return describe(name, game)
