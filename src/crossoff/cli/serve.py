"""`crossoff serve`: tables for browsers and bots, on one's own machine or for a crowd."""

from __future__ import annotations

import socket
from typing import Annotated

from cyclopts import Parameter

from crossoff.cli.errors import FINE, Mistake
from crossoff.cli.terminal import say

__all__ = ["serve"]

_BACKLOG = 1024


def serve(
    *,
    host: Annotated[
        str, Parameter(help="The address to listen on; 0.0.0.0 for all.")
    ] = "127.0.0.1",
    port: Annotated[int, Parameter(help="The port; 0 for any that is free.")] = 8000,
    db: Annotated[
        str | None,
        Parameter(
            help="The file of an SQLite database, or postgresql://… By default a file in "
            "your data directory."
        ),
    ] = None,
    open: Annotated[bool, Parameter(help="Open the browser.", negative=())] = False,
    origin: Annotated[
        list[str] | None,
        Parameter(
            help="A further origin whose pages may connect, as https://example.org, where "
            "a proxy changes the Host header.",
            negative=(),
        ),
    ] = None,
    trust_proxy: Annotated[
        list[str] | None,
        Parameter(
            help="The address, or network, of a proxy in front of this server. It says in "
            "X-Forwarded-For where people come from, so that limits count them one by one.",
            negative=(),
        ),
    ] = None,
    workers: Annotated[int, Parameter(help="Processes in which bots think.")] = 1,
    metrics_port: Annotated[
        int | None, Parameter(help="Serve figures for Prometheus on 127.0.0.1 at this port.")
    ] = None,
) -> int:
    """Serve tables for browsers and bots, until Ctrl-C or SIGTERM.

    Decisions are stored before they are acknowledged; games go on after a restart.
    Several servers may share one PostgreSQL.
    """
    if not 1 <= workers <= 64:
        raise Mistake(f"workers must be 1 to 64, not {workers}")
    if metrics_port is not None and not 0 <= metrics_port < 1 << 16:
        raise Mistake(f"a port is 0 to 65535, not {metrics_port}")
    listening = _listen(host, port)
    address = _address(host, listening.getsockname()[1])
    from crossoff.core.mode import is_plain, stay_plain

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
        say(f"crossoff is at {address}  (Ctrl-C stops it)")
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
        raise Mistake(str(error)) from None
    except Stopped as error:
        raise Mistake(f"the server stopped so that nothing is lost: {error}") from None
    return FINE


def _listen(host: str, port: int) -> socket.socket:
    """Take the port before anything else: whoever connects early waits a moment, and a port that
    is taken is told at once.
    """
    if not 0 <= port < 1 << 16:
        raise Mistake(f"a port is 0 to 65535, not {port}")
    try:
        family = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0][0]
        return socket.create_server((host, port), family=family, backlog=_BACKLOG)
    except OSError as error:
        reason = (error.strerror or str(error)).lower()
        hint = "; choose another with --port" if "in use" in reason else ""
        raise Mistake(f"cannot listen on {host}, port {port}: {reason}{hint}") from None


def _network(text: str) -> str:
    import ipaddress

    try:
        return str(ipaddress.ip_network(text))
    except ValueError:
        raise Mistake(f"a proxy is an address or a network of addresses, not {text!r}") from None


def _address(host: str, port: int) -> str:
    shown = {"0.0.0.0": "127.0.0.1", "::": "localhost"}.get(host, host)
    return f"http://[{shown}]:{port}/" if ":" in shown else f"http://{shown}:{port}/"


def _open_browser(address: str) -> None:
    import threading
    import webbrowser

    # In a thread, because some browsers keep the call until they are closed.
    threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()
