"""Resource limits of a worker: memory, CPU priority and environment variables."""

from __future__ import annotations

import contextlib
import os
import sys
from collections.abc import Mapping
from pathlib import Path

from crossoff import plugins

__all__ = ["MEMORY_BYTES", "limit_self", "scrubbed"]

MEMORY_BYTES = 2 << 30  # of address space; a worker uses 0.75 GiB while compiling, else 0.45

_NICE = 10  # yields the CPU to the process that answers people
_EXPENDABLE = "500"  # the OOM killer ends a worker before the web process

_NEEDED = frozenset(
    {"HOME", "LANG", "LC_ALL", "PATH", "SYSTEMROOT", "TMPDIR", "USERPROFILE", "XDG_CACHE_HOME"}
    | {plugins.VARIABLE}
)
_NEEDED_BEGINNINGS = ("NUMBA_", "PYTHON")


def limit_self(memory_bytes: int) -> None:
    """Limit this process, permanently. Memory is limited on Linux only, the rest on any Unix."""
    if sys.platform == "win32":
        return
    import resource

    os.nice(_NICE)
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    if sys.platform == "linux":
        hard = resource.getrlimit(resource.RLIMIT_AS)[1]
        most = memory_bytes if hard == resource.RLIM_INFINITY else min(memory_bytes, hard)
        resource.setrlimit(resource.RLIMIT_AS, (most, most))
        with contextlib.suppress(OSError):
            Path("/proc/self/oom_score_adj").write_text(_EXPENDABLE, encoding="ascii")


def scrubbed(environment: Mapping[str, str]) -> dict[str, str]:
    """The environment of a worker: what Python and the compiler need, and no secrets.

    The setting that keeps the web process from compiling is dropped: workers do compile.
    """
    passed = {
        name: value
        for name, value in environment.items()
        if name in _NEEDED or name.startswith(_NEEDED_BEGINNINGS)
    }
    passed.pop("NUMBA_DISABLE_JIT", None)
    return passed | {"OPENBLAS_NUM_THREADS": "1"}
