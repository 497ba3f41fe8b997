"""uvicorn's HTTP and WebSocket protocols, with limits on what a client sends.

uvicorn parses everything it receives, however large or slow: endless headers and bodies, thousands
of frames in one read, pings whose pongs nobody reads. Here every byte is counted before it is
parsed, and data is parsed in small chunks, so that little of a flood is parsed.
"""

from __future__ import annotations

import asyncio
import functools
from collections.abc import Iterator
from typing import Any, cast

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from crossoff.server.gate import Gate, address_of
from crossoff.server.guard import Guard

__all__ = ["HttpProtocol"]

_CHUNK = 2048  # bytes; at most some 340 frames
_POLICY = 1008
_CLOSE_SECONDS = 2.0  # for a client to answer a close frame
_FLUSH_SECONDS = 0.3  # for the close frame to arrive before the connection is reset
_HEAD_TOO_LARGE = (
    b"HTTP/1.1 431 Request Header Fields Too Large\r\n"
    b"content-length: 0\r\nconnection: close\r\n\r\n"
)


def _chunks(data: bytes) -> Iterator[bytes]:
    for start in range(0, len(data), _CHUNK):
        yield data[start : start + _CHUNK]


class HttpProtocol(HttpToolsProtocol):
    """HTTP with limits on headers, bodies, requests and unread responses."""

    def __init__(self, *arguments: Any, gate: Gate, **named: Any) -> None:
        super().__init__(*arguments, **named)
        self._gate = gate
        self._guard: Guard | None = None
        self._is_upgraded = False
        self._in_head = True
        self._head_bytes = 0

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        peer = address_of(self.client)
        if not self._gate.connect(peer):
            transport.abort()
            return
        self._guard = Guard(self._gate, transport, peer)
        self._guard.set_deadline(self._gate.limits.head_seconds, "head")

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        if self._guard is not None:
            self._guard.close()

    def data_received(self, data: bytes) -> None:
        guard, limits = self._guard, self._gate.limits
        if guard is None or guard.is_banned() or not guard.count_bytes(len(data)):
            return
        for chunk in _chunks(data):
            if self._in_head:
                self._head_bytes += len(chunk)
                if not guard.has_deadline:
                    guard.set_deadline(limits.head_seconds, "head")
            super().data_received(chunk)
            if self._is_upgraded or self.transport.is_closing():
                return
            if self._in_head and self._head_bytes > limits.head_bytes:
                self.transport.write(_HEAD_TOO_LARGE)
                self.transport.close()
                return
            if len(self.pipeline) > limits.pipelined:
                guard.ban("requests")
                return

    def on_headers_complete(self) -> None:
        guard = cast(Guard, self._guard)
        self._in_head = False
        guard.set_deadline(self._gate.limits.body_seconds, "body")
        guard.set_client(self.headers)
        guard.count_request()
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        super().on_message_complete()
        guard = cast(Guard, self._guard)
        self._in_head, self._head_bytes = True, 0
        guard.clear_deadline()
        guard.reset_client()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        cast(Guard, self._guard).watch_drain()

    def pause_writing(self) -> None:
        super().pause_writing()
        cast(Guard, self._guard).watch_drain()

    def handle_websocket_upgrade(self) -> None:
        self._is_upgraded = True
        guard, self._guard = cast(Guard, self._guard), None
        guard.clear_deadline()
        guard.set_client(self.headers)  # a proxied address was reset when the request was complete
        self.ws_protocol_class = cast(Any, functools.partial(SocketProtocol, guard=guard))
        super().handle_websocket_upgrade()


class SocketProtocol(WebSocketsSansIOProtocol):
    """A websocket with limits on bytes, frames of all kinds, and unread data."""

    def __init__(self, *arguments: Any, guard: Guard, **named: Any) -> None:
        super().__init__(*arguments, **named)
        self._guard = guard
        self._pong_bytes = 0  # written since the write buffer was last empty
        self.close_timeout = _CLOSE_SECONDS

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self._guard.close()

    def data_received(self, data: bytes) -> None:
        if not self._guard.count_bytes(len(data)):
            return
        for chunk in _chunks(data):
            super().data_received(chunk)
            if self.transport.is_closing():
                return

    def handle_events(self) -> None:
        if self._guard.count_frames(len(self.conn.events)):
            super().handle_events()

    def handle_ping(self) -> None:
        """Send a pong. uvicorn does so whether or not the client reads them."""
        before = self.transport.get_write_buffer_size()
        super().handle_ping()
        grown = self.transport.get_write_buffer_size() - before
        self._pong_bytes = self._pong_bytes + grown if before else 0
        if self._pong_bytes > self._guard.gate.limits.send_bytes:
            self._guard.ban("unread")

    def pause_writing(self) -> None:
        super().pause_writing()
        self._guard.watch_drain()

    async def send(self, message: Any) -> None:
        is_open = self.handshake_complete
        await super().send(message)
        if is_open and message["type"] == "websocket.close" and message.get("code") == _POLICY:
            self._end()

    def _end(self) -> None:
        """Stop reading from a client that exceeds the limits."""
        if not self.transport.is_closing():
            self.transport.pause_reading()
            self.loop.call_later(_FLUSH_SECONDS, self._guard.ban, "strikes")
