"""Per-connection limits: data received, deadlines, and disconnecting."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable

from crossoff.server.gate import Gate
from crossoff.server.limits import Bucket

__all__ = ["Guard"]

_FORWARDED = b"x-forwarded-for"


class Guard:
    """Counts what a connection sends, and aborts it when it sends too much or takes too long.

    `address` is the client's. A trusted proxy connects for many clients, so it is None until the
    headers of a request name one.
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

    def set_client(self, headers: Iterable[tuple[bytes, bytes]]) -> None:
        """Set the client address from a proxy's headers; without any, the proxy is the client."""
        if self._peer in self.gate.proxies:
            said = [value.decode("latin-1") for name, value in headers if name == _FORWARDED]
            client = self.gate.proxies.get_trusted_client_address(", ".join(said))[0]
            self.address = client or self._peer

    def reset_client(self) -> None:
        """Reset the address: a proxy's next request may be from another client."""
        if self._peer in self.gate.proxies:
            self.address = None

    # --- data received ---

    def count_bytes(self, number: int) -> bool:
        """Count received bytes; False if the connection is aborted."""
        if self.address is None or self.gate.bytes.take(self.address, number):
            return True
        return self.ban("bytes")

    def is_banned(self) -> bool:
        """Abort the connection and return True if its address has been banned."""
        is_banned = self.address is not None and self.gate.is_banned(self.address)
        if is_banned:
            self.abort("away")
        return is_banned

    def count_request(self) -> bool:
        """Count a request; False if the connection is aborted."""
        if self.address is None or self.gate.requests.take(self.address):
            return True
        return self.ban("requests")

    def count_frames(self, number: int) -> bool:
        """Count received frames of all kinds; False if the connection is aborted."""
        is_fine = self._frames.take(number)
        if is_fine and (self.address is None or self.gate.frames.take(self.address, number)):
            return True
        return self.ban("frames")

    def ban(self, why: str) -> bool:
        """Abort the connection of a flooding client, and ban its address for a while.

        Always returns False, for callers to return.
        """
        if self.address is not None:
            self.gate.ban(self.address)
        self.abort(why)
        return False

    def abort(self, why: str) -> None:
        """Abort the connection."""
        self.gate.count(f"aborted {why}")
        self._transport.abort()

    # --- deadlines ---

    @property
    def has_deadline(self) -> bool:
        return self._deadline is not None

    def set_deadline(self, seconds: float, why: str) -> None:
        """Abort the connection unless `clear_deadline` is called within this many seconds."""
        self.clear_deadline()
        self._deadline = self._loop.call_later(seconds, self.abort, why)

    def clear_deadline(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None

    def watch_drain(self) -> None:
        """Abort the connection if the client stops reading its responses."""
        waiting = self._transport.get_write_buffer_size()
        if self._drain is not None or not waiting:
            return
        if self.address is not None:  # a proxy reads for many
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
        """Release everything counted for the connection."""
        self.clear_deadline()
        self._forget_drain()
        self.gate.disconnect(self._peer)
