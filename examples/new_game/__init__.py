"""Sticks, a game for 2 to 4 players: a minimal game folder (docs/new-game.md)."""

NAME = "sticks"

__all__ = ["NAME"]
