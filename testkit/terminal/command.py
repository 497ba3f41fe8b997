"""The command line as users meet it: a process of its own."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Mapping, Sequence

COMMAND = [sys.executable, "-m", "crossoff"]
PLAIN = {"NUMBA_DISABLE_JIT": "1"}
COMPILED = {"NUMBA_DISABLE_JIT": "0"}


def environment(variables: Mapping[str, str]) -> dict[str, str]:
    """This process's variables, but how kernels run is for the command to decide or for a test."""
    ours = ("NUMBA_DISABLE_JIT", "NUMBA_BOUNDSCHECK", "NUMBA_CACHE_DIR")
    return {key: value for key, value in os.environ.items() if key not in ours} | dict(variables)


def crossoff(
    *arguments: object, stdin: str | bytes = b"", variables: Mapping[str, str] = PLAIN
) -> subprocess.CompletedProcess[str]:
    """Run `crossoff`, and check that it leaves no traceback."""
    data = stdin.encode() if isinstance(stdin, str) else stdin
    done = subprocess.run(
        [*COMMAND, *map(str, arguments)],
        input=data,
        capture_output=True,
        env=environment(variables),
        check=False,
    )
    out, err = done.stdout.decode(), done.stderr.decode()
    assert "Traceback" not in err + out
    return subprocess.CompletedProcess(done.args, done.returncode, out, err)


def on_terminal(
    *arguments: object,
    answers: Sequence[tuple[str, str]] = (),
    variables: Mapping[str, str] = PLAIN,
) -> tuple[int, str]:
    """Run `crossoff` on a terminal: its exit code and all that appears there, what is typed too.

    Of each answer, the first text is what to wait for and the second what to type then.
    """
    import pty  # not on every system

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
        process.wait()  # an error is how a terminal says that nobody is at its other end
    finally:
        process.kill()  # if a test has run out of time; else it has ended
        os.close(ours)
    assert not left
    return process.wait(), seen.decode().replace("\r\n", "\n")
