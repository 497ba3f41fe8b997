"""Split a batch of games among threads."""

from __future__ import annotations

import os
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from itertools import pairwise
from typing import Any

__all__ = ["Threads"]


class Threads:
    """A range of games and separate scratch memory per thread, to avoid false sharing. With one
    thread, work is done in the caller's.
    """

    def __init__(self, games: int, threads: int, scratch: Callable[[], Any]) -> None:
        edges = [games * part // threads for part in range(threads + 1)]
        self._spans = [(scratch(), first, last) for first, last in pairwise(edges)]
        self._pool: ThreadPoolExecutor | None = None
        self._process = 0

    def each(self, work: Callable[[Any, int, int], Any]) -> list[Any]:
        """Call `work(scratch, first, last)` for each range; return the results in order."""
        if len(self._spans) == 1:
            return [work(*self._spans[0])]
        if self._pool is None or self._process != os.getpid():  # threads do not survive a fork
            self._pool, self._process = ThreadPoolExecutor(len(self._spans)), os.getpid()
        try:
            running = [self._pool.submit(work, *span) for span in self._spans]
            return [done.result() for done in running]
        except BaseException:  # an interrupt: no thread may still be running in the next step
            self.close()
            raise

    def close(self) -> None:
        """Shut down the threads; the next call starts new ones."""
        pool, self._pool = self._pool, None
        while pool is not None and self._process == os.getpid():
            with suppress(KeyboardInterrupt):  # a second Ctrl-C must not leave threads running
                pool.shutdown()
                pool = None
