"""A worker whose bot snoops instead of playing: `nosy_worker.py FILE PORT BYTES`.

Run as a script. It is the real worker except for `decide`, which tries everything that a bot must
not do and reports the results.
"""

from __future__ import annotations

import json
import os
import socket
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

from crossoff.workers import worker
from crossoff.workers.messages import Question

FILE, PORT = Path(sys.argv[1]), int(sys.argv[2])

TRIES: dict[str, Callable[[], object]] = {
    "read the file": FILE.read_bytes,
    "change the file": lambda: FILE.open("r+b").close(),
    "remove the file": FILE.unlink,
    "list its folder": lambda: os.listdir(FILE.parent),
    "write beside it": lambda: (FILE.parent / "mine").write_text("mine"),
    "read its parent's memory": lambda: Path(f"/proc/{os.getppid()}/environ").read_bytes(),
    "connect": lambda: socket.create_connection(("127.0.0.1", PORT), timeout=5).close(),
    "send a datagram": lambda: socket.socket(socket.AF_INET, socket.SOCK_DGRAM).close(),
    "open a local socket": lambda: socket.socket(socket.AF_UNIX).close(),
    "start a program": lambda: subprocess.run([sys.executable, "-c", ""], check=True),
    "signal its parent": lambda: os.kill(os.getppid(), 0),
}


def look_around(question: Question) -> str:
    return json.dumps({what: _outcome(do) for what, do in TRIES.items()})


def _outcome(do: Callable[[], object]) -> str:
    try:
        do()
    except Exception as error:
        return type(error).__name__
    return "done"


if __name__ == "__main__":
    sys.argv[1:] = sys.argv[3:]
    worker.decide = look_around
    worker.main()
