"""Services that some tests need: a browser, PostgreSQL and Node, found or installed.

Standard library only: `dev.py test` runs it before anything is installed. It passes what it finds
to the tests in environment variables, and explains what it does not find.
"""

from __future__ import annotations

import contextlib
import os
import shutil
import socket
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import NamedTuple

__all__ = ["Service", "provided", "services"]

_BROWSERS = ("chromium", "chromium-browser", "google-chrome", "chrome")
_POSTGRES_PORT = 5432


class Service(NamedTuple):
    """A service for tests: its environment variables, or why it is missing."""

    name: str
    variables: dict[str, str]
    missing: str = ""
    stop: tuple[str, ...] = ()  # the command that stops it, if it was started for the tests


@contextlib.contextmanager
def provided(python: str) -> Iterator[list[str]]:
    """Find, install or start all services, for this process and its children.

    Yields a sentence for each service that is missing.
    """
    found = services(python)
    for service in found:
        os.environ.update(service.variables)
    try:
        yield [f"{service.name}: {service.missing}" for service in found if service.missing]
    finally:
        for service in found:
            if service.stop:
                subprocess.run(service.stop, stdout=subprocess.DEVNULL, check=False)


def services(python: str) -> list[Service]:
    """Set up all services; `python` is the interpreter that runs the tests."""
    return [_chromium(python), _postgres(), _node(python)]


# --- a browser


def _chromium(python: str) -> Service:
    for find in (_installed_browser, lambda: _apt("chromium", _installed_browser)):
        path = find()
        if path:
            return Service("Chromium", {"CROSSOFF_CHROMIUM": path})
    if _fetched_by_playwright(python):
        return Service("Chromium", {"CROSSOFF_CHROMIUM": "playwright"})
    how = "install Chromium (Debian: apt install chromium), then run this again"
    return Service("Chromium", {}, f"the tests in a browser are left out; to run them, {how}")


def _installed_browser() -> str | None:
    named = os.environ.get("CROSSOFF_CHROMIUM")
    if named:
        return named
    return next((path for name in _BROWSERS if (path := shutil.which(name))), None)


def _fetched_by_playwright(python: str) -> bool:
    print("Fetching a Chromium for the tests.", file=sys.stderr, flush=True)
    command = [python, "-m", "playwright", "install", "chromium"]
    try:
        return (
            subprocess.run(command, capture_output=True, timeout=600, check=False).returncode == 0
        )
    except (OSError, subprocess.TimeoutExpired):
        return False


# --- a database


def _postgres() -> Service:
    named = os.environ.get("CROSSOFF_TEST_POSTGRES")
    if named:
        return Service("PostgreSQL", {"CROSSOFF_TEST_POSTGRES": named})
    if _is_ours_to_use():
        return Service("PostgreSQL", {"CROSSOFF_TEST_POSTGRES": _default_address()})
    programs = _postgres_programs() or _apt("postgresql", _postgres_programs)
    started = _start_cluster(Path(programs)) if programs else None
    if started:
        return started
    how = "install PostgreSQL (Debian: apt install postgresql), or name an empty database in"
    text = f"the tests on PostgreSQL are left out; to run them, {how} CROSSOFF_TEST_POSTGRES"
    return Service("PostgreSQL", {}, text)


def _default_address() -> str:
    return f"postgresql://postgres@127.0.0.1:{_POSTGRES_PORT}/test"


def _is_ours_to_use() -> bool:
    """True if a PostgreSQL server is running that gives us access to a test database."""
    try:
        socket.create_connection(("127.0.0.1", _POSTGRES_PORT), timeout=2).close()
    except OSError:
        return False
    client = shutil.which("psql")
    if client is None:
        return False
    command = [client, "--no-password", "-c", "select 1", _default_address()]
    done = subprocess.run(command, capture_output=True, timeout=20, check=False)
    return done.returncode == 0


def _postgres_programs() -> str | None:
    """Return the folder with initdb and pg_ctl."""
    on_path = shutil.which("initdb")
    if on_path:
        return str(Path(on_path).parent)
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"))
    return str(found[-1].parent) if found else None


def _start_cluster(programs: Path) -> Service | None:
    """Start a PostgreSQL cluster in a temporary folder."""
    folder = Path(tempfile.mkdtemp(prefix="crossoff-postgres-"))
    port = _free_port()
    run: list[str] = []
    if hasattr(os, "geteuid") and os.geteuid() == 0:  # PostgreSQL refuses to run as root
        shutil.chown(folder, "postgres")
        run = ["runuser", "-u", "postgres", "--"]
    data = str(folder / "data")
    options = f"-p {port} -k {folder} -c listen_addresses=127.0.0.1"
    commands = [
        [programs / "initdb", "-D", data, "-U", "postgres", "--auth=trust"],
        [programs / "pg_ctl", "-D", data, "-o", options, "-l", folder / "log", "-w", "start"],
        [programs / "createdb", "-h", "127.0.0.1", "-p", str(port), "-U", "postgres", "test"],
    ]
    for command in commands:
        words = [*run, *map(str, command)]
        if subprocess.run(words, stdout=subprocess.DEVNULL, check=False).returncode:
            return None
    address = f"postgresql://postgres@127.0.0.1:{port}/test"
    stop = (*run, str(programs / "pg_ctl"), "-D", data, "-m", "immediate", "stop")
    return Service("PostgreSQL", {"CROSSOFF_TEST_POSTGRES": address}, stop=stop)


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


# --- Node


def _node(python: str) -> Service:
    """Use the Node that comes with Playwright's package."""
    code = "import pathlib, playwright; print(pathlib.Path(playwright.__file__).parent / 'driver')"
    done = subprocess.run([python, "-c", code], capture_output=True, text=True, check=False)
    own = shutil.which("node", path=done.stdout.strip() or None)
    path = own or shutil.which("node")
    if path:
        return Service("Node", {"CROSSOFF_NODE": path})
    return Service("Node", {}, "the tests of the browser's modules are left out: no Node is here")


# --- Debian


def _apt(package: str, find: Callable[[], str | None]) -> str | None:
    """Install a Debian package if we may, and look again."""
    if not shutil.which("apt-get") or not hasattr(os, "geteuid") or os.geteuid() != 0:
        return None
    print(f"Installing {package} for the tests.", file=sys.stderr, flush=True)
    quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    for command in (
        ["apt-get", "update"],
        ["apt-get", "install", "-y", "--no-install-recommends", package],
    ):
        done = subprocess.run(command, env=quiet, capture_output=True, check=False)
        if done.returncode:
            print(done.stderr.decode(errors="replace")[-2000:], file=sys.stderr)
            return None
    return find()
