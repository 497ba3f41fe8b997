"""Everything on 1 Card, a roll-and-write game for 2 to 4 players."""

NAME = "one-card"
PREFIX = "oc"
PLACE = 2
REFERENCES = ("table", "learned")
TASKS: dict[str, dict[str, str]] = {"2": {}, "3": {}, "4": {}, "2A": {"variant": "advanced"}}

__all__ = ["NAME", "PLACE", "PREFIX", "REFERENCES", "TASKS"]
