"""What can keep a store from doing what it was asked."""

from __future__ import annotations

from crossoff.core.errors import CrossoffError

__all__ = ["BadDatabase", "Broken", "Conflict", "Corrupt", "StoreError", "Unavailable"]


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
    """Not now: the disk is full, the file is locked, the database cannot be reached.

    The append was not acknowledged and may be sent again. It is absent, but for one case: if the
    database was lost in the midst of a commit and could not be asked since, `find_command` tells
    when it is back, and until then a second try with the same command can only be a `Conflict`.
    """


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
    new process, which reads what is really on the disk, may go on.
    """
