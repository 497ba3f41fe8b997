"""`crossoff serve`: tables for browsers and bots, on one's own machine or for a crowd."""

from __future__ import annotations

import errno
import socket
from typing import Annotated

from cyclopts import Parameter

from crossoff.cli.database import Database
from crossoff.cli.errors import FINE, Mistake
from crossoff.cli.language import reason, t
from crossoff.cli.options import Count, Flag
from crossoff.cli.terminal import say

__all__ = ["serve"]

_BACKLOG = 1024


def serve(
    *,
    host: Annotated[str, Parameter(metavar="ADDRESS")] = "127.0.0.1",
    port: Annotated[int, Parameter(metavar="PORT")] = 8000,
    db: Database = None,
    open: Flag = False,
    origin: Annotated[list[str] | None, Parameter(negative=(), metavar="URL")] = None,
    trust_proxy: Annotated[list[str] | None, Parameter(negative=(), metavar="ADDRESS")] = None,
    workers: Count = 1,
    metrics_port: Annotated[int | None, Parameter(metavar="PORT")] = None,
) -> int:
    """Serve tables for browsers and bots, until Ctrl-C or SIGTERM."""
    if not 1 <= workers <= 64:
        raise Mistake(t("workers-range", workers=workers))
    if metrics_port is not None and not 0 <= metrics_port < 1 << 16:
        raise Mistake(t("port-range", port=str(metrics_port)))
    listening = _listen(host, port)
    address = _address(host, listening.getsockname()[1])
    from crossoff.core.compiler.mode import is_plain, stay_plain

    compiled_bots = not is_plain()  # where the environment asks for plain kernels, bots obey too
    stay_plain()  # whoever sits at a table must not wait for a compiler
    from crossoff.server.settings import Settings, default_database

    settings = Settings(
        host=host,
        port=port,
        database=db or str(default_database()),
        origins=frozenset(origin or ()),
        proxies=frozenset(map(_network, trust_proxy or ())),
        workers=workers,
        compiled_bots=compiled_bots,
        metrics_port=metrics_port,
    )

    def on_ready() -> None:
        say(t("serving", address=address))
        if open:
            _open_browser(address)

    return _run(settings, listening, on_ready)


def _run(settings: object, listening: socket.socket, on_ready: object) -> int:
    import asyncio

    from crossoff.server.serve import Stopped
    from crossoff.server.serve import serve as serve_tables
    from crossoff.server.store import BadDatabase

    try:
        asyncio.run(serve_tables(settings, listening, on_ready=on_ready))  # type: ignore[arg-type]
    except BadDatabase as error:
        raise Mistake(reason(error)) from None
    except Stopped as error:
        raise Mistake(t("server-stopped", reason=reason(error.failure))) from None
    return FINE


def _listen(host: str, port: int) -> socket.socket:
    """Take the port before anything else: whoever connects early waits a moment, and a port that
    is taken is told at once.
    """
    if not 0 <= port < 1 << 16:
        raise Mistake(t("port-range", port=str(port)))
    try:
        family = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0][0]
        return socket.create_server((host, port), family=family, backlog=_BACKLOG)
    except OSError as error:
        reason = (error.strerror or str(error)).lower()
        words = t("cannot-listen", host=host, port=str(port), reason=reason)
        hint = f"; {t('other-port')}" if error.errno == errno.EADDRINUSE else ""
        raise Mistake(words + hint) from None


def _network(text: str) -> str:
    import ipaddress

    try:
        return str(ipaddress.ip_network(text))
    except ValueError:
        raise Mistake(t("bad-proxy", text=repr(text))) from None


def _address(host: str, port: int) -> str:
    shown = {"0.0.0.0": "127.0.0.1", "::": "localhost"}.get(host, host)
    return f"http://[{shown}]:{port}/" if ":" in shown else f"http://{shown}:{port}/"


def _open_browser(address: str) -> None:
    import threading
    import webbrowser

    # In a thread, because some browsers keep the call until they are closed.
    threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()
