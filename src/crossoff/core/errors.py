"""The three ways a caller can be wrong, each saying what was expected and what came."""

from __future__ import annotations

__all__ = ["BadDeck", "BadNotation", "BadRecord", "CrossoffError", "IllegalAction", "StaleAction"]


class CrossoffError(Exception):
    """Base of every error that a caller, a file or a stranger can cause."""


class BadNotation(CrossoffError):
    """A text that cannot be read: not words of the record, not a record, not a deck."""


class IllegalAction(CrossoffError):
    """Readable, but the rules do not allow it here."""


class StaleAction(CrossoffError):
    """It may have been right earlier: this seat is not being asked (any more)."""


class BadDeck(BadNotation):
    """A deck that cannot be played with, with the file, the place in it and the reason."""

    def __init__(self, file: str, place: str, reason: str) -> None:
        super().__init__(f"{file}: {place}: {reason}" if place else f"{file}: {reason}")
        self.file = file
        self.place = place
        self.reason = reason


class BadRecord(BadNotation):
    """A record that is not a game. `line` counts the log from 1; 0 is what stands before it."""

    def __init__(self, line: int, reason: str) -> None:
        super().__init__(f"line {line}: {reason}")
        self.line = line
        self.reason = reason
