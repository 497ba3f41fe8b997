"""Processes that play for this one: how they are started, and how their work is given up."""

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
    """Let processes that start here ignore Ctrl-C, which a terminal sends them too: it is for this
    process to end them, and they would complain.
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
    """Close a generator of joblib's at the end, with what may still be under way: joblib regrets
    work that is given up, and whoever pressed Ctrl-C does not.
    """
    try:
        yield
    finally:
        with warnings.catch_warnings(action="ignore"):
            batches.close()
