"""Accept connections: cheaply reject those that are over a limit, and survive EMFILE."""

from __future__ import annotations

import asyncio
import errno
import socket
import struct
from collections.abc import Callable
from typing import Any

from crossoff.server.gate import Gate

__all__ = ["Acceptor"]

_BATCH = 16  # connections accepted per loop iteration
_PAUSE = 0.5  # seconds to stop accepting when the OS is out of file descriptors or memory
_EXHAUSTED = (errno.EMFILE, errno.ENFILE, errno.ENOBUFS, errno.ENOMEM)
_RESET = struct.pack("ii", 1, 0)  # SO_LINGER: close with a reset, so that no TIME_WAIT remains


class Acceptor:
    """Accepts connections on a listening socket as the gate allows.

    asyncio sets up every connection unconditionally, and when the process is out of file
    descriptors it retries `accept` thousands of times a second.
    """

    def __init__(
        self,
        listening: socket.socket,
        gate: Gate,
        make_protocol: Callable[[], asyncio.BaseProtocol],
    ) -> None:
        self._listening = listening
        self._gate = gate
        self._make_protocol = make_protocol
        self._loop = asyncio.get_running_loop()
        self._starting: set[asyncio.Task[Any]] = set()
        self._pause: asyncio.TimerHandle | None = None

    def start(self) -> None:
        """Start accepting."""
        self._pause = None
        self._listening.setblocking(False)
        self._loop.add_reader(self._listening, self._accept_some)

    def stop(self) -> None:
        """Stop accepting. The listening socket stays open."""
        if self._pause is not None:
            self._pause.cancel()
        self._loop.remove_reader(self._listening)

    def _accept_some(self) -> None:
        for _ in range(_BATCH):
            try:
                connection, peer = self._listening.accept()
            except OSError as error:
                if error.errno in _EXHAUSTED:
                    self._gate.count("aborted exhausted")
                    self.stop()
                    self._pause = self._loop.call_later(_PAUSE, self.start)
                return  # the queue is empty, or the client has gone
            if not self._gate.may_connect(peer[0]):
                self._gate.count("aborted connect")
                connection.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, _RESET)
                connection.close()
                continue
            task = self._loop.create_task(self._start_one(connection))
            self._starting.add(task)
            task.add_done_callback(self._starting.discard)

    async def _start_one(self, connection: socket.socket) -> None:
        try:
            await self._loop.connect_accepted_socket(self._make_protocol, connection)
        except OSError:  # the client has gone already
            connection.close()
