"""`.venv`: created on first use, with just the packages that a command needs.

A stamp in it records the Python, project and lock levels it is complete for, so that later calls
start at once. Without a matching stamp the installed packages are checked, and only missing ones
are installed.
"""

from __future__ import annotations

import contextlib
import hashlib
import json
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from devtools import lockfile
from devtools.installing import Installer
from devtools.running import Stop

__all__ = ["Environment", "Size", "remove"]

UNFINISHED = "unfinished"

# Run by the Python in `.venv`: the version and size of each package, including compiled files.
_INSTALLED = """
import importlib.metadata, importlib.util, json, os, re, sys
found = {}
for package in importlib.metadata.distributions():
    size = 0
    for file in (package.files or ()) if sys.argv[1] == "sizes" else ():
        path = str(file.locate())
        if not path.endswith(".pyc"):
            paths = [path]
            if path.endswith(".py"):
                paths.append(importlib.util.cache_from_source(path))
            size += sum(os.path.getsize(path) for path in paths if os.path.isfile(path))
    name = re.sub(r"[-_.]+", "-", package.metadata["Name"] or "").lower()
    found.setdefault(name, (package.version, size))
print(json.dumps(found))
"""


class Size(NamedTuple):
    """The size of a level of the lock on this machine."""

    level: str
    packages: int
    bytes: int
    missing: int  # packages that are not installed, and not included in bytes

    def __str__(self) -> str:
        rest = f" ({self.missing} of them not installed yet)" if self.missing else ""
        return f"{self.level}: {self.packages} packages{rest}, {self.bytes / 1e6:,.0f} MB"


class Environment:
    """The virtual environment of a checkout."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.lock = root / "requirements.lock"
        self.folder = root / ".venv"
        self.stamp = self.folder / "dev-stamp"
        windows = os.name == "nt"
        self.programs = self.folder / ("Scripts" if windows else "bin")
        self.python = self.program("python")

    def program(self, name: str) -> str:
        return str(self.programs / (f"{name}.exe" if os.name == "nt" else name))

    def variables(self, **more: str) -> dict[str, str]:
        """Return the environment variables of an activated `.venv`, plus `more`.

        Bytecode is cached whatever the caller's setting: the suite starts hundreds of processes.
        """
        path = os.pathsep.join([str(self.programs), os.environ.get("PATH", "")])
        given = {key: os.environ[key] for key in os.environ if key != "PYTHONDONTWRITEBYTECODE"}
        return given | {"VIRTUAL_ENV": str(self.folder), "PATH": path} | more

    # ---- Does it fit?

    def ensure(self, level: str) -> None:
        """Install a level into `.venv` unless it is there."""
        if self._fits(level):
            return
        with self._one_at_a_time():
            if not self._fits(level):
                self._set_up(level)

    def _fits(self, level: str) -> bool:
        wanted = {self._python_line(), self._project_line(), self._level_line(level)}
        return wanted <= set(self._stamped().splitlines())

    def _stamped(self) -> str:
        """Return the stamp, or an empty text if it or the Python next to it is missing."""
        is_there = self.stamp.is_file() and Path(self.python).exists()
        return self.stamp.read_text(encoding="utf-8") if is_there else ""

    def _python_line(self) -> str:
        return _line("python", f"{sys.version}|{sys.base_prefix}|{self.root}")

    def _project_line(self) -> str:
        return _line("project", (self.root / "pyproject.toml").read_text(encoding="utf-8"))

    def _level_line(self, level: str) -> str:
        pins = lockfile.pins_up_to(self.lock, level)
        return _line(level, "".join(f"{pin.name}=={pin.version}\n" for pin in pins))

    # ---- Making it fit

    def _set_up(self, level: str) -> None:
        """Install what is missing. If interrupted, the next call starts over."""
        before = self._stamped()
        installer = Installer(self.python)
        if not self._can_be_kept(before):
            before = ""
            self._start_over(installer)
        present = {name: version for name, (version, _) in self._installed().items()}
        pins = lockfile.pins_up_to(self.lock, level)
        missing = [pin for pin in pins if present.get(pin.name) != pin.version]
        self.stamp.write_text(UNFINISHED, encoding="utf-8")
        try:
            if missing:
                installer.packages(missing, self.folder)
        except (Stop, KeyboardInterrupt):
            if installer.touched_nothing:  # a failed download: the old packages are still good
                self.stamp.write_text(before, encoding="utf-8")
            raise
        lines = [self._python_line(), *self._complete_levels(present, missing)]
        if self._project_line() not in before.splitlines() or "crossoff" not in present:
            try:
                installer.project(self.root)
            except Stop:
                self.stamp.write_text("\n".join(lines), encoding="utf-8")
                raise
        self.stamp.write_text("\n".join([*lines, self._project_line()]), encoding="utf-8")
        if missing:
            print(f".venv is set up. {self.size(level)}.", file=sys.stderr, flush=True)

    def _complete_levels(self, present: dict[str, str], added: list[lockfile.Pin]) -> list[str]:
        versions = present | {pin.name: pin.version for pin in added}
        return [
            self._level_line(level)
            for level in lockfile.LEVELS
            if all(
                versions.get(pin.name) == pin.version
                for pin in lockfile.pins_up_to(self.lock, level)
            )
        ]

    def _can_be_kept(self, stamp: str) -> bool:
        """True if `.venv` is intact and of this Python, even if it was made by hand."""
        if stamp == UNFINISHED:
            return False
        lines = [line for line in stamp.splitlines() if line.startswith("python ")]
        if lines:
            return lines == [self._python_line()]
        question = "import sys; print(sys.version, sys.base_prefix, sys.prefix)"
        with contextlib.suppress(OSError):
            answer = subprocess.run(
                [self.python, "-c", question], capture_output=True, text=True, check=False
            )
            return answer.stdout.strip() == f"{sys.version} {sys.base_prefix} {self.folder}"
        return False

    def _start_over(self, installer: Installer) -> None:
        self.folder.mkdir(exist_ok=True)
        self.stamp.write_text(UNFINISHED, encoding="utf-8")
        for path in list(self.folder.iterdir()):
            if path != self.stamp:  # kept, so that a half-emptied folder is recognized as ours
                remove(path)
        installer.environment(self.folder)

    @contextlib.contextmanager
    def _one_at_a_time(self) -> Iterator[None]:
        """Make a second setup wait for the first (not on Windows, which lacks flock)."""
        with open(self.root / ".venv.lock", "w", encoding="utf-8") as file:
            if sys.platform != "win32":
                import fcntl

                fcntl.flock(file, fcntl.LOCK_EX)
            yield

    # ---- What is in it

    def _installed(self, what: str = "versions") -> dict[str, tuple[str, int]]:
        command = [self.python, "-c", _INSTALLED, what]
        found: dict[str, tuple[str, int]] = json.loads(subprocess.check_output(command))
        return found

    def size(self, level: str) -> Size:
        """Return the number of packages of a level and their size on disk."""
        installed = self._installed("sizes")
        names = [pin.name for pin in lockfile.pins_up_to(self.lock, level)]
        there = [installed[name][1] for name in names if name in installed]
        return Size(level, len(names), sum(there), len(names) - len(there))


def _line(name: str, content: str) -> str:
    return f"{name} {hashlib.sha256(content.encode()).hexdigest()}"


def remove(path: Path) -> None:
    """Remove a file or a folder if it exists."""
    if path.is_dir() and not path.is_symlink():
        shutil.rmtree(path)
    else:
        path.unlink(missing_ok=True)
