"""Bots by name."""

from crossoff.bots.registry import (
    Bot,
    bot_names,
    check_bot,
    describe_bot,
    for_next_game,
    is_quick,
    is_user_bot,
    load_bot,
    offered_bots,
    played_by,
    strength_of,
)

__all__ = [
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
