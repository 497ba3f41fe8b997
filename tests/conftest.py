"""Suite-wide setup: options, order, and the commands that repeat failures."""

from __future__ import annotations

import os
import shlex
import signal
from collections.abc import Iterable
from pathlib import Path

import hypothesis
import pytest
from _pytest.terminal import TerminalReporter

from testkit import samples, seeds
from testkit.games.mounting import mount_example

# Output is compared in English, whatever the user's language. Child processes inherit it.
os.environ["CROSSOFF_LANGUAGE"] = "en"

# Shells start background jobs with Ctrl-C ignored, which the processes that tests interrupt would
# inherit.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)

# Folders of tests that run kernels: they run in three modes. The other tests do not depend on how
# kernels run.
THREE_WAYS = {"bots", "core", "games", "play", "search"}
# Folders of tests that also run on a third game, the example of docs/new-game.md: tests of every
# game must hold for a minimal one. Tests of pages and commands are about the shipped games, or
# mount it themselves.
THREE_GAMES = THREE_WAYS | {"coach", "envs", "openspiel"}
mount_example(is_wanted=True)  # while collecting tests
TESTS = Path(__file__).parent
# Kernel modes and their options of `dev.py test`.
MODES = {"NUMBA_DISABLE_JIT": "--plain", "NUMBA_BOUNDSCHECK": "--bounds"}

# No examples left by an earlier run, and no deadline that a busy machine would miss.
hypothesis.settings.register_profile("crossoff", database=None, deadline=None)
hypothesis.settings.load_profile("crossoff")


def pytest_addoption(parser: pytest.Parser) -> None:
    group = parser.getgroup("crossoff")
    group.addoption(
        "--seed",
        default=str(seeds.DEFAULT_SEED),
        metavar="N|random",
        help=f"seed of all chance and of the order of the tests; by default {seeds.DEFAULT_SEED}",
    )
    group.addoption("--full", action="store_true", help="full samples instead of small ones")


@pytest.hookimpl(tryfirst=True)  # before hypothesis reads its seed, and xdist starts its workers
def pytest_configure(config: pytest.Config) -> None:
    try:
        seed = seeds.parse_seed(config.getoption("--seed"))
    except ValueError as error:
        raise pytest.UsageError(str(error)) from None
    config.option.seed = str(seed)  # workers get the number, not "random"
    config.option.hypothesis_seed = str(seed)
    seeds.use(seed)
    samples.use_full(config.getoption("--full"))


def pytest_report_header(config: pytest.Config) -> str:
    size = "full (--full)" if samples.is_full() else "small (--full for all)"
    return f"seed: {seeds.run_seed()} (--seed N, --seed random), samples: {size}"


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """Do not import folders whose tests all run once, if those are left out."""
    runs_once = collection_path.parent == TESTS and collection_path.name not in THREE_WAYS
    is_left_out = "not once" in config.getoption("markexpr")
    return True if is_left_out and runs_once and collection_path.is_dir() else None


@pytest.hookimpl(tryfirst=True)  # before tests are selected by markers
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    for item in items:
        if folder(item) not in THREE_WAYS:
            item.add_marker(pytest.mark.once)
    if not samples.is_full():
        left_out = [item for item in items if item.get_closest_marker("full")]
        config.hook.pytest_deselected(items=left_out)
        items[:] = [item for item in items if item not in left_out]
    items.sort(key=place_in_order)


def folder(item: pytest.Item) -> str:
    return item.path.relative_to(TESTS).parts[0]


def place_in_order(item: pytest.Item) -> tuple[int, int, int]:
    """Shuffle by seed, but keep folders and files together: they share fixtures."""
    file = str(item.path.relative_to(TESTS))
    return seeds.integer(folder(item)), seeds.integer(file), seeds.integer(item.nodeid)


@pytest.hookimpl(tryfirst=True)  # before fixtures draw or start anything
def pytest_runtest_setup(item: pytest.Item) -> None:
    mount_example(is_wanted=folder(item) in THREE_GAMES)
    seeds.begin(item.nodeid)


def pytest_terminal_summary(terminalreporter: TerminalReporter) -> None:
    """Print the commands that repeat the failures, unless `dev.py` does."""
    if "CROSSOFF_OUTCOMES" in os.environ:
        return
    reports = (*terminalreporter.getreports("failed"), *terminalreporter.getreports("error"))
    failed = list(dict.fromkeys(report.nodeid for report in reports))
    if failed:
        terminalreporter.section("to repeat a failure", "=")
        for command in repeating(failed):
            terminalreporter.write_line(command)


def repeating(tests: Iterable[str]) -> list[str]:
    """Return the commands that repeat these tests as they were run here."""
    options = [option for name, option in MODES.items() if os.environ.get(name) == "1"]
    options += ["--full"] if samples.is_full() else []
    how = " ".join([*options, f"--seed {seeds.run_seed()}"])
    return [f"python3 dev.py test {shlex.quote(test)} {how}" for test in tests]
