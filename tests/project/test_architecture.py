"""docs/architecture.md lists every package, and names no file that does not exist."""

from __future__ import annotations

import re
import tomllib

from testkit.paths import ROOT, SOURCES

PAGE = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
LISTED = set(re.findall(r"`([\w/]+?)/?(?:<game>/)?`", PAGE))
FILES = set(re.findall(r"`((?:\w+/)*\w+\.py)`", PAGE))


def names_in(folder: str) -> set[str]:
    """Return the modules of a package, without those of its subpackages."""
    return {path.name for path in (SOURCES / folder).glob("*.py")} - {"__init__.py"}


def test_every_package_is_listed() -> None:
    packages = {path.name for path in SOURCES.iterdir() if path.is_dir()} - {"__pycache__"}
    assert packages - LISTED == set()
    modules = {path.name for path in SOURCES.glob("*.py")} - {"__init__.py", "__main__.py"}
    assert modules - FILES == set()


def test_every_module_of_the_core_is_listed() -> None:
    core = {path.relative_to(SOURCES).as_posix() for path in (SOURCES / "core").rglob("*.py")}
    assert {path for path in core if not path.endswith("__init__.py")} - FILES == set()


def test_every_module_of_server_and_local_is_listed() -> None:
    for package in ("local", "play", "search", "server"):
        assert names_in(package) - {name.rpartition("/")[2] for name in FILES} == set()


def test_every_file_that_is_named_is_there() -> None:
    folders = (SOURCES, ROOT / "tests", ROOT / "testkit")
    paths = [path.as_posix() for folder in folders for path in folder.rglob("*.py")]
    for name in FILES:
        assert any(path.endswith(f"/{name}") for path in paths), name


def test_the_layers_are_those_that_are_checked() -> None:
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    layers = settings["tool"]["importlinter"]["contracts"][0]["layers"]
    block = PAGE.partition("## Layers")[2].partition("```\n")[2].partition("```")[0]
    shown = [line.partition("  ")[0].strip() for line in block.splitlines()]
    assert shown == [re.sub(r"[()]", "", layer) for layer in layers]
