"""What a worker may have: memory, time of the processor and words of the environment."""

from __future__ import annotations

import contextlib
import os
import sys
from collections.abc import Mapping
from pathlib import Path

from crossoff import plugins

__all__ = ["MEMORY_BYTES", "limit_self", "scrubbed"]

MEMORY_BYTES = 2 << 30  # of address space; a worker that compiles takes 0.75 GiB, else 0.45

_NICE = 10  # a thinking bot leaves the processor to whoever answers people
_EXPENDABLE = "500"  # when memory runs out, the kernel ends a worker before the web process

_NEEDED = frozenset(
    {"HOME", "LANG", "LC_ALL", "PATH", "SYSTEMROOT", "TMPDIR", "USERPROFILE", "XDG_CACHE_HOME"}
    | {plugins.VARIABLE}
)
_NEEDED_BEGINNINGS = ("NUMBA_", "PYTHON")


def limit_self(memory_bytes: int) -> None:
    """Bind this process, for good. Memory is limited on Linux only, the rest on any Unix."""
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

    Whether the web process compiles its kernels says nothing about the workers: they do.
    """
    passed = {
        name: value
        for name, value in environment.items()
        if name in _NEEDED or name.startswith(_NEEDED_BEGINNINGS)
    }
    passed.pop("NUMBA_DISABLE_JIT", None)
    return passed | {"OPENBLAS_NUM_THREADS": "1"}
