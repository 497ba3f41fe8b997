"""What a room remembers of a game: all of it, in little space.

A server has a thousand tables in memory, and as Python objects the news of a game takes ten times
the space that it takes packed.
"""

from __future__ import annotations

import zlib
from collections.abc import Iterator

import msgspec

from crossoff.play.table import Table
from crossoff.play.telling import News

__all__ = ["Commands", "History"]

_BLOCK = 16  # news that are packed together


class _Packed(msgspec.Struct, frozen=True, array_like=True):
    """A News without its table."""

    start: int  # of its lines in the log
    end: int
    more: bytes
    by: int | None
    auto: bool
    earned: bytes


def _rest(news: News | _Packed) -> tuple[bytes, int | None, bool, bytes]:
    return news.more, news.by, news.auto, news.earned


_encode = msgspec.msgpack.Encoder().encode
_decode = msgspec.msgpack.Decoder(list[_Packed]).decode


class History:
    """The news of every event: the last ones as they are, those before packed."""

    def __init__(self) -> None:
        self._blocks: list[bytes] = []
        self._recent: list[News] = []

    @property
    def last(self) -> News:
        return self._recent[-1]

    def append(self, news: News) -> None:
        self._recent.append(news)
        if len(self._recent) >= 2 * _BLOCK:
            packed = [
                _Packed(one.numbers.start, one.numbers.stop, *_rest(one))
                for one in self._recent[:_BLOCK]
            ]
            self._blocks.append(zlib.compress(_encode(packed)))
            del self._recent[:_BLOCK]

    def after(self, seq: int, table: Table) -> Iterator[News]:
        """The news of the events after one."""
        first = min(seq // _BLOCK, len(self._blocks))
        skipped = seq - first * _BLOCK
        for block in self._blocks[first:]:
            for one in _decode(zlib.decompress(block))[skipped:]:
                yield News(table, range(one.start, one.end), *_rest(one))
            skipped = 0
        yield from self._recent[skipped:]


class Commands:
    """Which event each command led to, and what it was about: 36 bytes for each."""

    _KEY, _DIGEST, _SEQ = 16, 16, 4
    _SIZE = _KEY + _DIGEST + _SEQ

    def __init__(self) -> None:
        self._rows = bytearray()

    def add(self, command: str, digest: str, seq: int) -> None:
        """Remember a command; it and the digest have 32 hex digits."""
        self._rows += bytes.fromhex(command + digest) + seq.to_bytes(self._SEQ, "big")

    def find(self, command: str) -> tuple[str, int] | None:
        """The digest and the event of a command."""
        key, at = bytes.fromhex(command), -1
        while (at := self._rows.find(key, at + 1)) >= 0:
            if at % self._SIZE == 0:
                about = self._rows[at + self._KEY : at + self._KEY + self._DIGEST]
                seq = self._rows[at + self._KEY + self._DIGEST : at + self._SIZE]
                return about.hex(), int.from_bytes(seq, "big")
        return None
