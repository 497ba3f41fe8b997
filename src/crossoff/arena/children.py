"""Child processes: how they are started, and how their work is abandoned."""

from __future__ import annotations

import contextlib
import os
import signal
import threading
import warnings
from collections.abc import Generator, Iterator
from typing import Any

__all__ = ["deaf_children", "given_up_quietly"]


@contextlib.contextmanager
def deaf_children() -> Iterator[None]:
    """Make processes started here ignore Ctrl-C, which the terminal sends them too: this process
    ends them, and they would print tracebacks.
    """
    if threading.current_thread() is not threading.main_thread():
        yield  # only the main thread may say what a signal does
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)  # which children inherit
    told = os.environ.get("PYTHONWARNINGS")
    # The child that cleans up after the others warns of what they have left when they are ended.
    os.environ["PYTHONWARNINGS"] = ",".join(filter(None, [told, "ignore:resource_tracker"]))
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
        if told is None:
            del os.environ["PYTHONWARNINGS"]
        else:
            os.environ["PYTHONWARNINGS"] = told


@contextlib.contextmanager
def given_up_quietly(batches: Generator[Any]) -> Iterator[None]:
    """Close a joblib generator at the end, with whatever is still running: joblib warns about
    abandoned work, which nobody who pressed Ctrl-C wants to read.
    """
    try:
        yield
    finally:
        with warnings.catch_warnings(action="ignore"):
            batches.close()
