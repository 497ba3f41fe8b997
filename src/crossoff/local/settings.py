"""Game settings: remembered from last time, and adjusted to the chosen game."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from crossoff.bots import bot_names, played_by
from crossoff.core.model.registry import default_game, load_game
from crossoff.local.sitting import GameSettings, LocalSeat

__all__ = ["default_bot", "dump_settings", "fit_to_game", "load_settings"]

_GENTLE = "casual"


def default_bot() -> LocalSeat:
    """Return the default bot."""
    return LocalSeat(bot=_GENTLE)


def fit_to_game(settings: GameSettings) -> GameSettings:
    """Adjust settings to their game: its seat range, levels and options. Remembered settings, or
    those of another game, are thus always valid.
    """
    game = load_game(settings.game)
    seats = list(settings.seats[: game.players[-1]])
    while len(seats) < game.players[0]:
        seats.append(default_bot() if seats else LocalSeat())
    seats = [replace(who, bot=played_by(who.bot, game)) if who.bot else who for who in seats]
    options = {
        key: settings.options[key] if settings.options.get(key) in values else values[0]
        for key, values in game.options.items()
    }
    return replace(settings, seats=tuple(seats), options=options)


def dump_settings(settings: GameSettings) -> dict[str, Any]:
    """Return settings as plain data to remember."""
    return {
        "game": settings.game,
        "seats": [{"bot": who.bot} if who.bot else {"name": who.name} for who in settings.seats],
        "options": settings.options,
        "memory_aid": settings.memory_aid,
    }


def load_settings(kept: object) -> GameSettings:
    """Return the remembered settings; you against the default bot if there are none or they are
    damaged.
    """
    try:
        assert isinstance(kept, dict)
        seats = [
            LocalSeat(bot=one.get("bot", ""), name=one.get("name", "")) for one in kept["seats"]
        ]
        assert all(not who.bot or who.bot in bot_names() for who in seats)
        assert all(isinstance(who.name, str) for who in seats)
        return fit_to_game(
            GameSettings(kept["game"], tuple(seats), kept["options"], bool(kept["memory_aid"]))
        )
    except (AssertionError, AttributeError, LookupError, TypeError, ValueError):
        return fit_to_game(GameSettings(default_game(), ()))
