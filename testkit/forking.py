"""Fast processes: one process does the imports and forks the others.

`python -m testkit.forking PREPARE FD`, where FD is one end of a socket: see `Forks`.
"""

from __future__ import annotations

import atexit
import contextlib
import gc
import importlib
import json
import os
import pkgutil
import socket
import subprocess
import sys
from collections.abc import Callable, Mapping, Sequence

from testkit.paths import ROOT

__all__ = ["Forks", "import_modules"]

LONGEST = 100_000  # bytes of a request
LOOKED_AT_ONCE = ("PYTHON", "NUMBA_DISABLE_JIT", "LANG", "LC_", "CROSSOFF_GAMES")


class Forks:
    """Our handle of the forking process, which lives as long as this one."""

    def __init__(self, prepare: str, environment: Mapping[str, str]) -> None:
        """`prepare` is a function that does the imports, as MODULE:NAME."""
        self._line, theirs = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
        self._fixed = _fixed(environment)
        with theirs:
            self._process = subprocess.Popen(
                [sys.executable, "-m", __name__, prepare, str(theirs.fileno())],
                env={**environment, "PYTHONPATH": str(ROOT)},
                pass_fds=[theirs.fileno()],
                stdin=subprocess.DEVNULL,
            )
        atexit.register(self.end)

    def can_have(self, environment: Mapping[str, str]) -> bool:
        """True if a forked process can still use this environment."""
        return _fixed(environment) == self._fixed

    def start(
        self,
        main: str,
        arguments: Sequence[str],
        files: Sequence[int],
        environment: Mapping[str, str],
    ) -> int:
        """Run a function, given as MODULE:NAME, in a new process and session, with three files for
        standard I/O and the current folder.

        The returned file yields its process id, and finally its exit code.
        """
        asked = json.dumps([os.getcwd(), dict(environment), main, list(arguments)]).encode()
        ours, theirs = os.pipe()
        try:
            socket.send_fds(self._line, [asked], [*files, theirs])
        finally:
            os.close(theirs)
        return ours

    def end(self) -> None:
        self._line.close()
        self._process.wait()


def _fixed(environment: Mapping[str, str]) -> dict[str, str]:
    """Return the variables that Python, the compiler and the list of games read only once."""
    return {key: value for key, value in environment.items() if key.startswith(LOOKED_AT_ONCE)}


# ---- The other side


def import_modules(*names: str) -> None:
    """Import modules, packages with everything in them, and the games."""
    from crossoff.core.model.registry import load_games

    for name in names:
        module = importlib.import_module(name)
        for inner in pkgutil.iter_modules(getattr(module, "__path__", ()), f"{name}."):
            importlib.import_module(inner.name)
    list(load_games())


def serve(line: socket.socket) -> object:
    """Fork for each request. Returns in the child processes, with the result of their function, and
    when there are no more requests.
    """
    while True:
        asked, files, _, _ = socket.recv_fds(line, LONGEST, 4)
        reap()
        if not asked:
            return 0
        if os.fork() == 0:
            line.close()
            child = os.fork()
            if child == 0:
                return become(files, *json.loads(asked))
            wait_for(child, files)
        for file in files:
            os.close(file)


def reap() -> None:
    """Reap exited children; their CPU time then counts as ours."""
    with contextlib.suppress(ChildProcessError):
        while os.waitpid(-1, os.WNOHANG) != (0, 0):
            pass


def wait_for(child: int, files: list[int]) -> None:
    """Report how a process ended, and exit."""
    *others, told = files
    for file in others:
        os.close(file)
    os.write(told, b"%d\n" % os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]))
    os._exit(0)


def become(
    files: list[int], folder: str, environment: dict[str, str], main: str, arguments: list[str]
) -> object:
    os.setsid()
    os.write(files[3], b"%d\n" % os.getpid())  # only now can its group be killed
    for number, name in enumerate(("stdin", "stdout", "stderr")):
        os.dup2(files[number], number)
        reopen(number, name)
    for file in files:
        os.close(file)
    os.environ.clear()
    os.environ.update(environment)
    os.chdir(folder)
    sys.path[0] = folder
    sys.argv = [main.partition(":")[0], *arguments]
    return named(main)()


def reopen(number: int, name: str) -> None:
    """Open a new stream as Python does at startup: the existing one may be for another kind of
    file.
    """
    before = getattr(sys, name)
    stream = os.fdopen(
        number,
        "r" if name == "stdin" else "w",
        buffering=1 if name == "stderr" else -1,
        encoding=before.encoding,
        errors=before.errors,
        closefd=False,
    )
    setattr(sys, name, stream)
    setattr(sys, f"__{name}__", stream)


def named(function: str) -> Callable[[], object]:
    module, _, name = function.partition(":")
    found: Callable[[], object] = getattr(importlib.import_module(module), name)
    return found


if __name__ == "__main__":
    named(sys.argv[1])()
    gc.freeze()  # else each process would traverse all objects when it exits
    sys.exit(serve(socket.socket(fileno=int(sys.argv[2]))))  # type: ignore[arg-type]
