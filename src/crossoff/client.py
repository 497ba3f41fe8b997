"""Play with your own bot at a table on a server, over the protocol of docs/wire.md.

    from crossoff.client import join

    class MyBot:
        def choose(self, view, legal):
            return legal[0]

    print(join("http://localhost:8000/#j/TABLE/INVITE", MyBot()))

A bot may have `act(observation, mask)` instead, as in docs/first-bot.md. The link is one that a
table shows: an invitation (`#j/…`), or a seat that is already taken (`#t/…`). The client
reconnects, even after the server was restarted. Nothing here depends on a particular game.
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

import numpy as np
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidURI
from websockets.sync.client import ClientConnection, connect

from crossoff.bots.acting import ask_actions, check_legal
from crossoff.bots.classes import Actor, Chooser, acts, reset
from crossoff.bots.user import pick
from crossoff.core.errors import CrossoffError, Said, said
from crossoff.core.model.observer import observer_of
from crossoff.core.model.position import new_game
from crossoff.core.model.setup import Setup

__all__ = ["CannotJoin", "join"]


class CannotJoin(CrossoffError):
    """The link offers no free seat, or the table can no longer be reached."""


class _TryLater(CrossoffError):
    """The server asks to try again later."""


class _Unreachable(_TryLater):
    """The server cannot be reached."""


_RETRY_STATUSES = (429, 502, 503, 504)  # HTTP statuses of a busy or starting server or proxy
#: The token becomes part of a link that is displayed.
_TOKEN = re.compile(r"[0-9A-Za-z_-]{1,128}")

#: Error codes of a late decision (a clock ran out, or the same seat played in another window): the
#: game continues without it.
_TOO_LATE = ("stale", "already_done")

_MIN_BACKOFF, _MAX_BACKOFF = 0.1, 2.0  # backoff in seconds
_HTTP_TIMEOUT = 10.0  # timeout of an HTTP call in seconds
_STABLE_SECONDS = 5.0  # a connection that lasts this many seconds was good, even without any event


def join(
    url: str,
    bot: Chooser | Actor,
    *,
    name: str = "Robot",
    patience: float = 60.0,
    on_seat: Callable[[str], object] = lambda link: None,
) -> dict[str, Any]:
    """Play at the table of a link until it ends; return the last state that the seat saw. `on_seat`
    is called with the link of the seat once it has one; it can be used to resume.

    Raises CannotJoin if there is no free seat, or if the table was unreachable for `patience`
    seconds after this client had joined or seen it. A table that repeatedly disconnects right after
    the first frame counts as unreachable.
    """
    home, kind, table, secret = _parse_link(url)
    lost_at, pause = None, _MIN_BACKOFF
    if kind == "j":
        secret, lost_at = _join_table(home, table, secret, name, patience), time.monotonic()
        on_seat(f"{home}/#t/{table}/{secret}")
    seat = _Seat(f"{home.replace('http', 'ws', 1)}/api/tables/{table}/socket", secret, bot)
    while True:
        began = time.monotonic()
        try:
            return seat.play()
        except (ConnectionClosed, InvalidHandshake, InvalidURI, OSError, _TryLater) as error:
            now = time.monotonic()
            has_held = seat.is_seen and now - began > _STABLE_SECONDS
            is_there = seat.is_seen or isinstance(error, _TryLater)
            if seat.has_moved or has_held or (lost_at is None and is_there):
                lost_at, pause = now, _MIN_BACKOFF
            if lost_at is None or now - lost_at > patience:
                reason = error if isinstance(error, CrossoffError) else str(error)
                raise CannotJoin("why-join-unreached", reason=reason) from None
        time.sleep(pause)
        pause = min(2 * pause, _MAX_BACKOFF)


def _parse_link(url: str) -> tuple[str, str, str, str]:
    """Split a link into its origin and the three parts of its fragment."""
    try:
        address = urlsplit(url)
        is_web = address.scheme in ("http", "https") and bool(address.hostname)
        _ = address.port  # raises ValueError if it is not a number
    except ValueError:
        raise CannotJoin("why-join-link") from None
    parts = address.fragment.strip("/").split("/")
    if not is_web or len(parts) != 3 or parts[0] not in ("j", "t"):
        raise CannotJoin("why-join-link")
    return f"{address.scheme}://{address.netloc}", parts[0], parts[1], parts[2]


def _join_table(home: str, table: str, invite: str, name: str, patience: float) -> str:
    """Join and return the token of a seat. Retries use the same id, so they are idempotent."""
    body = {"invite": invite, "name": name, "id": secrets.token_hex(16)}
    request = urllib.request.Request(
        f"{home}/api/tables/{table}/join",
        json.dumps(body).encode(),
        {"Content-Type": "application/json"},
    )
    began, pause, is_first = time.monotonic(), _MIN_BACKOFF, True
    while True:
        try:
            return _request_seat(request)
        except _TryLater as error:
            is_nowhere = is_first and isinstance(error, _Unreachable)
            if is_nowhere or time.monotonic() - began > patience:
                raise CannotJoin(error.why) from None
        is_first = False
        time.sleep(pause)
        pause = min(2 * pause, _MAX_BACKOFF)


def _request_seat(request: urllib.request.Request) -> str:
    try:
        with urllib.request.urlopen(request, timeout=_HTTP_TIMEOUT) as response:
            token = json.load(response)["token"]
            if not isinstance(token, str) or not _TOKEN.fullmatch(token):
                raise TypeError("the answer holds no token of a seat")
            return token
    except urllib.error.HTTPError as error:
        kind = _TryLater if error.code in _RETRY_STATUSES else CannotJoin
        raise kind("why-join-no-seat", reason=_error_text(_refusal(error)) or str(error)) from None
    except urllib.error.URLError as error:
        raise _Unreachable("why-join-unreached", reason=str(error.reason)) from None
    except (OSError, HTTPException) as error:  # the server may have received it
        raise _TryLater("why-join-unreached", reason=str(error) or repr(error)) from None
    except (ValueError, KeyError, TypeError) as error:
        # The response may not come from a crossoff server, but from a proxy or something else.
        raise CannotJoin("why-join-unreached", reason=str(error) or repr(error)) from None


def _refusal(error: urllib.error.HTTPError) -> Any:
    """The JSON body of an error response; None if it is incomplete or not JSON."""
    try:
        with error:
            return json.loads(error.read())
    except (OSError, HTTPException, ValueError):
        return None


def _error_text(answer: Any) -> Said | str:
    """The text of a server's error: the standard one for its code if there is one, else the
    server's own; empty if it is not an error of the protocol.
    """
    if not isinstance(answer, dict):
        return ""
    code = f"error-{answer.get('code')}"
    for id_ in (f"{code}-{answer.get('why')}", code):
        known = said(id_)
        if str(known) != id_:
            return known
    return str(answer.get("detail") or "")


def _setup_of(table: dict[str, Any]) -> Setup:
    """The setup of a table's game, from its description."""
    players = len(table["seats"])
    return new_game(table["game"], players, options=table["options"], deck=table["deck"]).setup


