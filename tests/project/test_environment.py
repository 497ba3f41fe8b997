"""The environment that dev.py creates: what it installs, when, and what it leaves alone."""

from __future__ import annotations

import base64
import hashlib
import os
import sys
import zipfile
from pathlib import Path

import pytest

from devtools import environment as module
from devtools.environment import Environment
from devtools.installing import Installer
from devtools.lockfile import Pin
from devtools.running import Stop

LOCK = """\
# == play: to play and to host
numbers==1.0 \\
    --hash=sha256:{numbers}
# == test: added for tests, benchmarks and campaigns
checks==2.0 \\
    --hash=sha256:{checks}
windows-only==3.0 ; sys_platform == 'never' \\
    --hash=sha256:{checks}
"""
METADATA = "Metadata-Version: 2.1\nName: {name}\nVersion: {version}\n"
WHEEL = "Wheel-Version: 1.0\nGenerator: us\nRoot-Is-Purelib: true\nTag: py3-none-any\n"
# Builds the project where the real backend is unavailable.
BACKEND = """\
import shutil

def build_editable(folder, config_settings=None, metadata_directory=None):
    return shutil.copy("wheels/crossoff-1-py3-none-any.whl", folder).split("/")[-1]
"""


class Offline(Installer):
    """Records what it is asked to install, and creates what a package manager would."""

    log: list[str]
    fails: bool

    def packages(self, pins: list[Pin], folder: Path) -> None:
        if Offline.fails:
            raise Stop("no network")
        self.touched_nothing = False
        Offline.log += [f"{pin.name} {pin.version}" for pin in pins]
        for pin in pins:
            _leave(self._site_packages(), pin.name, pin.version)

    def project(self, root: Path) -> None:
        Offline.log.append("crossoff")
        _leave(self._site_packages(), "crossoff", "1")

    def environment(self, folder: Path) -> None:
        super().environment(folder)
        Offline.log.append(".venv")


def _leave(folder: Path, name: str, version: str) -> None:
    for old in folder.glob(f"{name}-*.dist-info"):
        (old / "METADATA").unlink()
        old.rmdir()
    (folder / f"{name}-{version}.dist-info").mkdir()
    metadata = folder / f"{name}-{version}.dist-info" / "METADATA"
    metadata.write_text(METADATA.format(name=name, version=version))


@pytest.fixture
def root(tmp_path: Path) -> Path:
    (tmp_path / "requirements.lock").write_text(LOCK.format(numbers="0" * 64, checks="1" * 64))
    (tmp_path / "pyproject.toml").write_text("")
    return tmp_path


