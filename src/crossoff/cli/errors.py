"""What a user can get wrong, and the exit codes."""

from __future__ import annotations

__all__ = [
    "FAILED",
    "FINE",
    "INTERRUPTED",
    "MISTAKE",
    "PIPE_CLOSED",
    "TERMINATED",
    "Mistake",
    "Stopped",
]

FINE = 0
FAILED = 1  # something that was checked is not right
MISTAKE = 2  # the command cannot be carried out as it was given
# What a shell reports for a program that a signal ended: 128 and the signal's number.
INTERRUPTED = 130  # SIGINT, Ctrl-C
PIPE_CLOSED = 141  # SIGPIPE, the reader of our output has gone
TERMINATED = 143  # SIGTERM


class Mistake(Exception):
    """A command that cannot be carried out as it was given; the text says why."""

    code = MISTAKE


class Stopped(Mistake):
    """A command that was interrupted; the text says what is left of it."""

    code = INTERRUPTED
