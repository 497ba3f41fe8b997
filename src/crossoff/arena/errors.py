"""Arena errors."""

from __future__ import annotations

from crossoff.core.errors import CrossoffError

__all__ = ["ArenaError"]


class ArenaError(CrossoffError):
    """A run that cannot start or finish; the text says why."""
