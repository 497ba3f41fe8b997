"""Invalid requests: calls from the OpenAPI document about existing tables, then corrupted. Some are
hardly HTTP.
"""

from __future__ import annotations

import json
import random
from collections import deque
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

from crossoff.bots import bot_names
from crossoff.core.model.registry import game_names
from crossoff.play.lessons import lesson_names
from testkit.server.http_calls import Call, KnownTable

__all__ = ["Request", "Source"]

_TABLES = 12  # remembered by a client
_LONG = 300_000  # bytes; too long for a body
_METHODS = ("GET", "POST", "PUT", "DELETE", "PATCH", "HEAD", "OPTIONS", "TRACE", "PROPFIND")
_OTHER_PATHS = (
    "/", "/healthz", "/index.html", "/api", "/api/", "/api/schema/openapi.json", "/api/schema",
    "/api/tables/x/socket", "/metrics", "/..%2f..%2fetc/passwd", "/%00", "/%ff%fe", "//", "*",
)  # fmt: skip
_PIECES = (
    "/",
    "//",
    "..",
    "%2f",
    "%00",
    "%ff",
    "?a=b",
    "?",
    "#",
    "0",
    "-1",
    "9" * 30,
    ";",
    "x" * 3000,
)
_VALUES: tuple[Any, ...] = (
    None, True, 0, -1, 1.5, 1e300, (1 << 64) + 1, "", "x", "0" * 32, "a" * 32 + "\n", "é" * 16,
    "x" * 500, [], {}, [[]], {"kind": "human"}, "standard", "human", "\0", "𐍈", "\ud800",
)  # fmt: skip
_HEADERS = (
    "Content-Type: text/plain", "Content-Type: application/json; charset=utf-16", "Content-Type:",
    "Authorization: Bearer", "Authorization: Basic Og==", "Authorization: Bearer é",
    "Origin: null", "Origin: http://elsewhere", "Sec-Fetch-Site: cross-site", "Host: elsewhere",
    "Accept-Encoding: gzip", "Accept: text/html", "X-Forwarded-For: 1.2.3.4",
    "Expect: 100-continue", "If-None-Match: *", "Cookie: a=b", "Accept-Language: de, xx;q=9, *",
    "Range: bytes=0-1",
    "X-HTTP-Method-Override: DELETE", "X: " + "y" * 9000, "Connection: close",
)  # fmt: skip
_NOT_HTTP = (
    b"\0", b"\r\n", b"\n\n\n\n", b"GET\r\n\r\n", b"GET / HTTP/9.9\r\n\r\n",
    b"\x16\x03\x01\x02\0\1\0", b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n",
    b"CONNECT x:1 HTTP/1.1\r\nHost: x\r\n\r\n",
)  # fmt: skip
_BAD_LINES = (
    b"Content-Length: -1", b"Content-Length: 1\r\nContent-Length: 2", b"Content-Length: 9999999999",
    b"Transfer-Encoding: chunked", b"Transfer-Encoding: chunked, gzip",
    b"Upgrade: h2c\r\nConnection: Upgrade", b"Upgrade: websocket\r\nConnection: Upgrade",
    b" folded", b": no name", b"name", b"a: \0", b"a: b\r", b"a: " + b"b" * 20_000,
    b"a: b\r\n" * 4000,
)  # fmt: skip


@dataclass(frozen=True)
class Request:
    """A raw request. `call` is None if it is not in the document."""

    method: str
    target: str
    headers: tuple[str, ...]
    body: bytes = b""
    call: Call | None = None
    known: KnownTable | None = None  # the table in the path
    is_chunked: bool = False

    def encode(self) -> bytes:
        if self.is_chunked:
            middle = len(self.body) // 2
            parts = [part for part in (self.body[:middle], self.body[middle:]) if part]
            body = b"".join(b"%x\r\n%b\r\n" % (len(part), part) for part in parts) + b"0\r\n\r\n"
            size = ["Transfer-Encoding: chunked"]
        else:
            body = self.body
            size = [f"Content-Length: {len(body)}"] if body else []
        lines = [f"{self.method} {self.target} HTTP/1.1", *self.headers, *size, "", ""]
        return "\r\n".join(lines).encode() + body

    @property
    def may_succeed(self) -> bool:
        """False if it needs a secret that it doesn't have."""
        if self.call is None or not self.call.secrets:
            return True
        sent = "\n".join(self.headers).encode() + self.body
        return self.known is not None and any(
            secret.encode() in sent for secret in self.known.right(self.call)
        )


