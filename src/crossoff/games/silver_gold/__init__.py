"""Silver & Gold, a flip-and-write game for 2 to 4 players."""

NAME = "silver-and-gold"

__all__ = ["NAME"]
