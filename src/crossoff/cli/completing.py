"""What may come next on a command line, for the shell's Tab key."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from crossoff.bots import bot_names
from crossoff.core.model.registry import game_names

if TYPE_CHECKING:
    from cyclopts.completion import CompletionContext

__all__ = ["DEPTHS", "bots_so_far", "depths", "games", "seats_so_far"]

#: How thorough a review may be; known here without loading the coach.
DEPTHS = ("quick", "standard", "deep")


def games(context: CompletionContext) -> Sequence[str]:
    """The games."""
    return game_names()


def bots_so_far(context: CompletionContext) -> Sequence[str]:
    """The bots, behind those that are typed already: `random,ex` becomes `random,expert`."""
    return _behind(context, bot_names(references=True))


def seats_so_far(context: CompletionContext) -> Sequence[str]:
    """The same for people and the bots to play against."""
    return _behind(context, ("me", *bot_names()))


def depths(context: CompletionContext) -> Sequence[str]:
    """How thorough a review may be."""
    return DEPTHS


def _behind(context: CompletionContext, names: Sequence[str]) -> Sequence[str]:
    typed, comma, _ = context.incomplete.rpartition(",")
    return [f"{typed}{comma}{name}" for name in names]
