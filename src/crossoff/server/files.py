"""How many files, and thus connections, the system lets a process have."""

from __future__ import annotations

import sys

__all__ = ["connections_allowed", "raise_file_limit"]

_ENOUGH = 65_536  # files; more than all limits together need
_RESERVE = 256  # files for the database, the log, the bots, and whatever libraries open
_UNKNOWN = 8192  # where the system does not say


def _limits() -> tuple[int, int]:
    """How many files a process has, and how many it may have at most."""
    if sys.platform == "win32":
        return _UNKNOWN, _UNKNOWN
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    unlimited = resource.RLIM_INFINITY
    most = _ENOUGH if hard == unlimited else min(hard, _ENOUGH)
    return (most if soft == unlimited else soft), most


def raise_file_limit() -> None:
    """Let this process have as many files as it may. Shells and services start with 1,024."""
    soft, most = _limits()
    if sys.platform != "win32" and soft < most:
        import resource

        hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
        for wanted in (most, 10_240):  # macOS allows no more, whatever it says
            try:
                resource.setrlimit(resource.RLIMIT_NOFILE, (max(soft, wanted), hard))
            except (OSError, ValueError):
                continue
            return


def connections_allowed(*, after_raise: bool = False) -> int:
    """How many connections fit beside the other files; `after_raise`, those of a server."""
    soft, most = _limits()
    return max(1, (most if after_raise else soft) - _RESERVE)
