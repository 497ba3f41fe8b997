"""Anybody's bot at a real table, over the wire of docs/wire.md.

    from crossoff.client import join

    class MyBot:
        def choose(self, view, legal):
            return legal[0]

    print(join("http://localhost:8000/#j/TABLE/INVITE", MyBot()))

The link is one that a table shows: to sit down (`#j/…`), or to a seat that is taken already
(`#t/…`). Nothing here knows a game.
"""

from __future__ import annotations

import json
import secrets
import urllib.error
import urllib.request
from typing import Any
from urllib.parse import urlsplit

from websockets.exceptions import ConnectionClosed, InvalidURI
from websockets.sync.client import ClientConnection, connect

from crossoff.bots.outside import Chooser, pick
from crossoff.core.errors import CrossoffError

__all__ = ["CannotJoin", "join"]


class CannotJoin(CrossoffError):
    """A link that leads to no free seat, or a table that cannot be reached any more."""


def join(url: str, bot: Chooser, *, name: str = "Robot") -> dict[str, Any]:
    """Play at the table of a link until it ends; the last that the seat saw of it."""
    address = urlsplit(url)
    kind, table, secret = _parts(address.fragment)
    home = f"{address.scheme}://{address.netloc}"
    token = _sit_down(home, table, secret, name) if kind == "j" else secret
    try:
        with connect(f"{home.replace('http', 'ws', 1)}/api/tables/{table}/socket") as socket:
            socket.send(json.dumps({"t": "hello", "token": token, "since": 0}))
            return _Seat(socket, bot).play()
    except (ConnectionClosed, InvalidURI, OSError) as error:
        raise CannotJoin(f"the table cannot be reached: {error}") from None


def _parts(fragment: str) -> tuple[str, str, str]:
    parts = fragment.strip("/").split("/")
    if len(parts) != 3 or parts[0] not in ("j", "t"):
        raise CannotJoin("expected a link with #j/TABLE/INVITE or #t/TABLE/TOKEN at its end")
    return parts[0], parts[1], parts[2]


def _sit_down(home: str, table: str, invite: str, name: str) -> str:
    request = urllib.request.Request(
        f"{home}/api/tables/{table}/join",
        json.dumps({"invite": invite, "name": name}).encode(),
        {"Content-Type": "application/json"},
    )
    try:
        with urllib.request.urlopen(request) as answer:
            return str(json.load(answer)["token"])
    except urllib.error.HTTPError as error:
        with error:
            said = json.loads(error.read() or b"{}")
        raise CannotJoin(f"no seat: {said.get('detail') or said.get('code') or error}") from None
    except (urllib.error.URLError, ValueError) as error:
        raise CannotJoin(f"the table cannot be reached: {error}") from None


class _Seat:
    """A seat at a table: what it is shown, and what it is asked."""

    def __init__(self, socket: ClientConnection, bot: Chooser) -> None:
        self._socket = socket
        self._bot = bot
        self._now: dict[str, Any] = {}
        self._table: dict[str, Any] = {}

    def play(self) -> dict[str, Any]:
        answered = None
        while not self._table.get("ended"):
            phase = self._now.get("phase")
            if phase is None or phase == answered:
                self._receive()
                continue
            answered = phase
            self._ask("cmd", self._whole_decision())
        return {"view": self._now["view"], "table": self._table}

    def _whole_decision(self) -> str:
        view, legal = self._now["view"], self._now["legal"]
        while True:
            choice = legal[pick(self._bot, view, legal)]
            if not choice["more"]:
                return str(choice["do"])
            legal = self._ask("preview", choice["do"])["legal"]

    def _ask(self, kind: str, do: str) -> dict[str, Any]:
        id = secrets.token_hex(16)
        said = {"t": kind, "id": id, "phase": self._now["phase"], "do": do}
        self._socket.send(json.dumps(said))
        while (answer := self._receive()).get("id") != id:
            pass
        if answer["t"] == "err" and answer["code"] != "already_done":
            raise CannotJoin(f"{do!r} was refused: {answer['detail']}")
        return answer

    def _receive(self) -> dict[str, Any]:
        frame: dict[str, Any] = json.loads(self._socket.recv())
        if frame["t"] in ("welcome", "event"):
            self._now = frame
            self._table = frame.get("table") or self._table
        elif frame["t"] == "err" and frame["id"] is None:
            raise CannotJoin(str(frame["detail"]))
        return frame