@pytest.fixture
def log(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Return what was installed, in order."""
    Offline.log, Offline.fails = [], False
    monkeypatch.setattr(module, "Installer", Offline)
    return Offline.log


@pytest.fixture
def tree(root: Path, log: list[str]) -> Environment:
    return Environment(root)


def test_play_installs_little_and_test_adds_only_the_rest(
    tree: Environment, log: list[str]
) -> None:
    tree.ensure("play")
    assert log == [".venv", "numbers 1.0", "crossoff"]
    tree.ensure("test")
    assert log == [".venv", "numbers 1.0", "crossoff", "checks 2.0"]
    for level in ("play", "test", "play"):
        tree.ensure(level)
    assert len(log) == 4


def test_a_changed_lock_replaces_only_what_changed(tree: Environment, log: list[str]) -> None:
    tree.ensure("test")
    log.clear()
    tree.lock.write_text(tree.lock.read_text().replace("numbers==1.0", "numbers==1.1"))
    tree.ensure("play")
    tree.ensure("test")
    assert log == ["numbers 1.1"]


def test_a_changed_project_renews_only_the_project(tree: Environment, log: list[str]) -> None:
    tree.ensure("play")
    log.clear()
    (tree.root / "pyproject.toml").write_text("# changed\n")
    tree.ensure("play")
    assert log == ["crossoff"]


@pytest.mark.parametrize("change", ["another Python", "the Python is gone", "a setup was killed"])
def test_an_environment_that_cannot_be_trusted_is_made_anew(
    tree: Environment, log: list[str], change: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    tree.ensure("play")
    log.clear()
    (tree.folder / "left over").mkdir()
    if change == "another Python":
        monkeypatch.setattr(sys, "base_prefix", "another Python")
    elif change == "the Python is gone":
        Path(tree.python).unlink()
    else:
        tree.stamp.write_text(module.UNFINISHED)
    tree.ensure("play")
    assert log == [".venv", "numbers 1.0", "crossoff"]
    assert not (tree.folder / "left over").exists()


def test_a_failed_download_leaves_what_was_there(tree: Environment, log: list[str]) -> None:
    tree.ensure("play")
    log.clear()
    Offline.fails = True
    with pytest.raises(Stop, match="no network"):
        tree.ensure("test")
    tree.ensure("play")
    assert log == []


def test_a_project_that_cannot_be_installed_costs_no_packages(
    tree: Environment, log: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(installer: Installer, root: Path) -> None:
        raise Stop("pyproject.toml cannot be read")

    with monkeypatch.context() as patch, pytest.raises(Stop):
        patch.setattr(Offline, "project", fail)
        tree.ensure("play")
    tree.ensure("play")
    assert log == [".venv", "numbers 1.0", "crossoff"]


@pytest.mark.parametrize("stamp", [None, "", "0123abcd\n4567cdef\n"])
def test_a_complete_environment_is_adopted(
    tree: Environment, log: list[str], stamp: str | None
) -> None:
    """Made by hand, or by another version of dev.py."""
    tree.ensure("test")
    log.clear()
    tree.stamp.unlink()
    if stamp is not None:
        tree.stamp.write_text(stamp)
    tree.ensure("test")
    assert log == ["crossoff"]


# ---- With pip, from a folder of wheels


def wheel(folder: Path, name: str, version: str) -> str:
    """Write a wheel with one module, and return its hash."""
    info = f"{name}-{version}.dist-info"
    files = {
        f"{name}.py": f"version = {version!r}\n",
        f"{info}/METADATA": METADATA.format(name=name, version=version),
        f"{info}/WHEEL": WHEEL,
    }
    path = folder / f"{name}-{version}-py3-none-any.whl"
    with zipfile.ZipFile(path, "w") as archive:
        for file, text in files.items():
            archive.writestr(file, text)
        archive.writestr(f"{info}/RECORD", "".join(_recorded(it, files[it]) for it in files))
    return hashlib.sha256(path.read_bytes()).hexdigest()


def _recorded(file: str, text: str) -> str:
    digest = base64.urlsafe_b64encode(hashlib.sha256(text.encode()).digest()).decode()
    return f"{file},sha256={digest.rstrip('=')},{len(text)}\n"


def test_pip_installs_what_the_hashes_say(
    root: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    wheels = root / "wheels"
    wheels.mkdir()
    numbers, checks = wheel(wheels, "numbers", "1.0"), wheel(wheels, "checks", "2.0")
    wheel(wheels, "crossoff", "1")
    (root / "requirements.lock").write_text(LOCK.format(numbers=numbers, checks="1" * 64))
    (root / "backend.py").write_text(BACKEND)
    (root / "pyproject.toml").write_text(
        '[build-system]\nrequires = []\nbuild-backend = "backend"\nbackend-path = ["."]\n'
        '[project]\nname = "crossoff"\nversion = "1"\n'
    )
    for name in [name for name in os.environ if name.startswith("PIP_")]:
        monkeypatch.delenv(name)
    monkeypatch.setenv("PIP_CONFIG_FILE", os.devnull)
    monkeypatch.setenv("PIP_NO_INDEX", "1")
    monkeypatch.setenv("PIP_FIND_LINKS", str(wheels))
    monkeypatch.setattr("devtools.installing.shutil.which", lambda name: None)  # not with uv
    tree = Environment(root)
    tree.ensure("play")
    said = capfd.readouterr().err
    assert said.startswith("Installing 1 packages into .venv, once.\n.venv is set up. play: 1 ")
    assert "\r" not in said

    with pytest.raises(Stop, match=r"could not install 1 packages .*\n.*needs the network"):
        tree.ensure("test")  # the installed version does not match the lock
    assert "HASH" in capfd.readouterr().err.upper()
    tree.ensure("play")
    assert capfd.readouterr().err == ""

    tree.lock.write_text(LOCK.format(numbers=numbers, checks=checks))
    tree.ensure("test")
    assert capfd.readouterr().err.startswith("Installing 1 packages")
    assert [tree.size(level).packages for level in ("play", "test")] == [1, 2]
    assert tree.size("test").missing == 0
