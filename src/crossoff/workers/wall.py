"""The wall around a worker: no network and no files but those of Python and of compiled kernels.

    python -P -m crossoff.workers.wall

tells what a wall keeps out on this machine.

Where the system offers none, workers go on without: a worker is sent only what its seat may know,
and what it answers is checked. The wall is for the day when one runs somebody else's code.
"""

from __future__ import annotations

import contextlib
import ctypes
import os
import socket
import subprocess
import sys
import sysconfig
from collections.abc import Iterator
from pathlib import Path

import crossoff
from crossoff.core.compiler.kernel_cache import cache_dir
from crossoff.plugins import mounted_folders
from crossoff.workers.limits import scrubbed

__all__ = ["kept_out", "raise_wall"]

_NO_NEW_PRIVILEGES = 38  # for prctl

#: Shared libraries, and what tells a compiler about the processor.
_SYSTEM = (
    "/lib", "/lib64", "/usr/lib", "/usr/lib64", "/usr/local/lib", "/nix/store",
    "/etc/ld.so.cache", "/proc/cpuinfo", "/sys/devices/system/cpu", "/dev/urandom", "/dev/null",
)  # fmt: skip
_FOLDERS = ("stdlib", "platstdlib", "purelib", "platlib")  # of an installation of Python
_PATIENCE = 30.0  # seconds in which a process that tries the wall has told


def raise_wall() -> None:
    """Wall off this process, for good, as far as the system can. Threads started before are not:
    call it first.
    """
    if sys.platform != "linux":
        return
    from crossoff.workers.landlock import restrict_self
    from crossoff.workers.seccomp import give_up_calls

    libc = ctypes.CDLL(None, use_errno=True)
    libc.prctl(_NO_NEW_PRIVILEGES, 1, 0, 0, 0)
    restrict_self(libc, _readable(), [cache_dir()])
    give_up_calls(libc)


def _readable() -> Iterator[Path]:
    """Where Python, its packages and this one are."""
    bases = {"base": sys.base_prefix, "platbase": sys.base_exec_prefix}
    for name in _FOLDERS:
        yield Path(sysconfig.get_path(name))
        yield Path(sysconfig.get_path(name, vars=bases))
    yield Path(sys.base_prefix) / "lib"
    yield from map(Path, crossoff.__path__)
    yield from mounted_folders()
    yield from map(Path, _SYSTEM)
    for path in map(Path, sys.path):  # archives, and where else packages are installed
        if path.is_file() or any(path.glob("*.dist-info")):
            yield path


def kept_out() -> frozenset[str]:
    """What a wall keeps out on this machine, as found by a process that tries it: `files`,
    `network`.
    """
    command = [sys.executable, "-P", "-m", __name__]
    with contextlib.suppress(OSError, subprocess.SubprocessError):
        done = subprocess.run(
            command, capture_output=True, text=True, timeout=_PATIENCE, check=True,
            env=scrubbed(os.environ),
        )  # fmt: skip
        return frozenset(done.stdout.split())
    return frozenset()


def _try() -> Iterator[str]:
    """What is kept out of this process."""
    try:
        os.listdir(Path.home().anchor)
    except PermissionError:
        yield "files"
    try:
        socket.socket().close()
    except PermissionError:
        yield "network"


if __name__ == "__main__":
    raise_wall()
    print(*_try())
