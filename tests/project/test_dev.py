"""dev.py itself: what it says, how it ends, and when it renews the environment. No network."""

from __future__ import annotations

import importlib.util
import re
import subprocess
import sys
import tomllib
from pathlib import Path
from types import ModuleType

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from testkit.paths import ROOT


def run_dev(root: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "dev.py", *arguments]
    return subprocess.run(command, cwd=root, capture_output=True, text=True, check=False)


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    """A tree with dev.py and what its stamp depends on, in which nothing real can be harmed."""
    for name in ("dev.py", "requirements.lock", "pyproject.toml"):
        (tmp_path / name).write_bytes((ROOT / name).read_bytes())
    return tmp_path


@pytest.fixture
def dev(copy: Path) -> ModuleType:
    """dev.py of that tree, as a module."""
    spec = importlib.util.spec_from_file_location("dev_of_copy", copy / "dev.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.fixture
def steps(dev: ModuleType, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The steps of a set-up in order; none is carried out."""
    done: list[str] = []

    def step(what: str, command: list[str], *, needs: str = "") -> None:
        done.append(what)
        if what == "make .venv":
            python = Path(dev.PYTHON)
            python.parent.mkdir()
            python.touch()

    monkeypatch.setattr(dev, "step", step)
    monkeypatch.setattr(dev.shutil, "which", lambda name: "uv")
    return done


EVERYTHING = ["make .venv", "install the packages of requirements.lock", "install crossoff itself"]


def test_without_arguments_it_lists_every_command(copy: Path, dev: ModuleType) -> None:
    result = run_dev(copy)
    assert result.returncode == 0
    listed = re.findall(r"^  (\w+) ", result.stdout, flags=re.MULTILINE)
    assert listed == list(dev.COMMANDS)


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (["dance"], "there is no command 'dance'"),
        (["campaign", "dance"], "there is no campaign 'dance'. Campaigns: tango, waltz."),
        (["lint", "src"], "lint takes no arguments"),
        (["mutate", "docs"], "docs is not a file or folder in src/"),
    ],
)
def test_what_it_does_not_know_ends_with_2(
    copy: Path, arguments: list[str], complaint: str
) -> None:
    (copy / "campaigns").mkdir()
    for name in ("waltz.py", "tango.py", "_steps.py", "notes.md"):
        (copy / "campaigns" / name).touch()
    result = run_dev(copy, *arguments)
    assert result.returncode == 2
    assert complaint in result.stderr
    assert "Traceback" not in result.stderr
    assert not (copy / ".venv").exists()


def test_campaign_without_a_name_lists_them(copy: Path) -> None:
    assert run_dev(copy, "campaign").stdout == "Campaigns: none yet.\n"


def test_an_old_python_is_told_so(dev: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(dev, "OLDEST", (99, 0))
    with pytest.raises(dev.Stop, match="is needed"):
        dev.main(["test"])


def test_the_environment_is_set_up_once(dev: ModuleType, steps: list[str]) -> None:
    dev.ensure_environment()
    assert steps == EVERYTHING
    dev.ensure_environment()
    assert steps == EVERYTHING


def test_a_changed_lock_builds_the_environment_anew(dev: ModuleType, steps: list[str]) -> None:
    dev.ensure_environment()
    (dev.VENV / "left over").mkdir()
    dev.LOCK.write_text("# other packages\n")
    dev.ensure_environment()
    assert steps == EVERYTHING * 2
    assert not (dev.VENV / "left over").exists()


def test_a_changed_project_only_renews_the_project(dev: ModuleType, steps: list[str]) -> None:
    dev.ensure_environment()
    dev.PROJECT.write_text(dev.PROJECT.read_text() + "# changed\n")
    dev.ensure_environment()
    assert steps == [*EVERYTHING, "install crossoff itself"]


def test_another_python_builds_the_environment_anew(
    dev: ModuleType, steps: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    dev.ensure_environment()
    monkeypatch.setattr(dev.sys, "version", "3.99.0 of tomorrow")
    dev.ensure_environment()
    assert steps == EVERYTHING * 2


def test_an_environment_without_its_python_is_built_anew(dev: ModuleType, steps: list[str]) -> None:
    dev.ensure_environment()
    Path(dev.PYTHON).unlink()
    dev.ensure_environment()
    assert steps == EVERYTHING * 2


def test_a_set_up_that_was_broken_off_starts_over(
    dev: ModuleType, steps: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def break_off(what: str, *arguments: str) -> None:
        raise KeyboardInterrupt

    with monkeypatch.context() as patch, pytest.raises(KeyboardInterrupt):
        patch.setattr(dev, "install", break_off)
        dev.ensure_environment()
    (dev.VENV / "half a package").mkdir()
    dev.ensure_environment()
    assert steps == [EVERYTHING[0], *EVERYTHING]
    assert not (dev.VENV / "half a package").exists()


def test_a_step_that_fails_says_which_and_what_it_needs(dev: ModuleType) -> None:
    failing = [sys.executable, "-c", "raise SystemExit(7)"]
    with pytest.raises(dev.Stop, match=r"could not leap: .* exit code 7.*\n.*needs courage"):
        dev.step("leap", failing, needs="courage")


def test_every_run_is_done_and_named_in_the_summary(
    dev: ModuleType, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(dev, "ensure_environment", lambda: None)

    def exits(code: int) -> list[str]:
        return [sys.executable, "-c", f"raise SystemExit({code})"]

    good, bad = dev.Run("first", exits(0), {}), dev.Run("second", exits(3), {})
    assert dev.run_all([good]) == 0
    assert capsys.readouterr().out.endswith("ok\nEverything is in order.\n")
    assert dev.run_all([bad, good]) == 1
    summary = capsys.readouterr().out.partition("=== Summary\n")[2]
    assert re.search(r"second +\S+ s  FAILED, exit code 3\n  first +\S+ s  ok\n", summary)
    assert summary.endswith("Failed: second.\n")


def test_clean_leaves_sources_and_the_environment(copy: Path, dev: ModuleType) -> None:
    kept = [copy / "src" / "a.py", copy / ".venv" / "lib" / "__pycache__" / "b.pyc"]
    gone = [copy / "src" / "__pycache__" / "a.pyc", copy / ".mypy_cache" / "x", copy / ".coverage"]
    for path in kept + gone:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.touch()
    assert dev.main(["clean"]) == 0
    assert all(path.exists() for path in kept)
    assert not any(path.exists() for path in gone)


def test_the_lock_says_nothing_about_where_packages_come_from() -> None:
    lines = (ROOT / "requirements.lock").read_text().splitlines()
    pinned = r"[a-z0-9-]+==[\w.]+( ; .+)? \\|    --hash=sha256:[0-9a-f]{64}( \\)?| *#.*"
    assert [line for line in lines if not re.fullmatch(pinned, line)] == []
    assert [line for line in lines if "://" in line] == []


def test_the_lock_fits_what_pyproject_asks_for() -> None:
    text = (ROOT / "requirements.lock").read_text()
    names = re.findall(r"(?m)^([a-z0-9-]+)==", text)
    pins = {name: re.findall(rf"(?m)^{name}==([\w.]+)", text) for name in names}
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    asked = project["dependencies"] + project["optional-dependencies"]["dev"]
    for requirement in map(Requirement, asked):
        versions = pins.get(canonicalize_name(requirement.name), [])
        assert versions, f"{requirement} is not locked: run `python3 dev.py lock`"
        assert all(version in requirement.specifier for version in versions), requirement
