"""Start worker processes and abandon their work without noise."""

from __future__ import annotations

import contextlib
import os
import signal
import threading
import warnings
from collections.abc import Generator, Iterator
from typing import Any

__all__ = ["children_ignore_sigint", "closing_quietly"]


@contextlib.contextmanager
def children_ignore_sigint() -> Iterator[None]:
    """Start child processes with SIGINT ignored. A terminal sends Ctrl-C to the whole process
    group, and workers would print tracebacks; this process terminates them instead.
    """
    if threading.current_thread() is not threading.main_thread():
        yield  # only the main thread may set signal handlers
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)  # inherited by children
    inherited = os.environ.get("PYTHONWARNINGS")
    # The resource tracker process warns about what terminated workers leave behind.
    os.environ["PYTHONWARNINGS"] = ",".join(filter(None, [inherited, "ignore:resource_tracker"]))
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
        if inherited is None:
            del os.environ["PYTHONWARNINGS"]
        else:
            os.environ["PYTHONWARNINGS"] = inherited


@contextlib.contextmanager
def closing_quietly(batches: Generator[Any]) -> Iterator[None]:
    """Close a joblib generator on exit, without joblib's warnings about abandoned tasks."""
    try:
        yield
    finally:
        with warnings.catch_warnings(action="ignore"):
            batches.close()
