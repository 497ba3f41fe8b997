"""Word from other processes that a log has grown."""

from __future__ import annotations

import asyncio
from collections import deque

import msgspec

__all__ = ["LOST", "Hint", "Hints"]

LIMIT = 1000


class Hint(msgspec.Struct, frozen=True):
    """The log of `table` has reached `seq`, where 0 says that it was erased. Without a table: hints
    may have been lost, so look at every table that matters to you.
    """

    table: str | None
    seq: int


LOST = Hint(None, 0)


class Hints:
    """Hints as they come, for `async for`; it ends when the store is closed.

    Whoever is too slow finds one `LOST` in place of what was waiting.
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
        """Let the reader see what is waiting, then end."""
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
