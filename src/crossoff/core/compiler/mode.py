"""Whether kernels are compiled in this process.

A module of its own, because `jit` takes the decision when it is imported: a program that wants
plain kernels has to say so before.
"""

from __future__ import annotations

import os
import sys

__all__ = ["is_plain", "stay_plain"]


def is_plain() -> bool:
    """Whether kernels run as ordinary Python in this process."""
    return os.environ.get("NUMBA_DISABLE_JIT", "0") not in ("", "0")


def stay_plain() -> None:
    """Run kernels uncompiled in this process, for programs that must answer before a compiler
    could.
    """
    if not is_plain() and "crossoff.core.compiler.jit" in sys.modules:
        raise RuntimeError("stay_plain() must be called before the first kernel is imported")
    os.environ["NUMBA_DISABLE_JIT"] = "1"
