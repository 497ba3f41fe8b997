"""The outermost layer: serves static files and sockets directly, bypassing the framework.

A first visit requests a hundred small files, and a server holds thousands of sockets: in both cases
the framework's objects would cost more than the work itself. API calls are passed on to it.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeAlias

import msgspec
from litestar import Litestar
from litestar.types import Receive, Send

from crossoff.server.collecting import Collecting
from crossoff.server.gate import Gate, address_of
from crossoff.server.lobby import Lobby
from crossoff.server.logs import log
from crossoff.server.origins import Headers, Origins
from crossoff.server.requests import Problem
from crossoff.server.security import HEADERS, NO_STORE, PART_HEADERS
from crossoff.server.sockets import Socket, serve_socket
from crossoff.server.static import JPEG, PART_TYPES, Page, Pages, StaticFile, static_files
from crossoff.texts.languages import FALLBACK, known_language

__all__ = ["Front"]

Scope: TypeAlias = dict[str, Any]

_SOCKET = ("/api/tables/", "/socket")
_CALLS = "/api/"
_FULL = 1013
_FOREIGN = 404, Problem("not_found", "there is nothing here")
_TOO_FAST = 429, Problem("too_fast", "please slow down")
_MAX_LANGUAGES = 20  # languages considered in a request


class Front:
    """The ASGI application."""

    def __init__(self, app: Litestar, lobby: Lobby, gate: Gate, origins: Origins) -> None:
        self._app = app
        self._lobby = lobby
        self._gate = gate
        self._origins = origins
        self._warned: set[str] = set()
        self._files = static_files()
        self._pages = Pages()
        self._collecting = Collecting()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self._app(scope, receive, send)  # type: ignore[arg-type] # by another name
            return
        headers = dict(scope["headers"])
        refusal = self._refusal(scope, headers)
        if scope["type"] == "websocket":
            await self._serve_socket(scope, receive, send, is_refused=refusal is not None)
        elif refusal is not None:
            await self._refuse(*refusal, send)
        elif (found := self._file(scope, headers)) is not None:
            await _send_file(found, scope, headers, send)
        else:
            await self._app(scope, receive, send)  # type: ignore[arg-type] # by another name

    def _refusal(self, scope: Scope, headers: Headers) -> tuple[int, Problem] | None:
        """Return why a request is rejected, or None. Must be cheap: floods end here."""
        origins = self._origins
        if b"x-forwarded-for" in headers and not self._gate.has_proxies:
            self._warn_once("proxy not trusted", "--trust-proxy")
        if not origins.is_own_host(headers):
            self._warn_once("host refused", "--trust-proxy, --origin")
            return _FOREIGN
        if not origins.is_own_page(headers, scope["scheme"]):
            return _FOREIGN
        is_call = scope["path"].startswith(_CALLS)  # files and healthz are not
        if is_call and not origins.may_call(headers):
            return _FOREIGN
        gate = self._gate.at(address_of(scope["client"]))
        if gate.is_banned() or (is_call and not gate.may_call()):
            return _TOO_FAST
        return None

    def _warn_once(self, what: str, options: str) -> None:
        """Warn the operator about an apparent misconfiguration of the proxy."""
        if what not in self._warned:
            self._warned.add(what)
            log.warning(what, see=options)

    async def _refuse(self, status: int, problem: Problem, send: Send) -> None:
        self._lobby.services.count(f"refused {problem.code}")
        content = msgspec.json.encode(problem)
        headers = {**HEADERS, **NO_STORE, "Content-Type": "application/json"}
        await _send(status, {**headers, "Content-Length": str(len(content))}, content, send)

    def _file(self, scope: Scope, headers: Headers) -> StaticFile | None:
        if scope["method"] not in ("GET", "HEAD"):
            return None
        found = self._files.get(scope["path"])
        if not isinstance(found, Page):
            return found
        origin = f"{scope['scheme']}://{headers.get(b'host', b'').decode('latin-1')}"
        return self._pages.page(_language(headers), scope["query_string"].decode("latin-1"), origin)

    async def _serve_socket(
        self, scope: Scope, receive: Receive, send: Send, *, is_refused: bool
    ) -> None:
        """Serve a player or a spectator."""
        table = _table_in(scope["path"])
        socket = Socket(receive, send)
        await receive()  # the connect event
        if table is None or is_refused:
            await socket.refuse()
            return
        gate = self._gate.at(address_of(scope["client"]))
        await socket.accept()
        if not gate.open_socket():
            await socket.close(_FULL)
            return
        self._collecting.opened()
        try:
            await serve_socket(socket, table, self._lobby, self._gate.limits, gate)
        finally:
            gate.close_socket()
            self._collecting.closed()


def _table_in(path: str) -> str | None:
    """The table whose socket is at this path."""
    before, after = _SOCKET
    name = path.removeprefix(before).removesuffix(after)
    is_one = path == f"{before}{name}{after}" and name and "/" not in name
    return name if is_one else None


def _language(headers: Headers) -> str:
    """The first supported language in Accept-Language; browsers list the best first."""
    wishes = headers.get(b"accept-language", b"").decode("latin-1").split(",")[:_MAX_LANGUAGES]
    known = (known_language(wish.partition(";")[0]) for wish in wishes)
    return next(filter(None, known), FALLBACK)


async def _send_file(found: StaticFile, scope: Scope, asked: Headers, send: Send) -> None:
    kind = found.type
    headers = {
        **(PART_HEADERS if kind in PART_TYPES else HEADERS),
        "Content-Type": kind if kind == JPEG else f"{kind}; charset=utf-8",
        "ETag": found.etag,
        "Cache-Control": "no-cache",
        "Vary": "Accept-Encoding, Accept-Language"
        if isinstance(found, Page)
        else "Accept-Encoding",
    }
    status, content = 200, found.content
    if asked.get(b"if-none-match") == found.etag.encode():
        status, content = 304, b""
    elif kind != JPEG and b"gzip" in asked.get(b"accept-encoding", b""):
        headers["Content-Encoding"] = "gzip"
        content = found.compressed
    if status == 200:
        headers["Content-Length"] = str(len(content))
    await _send(status, headers, b"" if scope["method"] == "HEAD" else content, send)


async def _send(status: int, headers: Mapping[str, str], body: bytes, send: Send) -> None:
    raw = [(name.lower().encode(), value.encode()) for name, value in headers.items()]
    await send({"type": "http.response.start", "status": status, "headers": raw})
    await send({"type": "http.response.body", "body": body, "more_body": False})
