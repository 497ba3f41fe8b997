"""The peers' environment, installed from `requirements.txt`."""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

from bench.peers.shell import BIN, EXE, HERE, ROOT, say, tail

__all__ = ["CannotPrepare", "prepare_peers"]

PEERS_ENV = ROOT / ".venv-peers"
REQUIREMENTS = HERE / "requirements.txt"
OPTIONAL_MARK = "# optional\n"


class CannotPrepare(Exception):
    """The peers' environment could not be created."""


def _install(command: Sequence[str], purpose: str) -> None:
    """Run one installation step; show its output if it fails."""
    environment = {**os.environ, "UV_PYTHON_DOWNLOADS": "never"}
    try:
        done = subprocess.run(
            command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False
        )
    except OSError as error:
        raise CannotPrepare(f"could not {purpose}: {error}") from error
    if done.returncode != 0:
        said = tail(done.stderr or done.stdout)
        raise CannotPrepare(f"could not {purpose} (exit code {done.returncode}):\n{said}")


def _pins(text: str) -> list[str]:
    lines = (line.strip() for line in text.splitlines())
    return [line for line in lines if line and not line.startswith("#")]


def prepare_peers() -> tuple[Path, list[str]]:
    """Create or update the peers' environment; return its interpreter and what is missing."""
    python = PEERS_ENV / BIN / f"python{EXE}"
    text = REQUIREMENTS.read_text(encoding="utf-8")
    stamp = PEERS_ENV / "installed.sha256"
    wanted = hashlib.sha256(f"{sys.version}\n{text}".encode()).hexdigest()
    if python.exists() and stamp.exists() and stamp.read_text(encoding="utf-8") == wanted:
        return python, []
    needed, _, optional = text.partition(OPTIONAL_MARK)
    if uv := shutil.which("uv"):
        make = [uv, "venv", "--quiet", "--python", sys.executable]
        pip = [uv, "pip", "install", "--quiet", "--python", str(python)]
    else:
        make = [sys.executable, "-m", "venv"]
        pip = [str(python), "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
    say(f"making {PEERS_ENV.name} with {'uv' if uv else 'venv and pip'} ...")
    shutil.rmtree(PEERS_ENV, ignore_errors=True)
    _install([*make, str(PEERS_ENV)], f"make {PEERS_ENV.name}")
    (PEERS_ENV / ".gitignore").write_text("*\n", encoding="utf-8")
    _install([*pip, *_pins(needed)], "install OpenSpiel and python-chess")
    try:
        _install([*pip, *_pins(needed), *_pins(optional)], "install Pgx and jax")
    except CannotPrepare as error:
        return python, [f"Pgx is left out: {error}"]  # no stamp: the next run tries again
    stamp.write_text(wanted, encoding="utf-8")
    return python, []
