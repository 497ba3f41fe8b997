"""dev.py on the command line: what it lists, what it refuses, what it cleans. No network."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from testkit.paths import ROOT


def run_dev(root: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "dev.py", *arguments]
    return subprocess.run(command, cwd=root, capture_output=True, text=True, check=False)


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    """Return a tree with dev.py and some tests and campaigns, in which nothing real can
    be harmed.
    """
    for name in ("dev.py", "requirements.lock", "pyproject.toml"):
        shutil.copy(ROOT / name, tmp_path)
    for name in ("devtools", "scripts"):
        shutil.copytree(ROOT / name, tmp_path / name)
    for name in (
        *("campaigns/waltz.py", "campaigns/tango.py", "campaigns/_steps.py", "campaigns/notes.md"),
        *("tests/store/test_open.py", "tests/store/data.py", "tests/web/test_page.py"),
        "tests/__snapshots__/page.svg",
    ):
        path = tmp_path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.touch()
    return tmp_path


def test_without_arguments_it_lists_every_command(copy: Path) -> None:
    result = run_dev(copy)
    assert result.returncode == 0
    listed = re.findall(r"^  (\w+) .*\w", result.stdout, flags=re.MULTILINE)
    assert {"play", "test", "lint", "campaign", "lock", "sizes", "clean"} <= set(listed)


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        ("dance", "there is no command 'dance'"),
        ("campaign dance", "there is no campaign 'dance'. Campaigns: tango, waltz."),
        ("lint src", "lint takes no arguments"),
        ("mutate docs", "docs is not a file or folder in src/"),
        ("test stroe", "there are no tests in 'stroe'; available: tests/store, tests/web"),
        ("test tests/stroe", "there are no tests in 'tests/stroe'; available: tests/store,"),
        ("test tests/store/test_shut.py::test_x", "available: tests/store/test_open.py"),
        ("test src", "there are no tests in 'src'; available: tests/store, tests/web"),
        ("test --al", "test has no option '--al'; available: --all, --full,"),
        ("test -y", "test has no option '-y'; available: --all, "),
        ("test --seed 1.5", "'1.5' is no seed; available: 0 to 4294967295, random"),
        ("test --seed=-1", "'-1' is no seed; available: 0 to 4294967295, random"),
        ("test --seed", "--seed needs a value; available: --all, "),
    ],
)
def test_bad_input_gets_one_line_that_says_what_there_is(
    copy: Path, arguments: str, complaint: str
) -> None:
    result = run_dev(copy, *arguments.split())
    assert result.returncode == 2
    assert complaint in result.stderr.splitlines()[0]
    assert len(result.stderr.splitlines()) == 1 or arguments == "dance"  # then it lists commands
    assert not (copy / ".venv").exists()


def test_campaign_without_a_name_lists_them(copy: Path) -> None:
    assert run_dev(copy, "campaign").stdout == "Campaigns: tango, waltz.\n"


def test_clean_leaves_sources_and_the_environment(copy: Path) -> None:
    kept = [copy / "src" / "a.py", copy / ".venv" / "lib" / "__pycache__" / "b.pyc"]
    gone = [copy / "src" / "__pycache__" / "a.pyc", copy / ".mypy_cache" / "x", copy / ".coverage"]
    for path in kept + gone:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.touch()
    assert run_dev(copy, "clean").returncode == 0
    assert all(path.exists() for path in kept)
    assert not any(path.exists() for path in gone)
