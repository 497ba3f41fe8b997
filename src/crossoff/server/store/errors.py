"""What can keep a store from doing what it was asked."""

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
    """Base of everything that a store can answer instead of a result."""


class Conflict(StoreError):
    """Somebody was first: the log is not where it was thought to be, or has this command already.

    Nothing was written. Load what is new, decide again, and append again.
    """

    def __init__(self, table: str, reason: str) -> None:
        super().__init__(f"table {table}: {reason}")
        self.table = table


class Unavailable(StoreError):
    """Not now: the file is locked, the database cannot be reached.

    The append was not acknowledged, is absent and may be sent again.
    """


class Full(Unavailable):
    """The disk is full. Logs can still be read, and appending works again once there is space."""

    def __init__(self) -> None:
        super().__init__("why-db-full")


class Unsettled(Unavailable):
    """The database was lost during a commit, and could not be asked since.

    Nobody knows yet whether the append is there. The log tells when the database is back; until
    then a second try with the same command is safe: it can only be a `Conflict`.
    """


class Gone(StoreError):
    """The table was erased."""

    def __init__(self, table: str) -> None:
        super().__init__(f"table {table} was erased")
        self.table = table


class Corrupt(StoreError):
    """The log of one table does not fit its chain. `seq` is the first event that is wrong."""

    def __init__(self, table: str, seq: int) -> None:
        super().__init__("why-db-log", table=table, seq=str(seq))
        self.table = table
        self.seq = seq


class BadDatabase(StoreError):
    """The database cannot be opened; the text tells people why and what to do."""


class Broken(StoreError):
    """The disk failed or the file is damaged. The store refuses everything from now on: only a
    new process, which reads what is really on the disk, may go on. An append that was under way
    may or may not be there.
    """
