"""The web application: HTTP calls and their common error handling, behind a `Front`."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from contextlib import AbstractAsyncContextManager
from typing import Any

from litestar import Litestar, MediaType, Request, Response, get
from litestar.exceptions import (
    HTTPException,
    InternalServerException,
    SerializationException,
)
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

import crossoff
from crossoff.play.table import Refused
from crossoff.server.front import Front
from crossoff.server.gate import Gate
from crossoff.server.http import api
from crossoff.server.lobby import Lobby
from crossoff.server.logs import report
from crossoff.server.origins import Origins
from crossoff.server.outage import outage_of
from crossoff.server.requests import Problem, check_body
from crossoff.server.security import HEADERS, NO_STORE
from crossoff.server.store import Health, StoreError

__all__ = ["make_app"]

_STATUS = {
    "malformed": 400,
    "not_found": 404,
    "full": 409,
    "name_taken": 409,
    "running": 409,
    "ended": 409,
    "conflict": 409,
    "too_large": 413,
    "not_json": 415,
    "too_fast": 429,
    "unavailable": 503,
}
_CODES = {400: "malformed", 404: "not_found", 405: "not_found", 413: "too_large", 415: "not_json"}

AnyRequest = Request[Any, Any, Any]


def _problem(
    request: AnyRequest,
    code: str,
    detail: str,
    status: int | None = None,
    headers: Mapping[str, str] = HEADERS,
    why: str | None = None,
) -> Response[Problem]:
    """Build the response for a refused request."""
    request.app.state.lobby.services.count(f"refused {code}")
    return Response(
        Problem(code, detail, why),
        status_code=status or _STATUS[code],
        media_type=MediaType.JSON,
        headers={**headers, **NO_STORE},
    )


def _refused(request: AnyRequest, error: Refused) -> Response[Problem]:
    return _problem(request, error.code, error.detail)


def _unavailable(request: AnyRequest, error: StoreError) -> Response[Problem]:
    outage = outage_of(error)
    return _problem(request, "unavailable", outage.detail, why=outage.why)


def _unreadable(request: AnyRequest, error: SerializationException) -> Response[Problem]:
    return _problem(request, "malformed", str(error)[:300])


def _unexpected(request: AnyRequest, error: Exception) -> Response[Problem]:
    """An internal error: logged under an id that the client gets, too."""
    text = f"something went wrong here; in the server's log it is {report(error)}"
    return _problem(request, "unavailable", text, 500)


def _http_error(request: AnyRequest, error: HTTPException) -> Response[Problem]:
    code = _CODES.get(error.status_code, "malformed")
    if error.status_code == 404:
        return _problem(request, "not_found", "there is nothing here")
    if error.status_code >= 500:
        return _unexpected(request, error)
    detail = error.detail
    extra = getattr(error, "extra", None)
    if isinstance(extra, list) and extra and isinstance(extra[0], dict):
        detail = f"{extra[0].get('key', '')}: {extra[0].get('message', '')}".strip(": ")
    headers = {**(error.headers or {}), **HEADERS}  # for instance `Allow`
    return _problem(request, code, detail[:300], error.status_code, headers)


async def _check_request(request: AnyRequest) -> Response[Problem] | None:
    """Check every request body before it is decoded."""
    if request.method == "POST":
        kind = request.headers.get("content-type", "").partition(";")[0].strip().lower()
        if kind != "application/json":
            return _problem(request, "not_json", "expected a body of application/json")
        check_body(await _body(request))
    return None


async def _body(request: AnyRequest) -> bytes:
    try:
        return await request.body()
    except InternalServerException:  # Litestar raises this when the client hangs up
        raise Refused("malformed", "the body ended early") from None


@get("/healthz", include_in_schema=False)
async def healthz(request: AnyRequest) -> Response[dict[str, Any]]:
    """Report whether decisions can be stored, and the state of the bot workers."""
    health = await request.app.state.lobby.services.store.check()
    body = {
        "ok": health.can_write,
        "storage": _storage(health),
        "workers": request.app.state.worker_stats(),
    }
    return Response(body, status_code=200 if health.can_write else 503)


def _storage(health: Health) -> str:
    """Hide other reasons, which are in the log: they may contain paths and hosts."""
    if health.can_write:
        return "ok"
    if health.is_full:
        return "the disk is full: decisions cannot be stored just now"
    return "decisions cannot be stored just now"


def _secure(response: Response[Any]) -> Response[Any]:
    for name, value in {**HEADERS, **NO_STORE}.items():
        response.headers.setdefault(name, value)
    return response


def make_app(
    lobby: Lobby,
    gate: Gate,
    *,
    catalogue: Callable[[], dict[str, Any]],
    worker_stats: Callable[[], dict[str, Any]],
    origins: Origins | None = None,
    lifespan: list[Callable[[Litestar], AbstractAsyncContextManager[None]]] | None = None,
) -> Front:
    """Build the application around a lobby."""
    app = Litestar(
        route_handlers=[api(), healthz],
        exception_handlers={
            Refused: _refused,
            StoreError: _unavailable,
            SerializationException: _unreadable,
            HTTPException: _http_error,
            Exception: _unexpected,
        },
        before_request=_check_request,
        after_request=_secure,
        request_max_body_size=gate.limits.body_bytes,
        openapi_config=OpenAPIConfig(
            title="crossoff",
            version=crossoff.__version__,
            path="/api/schema",
            render_plugins=[JsonRenderPlugin()],
        ),
        lifespan=lifespan or [],
        logging_config=None,
    )
    app.state.lobby = lobby
    app.state.gate = gate
    app.state.catalogue = catalogue
    app.state.worker_stats = worker_stats
    return Front(app, lobby, gate, origins or Origins())
