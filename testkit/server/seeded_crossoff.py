"""The command `crossoff`, whose secrets and chance come from a seed.

python -m testkit.server.seeded_crossoff serve --db PLACE --port PORT

The seed is in an environment variable, see `entropy`. A line on standard input is the seed of a new
stream, which is confirmed on standard error.
"""

from __future__ import annotations

import os
import runpy
import secrets
import sys
import threading

from testkit.server.entropy import VARIABLE, seeded

__all__ = ["CONFIRMED"]

CONFIRMED = "new stream of entropy"
_streams = [seeded(os.environ.get(VARIABLE, ""))]


def token_bytes(nbytes: int | None = None) -> bytes:
    """Stand in for `secrets.token_bytes`."""
    return _streams[-1](32 if nbytes is None else nbytes)


def obey() -> None:
    """Start a new stream for every line, until there are no more."""
    for line in sys.stdin:
        _streams[:] = [seeded(line.strip())]
        print(CONFIRMED, file=sys.stderr, flush=True)


if __name__ == "__main__":
    secrets.token_bytes = token_bytes
    threading.Thread(target=obey, daemon=True).start()
    runpy.run_module("crossoff", run_name="__main__", alter_sys=True)
