"""What comes first: files of the page and sockets of tables, without the way through the framework.

A first visit asks for a hundred small files, and a server holds thousands of sockets: for both the
framework's own objects would cost more than the work itself. Calls go on to it.
"""

from __future__ import annotations

from typing import Any, TypeAlias

from litestar import Litestar
from litestar.types import Receive, Send

from crossoff.server.gate import Gate, address_of, is_own_origin
from crossoff.server.hub import Hub
from crossoff.server.security import HEADERS, PART_HEADERS
from crossoff.server.sockets import Socket, serve_socket
from crossoff.server.static import PART_TYPES, Page, StaticFile, pages, static_files
from crossoff.texts.languages import FALLBACK, known_language

__all__ = ["Front"]

Scope: TypeAlias = dict[str, Any]

_SOCKET = ("/api/tables/", "/socket")
_FULL, _FOREIGN = 1013, 1008
_MOST_WISHES = 20  # languages that anybody may ask for


class Front:
    """The whole application, as the web server calls it."""

    def __init__(
        self, app: Litestar, hub: Hub, gate: Gate, allowed_origins: frozenset[str]
    ) -> None:
        self._app = app
        self._hub = hub
        self._gate = gate
        self._allowed_origins = allowed_origins
        self._files = static_files()
        self._pages = pages()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http" and scope["method"] in ("GET", "HEAD"):
            found = self._files.get(scope["path"])
            if found is not None and self._is_from_here(scope):
                if isinstance(found, Page):
                    found = self._pages[_language(scope)]
                await _send_file(found, scope, send)
                return
        if scope["type"] == "websocket":
            table = _table_in(scope["path"])
            if table is not None:
                await self._serve_socket(table, scope, receive, send)
                return
        await self._app(scope, receive, send)  # type: ignore[arg-type] # the same by another name

    def _is_from_here(self, scope: Scope) -> bool:
        return is_own_origin(
            _header(scope, b"origin"), _header(scope, b"host"), self._allowed_origins
        )

    async def _serve_socket(self, table: str, scope: Scope, receive: Receive, send: Send) -> None:
        """Play or watch at a table."""
        socket = Socket(receive, send)
        await receive()  # that somebody wants to connect
        if not self._is_from_here(scope):
            await socket.close(_FOREIGN)  # before it is accepted: the browser is told 403
            return
        gate = self._gate.at(address_of(scope["client"]))
        await socket.accept()
        if not gate.open_socket():
            await socket.close(_FULL)
            return
        try:
            await serve_socket(socket, table, self._hub, self._gate.limits, gate)
        finally:
            gate.close_socket()


def _table_in(path: str) -> str | None:
    """The table whose socket this path is."""
    before, after = _SOCKET
    name = path.removeprefix(before).removesuffix(after)
    is_one = path == f"{before}{name}{after}" and name and "/" not in name
    return name if is_one else None


def _header(scope: Scope, name: bytes) -> str | None:
    return next((value.decode("latin-1") for key, value in scope["headers"] if key == name), None)


def _language(scope: Scope) -> str:
    """The first language that a browser asks for and that we have; they ask best first."""
    wishes = (_header(scope, b"accept-language") or "").split(",")[:_MOST_WISHES]
    known = (known_language(wish.partition(";")[0]) for wish in wishes)
    return next(filter(None, known), FALLBACK)


async def _send_file(found: StaticFile, scope: Scope, send: Send) -> None:
    kind = found.type
    headers = {
        **(PART_HEADERS if kind in PART_TYPES else HEADERS),
        "Content-Type": f"{kind}; charset=utf-8",
        "ETag": found.etag,
        "Cache-Control": "no-cache",
        "Vary": "Accept-Encoding, Accept-Language"
        if isinstance(found, Page)
        else "Accept-Encoding",
    }
    status, content = 200, found.content
    if _header(scope, b"if-none-match") == found.etag:
        status, content = 304, b""
    elif "gzip" in (_header(scope, b"accept-encoding") or ""):
        headers["Content-Encoding"] = "gzip"
        content = found.compressed
    if status == 200:
        headers["Content-Length"] = str(len(content))
    raw = [(name.lower().encode(), value.encode()) for name, value in headers.items()]
    await send({"type": "http.response.start", "status": status, "headers": raw})
    body = b"" if scope["method"] == "HEAD" else content
    await send({"type": "http.response.body", "body": body, "more_body": False})
