"""The parts common to all witnesses."""

from __future__ import annotations


class Refused(Exception):
    """A line that the rules do not allow at this point."""
