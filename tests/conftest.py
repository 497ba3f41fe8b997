"""What holds for the whole suite."""

from __future__ import annotations

import os
import signal

import pytest

# What is said is compared in English, whatever language the machine's owner reads. Processes that
# tests start are told so too.
os.environ["CROSSOFF_LANGUAGE"] = "en"

# A shell that runs something in the background lets it ignore Ctrl-C, and so would the processes
# that tests start and interrupt.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)

# About what is around the rules: it does not become truer by being run again with plain or with
# bounds-checked kernels.
ONCE = (
    "test_arena",
    "test_chaos",
    "test_cli_arena",
    "test_cli_bench",
    "test_cli_doctor",
    "test_cli_erase",
    "test_cli_export",
    "test_dev",
    "test_kill",
    "test_logs",
    "test_metrics",
    "test_proxy",
    "test_race",
    "test_room",
    "test_server",
    "test_store",
    "test_worker",
)


@pytest.hookimpl(tryfirst=True)  # before tests are chosen by their marks
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if item.path.stem.startswith(ONCE):
            item.add_marker(pytest.mark.once)
