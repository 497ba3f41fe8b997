"""Installing into `.venv`, with uv if available, otherwise pip, with progress."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import threading
import time
from collections import deque
from collections.abc import Callable
from pathlib import Path

from devtools.lockfile import Pin
from devtools.running import Stop

__all__ = ["Installer", "Progress"]

# pip prints the file name; uv (only for large packages) prints the package and its size.
_PIP_FETCHES = re.compile(
    r"\s*(?:Downloading|Using cached|Processing) (?:\S*/)?([\w.]+)-\S+\.whl\b"
)
_UV_FETCHES = re.compile(r"\s*Downloading ([\w.-]+) \((.+)\)")


class Installer:
    """Installs packages into the environment of one Python."""

    def __init__(self, python: str) -> None:
        self._python = python
        self._uv = shutil.which("uv")
        self.touched_nothing = True  # the environment is unchanged so far

    def environment(self, folder: Path) -> None:
        """Create an empty environment."""
        self.touched_nothing = False
        base = getattr(sys, "_base_executable", "") or sys.executable
        _run("make .venv", [base, "-m", "venv", "--without-pip", str(folder)])

    def packages(self, pins: list[Pin], folder: Path) -> None:
        """Install exactly these packages, checked by hash."""
        tool = self._tool()
        wanted = folder / "wanted.txt"
        wanted.write_text("".join(pin.text for pin in pins), encoding="utf-8")
        progress = Progress(pins, self._site_packages())
        before = progress.state()
        try:
            options = ["--no-deps", "--require-hashes", "-r", str(wanted)]
            _run(
                f"install {len(pins)} packages of requirements.lock",
                [*tool, *options],
                needs="the network",
                progress=progress,
            )
        finally:
            self.touched_nothing &= progress.state() == before
            wanted.unlink()

    def project(self, root: Path) -> None:
        """Install the project in editable mode."""
        self.touched_nothing = False
        options = ["--no-deps", "--no-build-isolation", "--editable", str(root)]
        _run("install crossoff itself", [*self._tool(), *options])

    def _tool(self) -> list[str]:
        if self._uv:
            return [self._uv, "pip", "install", "--python", self._python, "--compile-bytecode"]
        if subprocess.run([self._python, "-m", "pip", "--version"], capture_output=True).returncode:
            needs = "Python's ensurepip (Debian: the package python3-venv), or uv on the PATH"
            _run("add pip to .venv", [self._python, "-m", "ensurepip"], needs=needs)
        options = ["--disable-pip-version-check", "--no-input", "--progress-bar", "off"]
        return [self._python, "-m", "pip", "install", *options]

    def _site_packages(self) -> Path:
        code = "import sysconfig; print(sysconfig.get_path('purelib'))"
        return Path(subprocess.check_output([self._python, "-c", code], text=True).strip())


class Progress:
    """A progress line: what is being fetched or installed, and how far it is.

    On a terminal it is updated in place; elsewhere one line is printed at the start.
    """

    def __init__(self, pins: list[Pin], folder: Path) -> None:
        self._versions = {pin.name: pin.version for pin in pins}
        self._folder = folder
        self._before = self._packages()
        self._fetched: list[str] = []
        self._seen: set[str] = set()
        self._doing = ""
        self._live = sys.stderr.isatty()
        self._start = time.monotonic()
        print(f"Installing {len(pins)} packages into .venv, once.", file=sys.stderr, flush=True)

    def read(self, line: str) -> None:
        """Process a line of the installer's output."""
        by_pip, by_uv = _PIP_FETCHES.match(line), _UV_FETCHES.match(line)
        if by_pip:
            name = re.sub(r"[-_.]+", "-", by_pip[1]).lower()
            if name in self._versions and name not in self._fetched:
                self._fetched.append(name)
                self._doing = f"fetching {self._counted(len(self._fetched), name)}"
        elif by_uv:
            self._doing = f"fetching {by_uv[1]}, {by_uv[2]}"

    def show(self) -> None:
        """Rewrite the line."""
        if not self._live:
            return
        new = self._packages() - self._before
        latest = sorted(new - self._seen)
        if latest:
            self._seen |= new
            self._doing = f"installing {self._counted(len(self._seen), latest[-1])}"
        elif len(self._seen) == len(self._versions):
            self._doing = "compiling bytecode"
        text = f"{self._doing or 'looking for packages'} ({time.monotonic() - self._start:.0f} s)"
        width = shutil.get_terminal_size().columns - 1
        print(f"\r{text[:width]:<{width}}", end="", file=sys.stderr, flush=True)

    def clear(self) -> None:
        if self._live:
            width = shutil.get_terminal_size().columns - 1
            print(f"\r{'':<{width}}\r", end="", file=sys.stderr, flush=True)

    def state(self) -> set[tuple[str, int]]:
        """Return a fingerprint that changes if the installer changes anything."""
        return {(entry.name, entry.stat().st_mtime_ns) for entry in os.scandir(self._folder)}

    def _counted(self, count: int, name: str) -> str:
        return f"{count} of {len(self._versions)}: {name} {self._versions[name]}"

    def _packages(self) -> set[str]:
        found = [re.match(r"(.+)-([^-]+)\.dist-info$", name) for name in os.listdir(self._folder)]
        pairs = {(re.sub(r"[-_.]+", "-", it[1]).lower(), it[2]) for it in found if it}
        return {name for name, version in pairs if self._versions.get(name) == version}


def _run(
    what: str, command: list[str], *, needs: str = "", progress: Progress | None = None
) -> None:
    """Run one step of a setup; on failure, name it and show its output."""
    variables = os.environ | {"UV_PYTHON_DOWNLOADS": "never", "PYTHONUNBUFFERED": "1"}
    process = subprocess.Popen(
        command,
        env=variables,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        errors="replace",
    )
    last: deque[str] = deque(maxlen=20)
    reader = threading.Thread(target=_read, args=(process, last, progress and progress.read))
    reader.start()
    try:
        while reader.is_alive():
            if progress:
                progress.show()
            reader.join(0.2)
        code = process.wait()
    except KeyboardInterrupt:
        process.wait()
        raise
    finally:
        if progress:
            progress.clear()
    if code:
        print(*last, sep="", end="", file=sys.stderr, flush=True)
        hint = f"\nThis step needs {needs}." if needs else ""
        tool = " ".join([Path(command[0]).name, *command[1:3]])
        raise Stop(f"could not {what}: `{tool} ...` exited with status {code}, see above.{hint}")


def _read(
    process: subprocess.Popen[str], last: deque[str], tell: Callable[[str], None] | None
) -> None:
    assert process.stdout is not None
    with process.stdout as lines:
        for line in lines:
            last.append(line)
            if tell:
                tell(line)
