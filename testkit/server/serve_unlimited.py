"""`crossoff serve` for many fast clients: no limits except on sizes.

python -m testkit.server.serve_unlimited --db PLACE --port PORT [--metrics-port N] [--idle SECONDS]
"""

from __future__ import annotations

import argparse
import asyncio
import os
import socket
import sys

from crossoff.core.compiler.mode import stay_plain

stay_plain()

from crossoff.server.limits import UNLIMITED  # noqa: E402
from crossoff.server.serve import serve  # noqa: E402
from crossoff.server.settings import IDLE_SECONDS, Settings  # noqa: E402
from testkit.server.entropy import VARIABLE, seeded  # noqa: E402


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--db", required=True)
    parser.add_argument("--port", type=int, required=True)
    parser.add_argument("--metrics-port", type=int)
    parser.add_argument("--idle", type=float, default=IDLE_SECONDS)
    options = parser.parse_args()
    listening = socket.create_server(("127.0.0.1", options.port), backlog=1024)
    port = listening.getsockname()[1]
    settings = Settings(
        database=options.db,
        metrics_port=options.metrics_port,
        compiled_bots=False,
        idle_seconds=options.idle,
        limits=UNLIMITED,
    )

    def on_ready() -> None:
        print(f"crossoff is at http://127.0.0.1:{port}/", file=sys.stderr, flush=True)

    entropy = seeded(os.environ[VARIABLE])
    asyncio.run(serve(settings, listening, on_ready=on_ready, entropy=entropy))


if __name__ == "__main__":
    main()
