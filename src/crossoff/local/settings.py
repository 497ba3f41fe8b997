"""Plans for a game: as last time, and as a game can have them."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from crossoff.bots import bot_names, played_by
from crossoff.core.model.registry import load_game, usual_game
from crossoff.local.sitting import GameSettings, Who

__all__ = ["as_settings", "fitted", "from_settings", "usual_bot"]

_GENTLE = "casual"


def usual_bot() -> Who:
    """The bot to begin with."""
    return Who(bot=_GENTLE)


def fitted(plan: GameSettings) -> GameSettings:
    """A plan as its game can have it: seats in its range, levels and options that it has. So a plan
    of last time, or of another game, is never refused.
    """
    game = load_game(plan.game)
    seats = list(plan.seats[: game.players[-1]])
    while len(seats) < game.players[0]:
        seats.append(usual_bot() if seats else Who())
    seats = [replace(who, bot=played_by(who.bot, game)) if who.bot else who for who in seats]
    options = {
        key: plan.options[key] if plan.options.get(key) in values else values[0]
        for key, values in game.options.items()
    }
    return replace(plan, seats=tuple(seats), options=options)


def as_settings(plan: GameSettings) -> dict[str, Any]:
    """What is remembered of a plan until next time."""
    return {
        "game": plan.game,
        "seats": [{"bot": who.bot} if who.bot else {"name": who.name} for who in plan.seats],
        "options": plan.options,
        "memory_aid": plan.memory_aid,
    }


def from_settings(kept: object) -> GameSettings:
    """The plan of last time; where there is none, or something is wrong with it, me and a bot."""
    try:
        assert isinstance(kept, dict)
        seats = [Who(bot=one.get("bot", ""), name=one.get("name", "")) for one in kept["seats"]]
        assert all(not who.bot or who.bot in bot_names() for who in seats)
        assert all(isinstance(who.name, str) for who in seats)
        return fitted(
            GameSettings(kept["game"], tuple(seats), kept["options"], bool(kept["memory_aid"]))
        )
    except (AssertionError, AttributeError, LookupError, TypeError, ValueError):
        return fitted(GameSettings(usual_game(), ()))
