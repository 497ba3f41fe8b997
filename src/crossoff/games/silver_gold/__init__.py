"""Silver & Gold, a flip-and-write game for 2 to 4 players."""

NAME = "silver-and-gold"
PREFIX = "sg"
PLACE = 1
REFERENCES = ("tempo", "learned")
TASKS: dict[str, dict[str, str]] = {"2": {}, "3": {}, "4": {}}

__all__ = ["NAME", "PLACE", "PREFIX", "REFERENCES", "TASKS"]
