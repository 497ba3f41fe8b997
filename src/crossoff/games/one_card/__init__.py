"""Everything on 1 Card, a roll-and-write game for 2 to 4 players."""

NAME = "one-card"

__all__ = ["NAME"]
