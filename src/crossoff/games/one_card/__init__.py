"""Everything on 1 Card, a roll-and-write game for 2 to 4 players."""

NAME = "one-card"
PREFIX = "oc"
PLACE = 2
REFERENCES = ("table",)

__all__ = ["NAME", "PLACE", "PREFIX", "REFERENCES"]
