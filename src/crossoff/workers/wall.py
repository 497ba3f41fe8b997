"""The sandbox of a worker: no network, and no files except Python's and compiled kernels.

    python -P -m crossoff.workers.wall

prints what the sandbox blocks on this machine.

Where the OS supports none, workers run without one: a worker gets only what its seat may know, and
its answers are validated. The sandbox is a precaution for third-party code.
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

__all__ = ["blocked", "enter_sandbox"]

_NO_NEW_PRIVILEGES = 38  # prctl option

#: Shared libraries, and CPU information for the compiler.
_SYSTEM = (
    "/lib", "/lib64", "/usr/lib", "/usr/lib64", "/usr/local/lib", "/nix/store",
    "/etc/ld.so.cache", "/proc/cpuinfo", "/sys/devices/system/cpu", "/dev/urandom", "/dev/null",
)  # fmt: skip
_FOLDERS = ("stdlib", "platstdlib", "purelib", "platlib")  # of a Python installation
_TIMEOUT = 30.0  # seconds for a process to test the sandbox


def enter_sandbox() -> None:
    """Sandbox this process, permanently, as far as the OS supports it. Existing threads are not
    affected, so call it first.
    """
    if sys.platform != "linux":
        return
    from crossoff.workers.landlock import restrict_self
    from crossoff.workers.seccomp import block_calls

    libc = ctypes.CDLL(None, use_errno=True)
    libc.prctl(_NO_NEW_PRIVILEGES, 1, 0, 0, 0)
    restrict_self(libc, _readable(), [cache_dir()])
    block_calls(libc)


def _readable() -> Iterator[Path]:
    """The paths of Python, its packages and this one."""
    bases = {"base": sys.base_prefix, "platbase": sys.base_exec_prefix}
    for name in _FOLDERS:
        yield Path(sysconfig.get_path(name))
        yield Path(sysconfig.get_path(name, vars=bases))
    yield Path(sys.base_prefix) / "lib"
    yield from map(Path, crossoff.__path__)
    yield from mounted_folders()
    yield from map(Path, _SYSTEM)
    for path in map(Path, sys.path):  # archives, and other places where packages are installed
        if path.is_file() or any(path.glob("*.dist-info")):
            yield path


def blocked() -> frozenset[str]:
    """What the sandbox blocks on this machine, tested by a child process: `files`, `network`."""
    command = [sys.executable, "-P", "-m", __name__]
    with contextlib.suppress(OSError, subprocess.SubprocessError):
        done = subprocess.run(
            command, capture_output=True, text=True, timeout=_TIMEOUT, check=True,
            env=scrubbed(os.environ),
        )  # fmt: skip
        return frozenset(done.stdout.split())
    return frozenset()


def _try() -> Iterator[str]:
    """What is blocked in this process."""
    try:
        os.listdir(Path.home().anchor)
    except PermissionError:
        yield "files"
    try:
        socket.socket().close()
    except PermissionError:
        yield "network"


if __name__ == "__main__":
    enter_sandbox()
    print(*_try())
