"""Accepting connections: who may not connect costs little, and a lack of files costs nothing."""

from __future__ import annotations

import asyncio
import errno
import socket
import struct
from collections.abc import Callable
from typing import Any

from crossoff.server.gate import Gate

__all__ = ["Acceptor"]

_BATCH = 16  # connections accepted in one go, before others have their turn
_PAUSE = 0.5  # seconds without accepting, when the system has no more files or memory
_EXHAUSTED = (errno.EMFILE, errno.ENFILE, errno.ENOBUFS, errno.ENOMEM)
_RESET = struct.pack("ii", 1, 0)  # SO_LINGER: end with a reset, leave nothing behind


class Acceptor:
    """Accepts connections on a listening socket as the gate allows.

    asyncio's own loop asks nobody before it sets up a connection, and when the process has no files
    left it tries to accept thousands of times a second.
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
        """Begin to accept."""
        self._pause = None
        self._listening.setblocking(False)
        self._loop.add_reader(self._listening, self._accept_some)

    def stop(self) -> None:
        """Accept nobody any more. The listening socket stays open."""
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
                return  # nobody waits, or whoever did has gone
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
        except OSError:  # it has gone already
            connection.close()
