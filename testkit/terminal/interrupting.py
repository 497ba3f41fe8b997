"""Commands interrupted before they are done."""

from __future__ import annotations

import os
import signal
import subprocess
import time
from collections.abc import Callable, Mapping

from testkit.terminal.command import COMMAND, PLAIN, environment

__all__ = ["PATIENCE", "await_sign", "interrupt", "started"]

PATIENCE = 300.0  # seconds; the machine may be busy
LOOK_AGAIN = 0.02


def started(*arguments: object, variables: Mapping[str, str] = PLAIN) -> subprocess.Popen[bytes]:
    """Start `crossoff` in a new process group."""
    return subprocess.Popen(
        [*COMMAND, *map(str, arguments)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=environment(variables),
        start_new_session=True,
    )


def await_sign(process: subprocess.Popen[bytes], is_there: Callable[[], bool]) -> None:
    """Wait for a sign of progress, such as a file."""
    end = time.monotonic() + PATIENCE
    while not is_there():
        assert time.monotonic() < end, f"no sign of {process.args!r} in {PATIENCE:.0f} s"
        assert process.poll() is None, f"ended early: {process.communicate()}"
        time.sleep(LOOK_AGAIN)


def interrupt(
    process: subprocess.Popen[bytes], number: signal.Signals = signal.SIGINT
) -> tuple[int, bytes, bytes]:
    """Send a signal; return the exit code and all output since.

    Ctrl-C reaches the whole group, as from a terminal; other signals only the process itself.
    """
    if number == signal.SIGINT:
        os.killpg(process.pid, number)
    else:
        process.send_signal(number)
    out, err = process.communicate(timeout=PATIENCE)
    return process.returncode, out, err