class _Seat:
    """A seat: the state that it last saw, and its connection."""

    def __init__(self, address: str, token: str, bot: Chooser | Actor) -> None:
        self._address = address
        self._token = token
        self._nonce = secrets.token_hex(32)  # our share of the randomness (docs/fairness.md)
        self._bot = bot
        self._setup: Setup | None = None  # of a bot that plays by observations
        self._socket: ClientConnection
        self._now: dict[str, Any] = {}
        self._table: dict[str, Any] = {}
        self.is_seen = self.has_moved = False  # on this connection: a first frame; an event

    def play(self) -> dict[str, Any]:
        """Connect, and play until the table ends or the connection does.

        Decisions need not be remembered across connections: the server does not ask again for one
        that it has.
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
        """Return the bot's decision; None if it came too late."""
        if self._setup is None and acts(self._bot):
            self._setup = _setup_of(self._table)
            reset(self._bot, self._setup)
        return self._chosen() if self._setup is None else self._acted(self._setup)

    def _acted(self, setup: Setup) -> str | None:
        """Return the decision of a bot that plays by observations, which is asked step by step."""
        do = ""
        while True:
            now = self._ask("preview", do, observe=True)
            if now is None:
                return None
            by_action = {choice["action"]: choice for choice in now["legal"]}
            masks = np.zeros((1, setup.num_actions), np.int8)
            masks[0, list(by_action)] = 1
            observer = observer_of(setup)
            row = observer.row_of(now["observation"])
            (action,) = ask_actions(self._bot, observer, row[None], masks)
            check_legal(self._bot, action, list(by_action))
            do = str(by_action[action]["do"])
            if not by_action[action]["more"]:
                return do

    def _chosen(self) -> str | None:
        view, legal = self._now["view"], self._now["legal"]
        while True:
            choice = legal[pick(self._bot, view, legal)]  # type: ignore[arg-type] # not an Actor
            if not choice["more"]:
                return str(choice["do"])
            further = self._ask("preview", choice["do"])
            if further is None:
                return None
            legal = further["legal"]

    def _ask(self, kind: str, do: str, **more: Any) -> dict[str, Any] | None:
        """Send a request and return the answer; None if it came too late."""
        id, phase = secrets.token_hex(16), self._now["phase"]
        pause = _MIN_BACKOFF
        while True:
            self._send({"t": kind, "id": id, "phase": phase, "do": do, **more})
            while (answer := self._receive()).get("id") != id:
                pass
            if answer["t"] != "err":
                return answer
            if answer["code"] in _TOO_LATE:
                return None
            if not answer["retryable"]:
                raise CannotJoin("why-join-refused", do=repr(do), reason=str(answer["detail"]))
            if pause > _MAX_BACKOFF:
                raise _TryLater(_error_text(answer))
            time.sleep(pause)
            pause *= 2

    def _send(self, message: dict[str, Any]) -> None:
        self._socket.send(json.dumps(message))

    def _receive(self) -> dict[str, Any]:
        frame: dict[str, Any] = json.loads(self._socket.recv())
        if frame["t"] == "err" and frame["id"] is None:
            if frame["retryable"]:
                raise _TryLater(_error_text(frame))
            raise CannotJoin("why-join-no-table", reason=_error_text(frame))
        self.is_seen = True
        self.has_moved |= frame["t"] not in ("welcome", "err")
        if frame["t"] in ("welcome", "event"):
            self._now = frame
            self._table = frame.get("table") or self._table
        return frame
