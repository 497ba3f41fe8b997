"""The package as users install it: built, installed by itself, and used without the checkout."""

from __future__ import annotations

import contextlib
import importlib.metadata
import importlib.util
import os
import re
import shutil
import signal
import subprocess
import sys
import tarfile
import urllib.request
import zipfile
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from testkit.paths import ROOT, SOURCES

pytestmark = pytest.mark.packaging

BESIDE_THE_CODE = {".gitignore", "CHANGELOG.md", "LICENSE", "PKG-INFO", "README.md"}
BESIDE_THE_CODE |= {"pyproject.toml"}


class Built(NamedTuple):
    """The two files of a release."""

    sdist: Path
    wheel: Path


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Built:
    """Build the sdist of this tree, and the wheel from that sdist alone."""
    folder = tmp_path_factory.mktemp("dist")
    build = [sys.executable, "-m", "hatchling", "build", "-d", str(folder), "-t"]
    subprocess.run([*build, "sdist"], cwd=ROOT, check=True, capture_output=True)
    [sdist] = folder.glob("*.tar.gz")
    unpack = [sys.executable, "-m", "tarfile", "-e", str(sdist), str(folder)]
    subprocess.run(unpack, check=True, capture_output=True)
    unpacked = folder / sdist.name.removesuffix(".tar.gz")
    subprocess.run([*build, "wheel"], cwd=unpacked, check=True, capture_output=True)
    [wheel] = folder.glob("*.whl")
    return Built(sdist, wheel)


def sources() -> set[str]:
    return {
        path.relative_to(SOURCES.parent).as_posix()
        for path in SOURCES.rglob("*")
        if path.is_file() and "__pycache__" not in path.parts
    }


def test_the_sdist_has_what_a_wheel_is_built_from(built: Built) -> None:
    with tarfile.open(built.sdist) as archive:
        names = {name.partition("/")[2] for name in archive.getnames()}
    assert names == BESIDE_THE_CODE | {f"src/{name}" for name in sources()}


def test_the_wheel_has_every_source_and_is_typed(built: Built) -> None:
    with zipfile.ZipFile(built.wheel) as archive:
        names = set(archive.namelist())
    assert {name for name in names if ".dist-info/" not in name} == sources()
    assert "crossoff/py.typed" in names


# ---- Installed


class Installed:
    """A clean environment with the wheel in it, away from the checkout."""

    def __init__(self, folder: Path, wheel: Path) -> None:
        self.folder = folder
        environment = folder / "environment"
        subprocess.run([sys.executable, "-m", "venv", "--without-pip", environment], check=True)
        programs = environment / ("Scripts" if os.name == "nt" else "bin")
        self.python = str(programs / "python")
        self.crossoff = str(programs / "crossoff")
        code = "import sysconfig; print(sysconfig.get_path('purelib'))"
        packages = Path(subprocess.check_output([self.python, "-c", code], text=True).strip())
        for name in dependencies(wheel):
            link(name, packages)
        subprocess.run([*self._installer(), "--no-index", str(wheel)], check=True, cwd=folder)

    def _installer(self) -> list[str]:
        if importlib.util.find_spec("pip"):
            return [sys.executable, "-m", "pip", "--python", self.python, "install", "--quiet"]
        return ["uv", "pip", "install", "--quiet", "--python", self.python]

    def variables(self) -> dict[str, str]:
        ours = ("NUMBA", "PYTHON", "VIRTUAL_ENV", "COV_")
        kept = {key: value for key, value in os.environ.items() if not key.startswith(ours)}
        data = {"XDG_DATA_HOME": str(self.folder / "data")}
        return kept | data | {"CROSSOFF_LANGUAGE": "en", "NUMBA_DISABLE_JIT": "1"}

    def run(self, *command: str, stdin: str = "", compiled: bool = False) -> str:
        variables = self.variables() | {"NUMBA_DISABLE_JIT": str(int(not compiled))}
        done = subprocess.run(
            command, input=stdin, cwd=self.folder, env=variables, capture_output=True, text=True
        )
        assert done.returncode == 0, done.stdout + done.stderr
        return done.stdout


