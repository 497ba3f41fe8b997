"""`dev.py lock`: resolve once with uv, then mark the packages needed for playing and hosting."""

from __future__ import annotations

import shutil
import subprocess
import tempfile
import tomllib
from pathlib import Path

from devtools import lockfile
from devtools.running import Stop

__all__ = ["write_lock"]


def write_lock(root: Path, options: list[str]) -> None:
    """Write requirements.lock from pyproject.toml; versions stay unless `--upgrade` is given."""
    uv = shutil.which("uv")
    if not uv:
        raise Stop("lock needs uv on the PATH; `pip install uv` is one way to get it.")
    lock = root / "requirements.lock"
    project = tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))
    with tempfile.TemporaryDirectory() as temporary:
        folder = Path(temporary)
        everything, play, build = folder / "all.txt", folder / "play.txt", folder / "build.in"
        if lock.exists():
            shutil.copyfile(lock, everything)  # uv keeps the versions that it finds there
        # The project is installed from its working tree, so its build backend is needed too.
        build.write_text("\n".join(project["build-system"]["requires"]), encoding="utf-8")
        compile_ = [uv, "pip", "compile", "--quiet", "--universal", "--python-version", "3.11"]
        compile_ += ["--no-header", "pyproject.toml", str(build)]
        _run(
            [*compile_, "--extra", "dev", "--generate-hashes", "-o", str(everything), *options],
            root,
        )
        _run([*compile_, "-c", str(everything), "--no-annotate", "-o", str(play)], root)
        text = everything.read_text(encoding="utf-8").replace(str(build), "pyproject.toml")
        if "://" in text or "\n--" in text:
            raise Stop("uv wrote where packages come from; requirements.lock is left as it was.")
        everything.write_text(text, encoding="utf-8")
        names = {pin.name for pin in lockfile.read(play)["play"]}
        lockfile.write(lock, lockfile.read(everything)["play"], play=names)


def _run(command: list[str], root: Path) -> None:
    if subprocess.run(command, cwd=root, check=False).returncode:
        raise Stop("could not resolve the dependencies, see above. This step needs the network.")
