"""All imports are declared in pyproject.toml, and all declared packages are used."""

from __future__ import annotations

import ast
import sys
import tomllib
from collections.abc import Iterator
from importlib.metadata import packages_distributions
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from testkit.paths import ROOT, SOURCES

PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
OURS = {"crossoff", "tests", "testkit", "devtools", "bench", "campaigns", "examples", "scripts"}
#: Declared but never imported: loaded by name by others.
BY_NAME = {
    "httptools": "uvicorn's parser",
    "uvloop": "uvicorn's event loop",
}


def declared(*extras: str) -> set[str]:
    texts = list(PROJECT["dependencies"])
    for extra in extras:
        texts += PROJECT["optional-dependencies"][extra]
    requirements = [Requirement(text) for text in texts]
    # psycopg[pool] is the distribution psycopg-pool.
    parts = {f"{it.name}-{extra}" for it in requirements for extra in it.extras}
    return {canonicalize_name(name) for name in parts | {it.name for it in requirements}}


def imported(path: Path) -> Iterator[tuple[str, int]]:
    """Yield the package of each import in a file, `need("package")` included, and its line."""
    is_ours = SOURCES in path.parents  # tests request missing ones
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        match node:
            case ast.Import(names):
                yield from ((alias.name, node.lineno) for alias in names)
            case ast.ImportFrom(module=str(name), level=0):
                yield name, node.lineno
            case ast.Call(ast.Name("need"), [ast.Constant(str(name)), *_]) if is_ours:
                yield name, node.lineno


def distributions(folder: Path) -> dict[str, set[str]]:
    """Return the distributions that a folder's files import from, and where."""
    known = packages_distributions()
    found: dict[str, set[str]] = {}
    for path in folder.rglob("*.py"):
        for name, line in imported(path):
            package = name.partition(".")[0]
            if package in OURS or package in sys.stdlib_module_names:
                continue
            owners = known.get(package, [package])
            if package == "fluent":  # two distributions share it
                owners = [".".join(name.split(".")[:2])]
            for owner in owners:
                place = f"{path.relative_to(ROOT)}:{line}"
                found.setdefault(canonicalize_name(owner), set()).add(place)
    return found


#: Extras that are not in requirements.lock; a campaign tries them.
UNLOCKED = {"learn"}
EXTRAS = [extra for extra in PROJECT["optional-dependencies"] if extra != "dev"]


def test_the_package_declares_what_it_imports() -> None:
    found = distributions(SOURCES)
    assert {name: found[name] for name in found.keys() - declared(*EXTRAS)} == {}


def test_the_package_imports_what_it_declares() -> None:
    assert declared() - distributions(SOURCES).keys() == BY_NAME.keys()


@pytest.mark.parametrize("folder", ["tests", "testkit", "campaigns", "scripts", "examples"])
def test_tests_and_scripts_declare_what_they_import(folder: str) -> None:
    found = distributions(ROOT / folder)
    assert {name: found[name] for name in found.keys() - declared("dev", *UNLOCKED)} == {}


def test_dev_extra_has_all_other_extras() -> None:
    """Tests run with every locked extra, each at the version that the extra requires."""
    dev = set(PROJECT["optional-dependencies"]["dev"])
    for extra in set(EXTRAS) - UNLOCKED:
        assert set(PROJECT["optional-dependencies"][extra]) <= dev, extra
