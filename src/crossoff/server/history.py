"""The news of a loaded game, encoded to save memory.

A server holds a thousand tables in memory, and as Python objects the news of a game takes ten times
the space of the encoded form.
"""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from crossoff.core.model.packed import PackedList
from crossoff.play.news import News
from crossoff.play.table import Table

__all__ = ["History"]


class _Entry(msgspec.Struct, frozen=True, array_like=True, gc=False):
    """A News without its table."""

    start: int  # index of its first line in the log
    end: int
    more: bytes
    by: int | None
    auto: bool
    earned: bytes

    def news(self, table: Table) -> News:
        lines = range(self.start, self.end)
        return News(table, lines, self.more, self.by, self.auto, self.earned)


_decode = msgspec.msgpack.Decoder(list[_Entry]).decode


class History:
    """The news of every event."""

    def __init__(self) -> None:
        self._entries = PackedList(_decode)

    def append(self, news: News) -> None:
        lines = news.numbers
        entry = _Entry(lines.start, lines.stop, news.more, news.by, news.auto, news.earned)
        self._entries.append(entry)

    def last(self, table: Table) -> News:
        return self._entries[-1].news(table)

    def latest(self, table: Table) -> Iterator[News]:
        """The news of all events, the latest first."""
        return (entry.news(table) for entry in reversed(self._entries))

    def after(self, seq: int, table: Table) -> Iterator[News]:
        """The news of the events after `seq`."""
        return (entry.news(table) for entry in self._entries.since(seq))
