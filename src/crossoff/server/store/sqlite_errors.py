"""What a failure of SQLite means: try again later, or never again in this process."""

from __future__ import annotations

import errno

import apsw

from crossoff.server.store.errors import Broken, Full, StoreError, Unavailable, Unsettled

__all__ = ["NO_SPACE", "judge"]

#: Errors of the system that mean there is no space: on the disk, for the user, for the file.
NO_SPACE = frozenset({errno.ENOSPC, errno.EDQUOT, errno.EFBIG})

_PASSING = (
    apsw.BusyError,
    apsw.CantOpenError,
    apsw.LockedError,
    apsw.PermissionsError,
    apsw.ReadOnlyError,
)

#: Nothing counts that was being written when one of these fails.
_HARMLESS = (apsw.SQLITE_IOERR_WRITE, apsw.SQLITE_IOERR_SHMOPEN, apsw.SQLITE_IOERR_SHMMAP)


def judge(error: Exception, db: apsw.Connection | None) -> StoreError:
    """What an error of this connection means; SQLite knows only one of the errors for no space."""
    if isinstance(error, StoreError):
        return error
    code = getattr(error, "extendedresult", 0)
    if isinstance(error, apsw.FullError):
        return Full()
    if code == apsw.SQLITE_IOERR_SHMSIZE:
        # In a commit this comes when its frames are in the WAL already: should the process be
        # killed before others overwrite them, the next one finds them there.
        return Unsettled("why-db-full")
    has_reason = isinstance(error, apsw.CantOpenError) or code in _HARMLESS
    if has_reason and db is not None and db.system_errno in NO_SPACE:
        return Full()
    if isinstance(error, _PASSING):
        return Unavailable("why-db-file-not-now", reason=str(error))
    return Broken("why-db-file-failed", reason=f"{type(error).__name__}: {error}")
