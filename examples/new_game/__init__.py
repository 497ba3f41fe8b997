"""Sticks, a game for 2 to 4 players: the smallest folder that is a game (docs/new-game.md)."""

NAME = "sticks"

__all__ = ["NAME"]
