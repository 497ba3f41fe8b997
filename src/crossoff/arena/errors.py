"""Errors of the arena."""

from __future__ import annotations

from crossoff.core.errors import CrossoffError

__all__ = ["ArenaError"]


class ArenaError(CrossoffError):
    """A run cannot be played as requested, or not to its end; the text says why."""
