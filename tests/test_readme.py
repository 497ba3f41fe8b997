"""What the README shows works."""

from __future__ import annotations

import doctest
from pathlib import Path

ROOT = Path(__file__).parent.parent


def test_the_code_in_the_readme_runs() -> None:
    result = doctest.testfile(str(ROOT / "README.md"), module_relative=False)
    assert result.attempted >= 8
    assert result.failed == 0


def test_the_code_about_environments_runs() -> None:
    result = doctest.testfile(str(ROOT / "docs" / "environments.md"), module_relative=False)
    assert result.attempted >= 4
    assert result.failed == 0
