"""What the README shows works."""

from __future__ import annotations

import doctest

import pytest

from testkit.paths import ROOT


def test_the_code_in_the_readme_runs() -> None:
    result = doctest.testfile(str(ROOT / "README.md"), module_relative=False)
    assert result.attempted >= 8
    assert result.failed == 0


def test_the_code_about_data_runs(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)
    result = doctest.testfile(str(ROOT / "docs" / "benchmark.md"), module_relative=False)
    assert result.attempted >= 5
    assert result.failed == 0


def test_the_code_about_environments_runs() -> None:
    result = doctest.testfile(str(ROOT / "docs" / "environments.md"), module_relative=False)
    assert result.attempted >= 4
    assert result.failed == 0
