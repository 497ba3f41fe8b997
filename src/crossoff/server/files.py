"""Limits on open files, and therefore on connections, of a process."""

from __future__ import annotations

import sys

__all__ = ["connections_allowed", "raise_file_limit"]

_ENOUGH = 65_536  # files; more than all limits together require
_RESERVE = 256  # files for the database, the log, the bots, and libraries
_UNKNOWN = 8192  # where the OS does not tell


def _limits() -> tuple[int, int]:
    """The soft and the hard limit on open files."""
    if sys.platform == "win32":
        return _UNKNOWN, _UNKNOWN
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    unlimited = resource.RLIM_INFINITY
    most = _ENOUGH if hard == unlimited else min(hard, _ENOUGH)
    return (most if soft == unlimited else soft), most


def raise_file_limit() -> None:
    """Raise the soft limit to the hard limit. Shells and services start with 1,024."""
    soft, most = _limits()
    if sys.platform != "win32" and soft < most:
        import resource

        hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
        for wanted in (most, 10_240):  # macOS allows no more, whatever it reports
            try:
                resource.setrlimit(resource.RLIMIT_NOFILE, (max(soft, wanted), hard))
            except (OSError, ValueError):
                continue
            return


def connections_allowed(*, after_raise: bool = False) -> int:
    """The connections that fit next to other files; `after_raise`, those of a server."""
    soft, most = _limits()
    return max(1, (most if after_raise else soft) - _RESERVE)
