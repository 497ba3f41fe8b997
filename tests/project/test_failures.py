"""The end of a run: every run named, every failure with the command that repeats it."""

from __future__ import annotations

import re
import sys
from pathlib import Path

import pytest

from devtools.environment import Environment
from devtools.options import parse_options
from devtools.running import Run, conclude, run_in_turn, run_together
from devtools.testing import Suites
from testkit.paths import ROOT

FOUR_TESTS = """
import pytest

def test_good():
    pass

@pytest.mark.parametrize("name", ["it's"])
def test_bad(name):
    assert name == "other"

@pytest.fixture
def broken():
    raise OSError("no disk")

def test_broken(broken):
    pass

@pytest.mark.skip(reason="no moon")
def test_moon():
    pass
"""
CONFTEST = """
def pytest_addoption(parser):
    parser.addoption("--seed")
"""


def exits(name: str, code: int) -> Run:
    program = f"print('{name} speaks'); raise SystemExit({code})"
    return Run(name, [sys.executable, "-c", program], {}, f"repeat {name}")


def test_every_run_is_done_and_named(capfd: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    good, bad = exits("first", 0), exits("second", 3)
    assert conclude(run_in_turn([good], tmp_path), {}, []) == 0
    assert capfd.readouterr().out.endswith(" s of CPU time\nAll checks passed.\n")
    assert conclude(run_in_turn([bad, good], tmp_path), {}, ["no moon"]) == 1
    summary = capfd.readouterr().out.partition("=== Summary\n")[2]
    assert re.search(r"second +\S+ s  FAILED, exit code 3\n  first +\S+ s  ok\n  total ", summary)
    assert summary.endswith("Note: no moon.\n\n=== Failed\nsecond\n    repeat second\n")


def test_side_by_side_only_what_fails_is_seen(
    capfd: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    outcomes = run_together("Both", [exits("first", 0), exits("second", 3)], tmp_path)
    assert [(outcome.run.name, outcome.code) for outcome in outcomes] == [
        ("first", 0),
        ("second", 3),
    ]
    out = capfd.readouterr().out
    assert "second speaks" in out
    assert "first speaks" not in out


@pytest.fixture
def suites(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Suites:
    """Four tests in a tree without an environment."""
    (tmp_path / "tests").mkdir()
    (tmp_path / "tests" / "test_four.py").write_text(FOUR_TESTS)
    (tmp_path / "tests" / "conftest.py").write_text(CONFTEST)
    (tmp_path / "pytest.toml").write_text("[pytest]\n")
    monkeypatch.setenv("PYTHONPATH", str(ROOT))
    environment = Environment(tmp_path)
    environment.python = sys.executable
    arguments = ["tests/test_four.py", "--plain", "--seed", "7", "--", "-p", "no:cacheprovider"]
    return Suites(environment, parse_options(arguments, tmp_path, tmp_path))


def test_failed_tests_come_last_with_the_command_to_repeat_each(
    suites: Suites, capfd: pytest.CaptureFixture[str]
) -> None:
    outcomes = suites.run()
    assert conclude(outcomes, suites.failures(), suites.skipped()) == 1
    before, _, failed = capfd.readouterr().out.partition("\n=== Failed\n")
    assert before.endswith("Note: 1 skipped: no moon.\n")
    assert "1 failed, 1 passed, 1 skipped, 1 error" in before
    assert not re.search(r"(?m)^[.FEs]{2,}", before)
    again = "--plain --seed 7"
    test = "tests/test_four.py::test"
    assert sorted(re.split(r"\n(?=tests/)", failed.strip())) == [
        f"""{test}_bad[it's] (plain)
    assert "it's" == 'other'
    python3 dev.py test '{test}_bad[it'"'"'s]' {again}""",
        f"""{test}_broken (plain)
    OSError: no disk
    python3 dev.py test {test}_broken {again}""",
    ]


def test_a_skip_fails_where_there_may_be_none(
    suites: Suites, capfd: pytest.CaptureFixture[str]
) -> None:
    suites._options.for_pytest += ["-k", "good or moon"]
    suites._options.no_skips = True
    assert conclude(suites.run(), suites.failures(), suites.skipped()) == 1
    assert capfd.readouterr().out.endswith("\n=== Failed\n1 skipped (plain): no moon\n")
