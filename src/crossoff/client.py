"""Anybody's bot at a real table, over the wire of docs/wire.md.

    from crossoff.client import join

    class MyBot:
        def choose(self, view, legal):
            return legal[0]

    print(join("http://localhost:8000/#j/TABLE/INVITE", MyBot()))

The link is one that a table shows: to sit down (`#j/…`), or to a seat that is taken already
(`#t/…`). A lost connection is made again, also to a server that was started anew. Nothing here
knows a game.
"""

from __future__ import annotations

import json
import re
import secrets
import time
import urllib.error
import urllib.request
from collections.abc import Callable
from http.client import HTTPException
from typing import Any
from urllib.parse import urlsplit

from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidURI
from websockets.sync.client import ClientConnection, connect

from crossoff.bots.classes import Chooser
from crossoff.bots.user import pick
from crossoff.core.errors import CrossoffError, Said, said

__all__ = ["CannotJoin", "join"]


class CannotJoin(CrossoffError):
    """A link that leads to no free seat, or a table that cannot be reached any more."""


class _NotNow(CrossoffError):
    """A server that says to try again."""


class _Unreached(_NotNow):
    """A server that cannot even be asked."""


_TRY_AGAIN = (429, 502, 503, 504)  # what a server or its proxy says that is busy or starting
#: It becomes part of a link, which is shown.
_TOKEN = re.compile(r"[0-9A-Za-z_-]{1,128}")

#: Where a decision came too late (a clock ran out, or the same seat played in another window), the
#: table goes on without it.
_OVERTAKEN = ("stale", "already_done")

_FIRST_PAUSE, _LONGEST_PAUSE = 0.1, 2.0  # seconds between tries to come back
_ANSWER = 10.0  # seconds in which a server answers a call, if it ever does
_HELD = 5.0  # seconds after which a connection was a good one, even if nobody did anything


def join(
    url: str,
    bot: Chooser,
    *,
    name: str = "Robot",
    patience: float = 60.0,
    on_seat: Callable[[str], object] = lambda link: None,
) -> dict[str, Any]:
    """Play at the table of a link until it ends; the last that the seat saw of it. `on_seat` is
    called with the link of the seat, once it has one: whoever has that can go on there.

    CannotJoin if no seat is to be had, or the table was out of reach for `patience` seconds after
    this had sat down or seen it. A table that breaks off as soon as it is seen, again and again, is
    out of reach.
    """
    home, kind, table, secret = _parts(url)
    lost_at, pause = None, _FIRST_PAUSE
    if kind == "j":
        secret, lost_at = _sit_down(home, table, secret, name, patience), time.monotonic()
        on_seat(f"{home}/#t/{table}/{secret}")
    seat = _Seat(f"{home.replace('http', 'ws', 1)}/api/tables/{table}/socket", secret, bot)
    while True:
        began = time.monotonic()
        try:
            return seat.play()
        except (ConnectionClosed, InvalidHandshake, InvalidURI, OSError, _NotNow) as error:
            now = time.monotonic()
            has_held = seat.is_seen and now - began > _HELD
            is_there = seat.is_seen or isinstance(error, _NotNow)
            if seat.has_moved or has_held or (lost_at is None and is_there):
                lost_at, pause = now, _FIRST_PAUSE
            if lost_at is None or now - lost_at > patience:
                reason = error if isinstance(error, CrossoffError) else str(error)
                raise CannotJoin("why-join-unreached", reason=reason) from None
        time.sleep(pause)
        pause = min(2 * pause, _LONGEST_PAUSE)


def _parts(url: str) -> tuple[str, str, str, str]:
    """Where a link leads, and the three words at its end."""
    try:
        address = urlsplit(url)
        is_web = address.scheme in ("http", "https") and bool(address.hostname)
        _ = address.port  # ValueError for one that is no number
    except ValueError:
        raise CannotJoin("why-join-link") from None
    parts = address.fragment.strip("/").split("/")
    if not is_web or len(parts) != 3 or parts[0] not in ("j", "t"):
        raise CannotJoin("why-join-link")
    return f"{address.scheme}://{address.netloc}", parts[0], parts[1], parts[2]


def _sit_down(home: str, table: str, invite: str, name: str, patience: float) -> str:
    """The token of a seat. A request whose answer is lost is sent again, with the same id."""
    body = {"invite": invite, "name": name, "id": secrets.token_hex(16)}
    request = urllib.request.Request(
        f"{home}/api/tables/{table}/join",
        json.dumps(body).encode(),
        {"Content-Type": "application/json"},
    )
    began, pause, is_first = time.monotonic(), _FIRST_PAUSE, True
    while True:
        try:
            return _ask_for_seat(request)
        except _NotNow as error:
            is_nowhere = is_first and isinstance(error, _Unreached)
            if is_nowhere or time.monotonic() - began > patience:
                raise CannotJoin(error.why) from None
        is_first = False
        time.sleep(pause)
        pause = min(2 * pause, _LONGEST_PAUSE)


