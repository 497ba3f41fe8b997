"""One connection's account at the gate: what it sent, how long it takes, and its end."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable

from crossoff.server.gate import Gate
from crossoff.server.limits import Bucket

__all__ = ["Guard"]

_FORWARDED = b"x-forwarded-for"


class Guard:
    """Counts what a connection sends, and aborts it when that is too much or takes too long.

    `address` is who the connection speaks for. A trusted proxy speaks for many, so it is None until
    the head of a request says for whom.
    """

    def __init__(self, gate: Gate, transport: asyncio.Transport, peer: str) -> None:
        self.gate = gate
        self.address = None if peer in gate.proxies else peer
        limits = gate.limits
        self._peer = peer
        self._transport = transport
        self._loop = asyncio.get_running_loop()
        self._frames = Bucket(limits.frames_second, limits.frames_burst, gate.clock)
        self._deadline: asyncio.TimerHandle | None = None
        self._drain: asyncio.TimerHandle | None = None
        self._unread_of: str | None = None

    def speak_for(self, headers: Iterable[tuple[bytes, bytes]]) -> None:
        """Take a proxy's word for whom it speaks; without one it speaks for itself."""
        if self._peer in self.gate.proxies:
            said = [value.decode("latin-1") for name, value in headers if name == _FORWARDED]
            client = self.gate.proxies.get_trusted_client_address(", ".join(said))[0]
            self.address = client or self._peer

    def speak_for_nobody(self) -> None:
        """Whoever a proxy spoke for, its next request may be somebody else's."""
        if self._peer in self.gate.proxies:
            self.address = None

    # --- what came ---

    def take_bytes(self, number: int) -> bool:
        """Count bytes that came; False if the connection is aborted for them."""
        if self.address is None or self.gate.bytes.take(self.address, number):
            return True
        return self.let_go("bytes")

    def is_away(self) -> bool:
        """True if the address was sent away since it connected; then the connection is aborted."""
        is_away = self.address is not None and self.gate.is_away(self.address)
        if is_away:
            self.abort("away")
        return is_away

    def take_request(self) -> bool:
        """Count a request; False if the connection is aborted for it."""
        if self.address is None or self.gate.requests.take(self.address):
            return True
        return self.let_go("requests")

    def take_frames(self, number: int) -> bool:
        """Count frames that came, of all kinds; False if the connection is aborted for them."""
        is_fine = self._frames.take(number)
        if is_fine and (self.address is None or self.gate.frames.take(self.address, number)):
            return True
        return self.let_go("frames")

    def let_go(self, why: str) -> bool:
        """Abort the connection of a client that floods, and keep its address away for a while.

        Always False, for callers to return.
        """
        if self.address is not None:
            self.gate.send_away(self.address)
        self.abort(why)
        return False

    def abort(self, why: str) -> None:
        """Abort the connection."""
        self.gate.count(f"aborted {why}")
        self._transport.abort()

    # --- how long it takes ---

    @property
    def is_timed(self) -> bool:
        return self._deadline is not None

    def within(self, seconds: float, why: str) -> None:
        """Abort the connection unless `in_time` is called so soon."""
        self.in_time()
        self._deadline = self._loop.call_later(seconds, self.abort, why)

    def in_time(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None

    def watch_drain(self) -> None:
        """Abort the connection of a client that stops reading its answers."""
        waiting = self._transport.get_write_buffer_size()
        if self._drain is not None or not waiting:
            return
        if self.address is not None:  # else a proxy's, which reads for many
            if not self.gate.unread.enter(self.address):
                self.abort("unread")
                return
            self._unread_of = self.address
        self._drain = self._loop.call_later(self.gate.limits.drain_seconds, self._drained, waiting)

    def _drained(self, before: int) -> None:
        waiting = self._transport.get_write_buffer_size()
        if waiting >= before:
            self.abort("unread")
        elif waiting:
            seconds = self.gate.limits.drain_seconds
            self._drain = self._loop.call_later(seconds, self._drained, waiting)
        else:
            self._forget_drain()

    def _forget_drain(self) -> None:
        if self._drain is not None:
            self._drain.cancel()
            self._drain = None
        if self._unread_of is not None:
            self.gate.unread.leave(self._unread_of)
            self._unread_of = None

    def close(self) -> None:
        """The connection is gone."""
        self.in_time()
        self._forget_drain()
        self.gate.disconnect(self._peer)
