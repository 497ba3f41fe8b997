"""A real file system of a few megabytes, which a test can fill to the last byte.

It is mounted in new namespaces, which Linux lets most users create: there is nothing to set up, and
it disappears with the process that holds it.
"""

from __future__ import annotations

import contextlib
import os
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest

__all__ = ["SmallDisk", "small_disk"]

_MOUNT = 'mount -t tmpfs -o size="$1" small "$0" && echo mounted && exec cat'


class SmallDisk:
    """The disk. `enter` is the command prefix of a process that should see it at `folder`."""

    def __init__(self, folder: Path, holder: subprocess.Popen[str]) -> None:
        self.folder = folder
        self.enter = (
            "nsenter", "--target", str(holder.pid), "--user", "--mount", "--preserve-credentials",
            "--",
        )  # fmt: skip
        self.seen_from_here = Path(f"/proc/{holder.pid}/root{folder}")
        self._filler = self.seen_from_here / "filler"

    def fill(self) -> None:
        """Use up all free space."""
        with open(self._filler, "ab", buffering=0) as file, contextlib.suppress(OSError):
            while True:
                file.write(bytes(4096))

    def make_space(self) -> None:
        """Delete what `fill` wrote."""
        self._filler.unlink()


@contextlib.contextmanager
def small_disk(folder: Path, megabytes: int) -> Iterator[SmallDisk]:
    """Mount such a disk; skips the test if the system does not allow it."""
    if not (shutil.which("unshare") and shutil.which("nsenter")):
        pytest.skip("no unshare and nsenter here")
    folder.mkdir()
    holder = subprocess.Popen(
        ["unshare", "--user", "--map-root-user", "--mount", "sh", "-c", _MOUNT, str(folder),
         f"{megabytes}m"],
        stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
        env={**os.environ, "LC_ALL": "C"},
    )  # fmt: skip
    try:
        assert holder.stdout is not None and holder.stderr is not None
        if holder.stdout.readline() != "mounted\n":
            pytest.skip(f"no small disk can be mounted: {holder.stderr.read().strip()}")
        yield SmallDisk(folder, holder)
    finally:
        holder.kill()
        holder.communicate()
