"""Commands: what makes a request that is sent again harmless."""

from __future__ import annotations

import hashlib
from typing import Any

import msgspec

from crossoff.play.events import Event, encode_event
from crossoff.server.messages import encode
from crossoff.server.store import NewEvent

__all__ = ["Commands", "digest_in", "digest_of", "new_event"]


class Commands:
    """Which event each command led to, and what it was about: 20 bytes for each.

    Ids and digests are kept as 8 bytes: by chance, two of them are equal once in 10^16 games.
    """

    _KEY = _DIGEST = 8
    _SIZE = _KEY + _DIGEST + 4

    def __init__(self) -> None:
        self._rows = bytearray()

    def add(self, command: str, digest: str, seq: int) -> None:
        """Remember a command."""
        self._rows += self._short(command) + self._short(digest) + seq.to_bytes(4, "big")

    def find(self, command: str) -> int | None:
        """The event of a command."""
        at = self._find(command)
        if at is None:
            return None
        return int.from_bytes(self._rows[at + self._KEY + self._DIGEST : at + self._SIZE], "big")

    def is_about(self, command: str, digest: str) -> bool:
        """True if a command that is known came with this digest."""
        at = self._find(command)
        assert at is not None
        return self._rows[at + self._KEY : at + self._KEY + self._DIGEST] == self._short(digest)

    def _find(self, command: str) -> int | None:
        key, at = self._short(command), -1
        while (at := self._rows.find(key, at + 1)) >= 0:
            if at % self._SIZE == 0:
                return at
        return None

    def _short(self, text: str) -> bytes:
        return hashlib.blake2b(text.encode(), digest_size=self._KEY).digest()


def digest_of(request: Any) -> str:
    """What tells a request that is sent again from another one with the same id."""
    return hashlib.sha256(msgspec.json.encode(request, enc_hook=str)).hexdigest()[:32]


def new_event(event: Event, seq: int, command: str | None, digest: str) -> NewEvent:
    """An event as it is stored, with the command that led to it."""
    answer = None if command is None else encode({"seq": seq, "of": digest})
    return NewEvent(encode_event(event), command, answer)


def digest_in(answer: bytes) -> str:
    """The digest of the request that a stored event answers."""
    return str(msgspec.json.decode(answer)["of"])
