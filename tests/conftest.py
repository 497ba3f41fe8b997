"""What holds for the whole suite."""

from __future__ import annotations

import os
import signal
from pathlib import Path

import pytest

# What is said is compared in English, whatever language the machine's owner reads. Processes that
# tests start are told so too.
os.environ["CROSSOFF_LANGUAGE"] = "en"

# A shell that runs something in the background lets it ignore Ctrl-C, and so would the processes
# that tests start and interrupt.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)

# Folders of tests in which kernels are at work: they run three ways. The rest is about what is
# around the rules, and does not become truer with plain or with bounds-checked kernels.
THREE_WAYS = {"bots", "core", "games", "play"}
TESTS = Path(__file__).parent


@pytest.hookimpl(tryfirst=True)  # before tests are chosen by their marks
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if item.path.relative_to(TESTS).parts[0] not in THREE_WAYS:
            item.add_marker(pytest.mark.once)
