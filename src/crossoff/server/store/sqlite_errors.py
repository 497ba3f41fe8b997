"""Classify SQLite failures: retry later, or give up in this process."""

from __future__ import annotations

import errno

import apsw

from crossoff.server.store.errors import Broken, Full, StoreError, Unavailable, Unsettled

__all__ = ["NO_SPACE", "to_store_error"]

#: OS errors that mean out of space: of the disk, the user's quota, or the file size limit.
NO_SPACE = frozenset({errno.ENOSPC, errno.EDQUOT, errno.EFBIG})

_PASSING = (
    apsw.BusyError,
    apsw.CantOpenError,
    apsw.LockedError,
    apsw.PermissionsError,
    apsw.ReadOnlyError,
)

#: Failures after which the interrupted write is certainly void.
_HARMLESS = (apsw.SQLITE_IOERR_WRITE, apsw.SQLITE_IOERR_SHMOPEN, apsw.SQLITE_IOERR_SHMMAP)


def to_store_error(error: Exception, db: apsw.Connection | None) -> StoreError:
    """Map an error on this connection. SQLite itself recognises only ENOSPC as a full disk."""
    if isinstance(error, StoreError):
        return error
    code = getattr(error, "extendedresult", 0)
    if isinstance(error, apsw.FullError):
        return Full()
    if code == apsw.SQLITE_IOERR_SHMSIZE:
        # During a commit this occurs after its frames are in the WAL: if the process is killed
        # before they are overwritten, the next process will recover them.
        return Unsettled("why-db-full")
    has_reason = isinstance(error, apsw.CantOpenError) or code in _HARMLESS
    if has_reason and db is not None and db.system_errno in NO_SPACE:
        return Full()
    if isinstance(error, _PASSING):
        return Unavailable("why-db-file-not-now", reason=str(error))
    return Broken("why-db-file-failed", reason=f"{type(error).__name__}: {error}")
