"""requirements.lock: one resolution, in two sections, that names no package host."""

from __future__ import annotations

import re
import tomllib

import pytest
from packaging.markers import Marker, default_environment
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from devtools import lockfile
from testkit.paths import ROOT

LOCK = ROOT / "requirements.lock"
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text())
SECTIONS = lockfile.read(LOCK)


def test_it_says_nothing_about_where_packages_come_from() -> None:
    lines = LOCK.read_text().splitlines()
    pinned = r"[a-z0-9-]+==[\w.]+( ; .+)? \\|    --hash=sha256:[0-9a-f]{64}( \\)?| *#.*"
    assert [line for line in lines if not re.fullmatch(pinned, line)] == []
    assert [line for line in lines if "://" in line] == []


@pytest.mark.parametrize(
    ("requirements", "levels"),
    [
        (PROJECT["project"]["dependencies"], ["play"]),
        (PROJECT["build-system"]["requires"], ["play"]),
        (PROJECT["project"]["optional-dependencies"]["dev"], ["play", "test"]),
    ],
    ids=["dependencies", "build", "dev"],
)
def test_it_fits_what_pyproject_asks_for(requirements: list[str], levels: list[str]) -> None:
    pins = [pin for level in levels for pin in SECTIONS[level]]
    for requirement in map(Requirement, requirements):
        versions = [pin.version for pin in pins if pin.name == canonicalize_name(requirement.name)]
        assert versions, f"{requirement} is not locked: run `python3 dev.py lock`"
        assert all(version in requirement.specifier for version in versions), requirement


def test_a_package_is_in_one_section_only() -> None:
    names = {level: {pin.name for pin in pins} for level, pins in SECTIONS.items()}
    assert not names["play"] & names["test"]
    assert {"ray", "playwright", "scipy", "pytest"} <= names["test"]


@pytest.mark.parametrize("python", ["3.11.2", "3.12.0", "3.13.1", "3.14.0"])
@pytest.mark.parametrize("system", ["linux", "win32", "darwin"])
def test_markers_mean_what_pip_takes_them_to_mean(python: str, system: str) -> None:
    facts = {name: str(value) for name, value in default_environment().items()}
    facts |= {"python_full_version": python, "sys_platform": system}
    markers = {pin.marker for pins in SECTIONS.values() for pin in pins if pin.marker}
    assert markers
    for marker in markers:
        assert lockfile.applies(marker, facts) == Marker(marker).evaluate(dict(facts)), marker


def test_an_unknown_marker_is_not_guessed() -> None:
    with pytest.raises(ValueError, match="cannot read the marker"):
        lockfile.applies("phase_of_moon == 'full'")
