"""The web server: uvicorn, tuned for many tables, accepting connections as the gate allows."""

from __future__ import annotations

import asyncio
import contextlib
import functools
import gc
import signal
import socket
import sys
from collections.abc import Callable, Iterator
from typing import Any

import uvicorn

from crossoff.server.accept import Acceptor
from crossoff.server.gate import Gate
from crossoff.server.messages import MAX_MESSAGE
from crossoff.server.protocols import HttpProtocol
from crossoff.server.settings import Settings

__all__ = ["WebServer", "disable_nagle", "tune_gc", "web_config"]

_GRACE = 5  # seconds for open connections to end

#: GC thresholds: generation 0 often, while it is small; older generations almost never. A full
#: collection takes 0.1 s on a busy server, during which nobody is answered, and unloaded tables are
#: freed without it.
_GC_THRESHOLDS = (200, 10_000, 10)


def tune_gc() -> None:
    """Tune the cyclic GC for a server with many tables."""
    gc.collect()
    gc.freeze()  # modules and the like are permanent: never scan them again
    gc.set_threshold(*_GC_THRESHOLDS)


def disable_nagle(listening: socket.socket) -> None:
    """Set TCP_NODELAY, which accepted connections inherit: otherwise a small write can wait 40 ms
    for the acknowledgement of the last one.
    """
    listening.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)


class WebServer(uvicorn.Server):
    """Accepts connections as the gate allows, and exits with status 0 on a signal, which is not a
    failure here.
    """

    def __init__(self, config: uvicorn.Config, gate: Gate) -> None:
        super().__init__(config)
        self._gate = gate
        self._acceptors: list[Acceptor] = []

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        if sys.platform == "win32":  # its event loop cannot wait for a socket to become readable
            await super().startup(sockets)
            return
        await super().startup(sockets=[])
        for listening in sockets or ():
            acceptor = Acceptor(listening, self._gate, self._make_protocol)
            acceptor.start()
            self._acceptors.append(acceptor)

    def _make_protocol(self) -> asyncio.Protocol:
        state = self.lifespan.state
        make: Any = self.config.http_protocol_class
        protocol: asyncio.Protocol = make(
            config=self.config, server_state=self.server_state, app_state=state
        )
        return protocol

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        for acceptor in self._acceptors:
            acceptor.stop()
        await super().shutdown(sockets)

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        signals = (signal.SIGINT, signal.SIGTERM)
        before = [signal.signal(number, self.handle_exit) for number in signals]
        try:
            yield
        finally:
            for number, handler in zip(signals, before, strict=True):
                signal.signal(number, handler)


def web_config(
    app: Callable[..., Any], settings: Settings, gate: Gate | None = None
) -> uvicorn.Config:
    """uvicorn's configuration; without a gate there are no limits."""
    http: Any = functools.partial(HttpProtocol, gate=gate) if gate else "httptools"
    return uvicorn.Config(
        app,
        http=http,
        log_config=None,
        access_log=False,
        server_header=False,
        ws="websockets-sansio",
        ws_max_size=2 * MAX_MESSAGE,  # larger, so that clients get an error and not a close
        ws_max_queue=8,
        ws_ping_interval=20,
        ws_ping_timeout=20,
        ws_per_message_deflate=False,  # the size of a frame must not depend on other frames
        timeout_graceful_shutdown=_GRACE,
        proxy_headers=bool(settings.proxies),
        forwarded_allow_ips=sorted(settings.proxies),
    )
