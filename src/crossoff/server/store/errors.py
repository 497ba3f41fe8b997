"""Errors that a store raises."""

from __future__ import annotations

from crossoff.core.errors import CrossoffError

__all__ = [
    "BadDatabase",
    "Broken",
    "Conflict",
    "Corrupt",
    "Full",
    "Gone",
    "StoreError",
    "Unavailable",
    "Unsettled",
]


class StoreError(CrossoffError):
    """Base class of all store errors."""


class Conflict(StoreError):
    """Lost a race: the log is not at the expected event, or already contains this command.

    Nothing was written. Load the new events, decide again, and append again.
    """

    def __init__(self, table: str, reason: str) -> None:
        super().__init__(f"table {table}: {reason}")
        self.table = table


class Unavailable(StoreError):
    """Temporarily unavailable: the file is locked or the database cannot be reached.

    The append was not acknowledged, is not stored, and may be retried.
    """


class Full(Unavailable):
    """The disk is full. Logs can still be read, and appending works again once there is space."""

    def __init__(self) -> None:
        super().__init__("why-db-full")


class Unsettled(Unavailable):
    """The connection was lost during a commit, and the database has not been reachable since.

    It is unknown whether the append was stored; the log will tell once the database is back. Until
    then a retry with the same command is safe: at worst it raises `Conflict`.
    """


class Gone(StoreError):
    """The table was erased."""

    def __init__(self, table: str) -> None:
        super().__init__(f"table {table} was erased")
        self.table = table


class Corrupt(StoreError):
    """The log of one table does not match its chain. `seq` is the first bad event."""

    def __init__(self, table: str, seq: int) -> None:
        super().__init__("why-db-log", table=table, seq=str(seq))
        self.table = table
        self.seq = seq


class BadDatabase(StoreError):
    """The database cannot be opened; the text tells the user why and what to do."""


class Broken(StoreError):
    """The disk failed or the file is damaged. The store refuses all further requests: only a new
    process, which reads what is actually on disk, may continue. An append in flight may or may not
    be stored.
    """
