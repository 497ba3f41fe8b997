"""The campaign that finds flaky tests."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from campaigns.flakes import Round, report, run
from testkit.paths import ROOT


def test_what_fails_or_differs_is_named(capsys: pytest.CaptureFixture[str]) -> None:
    rounds = [
        Round(1, {"a": "passed", "b": "passed", "c": "passed", "e": "skipped"}),
        Round(2, {"a": "passed", "b": "failed", "c": "skipped", "e": "skipped"}),
        Round(3, {"a": "passed", "b": "passed", "c": "passed", "d": "passed", "e": "skipped"}),
    ]
    assert report(rounds) == 1
    first, *found = capsys.readouterr().out.strip().splitlines()
    assert first == ("5 tests x 3 runs = 13: 1 failures, 4 skips, 3 tests that failed or differed.")
    assert [line for line in found if not line.startswith(" ")] == [
        "b: 1 failed, 2 passed",
        "c: 2 passed, 1 skipped",
        "d: 2 not run, 1 passed",
    ]
    assert "    python3 dev.py test b --seed 2" in found


def test_the_same_answers_are_good(capsys: pytest.CaptureFixture[str]) -> None:
    assert report([Round(1, {"a": "passed"}), Round(2, {"a": "passed"})]) == 0
    assert "1 tests x 2 runs = 2: 0 failures" in capsys.readouterr().out


def test_a_finished_run_is_not_repeated(tmp_path: Path) -> None:
    """An unfinished one leaves nothing that counts."""
    (tmp_path / "7.json").write_text('{"outcomes": {"a": "passed"}}')
    assert run(7, ["tests/no_such_folder"], tmp_path) == Round(7, {"a": "passed"})


def test_unknown_tests_get_one_line() -> None:
    command = [sys.executable, "-m", "campaigns.flakes", "tests/stroe"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True)
    assert done.returncode == 2
    assert done.stderr.startswith("flakes: there are no tests in 'tests/stroe'; available: tests/")
    assert len(done.stderr.splitlines()) == 1
