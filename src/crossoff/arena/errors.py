"""What can keep an arena from playing."""

from __future__ import annotations

from crossoff.core.errors import CrossoffError

__all__ = ["ArenaError"]


class ArenaError(CrossoffError):
    """A run that cannot be played as it was asked for, or not to its end; the text says why."""
