"""The servers to measure, each pinned to one core: ours without limits, or a bare echo.

    python -m bench.server.start tables|echo CORE DATABASE

Prints the port it listens on.
"""

from __future__ import annotations

import asyncio
import os
import socket
import sys
from typing import Any

from crossoff.core.compiler.mode import stay_plain


def main() -> None:
    stay_plain()  # as `crossoff serve` does
    kind, core, database = sys.argv[1:]
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {int(core)})
    listening = socket.create_server(("127.0.0.1", 0), backlog=4096)
    port = listening.getsockname()[1]
    asyncio.run(_tables(listening, database, port) if kind == "tables" else _echo(listening, port))


async def _tables(listening: socket.socket, database: str, port: int) -> None:
    from crossoff.server.limits import UNLIMITED
    from crossoff.server.serve import serve
    from crossoff.server.settings import Settings

    settings = Settings(database=database, compiled_bots=False, limits=UNLIMITED)
    await serve(settings, listening, on_ready=lambda: print(port, flush=True))


async def _echo(listening: socket.socket, port: int) -> None:
    """Run the same web stack with nothing behind it."""
    import uvicorn
    from litestar import Litestar, WebSocket, websocket

    from crossoff.server.settings import Settings
    from crossoff.server.web import disable_nagle, tune_gc, web_config

    @websocket("/")
    async def echo(socket: WebSocket[Any, Any, Any]) -> None:
        await socket.accept()
        while True:
            got: Any = await socket.receive()
            if got["type"] != "websocket.receive":
                return
            await socket.send_data(got["text"], mode="text")

    tune_gc()
    disable_nagle(listening)
    print(port, flush=True)
    await uvicorn.Server(web_config(Litestar([echo]), Settings())).serve(sockets=[listening])


if __name__ == "__main__":
    main()
