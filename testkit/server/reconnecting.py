"""Clients that reconnect: they know only the wire protocol, and rely on its promises.

Anything a server says that cannot be true raises AssertionError.
"""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Callable
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

__all__ = ["Ledger", "ReconnectingClient"]

PATIENCE = 120.0  # seconds for a connection: machines may be busy
_PAUSE = 0.2  # seconds at most before the next attempt

Frame = dict[str, Any]


class Ledger:
    """Everything sent for a seat, from any tab, and the answers."""

    def __init__(self) -> None:
        self.sent: dict[str, tuple[str, str]] = {}  # phase and decision, by id
        self.acknowledged: dict[str, int] = {}  # seq of the event, by id
        self.refused: dict[str, str] = {}  # code, by id

    def take(self, answer: Frame) -> None:
        """Record an answer to a command; it may come more than once, but must not change."""
        id = answer["id"]
        if answer["t"] == "ack":
            assert self.acknowledged.setdefault(id, answer["seq"]) == answer["seq"], answer
            assert id not in self.refused, answer
        elif not answer["retryable"]:
            assert id not in self.acknowledged, answer
            self.refused[id] = answer["code"]


class ReconnectingClient:
    """Plays a seat at random, or watches, until the table has ended. Reconnects with `since` after
    a lost connection, and resends unanswered commands with the same id.
    """

    def __init__(
        self,
        where: Callable[[], str],
        table: str,
        secret: str,
        ledger: Ledger,
        rng: random.Random,
    ) -> None:
        self.ledger = ledger
        self.seq = 0
        self.visits = 0
        self.view: Frame = {}
        self._where = where  # the address to try next
        self._table = table
        self._secret = secret
        self._rng = rng
        self._phase: str | None = None
        self._legal: list[Frame] = []
        self._is_ended = False
        self._command: str | None = None  # id of the command that waits for an answer
        self._draft: tuple[str, str] | None = None  # id of a preview, and its phase
        self._answered = ""  # phase of the last command

    async def play(self) -> None:
        """Play to the end, reconnecting as often as needed."""
        while not self._is_done:
            try:
                await self._visit()
            except (OSError, ConnectionClosed, InvalidHandshake):  # a timeout is an OSError too
                await asyncio.sleep(_PAUSE * self._rng.random())

    @property
    def _is_done(self) -> bool:
        return self._is_ended and self._command is None

    async def _visit(self) -> None:
        url = f"{self._where().replace('http', 'ws', 1)}api/tables/{self._table}/socket"
        async with connect(
            url, compression=None, max_size=None, ping_interval=None, proxy=None,
            open_timeout=PATIENCE, close_timeout=1,
        ) as socket:  # fmt: skip
            await _send(socket, {"t": "hello", "token": self._secret, "since": self.seq})
            self.visits += 1
            self._draft = None
            while not self._is_done:
                await self._take(socket, json.loads(await socket.recv()))
                await self._go_on(socket)

    # --- receiving ---

    async def _take(self, socket: ClientConnection, frame: Frame) -> None:
        match frame["t"]:
            case "welcome":
                numbers = [news["seq"] for news in frame["missed"]]
                assert numbers == list(range(self.seq + 1, frame["seq"] + 1)), (self.seq, frame)
                assert frame["seq"] >= self.seq, f"knew {self.seq}, was told of {frame['seq']}"
                self._see(frame)
                if self._command is not None:
                    await self._send_command(socket)
            case "event":
                assert frame["seq"] == self.seq + 1, (self.seq, frame)
                self._see(frame)
            case "ack" | "err":
                await self._take_answer(socket, frame)
            case "preview" if self._draft is not None and frame["id"] == self._draft[0]:
                await self._choose(socket, frame["legal"], self._draft[1])

    def _see(self, frame: Frame) -> None:
        self.seq, self.view = frame["seq"], frame["view"]
        self._phase, self._legal = frame["phase"], frame["legal"]
        if "table" in frame:
            self._is_ended = frame["table"]["ended"] is not None

    async def _take_answer(self, socket: ClientConnection, frame: Frame) -> None:
        id = frame["id"]
        if id is None:
            assert frame["code"] == "unavailable", frame
        elif id in self.ledger.sent:
            self.ledger.take(frame)
            if id == self._command and frame.get("retryable"):
                await asyncio.sleep(_PAUSE * self._rng.random())
                await self._send_command(socket)
            elif id == self._command:
                self._command = None
        elif self._draft is not None and id == self._draft[0]:
            self._draft = None  # another tab has decided

    # --- sending ---

    async def _go_on(self, socket: ClientConnection) -> None:
        """Decide if asked, unless a decision is under way."""
        drafted = self._draft[1] if self._draft else None
        if self._command is None and self._phase not in (None, self._answered, drafted):
            await self._choose(socket, self._legal, str(self._phase))

    async def _choose(self, socket: ClientConnection, legal: list[Frame], phase: str) -> None:
        choice, id = self._rng.choice(legal), self._rng.randbytes(16).hex()
        if choice["more"]:
            self._draft = id, phase
            await _send(socket, {"t": "preview", "id": id, "phase": phase, "do": choice["do"]})
            return
        self._draft, self._command, self._answered = None, id, phase
        self.ledger.sent[id] = phase, choice["do"]
        await self._send_command(socket)

    async def _send_command(self, socket: ClientConnection) -> None:
        assert self._command is not None
        phase, do = self.ledger.sent[self._command]
        await _send(socket, {"t": "cmd", "id": self._command, "phase": phase, "do": do})


async def _send(socket: ClientConnection, message: Frame) -> None:
    await socket.send(json.dumps(message))
