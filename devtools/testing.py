"""The test runs of `dev.py test`, and their failures."""

from __future__ import annotations

import json
import os
import shlex
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from devtools.environment import Environment
from devtools.linting import lint_runs
from devtools.options import PLAIN, Mode, Options
from devtools.running import Outcome, Run, run_in_turn

__all__ = ["Suites"]

# One more than there are cores: tests often wait for processes, disks and browsers.
PROCESSES = min((os.cpu_count() or 1) + 1, 8)
SPREAD = ["-n", str(PROCESSES), "--dist", "worksteal"]
NO_TESTS = 5  # pytest's exit status if no test was selected
MOST_FAILURES = 20  # listed at the end


class Suites:
    """The runs that the options ask for, and their results."""

    def __init__(self, environment: Environment, options: Options) -> None:
        self._environment = environment
        self._options = options
        self._results: dict[str, dict[str, Any]] = {}

    def preparing(self) -> list[Run]:
        """Lint, and compile the kernels once so that workers do not compile the same ones."""
        modes = [mode for mode in self._options.modes if mode is not PLAIN]
        code = "from crossoff.workers.worker import warm_up; warm_up()"
        warming = [
            Run(
                f"compile kernels, {mode.name}",
                [self._environment.python, "-c", code],
                self._environment.variables(**mode.variables),
            )
            for mode in modes
        ]
        # Longest first, so that the others fit beside them.
        return [*warming, *lint_runs(self._environment)]

    def run(self) -> list[Outcome]:
        """Run the tests in every requested mode."""
        with _folder() as folder:
            runs = [self._pytest(mode, folder) for mode in self._options.modes]
            outcomes = []
            for mode, run in zip(self._options.modes, runs, strict=True):
                [outcome] = run_in_turn([run], self._environment.root)
                report = Path(run.environment["CROSSOFF_OUTCOMES"])
                if report.exists():
                    self._results[mode.name] = json.loads(report.read_text(encoding="utf-8"))
                outcomes.append(self._judged(outcome, mode))
        return outcomes

    def _judged(self, outcome: Outcome, mode: Mode) -> Outcome:
        if outcome.code == NO_TESTS and self._options.everything:
            return outcome._replace(code=0)  # these tests do not apply to this mode
        if self._options.no_skips and self._skips(mode):
            return outcome._replace(code=outcome.code or 1)
        return outcome

    def _pytest(self, mode: Mode, folder: Path) -> Run:
        options = self._options
        command = [self._environment.python, "-m", "pytest", "-p", "devtools.progress"]
        if not {"-q", "-v", "-vv"}.intersection(options.for_pytest):
            command += ["-q"]
        command += ["-rN", *(SPREAD if options.is_spread else [])]
        command += self._marks(mode)
        if mode is PLAIN and not options.is_selection:
            command += ["--cov", "--cov-fail-under=100"]
        command += ["--full"] if options.full else []
        command += ["--seed", options.seed] if options.seed else []
        report = str(folder / f"{mode.name}.json")
        variables = self._environment.variables(**mode.variables, CROSSOFF_OUTCOMES=report)
        repeat = " ".join(["python3 dev.py test", *self._how(mode), *options.paths])
        return Run(mode.title, [*command, *options.for_pytest, *options.paths], variables, repeat)

    def _marks(self, mode: Mode) -> list[str]:
        options = self._options
        if "-m" in options.for_pytest:
            return []
        chosen = options.full or options.is_selection
        marks = " and ".join(filter(None, [mode.marks, "" if chosen else "not packaging"]))
        return ["-m", marks] if marks else []

    # ---- What came out

    def _how(self, mode: Mode) -> list[str]:
        """Return the options that repeat one mode of these tests."""
        seed = self._results.get(mode.name, {}).get("seed", self._options.seed)
        words = [mode.option, "--full" if self._options.full else "", seed and f"--seed {seed}"]
        return [word for word in words if word]

    def failures(self) -> dict[str, list[str]]:
        """Return the failed tests by run: location, reason, and the command to repeat each."""
        return {mode.title: self._failures(mode) for mode in self._options.modes}

    def _failures(self, mode: Mode) -> list[str]:
        lines = []
        for test, reason in self._results.get(mode.name, {}).get("failures", {}).items():
            command = ["python3 dev.py test", shlex.quote(test), *self._how(mode)]
            lines.append(f"{test} ({mode.name})\n    {reason[:200]}\n    {' '.join(command)}")
        if self._options.no_skips:
            skips = self._skips(mode).items()
            lines += [f"{count} skipped ({mode.name}): {reason}" for reason, count in skips]
        rest = len(lines) - MOST_FAILURES
        return lines[:MOST_FAILURES] + ([f"and {rest} more tests, see above"] if rest > 0 else [])

    def skipped(self) -> list[str]:
        """Return the reasons for skipped tests, each once."""
        counts: dict[str, int] = {}
        for mode in self._options.modes:
            for reason, count in self._skips(mode).items():
                counts[reason] = max(count, counts.get(reason, 0))
        return [f"{count} skipped: {reason}" for reason, count in counts.items()]

    def _skips(self, mode: Mode) -> dict[str, int]:
        skips: dict[str, int] = self._results.get(mode.name, {}).get("skips", {})
        return skips


@contextmanager
def _folder() -> Iterator[Path]:
    with tempfile.TemporaryDirectory(prefix="crossoff-test-") as folder:
        yield Path(folder)
