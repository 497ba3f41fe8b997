"""The command line as users see it: a separate process."""

from __future__ import annotations

import contextlib
import functools
import os
import subprocess
import sys
import tempfile
from collections.abc import Mapping, Sequence

from testkit.forking import Forks, import_modules

COMMAND = [sys.executable, "-m", "crossoff"]
PLAIN = {"NUMBA_DISABLE_JIT": "1"}
COMPILED = {"NUMBA_DISABLE_JIT": "0"}


def environment(variables: Mapping[str, str]) -> dict[str, str]:
    """This process's variables, except those for the kernel mode, which the command or
    a test sets.
    """
    ours = ("NUMBA_DISABLE_JIT", "NUMBA_BOUNDSCHECK", "NUMBA_CACHE_DIR")
    return {key: value for key, value in os.environ.items() if key not in ours} | dict(variables)


def crossoff(
    *arguments: object, stdin: str | bytes = b"", variables: Mapping[str, str] = PLAIN
) -> subprocess.CompletedProcess[str]:
    """Run `crossoff`, and check that it prints no traceback."""
    data = stdin.encode() if isinstance(stdin, str) else stdin
    told, words = environment(variables), list(map(str, arguments))
    if variables == PLAIN and os.name == "posix" and _forks().can_have(told):
        code, *printed = _forked(words, data, told)
    else:
        done = subprocess.run(
            [*COMMAND, *words], input=data, capture_output=True, env=told, check=False
        )
        code, *printed = done.returncode, done.stdout, done.stderr
    out, err = (some.decode() for some in printed)
    assert "Traceback" not in err + out
    return subprocess.CompletedProcess([*COMMAND, *words], code, out, err)


@functools.cache
def _forks() -> Forks:
    return Forks(f"{__name__}:prepare", environment(PLAIN))


def prepare() -> None:
    """Import what commands import, except joblib, which has side effects."""
    packages = ("arena", "bots", "cli", "play", "server.store", "texts", "client", "tui.board")
    import_modules(*(f"crossoff.{name}" for name in packages))
    import_modules("babel.numbers", "fluent.runtime", "rich.table")


def _forked(
    words: Sequence[str], stdin: bytes, told: Mapping[str, str]
) -> tuple[int, bytes, bytes]:
    with contextlib.ExitStack() as stack:
        files = [stack.enter_context(tempfile.TemporaryFile()) for _ in range(3)]
        files[0].write(stdin)
        files[0].seek(0)
        numbers = [file.fileno() for file in files]
        with open(_forks().start("crossoff.cli.main:run", words, numbers, told)) as status:
            _, code = map(int, status)
        for file in files:
            file.seek(0)
        return code, files[1].read(), files[2].read()


def on_terminal(
    *arguments: object,
    answers: Sequence[tuple[str, str]] = (),
    variables: Mapping[str, str] = PLAIN,
) -> tuple[int, str]:
    """Run `crossoff` on a terminal; return the exit code and everything on the screen, including
    input.

    Each answer is a text to wait for and the text to type then.
    """
    import pty  # not on every platform

    ours, theirs = pty.openpty()
    process = subprocess.Popen(
        [*COMMAND, *map(str, arguments)],
        stdin=theirs,
        stdout=theirs,
        stderr=theirs,
        env=environment(variables) | {"TERM": "xterm"},
        start_new_session=True,
    )
    os.close(theirs)
    seen, read = b"", 0
    left = list(answers)
    try:
        while data := os.read(ours, 65536):
            seen += data
            if left and left[0][0].encode() in seen[read:]:
                read = len(seen)
                os.write(ours, left.pop(0)[1].encode())
    except OSError:
        process.wait()  # an OSError is how a pseudo-terminal reports that the other end is closed
    finally:
        process.kill()  # if a test has run out of time; else it has exited
        os.close(ours)
    assert not left
    return process.wait(), seen.decode().replace("\r\n", "\n")
