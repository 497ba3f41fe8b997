"""The command `crossoff`, whose secrets and chance come from a seed.

python -m testkit.server.seeded_crossoff serve --db PLACE --port PORT

The seed is in an environment variable, see `entropy`. A line on standard input is the seed of a new
stream, which is confirmed on standard error.
"""

from __future__ import annotations

import os
import secrets
import sys
import threading
from collections.abc import Callable

from testkit.forking import import_modules
from testkit.server.entropy import VARIABLE, seeded

__all__ = ["CONFIRMED", "main", "prepare", "seed_secrets"]

CONFIRMED = "new stream of entropy"
_streams: list[Callable[[int], bytes]] = []


def token_bytes(nbytes: int | None = None) -> bytes:
    """Replacement for `secrets.token_bytes`."""
    return _streams[-1](32 if nbytes is None else nbytes)


def seed_secrets() -> None:
    """Patch `secrets`; call it before importing anything that may use it."""
    secrets.token_bytes = token_bytes


def prepare() -> None:
    """Import what a server imports, see `testkit.forking`."""
    seed_secrets()
    import_modules("crossoff.cli", "crossoff.server", "crossoff.server.store", "crossoff.play")


def obey() -> None:
    """Start a new stream for every input line."""
    for line in sys.stdin:
        _streams[:] = [seeded(line.strip())]
        print(CONFIRMED, file=sys.stderr, flush=True)


def main() -> int:
    _streams[:] = [seeded(os.environ.get(VARIABLE, ""))]
    threading.Thread(target=obey, daemon=True).start()
    from crossoff.cli.main import run

    return run()


if __name__ == "__main__":
    seed_secrets()
    sys.exit(main())
