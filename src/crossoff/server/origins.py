"""Which web origins may talk to this server: its own, and those the operator allows."""

from __future__ import annotations

import ipaddress
from collections.abc import Mapping
from typing import TypeAlias
from urllib.parse import urlsplit

__all__ = ["Headers", "Origins", "is_loopback"]

Headers: TypeAlias = Mapping[bytes, bytes]

_PROXY_SIGNS = (b"x-forwarded-for", b"forwarded", b"via")


def is_loopback(host: str) -> bool:
    """True for names and addresses of the loopback interface."""
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return host == "localhost" or host.endswith(".localhost")


class Origins:
    """The origins that may talk to a server.

    With `loopback_only`, requests must be addressed to this machine, or to the host of an allowed
    origin. Otherwise another site could resolve its own name to 127.0.0.1 (DNS rebinding), and any
    comparison with `Host` would take it for ours.
    """

    def __init__(
        self, allowed: frozenset[str] = frozenset(), *, loopback_only: bool = False
    ) -> None:
        self._allowed = allowed
        self._hosts = {_hostname(urlsplit(origin).netloc) for origin in allowed}
        self._loopback_only = loopback_only

    def is_own_host(self, headers: Headers) -> bool:
        """True if a request is addressed to this server."""
        if not self._loopback_only:
            return True
        host = _hostname(headers.get(b"host", b"").decode("latin-1"))
        return is_loopback(host) or host in self._hosts

    def is_own_page(self, headers: Headers, scheme: str) -> bool:
        """True if a request comes from a page of this server or from no page at all.

        Scripts send no Origin; they have no cookies to misuse, and still need a secret.
        """
        origin = headers.get(b"origin")
        if origin is None or origin.decode("latin-1") in self._allowed:
            return True
        try:
            page = urlsplit(origin.decode("latin-1"))
        except ValueError:
            return False
        known = _known_scheme(headers, scheme)
        is_same_host = page.netloc.encode("latin-1") == headers.get(b"host")
        return is_same_host and known in (None, page.scheme)

    def may_call(self, headers: Headers) -> bool:
        """False if a browser reports a cross-site request.

        Images and links on other sites send no Origin, but browsers send Sec-Fetch-Site.
        """
        origin = headers.get(b"origin", b"").decode("latin-1")
        site = headers.get(b"sec-fetch-site", b"none")
        return site in (b"none", b"same-origin") or origin in self._allowed


def _known_scheme(headers: Headers, scheme: str) -> str | None:
    """The scheme that the client used; None if a proxy in between does not tell."""
    scheme = scheme.replace("ws", "http")
    said = headers.get(b"x-forwarded-proto")
    if said is not None:  # uvicorn has applied a trusted proxy's value to the scheme
        return scheme if said.strip().decode("latin-1").replace("ws", "http") == scheme else None
    return None if any(sign in headers for sign in _PROXY_SIGNS) else scheme


def _hostname(netloc: str) -> str:
    try:
        return urlsplit(f"//{netloc}").hostname or ""
    except ValueError:
        return ""