def _ask_for_seat(request: urllib.request.Request) -> str:
    try:
        with urllib.request.urlopen(request, timeout=_ANSWER) as response:
            token = json.load(response)["token"]
            if not isinstance(token, str) or not _TOKEN.fullmatch(token):
                raise TypeError("the answer holds no token of a seat")
            return token
    except urllib.error.HTTPError as error:
        kind = _NotNow if error.code in _TRY_AGAIN else CannotJoin
        raise kind("why-join-no-seat", reason=_told(_refusal(error)) or str(error)) from None
    except urllib.error.URLError as error:
        raise _Unreached("why-join-unreached", reason=str(error.reason)) from None
    except (OSError, HTTPException) as error:  # it may have been heard
        raise _NotNow("why-join-unreached", reason=str(error) or repr(error)) from None
    except (ValueError, KeyError, TypeError) as error:
        # Whatever answers there may be no server of ours: a proxy, or something else altogether.
        raise CannotJoin("why-join-unreached", reason=str(error) or repr(error)) from None


def _refusal(error: urllib.error.HTTPError) -> Any:
    """What a refusal says, if it says it to the end; nothing if that is no JSON."""
    try:
        with error:
            return json.loads(error.read())
    except (OSError, HTTPException, ValueError):
        return None


def _told(answer: Any) -> Said | str:
    """What a server says: in everybody's words for its code, where there are some, else in its;
    nothing if it is no answer of a server of ours.
    """
    if not isinstance(answer, dict):
        return ""
    code = f"error-{answer.get('code')}"
    for id_ in (f"{code}-{answer.get('why')}", code):
        known = said(id_)
        if str(known) != id_:
            return known
    return str(answer.get("detail") or "")


class _Seat:
    """A seat at a table: what it is shown, and what it is asked."""

    def __init__(self, address: str, token: str, bot: Chooser) -> None:
        self._address = address
        self._token = token
        self._nonce = secrets.token_hex(32)  # our part of the game's chance (docs/fairness.md)
        self._bot = bot
        self._socket: ClientConnection
        self._now: dict[str, Any] = {}
        self._table: dict[str, Any] = {}
        self.is_seen = self.has_moved = False  # since it was last connected: the table; a change

    def play(self) -> dict[str, Any]:
        """Connect, and play until the table ends or the connection does.

        What was decided before a connection was lost needs no memory: a decision that the server
        has is no longer asked for.
        """
        answered = None
        self.is_seen = self.has_moved = False
        with connect(self._address) as self._socket:
            self._send({"t": "hello", "token": self._token, "since": 0, "nonce": self._nonce})
            self._receive()
            while not self._table.get("ended"):
                phase = self._now["phase"]
                if phase is None or phase == answered:
                    self._receive()
                    continue
                answered = phase
                if decision := self._whole_decision():
                    self._ask("cmd", decision)
        return {"view": self._now["view"], "table": self._table}

    def _whole_decision(self) -> str | None:
        view, legal = self._now["view"], self._now["legal"]
        while True:
            choice = legal[pick(self._bot, view, legal)]
            if not choice["more"]:
                return str(choice["do"])
            further = self._ask("preview", choice["do"])
            if further is None:
                return None
            legal = further["legal"]

    def _ask(self, kind: str, do: str) -> dict[str, Any] | None:
        """The answer; None if the table has gone on in the meantime."""
        id, phase = secrets.token_hex(16), self._now["phase"]
        pause = _FIRST_PAUSE
        while True:
            self._send({"t": kind, "id": id, "phase": phase, "do": do})
            while (answer := self._receive()).get("id") != id:
                pass
            if answer["t"] != "err":
                return answer
            if answer["code"] in _OVERTAKEN:
                return None
            if not answer["retryable"]:
                raise CannotJoin("why-join-refused", do=repr(do), reason=str(answer["detail"]))
            if pause > _LONGEST_PAUSE:
                raise _NotNow(_told(answer))
            time.sleep(pause)
            pause *= 2

    def _send(self, message: dict[str, Any]) -> None:
        self._socket.send(json.dumps(message))

    def _receive(self) -> dict[str, Any]:
        frame: dict[str, Any] = json.loads(self._socket.recv())
        if frame["t"] == "err" and frame["id"] is None:
            if frame["retryable"]:
                raise _NotNow(_told(frame))
            raise CannotJoin("why-join-no-table", reason=_told(frame))
        self.is_seen = True
        self.has_moved |= frame["t"] not in ("welcome", "err")
        if frame["t"] in ("welcome", "event"):
            self._now = frame
            self._table = frame.get("table") or self._table
        return frame
