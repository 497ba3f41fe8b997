"""The life of a client's socket (docs/wire.md)."""

from __future__ import annotations

import asyncio
import contextlib
from collections import deque
from collections.abc import Callable
from typing import Any

from litestar.types import Receive, Send

from crossoff.play.frames import observation, preview
from crossoff.play.table import Refused
from crossoff.server.gate import AddressGate, too_many_tries
from crossoff.server.limits import Bucket, Limits
from crossoff.server.lobby import Lobby
from crossoff.server.logs import report
from crossoff.server.messages import (
    Command,
    Emote,
    Hello,
    Malformed,
    Message,
    Nudge,
    Ping,
    Preview,
    Undo,
    decode_message,
    encode,
    error_frame,
)
from crossoff.server.outage import outage_of
from crossoff.server.room import Room
from crossoff.server.secrets import hashed
from crossoff.server.store import StoreError

__all__ = ["Client", "Socket", "serve_socket"]

HELLO_SECONDS = 10.0
_NORMAL, _POLICY, _TRY_LATER = 1000, 1008, 1013
_MAX_STRIKES = 20  # malformed or excess messages before the socket is closed


class Socket:
    """A websocket on top of ASGI."""

    def __init__(self, receive: Receive, send: Send) -> None:
        self.receive = receive
        self._send = send

    async def accept(self) -> None:
        await self._send({"type": "websocket.accept", "subprotocol": None, "headers": []})

    async def refuse(self) -> None:
        """Reject the handshake with 403."""
        await self.close(_POLICY)

    async def send(self, frame: bytes) -> None:
        await self._send({"type": "websocket.send", "text": frame.decode(), "bytes": None})

    async def close(self, code: int) -> None:
        await self._send({"type": "websocket.close", "code": code, "reason": ""})


class Client:
    """One socket: answers incoming messages in order, and queues outgoing frames up to a limit."""

    def __init__(self, socket: Socket, limits: Limits, count: Callable[[str], None]) -> None:
        self.observer: int | None = None
        self.holder = ""  # hash of the client's secret
        self._count = count
        self._socket = socket
        self._limits = limits
        self._out: deque[bytes] = deque()
        self._out_bytes = 0
        self._welcome_bytes = 0  # of a queued welcome
        self._changed = asyncio.Event()
        self._close_code: int | None = None

    # --- outgoing ---

    def send(self, frame: bytes) -> None:
        """Queue a frame. A client that is too slow is disconnected: it can reconnect and ask for
        what it missed.
        """
        if self._close_code is not None:
            return
        self._out.append(frame)
        self._out_bytes += len(frame)
        if self._out_bytes > self._limits.send_bytes + self._welcome_bytes:
            self._out.clear()
            self.close(_TRY_LATER)
        self._changed.set()

    def welcome(self, frame: bytes) -> None:
        """Queue the first frame, which is exempt from the limit: it grows with the game, and a
        client disconnected because of it could never come back.
        """
        self._welcome_bytes = len(frame)
        self.send(frame)

    def refuse(
        self,
        code: str,
        detail: str,
        id: str | None = None,
        clause: str | None = None,
        why: str | None = None,
    ) -> None:
        """Send an error."""
        self._count(f"refused {code}")
        self.send(error_frame(code, detail, id, clause, why))

    def close(self, code: int) -> None:
        """Close the connection once the queue is sent."""
        if self._close_code is None:
            self._close_code = code
        self._changed.set()

    @property
    def is_closing(self) -> bool:
        return self._close_code is not None

    async def write(self) -> None:
        """Send queued frames until the connection ends."""
        while True:
            while self._out:
                frame = self._out.popleft()
                self._out_bytes -= len(frame)
                self._welcome_bytes = 0
                await self._socket.send(frame)
            if self._close_code is not None:
                await self._socket.close(self._close_code)
                return
            self._changed.clear()
            await self._changed.wait()

    # --- incoming ---

    async def receive(self) -> Message | Malformed | None:
        """Return the next message; None when the client has gone."""
        got: Any = await self._socket.receive()
        if got["type"] != "websocket.receive":
            return None
        text = got.get("text")
        if text is None:
            return Malformed("expected text, got bytes")
        try:
            return decode_message(text)
        except Malformed as wrong:
            return wrong


async def serve_socket(
    socket: Socket, table: str, lobby: Lobby, limits: Limits, gate: AddressGate
) -> None:
    """Serve a client until either side closes."""
    client = Client(socket, limits, lobby.services.count)
    writer = asyncio.ensure_future(client.write())
    room: Room | None = None
    try:
        async with asyncio.timeout(None) as connected:
            writer.add_done_callback(lambda _: _end(connected))
            hello = await _hello(client)
            room = await _enter(client, table, hello, lobby, gate)
            if room is not None:
                _greet(client, room, hello)
                await _listen(client, room, limits)
    except TimeoutError:
        pass  # the writer has ended: the connection is closed
    except Exception as error:  # an internal error, confined to this table
        text = f"something went wrong here; in the server's log it is {report(error)}"
        client.refuse("unavailable", text)
    finally:
        if room is not None:
            room.leave(client)
            gate.leave_seat(room.id, client.observer)
        client.close(_NORMAL)
        with contextlib.suppress(Exception):  # the client may be gone already
            async with asyncio.timeout(HELLO_SECONDS):
                await writer
        writer.cancel()