class Source:
    """An endless, seeded supply of requests. It tracks the tables it makes."""

    def __init__(
        self, rng: random.Random, calls: Sequence[Call], erased: KnownTable, host: str
    ) -> None:
        self._rng = rng
        self._calls = calls
        self._host = host
        self._erased = erased
        self._tables: deque[KnownTable] = deque(maxlen=_TABLES)
        self._all: set[str] = set()  # an answer may be about a table that was made before
        self._ids: deque[str] = deque(["0" * 32], maxlen=5)

    def take(self, request: Request, answer: dict[str, Any]) -> None:
        """Learn from a good answer."""
        made = None
        if request.call is not None and request.call.path == "/api/tables":
            made = KnownTable.made(answer)
        elif request.call is not None and request.known is not None:
            made = request.known.take(request.call, answer)
        if made is not None and made.table not in self._all:
            self._all.add(made.table)
            self._tables.append(made)

    def request(self) -> Request:
        """Return the next request. It parses as HTTP, so it gets exactly one answer."""
        rng = self._rng
        plain = self._plain()
        if rng.random() < 0.35:
            return plain
        ways = (self._other_body, self._other_path, self._other_head)
        for way in rng.sample(ways, rng.choice((1, 1, 2))):
            plain = way(plain)
        return plain

    # --- valid calls ---

    def _plain(self) -> Request:
        rng = self._rng
        call = rng.choice(self._calls if self._tables else self._calls[:1])
        known = rng.choice([*self._tables, *self._tables, self._erased])
        secret = self._secret(call, known)
        game = rng.choice(game_names())
        names = {
            "table": known.table,
            "number": rng.randrange(4),
            "game": game,
            "deck": "standard",
            "lesson": rng.choice(lesson_names(game)),
        }
        headers = [f"Host: {self._host}"]
        if call.method == "GET" and call.secrets:
            headers.append(f"Authorization: Bearer {secret}")
        body = b""
        if call.method == "POST":
            headers.append("Content-Type: application/json")
            keys = [*call.required, *(key for key in call.optional if rng.random() < 0.3)]
            body = json.dumps({key: self._value(key, secret, game) for key in keys}).encode()
        in_path = known if "{table}" in call.path and known is not self._erased else None
        is_chunked = bool(body) and rng.random() < 0.1
        target = call.path.format(**names)
        return Request(call.method, target, tuple(headers), body, call, in_path, is_chunked)

    def _secret(self, call: Call, known: KnownTable) -> str:
        """Return mostly a valid secret, else another one of this table or of others, or none at
        all.
        """
        rng = self._rng
        right = known.right(call)
        if right and rng.random() < 0.5:
            return rng.choice(right)
        other = rng.choice([*self._tables, self._erased])
        secret = rng.choice([*known.everything(), *other.everything(), "0" * 32])
        return rng.choice((secret, secret, secret[:-1], secret.upper(), ""))

    def _value(self, key: str, secret: str, game: str) -> Any:
        rng = self._rng
        match key:
            case "host" | "invite" | "token":
                return secret
            case "game":
                return game
            case "seats":
                kinds = rng.choices(
                    ("human", "local", "bot"), (6, 5, 1), k=rng.choice((1, 2, 2, 3, 4))
                )
                return [self._seat(kind, number) for number, kind in enumerate(kinds)]
            case "name":
                return rng.choice(("Ann", "Bo", f"P{rng.randrange(9)}", " ", "é" * 24, "x" * 25))
            case "nonce":
                return rng.choice(("", "ab", "f" * 64, None))
            case "options":
                return rng.choice(({}, {}, {"variant": "advanced"}, {"variant": "x"}))
            case "deck":
                return rng.choice(("standard", "standard", "none", {}))
            case "memory_aid":
                return rng.random() < 0.5
            case "seconds":
                return rng.choice((None, 10, 86_400, 9))
            case "id":
                self._ids.append(rng.choice((rng.randbytes(16).hex(), self._ids[0])))
                return self._ids[-1]
            case "kind":
                return rng.choice(("human", "human", "bot", "local"))
            case "bot":
                return rng.choice(("random", "greedy", "nobody", *bot_names()[:1]))
            case "decisions":
                return [
                    rng.choice(("", "", "keep 1", "pass")) for _ in range(rng.choice((0, 1, 2, 65)))
                ]
            case "do":
                return rng.choice(("", "mark a1", "pass", "use 1"))
        raise AssertionError(f"docs/wire.md has a new key {key}: say here what to put in it")

    def _seat(self, kind: str, number: int) -> dict[str, str]:
        return {"kind": kind} | {"local": {"name": f"L{number}"}, "bot": {"bot": "random"}}.get(
            kind, {}
        )

    # --- corruptions ---

    def _other_body(self, plain: Request) -> Request:
        rng = self._rng
        draw = rng.random()
        if draw < 0.6 and plain.body:
            return replace(plain, body=self._other_values(json.loads(plain.body)))
        if draw < 0.97:
            return replace(plain, body=self._broken(plain.body or b'{"host": ""}'))
        if draw < 0.98:
            return replace(
                plain, body=rng.choice((b"[" * _LONG, b'"' + b"\\" * _LONG, bytes(_LONG)))
            )
        return replace(
            plain, body=rng.choice((b"", b"[]", b"null", b"{}", b'{"a":' * 40 + b"1" + b"}" * 40))
        )

    def _other_values(self, body: dict[str, Any]) -> bytes:
        """Return a body with wrong types, or with too many or too few keys."""
        rng = self._rng
        for _ in range(rng.randrange(1, 3)):
            key = rng.choice([*body, *body, "more", ""])
            if rng.random() < 0.3:
                body.pop(key, None)
            else:
                body[key] = rng.choice(_VALUES)
        return json.dumps(body).encode()

    def _broken(self, content: bytes) -> bytes:
        """Return bytes changed, lost, duplicated or cut."""
        rng, broken = self._rng, bytearray(content)
        for _ in range(rng.randrange(1, 4)):
            at = rng.randrange(len(broken) + 1)
            match rng.randrange(5):
                case 0:
                    broken[at : at + 1] = rng.randbytes(1)
                case 1:
                    broken[at : at + rng.randrange(1, 9)] = b""
                case 2:
                    broken[at:at] = broken[:at][-rng.randrange(1, 40) :]
                case 3:
                    broken[at : at + 1] = rng.choice(
                        (b'"', b"{", b"}", b"\\", b",", b"\0", b"\r\n")
                    )
                case _:
                    del broken[at + len(broken) // 2 :]
        return bytes(broken)

    def _other_path(self, plain: Request) -> Request:
        rng, target = self._rng, plain.target
        draw = rng.random()
        if draw < 0.2:
            target = rng.choice(_OTHER_PATHS)
        elif draw < 0.7:
            at = rng.randrange(1, len(target) + 1)
            target = target[:at] + rng.choice(_PIECES) + target[at + rng.choice((0, 0, 1, 8)) :]
        method = plain.method if draw < 0.7 else rng.choice(_METHODS)
        return replace(plain, target=target, method=method, call=None)

    def _other_head(self, plain: Request) -> Request:
        headers = [*plain.headers, *self._rng.sample(_HEADERS, 2)]
        if self._rng.random() < 0.3:
            del headers[self._rng.randrange(len(headers))]
        return replace(plain, headers=tuple(headers))

    # --- not HTTP ---

    def noise(self) -> bytes:
        """Return bytes that may be no request, several, or half of one."""
        rng = self._rng
        if rng.random() < 0.2:
            return rng.choice(_NOT_HTTP) + rng.randbytes(rng.choice((0, 0, 30)))
        content = self.request().encode()
        line, _, rest = content.partition(b"\r\n")
        match rng.randrange(4):
            case 0:
                return line + b"\r\n" + rng.choice(_BAD_LINES) + b"\r\n" + rest
            case 1:
                return content[: rng.randrange(len(content))]
            case 2:
                return content * rng.choice((2, 5, 30))
        return self._broken(content)
