"""Opponents by name."""

from crossoff.bots.registry import (
    Bot,
    bot_names,
    check_bot,
    describe_bot,
    for_next_game,
    is_outside,
    is_quick,
    load_bot,
    offered_bots,
    played_by,
)

__all__ = [
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
