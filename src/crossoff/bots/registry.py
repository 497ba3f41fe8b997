"""Which bots there are, weakest first."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from crossoff.bots.baseline import decide_greedy, decide_random
from crossoff.core.contract import ActionId
from crossoff.core.engine import POLICY_GREEDY, POLICY_RANDOM
from crossoff.core.rng import RngState
from crossoff.play.player import Budget, Seen

__all__ = ["Bot", "bot_names", "load_bot"]


@dataclass(frozen=True, slots=True)
class Bot:
    """A named opponent."""

    name: str
    about: str  # one line for people
    decide: Callable[[Seen, list[ActionId], Budget, RngState], ActionId]
    policy: int | None = None  # its number in the engine's compiled games, where it has one


_BOTS = (
    Bot("random", "Picks any legal choice.", decide_random, POLICY_RANDOM),
    Bot("greedy", "Takes what looks best right now.", decide_greedy, POLICY_GREEDY),
)


def bot_names() -> tuple[str, ...]:
    """The names of all bots, weakest first."""
    return tuple(bot.name for bot in _BOTS)


def load_bot(name: str) -> Bot:
    """The bot of that name; ValueError if there is none."""
    for bot in _BOTS:
        if bot.name == name:
            return bot
    raise ValueError(f"unknown bot {name!r}; there are {', '.join(bot_names())}")
