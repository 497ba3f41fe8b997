"""Compiled kernels or plain ones: whether the wait for a compiler pays."""

from __future__ import annotations

import os
import sys

from crossoff.core.compiler.mode import stay_plain

__all__ = ["prefer_plain"]


def prefer_plain() -> None:
    """Run kernels as plain Python where little is to be computed, unless the caller's environment
    says otherwise or kernels are loaded already. To be called before a game is imported.
    """
    if "NUMBA_DISABLE_JIT" not in os.environ and "crossoff.core.compiler.jit" not in sys.modules:
        stay_plain()
