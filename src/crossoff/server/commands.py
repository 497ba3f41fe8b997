"""Idempotency keys: they make a repeated request harmless."""

from __future__ import annotations

import hashlib
from typing import Any

import msgspec

from crossoff.play.events import Event, encode_event
from crossoff.server.messages import encode
from crossoff.server.store import NewEvent

__all__ = ["Commands", "digest_in", "digest_of", "new_event"]


class Commands:
    """Maps each command to its event and the digest of its request, in 20 bytes.

    Ids and digests are truncated to 8 bytes: a collision occurs once in 10^16 games.
    """

    _KEY = _DIGEST = 8
    _SIZE = _KEY + _DIGEST + 4

    def __init__(self) -> None:
        self._rows = bytearray()

    def add(self, command: str, digest: str, seq: int) -> None:
        """Add a command."""
        self._rows += self._short(command) + self._short(digest) + seq.to_bytes(4, "big")

    def find(self, command: str) -> int | None:
        """Return the number of a command's event."""
        at = self._find(command)
        if at is None:
            return None
        return int.from_bytes(self._rows[at + self._KEY + self._DIGEST : at + self._SIZE], "big")

    def is_about(self, command: str, digest: str) -> bool:
        """True if a known command came with this digest."""
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
    """Return a digest that tells a repeated request from another one with the same id."""
    return hashlib.sha256(msgspec.json.encode(request, enc_hook=str)).hexdigest()[:32]


def new_event(event: Event, seq: int, command: str | None, digest: str) -> NewEvent:
    """Build the event to store, with the command that caused it."""
    answer = None if command is None else encode({"seq": seq, "of": digest})
    return NewEvent(encode_event(event), command, answer)


def digest_in(answer: bytes) -> str:
    """Return the request's digest from the answer stored with its event."""
    return str(msgspec.json.decode(answer)["of"])
