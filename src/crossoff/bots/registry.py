"""The registry of bots, weakest first."""

from __future__ import annotations

import importlib
from collections.abc import Callable, Sequence
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
    "is_quick",
    "is_user_bot",
    "load_bot",
    "offered_bots",
    "played_by",
    "strength_of",
]

_BASELINES = ("random", "greedy")
#: Levels that a game may define, weakest first.
LEVELS = ("novice", "casual", "skilled", "expert", "master")
_OPENSPIEL = ("openspiel-mcts", "openspiel-ismcts")


@dataclass(frozen=True, slots=True)
class Bot:
    """A named opponent. How it plays depends on the game; its name does not."""

    name: str
    decide: Callable[[Seen, list[ActionId], Budget, RngState], ActionId]
    policy: int | None = None  # its policy number in the engine's compiled match, if any
    # decides in many games with one object, if the bot can
    decide_batch: Callable[[Sequence[Seen], Sequence[list[ActionId]]], list[ActionId]] | None = None

    def __deepcopy__(self, memo: Any) -> Bot:
        """Copy user bots, which may have state; built-in ones are stateless."""
        if not is_user_bot(self.name):
            return self
        return Bot(self.name, *deepcopy(self._parts(), memo))

    def __reduce__(self) -> tuple[Any, ...]:
        if not is_user_bot(self.name):
            return load_bot, (self.name,)
        return Bot, (self.name, *self._parts())

    def _parts(self) -> tuple[Any, ...]:
        return self.decide, self.policy, self.decide_batch


def bot_names(*, references: bool = False) -> tuple[str, ...]:
    """Return the names of all bots, weakest first, without importing kernels.

    References are not opponents for people: they are benchmarks of strength, and some games lack
    them.
    """
    return _BASELINES + LEVELS + (reference_bots() + _OPENSPIEL if references else ())


def strength_of(name: str) -> int | None:
    """Return the strength of a level from 1 to 5; None for other bots, such as baselines."""
    return LEVELS.index(name) + 1 if name in LEVELS else None


def offered_bots(game: Game) -> tuple[str, ...]:
    """Return the bots that a game offers, weakest first."""
    levels = game.bots.levels()
    return _BASELINES + tuple(name for name in LEVELS if name in levels)


def played_by(name: str, game: Game) -> str:
    """Return the bot that actually plays: the next weaker one if the game lacks this level."""
    if name not in LEVELS:
        return name
    weaker = _BASELINES + LEVELS[: LEVELS.index(name) + 1]
    return [bot for bot in weaker if bot in offered_bots(game)][-1]


def is_quick(name: str) -> bool:
    """True if a bot decides quickly even in plain mode, where the others take minutes."""
    return name in (*_BASELINES, "novice", "casual")


def is_user_bot(name: str) -> bool:
    """True if a name denotes a user bot: `./my_bot.py:MyBot`, `module:Class` or `pipe:command`."""
    return ":" in name


def check_bot(name: str) -> None:
    """Raise NotOffered for an unknown bot or reference, without importing anything."""
    if name.endswith(".py") and not name.startswith("pipe:"):
        raise NotOffered("why-bot-name", bot=repr(name))
    known = bot_names(references=True)
    if not is_user_bot(name) and name not in known:
        raise NotOffered("why-unknown-bot", bot=repr(name), hint=hint(name, known))


def load_bot(name: str) -> Bot:
    """Return a bot by name, or a user bot, `./my_bot.py:MyBot`; raise NotOffered if unknown."""
    if is_user_bot(name):
        from crossoff.bots.user import user_bot

        return user_bot(name)
    check_bot(name)
    # Imported here so that help texts can list the names without loading kernels.
    if name in _BASELINES:
        from crossoff.bots.baseline import BASELINES

        return BASELINES[name]
    if name in _OPENSPIEL:
        # Imported dynamically, as games are: the adapter is in a higher layer than the bots.
        return Bot(name, importlib.import_module("crossoff.openspiel").load_search(name))
    from crossoff.bots.level import level_bot

    return level_bot(name)


def for_next_game(bot: Bot) -> Bot:
    """Return the bot for a new game. User bots are re-created: state kept from other games would
    make results depend on which process played them.
    """
    return load_bot(bot.name) if is_user_bot(bot.name) else bot


def describe_bot(name: str, game: Game) -> str:
    """Return a one-line description of how a bot plays a game; raise NotOffered if it cannot."""
    if is_user_bot(name):
        from crossoff.bots.classes import about

        return about(name, game)
    from crossoff.bots.level import describe

    return describe(name, game)
