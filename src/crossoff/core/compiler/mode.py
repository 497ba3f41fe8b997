"""Compiled or plain: the mode of kernels in this process.

A separate module, because importing `jit` fixes the mode: a program that wants plain kernels must
say so first.
"""

from __future__ import annotations

import os
import sys

__all__ = ["is_plain", "stay_plain"]


def is_plain() -> bool:
    """True if kernels run as ordinary Python in this process."""
    return os.environ.get("NUMBA_DISABLE_JIT", "0") not in ("", "0")


def stay_plain() -> None:
    """Run kernels uncompiled in this process, for programs that cannot wait for the compiler."""
    if not is_plain() and "crossoff.core.compiler.jit" in sys.modules:
        raise RuntimeError("stay_plain() must be called before the first kernel is imported")
    os.environ["NUMBA_DISABLE_JIT"] = "1"
