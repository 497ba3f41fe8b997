"""The program behind `testkit.server.seeded.running_seeded`.

python -m testkit.server.serve_seeded --db PLACE --port PORT --seed TEXT
"""

from __future__ import annotations

import argparse
import asyncio
import socket
import sys

from crossoff.core.compiler.mode import stay_plain

stay_plain()

from crossoff.server.limits import UNLIMITED  # noqa: E402
from crossoff.server.serve import serve  # noqa: E402
from crossoff.server.settings import Settings  # noqa: E402
from testkit.server.entropy import seeded  # noqa: E402


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--db", required=True)
    parser.add_argument("--port", type=int, required=True)
    parser.add_argument("--seed", required=True)
    options = parser.parse_args()
    listening = socket.create_server(("127.0.0.1", options.port), backlog=1024)
    port = listening.getsockname()[1]
    settings = Settings(database=options.db, compiled_bots=False, limits=UNLIMITED)

    def on_ready() -> None:
        print(f"crossoff is at http://127.0.0.1:{port}/", file=sys.stderr, flush=True)

    asyncio.run(serve(settings, listening, on_ready=on_ready, entropy=seeded(options.seed)))


if __name__ == "__main__":
    main()