def dependencies(wheel: Path) -> set[str]:
    """Return what a package manager would install for a wheel, from the declared dependencies."""
    with zipfile.ZipFile(wheel) as archive:
        [name] = [name for name in archive.namelist() if name.endswith(".dist-info/METADATA")]
        text = archive.read(name).decode()
    asked: list[tuple[str, set[str]]] = [
        (line, set()) for line in re.findall(r"(?m)^Requires-Dist: (.+)$", text)
    ]
    found: set[tuple[str, str]] = set()
    while asked:
        line, extras = asked.pop()
        requirement = Requirement(line)
        marker = requirement.marker
        if marker and not any(marker.evaluate({"extra": extra}) for extra in extras | {""}):
            continue
        key = (canonicalize_name(requirement.name), ",".join(sorted(requirement.extras)))
        if key not in found:
            found.add(key)
            more = importlib.metadata.requires(requirement.name) or []
            asked += [(line, requirement.extras) for line in more]
    return {name for name, _ in found}


def link(name: str, packages: Path) -> None:
    """Link a package that is installed here into another environment."""
    for file in importlib.metadata.files(name) or []:
        if ".." in file.parts or "__pycache__" in file.parts:
            continue
        target = packages / file
        target.parent.mkdir(parents=True, exist_ok=True)
        try:
            os.link(file.locate(), target)
        except OSError:  # another file system
            shutil.copy(file.locate(), target)


@pytest.fixture(scope="module")
def installed(built: Built, tmp_path_factory: pytest.TempPathFactory) -> Installed:
    return Installed(tmp_path_factory.mktemp("installed"), built.wheel)


def test_it_imports_from_where_it_is_installed(installed: Installed) -> None:
    code = "import crossoff; print(crossoff.__file__); crossoff.play_random('one-card', seed=1)"
    assert installed.run(installed.python, "-c", code).startswith(str(installed.folder))


def test_kernels_compile(installed: Installed) -> None:
    code = "from crossoff.core.compiler import bits; print(bits.is_plain(), bits.nth_bit(10, 1))"
    assert installed.run(installed.python, "-c", code, compiled=True) == "False 3\n"


def test_games_are_simulated_and_checked(installed: Installed) -> None:
    crossoff, records = installed.crossoff, str(installed.folder / "games.jsonl")
    wanted = ["--game", "one-card", "--bots", "random,greedy", "--games", "3", "--seed", "1"]
    installed.run(crossoff, "simulate", *wanted, "--records", records)
    assert len(Path(records).read_text().splitlines()) == 3
    assert "3" in installed.run(crossoff, "check", records)


def test_it_is_played_through_a_pipe(installed: Installed) -> None:
    """To the end: a player who only ever passes loses."""
    arguments = ["play", "--plain", "--game", "one-card", "--seats", "me,random", "--seed", "1"]
    record = installed.folder / "pass"  # the last question is where to save it
    said = installed.run(installed.crossoff, *arguments, stdin="pass\n" * 200)
    assert "wins!" in said
    assert "1" in installed.run(installed.crossoff, "check", str(record))


@pytest.mark.parametrize(
    ("use", "verdict"),
    [
        ("done: bool = crossoff.new_game('one-card', players=2).is_over", 0),
        ("done: str = crossoff.new_game('one-card', players=2).is_over", 1),
        ("crossoff.new_game('one-card', palyers=2)", 1),
    ],
)
def test_its_types_are_seen(installed: Installed, use: str, verdict: int) -> None:
    file = installed.folder / "use.py"
    file.write_text(f"import crossoff\n{use}\n")
    cache = str(installed.folder / "mypy")
    mypy = [sys.executable, "-m", "mypy", "--strict", "--cache-dir", cache]
    command = [*mypy, "--python-executable", installed.python, file.name]
    done = subprocess.run(command, cwd=installed.folder, env=installed.variables())
    assert done.returncode == verdict


@contextlib.contextmanager
def serving(installed: Installed) -> Iterator[str]:
    command = [installed.crossoff, "serve", "--port", "0", "--db", str(installed.folder / "x.db")]
    with subprocess.Popen(
        command, cwd=installed.folder, env=installed.variables(), stderr=subprocess.PIPE, text=True
    ) as process:
        assert process.stderr is not None
        for line in process.stderr:
            if found := re.search(r"crossoff is at (http://\S+)", line):
                yield found[1]
                process.send_signal(signal.SIGTERM)
                break
        process.stderr.read()
    assert process.returncode == 0


def test_it_serves_its_pages(installed: Installed) -> None:
    with serving(installed) as address:
        with urllib.request.urlopen(address) as answer:
            page = answer.read().decode()
        scripts = re.findall(r'(?:src|href)="(/[^"]+\.(?:js|css))"', page)
        assert scripts
        for path in scripts:
            with urllib.request.urlopen(address.rstrip("/") + path) as answer:
                assert answer.status == 200
