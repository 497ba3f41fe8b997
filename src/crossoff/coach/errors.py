"""Coach errors."""

from __future__ import annotations

from crossoff.core.errors import BadNotation, CrossoffError

__all__ = ["BadReview", "Cancelled", "NotReviewable"]


class BadReview(BadNotation, ValueError):
    """Data that is not a review."""


class NotReviewable(CrossoffError, ValueError):
    """A game or a position that the coach cannot judge; the text says why."""


class Cancelled(Exception):
    """The caller no longer wants the review."""
