"""Notifications from other processes that a log has grown."""

from __future__ import annotations

import asyncio
from collections import deque

import msgspec

__all__ = ["LOST", "Hint", "Hints"]

LIMIT = 1000


class Hint(msgspec.Struct, frozen=True):
    """The log of `table` has reached `seq`; 0 means that it was erased. Without a table: hints may
    have been lost, so check every table you care about.
    """

    table: str | None
    seq: int


LOST = Hint(None, 0)


class Hints:
    """An async iterator of hints that ends when the store is closed.

    A slow reader gets a single `LOST` in place of the hints it missed.
    """

    def __init__(self) -> None:
        self._waiting: deque[Hint] = deque()
        self._changed = asyncio.Event()
        self._is_closed = False

    def put(self, hint: Hint) -> None:
        if len(self._waiting) >= LIMIT:
            self._waiting.clear()
            hint = LOST
        self._waiting.append(hint)
        self._changed.set()

    def close(self) -> None:
        """End the iteration once the pending hints are read."""
        self._is_closed = True
        self._changed.set()

    def __aiter__(self) -> Hints:
        return self

    async def __anext__(self) -> Hint:
        while not self._waiting:
            if self._is_closed:
                raise StopAsyncIteration
            self._changed.clear()
            await self._changed.wait()
        return self._waiting.popleft()
