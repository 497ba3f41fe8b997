"""`crossoff play` as a process on a pseudo-terminal."""

from __future__ import annotations

import contextlib
import os
import re
import select
import signal
import struct
import subprocess
import time
from collections.abc import Iterator
from pathlib import Path

from testkit.terminal.command import COMMAND, environment

__all__ = ["Terminal", "terminal"]

_PATIENCE = 300.0  # seconds; a machine may be busy
_CODES = re.compile(r"\x1b(?:\[[0-9;?<>=$ ]*[A-Za-z]|[()][A-Z0-9]|[=>78]|[P\]].*?(?:\x07|\x1b\\))")


class Terminal:
    """A process and the other end of its terminal."""

    def __init__(self, process: subprocess.Popen[bytes], fd: int) -> None:
        self.process = process
        self.raw = ""  # everything written to the terminal
        self._fd = fd
        self._seen = 0

    def wait_for(self, *texts: str) -> str:
        """Read until all of these were on the screen; return the new output without
        escape codes.
        """
        end = time.monotonic() + _PATIENCE
        while True:
            shown = _CODES.sub("", self.raw[self._seen :])
            if all(text in shown for text in texts):
                self._seen = len(self.raw)
                return shown
            assert time.monotonic() < end, f"waited for {texts}, saw {shown[-2000:]!r}"
            assert self._read(), f"ended while waiting for {texts}: {shown[-2000:]!r}"

    def type(self, keys: str) -> None:
        os.write(self._fd, keys.encode())

    def wait(self) -> tuple[int, str]:
        """Return the exit code and the final output."""
        while self._read():
            pass
        code = self.process.wait(_PATIENCE)
        return code, _CODES.sub("", self.raw[self._seen :]).replace("\r\n", "\n")

    def kill(self) -> None:
        """Kill it, as a crash would."""
        self.process.send_signal(signal.SIGKILL)
        self.process.wait(_PATIENCE)

    def children(self) -> list[int]:
        """Return its child processes."""
        pid = self.process.pid
        text = Path(f"/proc/{pid}/task/{pid}/children").read_text()
        return [int(word) for word in text.split()]

    def _read(self) -> bool:
        """Read available output; False once the process has closed its terminal."""
        ready, _, _ = select.select([self._fd], [], [], 1.0)
        if not ready:
            return True
        try:
            data = os.read(self._fd, 65536)
        except OSError:  # how a pseudo-terminal reports that the other end is closed
            return False
        self.raw += data.decode(errors="replace")
        return bool(data)


@contextlib.contextmanager
def terminal(home: Path, *arguments: object, **variables: str) -> Iterator[Terminal]:
    """Run `crossoff` on an 80 × 24 terminal, with separate folders."""
    import fcntl
    import pty
    import termios

    ours, theirs = pty.openpty()
    fcntl.ioctl(theirs, termios.TIOCSWINSZ, struct.pack("HHHH", 24, 80, 0, 0))
    folders = {"XDG_CONFIG_HOME": str(home / "config"), "XDG_DATA_HOME": str(home / "data")}
    plain = {"TERM": "xterm-256color", "LANG": "C.UTF-8"}
    foreign = ("NO_COLOR", "LANGUAGE", "LC_ALL", "CROSSOFF_LANGUAGE")
    env = {key: value for key, value in environment({}).items() if key not in foreign}
    process = subprocess.Popen(
        [*COMMAND, *map(str, arguments)],
        stdin=theirs,
        stdout=theirs,
        stderr=theirs,
        env=env | folders | plain | variables,
        start_new_session=True,
    )
    os.close(theirs)
    try:
        yield Terminal(process, ours)
    finally:
        process.kill()  # if a test has failed; else it has exited
        process.wait()
        os.close(ours)
