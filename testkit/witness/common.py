"""What the witnesses of all games share."""

from __future__ import annotations


class Refused(Exception):
    """A line that the rules do not allow at this point."""
