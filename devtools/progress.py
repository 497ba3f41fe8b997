"""A pytest plugin: a one-line progress display, and the outcomes in a file.

`CROSSOFF_OUTCOMES` names that file; `python3 dev.py` reads it to list failures with the commands
that repeat them, and `campaigns/flakes.py` to compare runs.
"""

from __future__ import annotations

import json
import os
import time
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

__all__ = ["Progress"]

#: Worse outcomes replace better ones: a test can pass and then fail in teardown.
_RANK = ("passed", "skipped", "failed")


@pytest.hookimpl(trylast=True)  # after the terminal reporter
def pytest_configure(config: pytest.Config) -> None:
    if not hasattr(config, "workerinput"):  # xdist workers report to the main process
        config.pluginmanager.register(Progress(config))


class Progress:
    """Counts the tests of a run as they finish."""

    def __init__(self, config: pytest.Config) -> None:
        self._terminal: Any = config.pluginmanager.getplugin("terminalreporter")
        self._shows_dots = config.getoption("verbose") > 0 or config.getoption("capture") == "no"
        self._live = bool(self._terminal) and self._terminal.isatty
        self._config = config
        self._total = 0
        self._done: set[str] = set()
        self._outcomes: dict[str, str] = {}
        self._failures: dict[str, str] = {}
        self._skips: Counter[str] = Counter()
        self._start = time.monotonic()
        self._shown = 0.0

    def _seed(self) -> str:
        return str(self._config.getoption("seed", ""))

    # ---- What happens

    def pytest_sessionstart(self) -> None:
        if self._terminal:
            self._terminal.write_line(f"  seed {self._seed()}")

    def pytest_collection_finish(self, session: pytest.Session) -> None:
        self._total = len(session.items)

    @pytest.hookimpl(optionalhook=True)
    def pytest_xdist_node_collection_finished(self, ids: list[str]) -> None:
        self._total = len(ids)

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        if report.failed:
            self._fail(report.nodeid, str(report.longrepr))

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        name = report.nodeid
        self._outcomes[name] = max(
            self._outcomes.get(name, "passed"), report.outcome, key=_RANK.index
        )
        if report.failed:
            self._fail(name, _reason(report))
        elif report.skipped and isinstance(report.longrepr, tuple):
            self._skips[report.longrepr[2].removeprefix("Skipped: ")] += 1
        if report.when == "teardown" or report.when not in ("setup", "call"):
            self._done.add(name)
            self._show()

    def _fail(self, name: str, reason: str) -> None:
        self._outcomes[name] = "failed"
        self._failures[name] = reason
        if not self._shows_dots:
            self._clear()
            self._terminal.write_line(f"FAILED {name}", red=True)

    @pytest.hookimpl(tryfirst=True)
    def pytest_report_teststatus(self, report: pytest.TestReport) -> tuple[str, str, str] | None:
        """Keep the reporter's counts, but print no letters."""
        if self._shows_dots or hasattr(report, "wasxfail"):
            return None
        if report.failed:
            return ("failed" if report.when == "call" else "error"), "", ""
        if report.skipped or report.when == "call":
            return report.outcome, "", ""
        return None

    # ---- What is seen

    def _show(self) -> None:
        if self._shows_dots or not self._terminal:
            return
        count, now = len(self._done), time.monotonic()
        if self._live:
            if now - self._shown > 0.2:
                self._shown = now
                self._terminal.rewrite(self._text(count), erase=True)
        elif self._total >= 100 and count * 10 // self._total > (count - 1) * 10 // self._total:
            self._terminal.write_line(self._text(count))

    def _text(self, count: int) -> str:
        minutes, seconds = divmod(int(time.monotonic() - self._start), 60)
        failed = f", {len(self._failures)} failed" if self._failures else ""
        return f"  {count:,} of {self._total:,} tests{failed}, {minutes}:{seconds:02}"

    def _clear(self) -> None:
        if self._live:
            self._terminal.rewrite("", erase=True)

    @pytest.hookimpl(tryfirst=True)
    def pytest_sessionfinish(self) -> None:
        if not self._shows_dots and self._terminal:
            self._clear()
        place = os.environ.get("CROSSOFF_OUTCOMES")
        if place:
            content = {
                "outcomes": self._outcomes,
                "failures": self._failures,
                "skips": dict(self._skips),
                "seed": self._seed(),
            }
            Path(place).write_text(json.dumps(content), encoding="utf-8")


def _reason(report: pytest.TestReport) -> str:
    """Return the line that says what went wrong."""
    crash = getattr(report.longrepr, "reprcrash", None)
    text = str(crash.message if crash else report.longrepr or "").strip()
    return (text.splitlines() or [""])[0 if crash else -1]