def _end(connected: asyncio.Timeout) -> None:
    with contextlib.suppress(RuntimeError):  # the timeout is over already
        connected.reschedule(0.0)


async def _hello(client: Client) -> Message | Malformed | None:
    """Return the first message, waiting only for a short time."""
    try:
        async with asyncio.timeout(HELLO_SECONDS):
            return await client.receive()
    except TimeoutError:
        return Malformed("expected a hello, got nothing")


async def _enter(
    client: Client, table: str, hello: Message | Malformed | None, lobby: Lobby, gate: AddressGate
) -> Room | None:
    """Admit a client that knows a secret of the table."""
    if hello is None:
        return None
    if not isinstance(hello, Hello):
        detail = hello.detail if isinstance(hello, Malformed) else "expected a hello first"
        client.refuse("malformed", detail)
        return None
    try:
        room, seat = await lobby.observer(table, hello.token)
    except Refused as refused:
        is_too_often = bool(hello.token) and not gate.count_wrong()
        said = too_many_tries() if is_too_often else refused
        client.refuse(said.code, said.detail)
        return None
    except StoreError:
        client.refuse("unavailable", "the table cannot be read just now")
        return None
    if not gate.enter_seat(room.id, seat):
        client.refuse("too_fast", "this seat has too many connections")
        return None
    client.observer, client.holder = seat, hashed(hello.token)
    client.welcome(room.welcome(client, hello.since))
    return room


def _greet(client: Client, room: Room, hello: Message | Malformed | None) -> None:
    """Pass on the nonce of a hello. It is optional."""
    if isinstance(hello, Hello) and client.observer is not None:
        with contextlib.suppress(Refused):
            room.greet(client.observer, client.holder, hello.nonce)


async def _listen(client: Client, room: Room, limits: Limits) -> None:
    bucket = Bucket(limits.messages_second, limits.messages_burst, asyncio.get_running_loop().time)
    strikes = 0
    while not client.is_closing:
        message = await client.receive()
        if message is None:
            return
        is_fine = bucket.take()
        if not is_fine:
            client.refuse("too_fast", "please slow down", _id_of(message))
        elif isinstance(message, Malformed):
            client.refuse("malformed", message.detail, message.id)
        else:
            await _answer(client, room, message)
        strikes = strikes + 1 if not is_fine or isinstance(message, Malformed) else 0
        if strikes >= _MAX_STRIKES:
            client.close(_POLICY)


def _id_of(message: Message | Malformed) -> str | None:
    return getattr(message, "id", None)


async def _answer(client: Client, room: Room, message: Message) -> None:
    if isinstance(message, Ping):
        client.send(encode({"t": "pong"}))
        return
    if isinstance(message, Hello):
        client.refuse("malformed", "this socket has said hello")
        return
    if isinstance(message, Nudge | Emote):
        _gesture(client, room, message)
        return
    try:
        if client.observer is None:
            raise Refused("not_yours", "an onlooker decides nothing")
        if isinstance(message, Preview):
            room.loaded.expect_holder(client.observer, client.holder)
            client.send(_preview(room, client.observer, message))
        else:
            await _decide(client, room, client.observer, message)
    except Refused as refused:
        client.refuse(refused.code, refused.detail, message.id, refused.clause)
    except StoreError as error:
        outage = outage_of(error)
        client.refuse("unavailable", outage.detail, message.id, why=outage.why)


def _gesture(client: Client, room: Room, message: Nudge | Emote) -> None:
    """Pass on what is not part of the game. It is not stored, and not answered."""
    if client.observer is None:
        client.refuse("not_yours", "a spectator has no say at the table")
    elif isinstance(message, Nudge):
        room.audience.nudge(message.seat, client.observer)
    else:
        room.audience.emote(message.emote, client.observer)


async def _decide(client: Client, room: Room, seat: int, message: Command | Undo) -> None:
    def acknowledge(seq: int) -> None:
        client.send(encode({"t": "ack", "id": message.id, "seq": seq, **room.loaded.head(seq)}))

    id, phase, holder = message.id, message.phase, client.holder
    if isinstance(message, Undo):
        await room.withdraw(seat, id, phase, holder=holder, on_stored=acknowledge)
    else:
        await room.submit(seat, id, phase, message.do, holder=holder, on_stored=acknowledge)


def _preview(room: Room, seat: int, message: Preview) -> bytes:
    position, steps = room.table.preview(seat, message.phase, message.do)
    seen = observation(position, seat, steps) if message.observe else {}
    return encode({"t": "preview", "id": message.id, **preview(position, seat, steps), **seen})
