"""When to run the cyclic garbage collector.

Automatic full collections are practically disabled (`web.tune_gc`): on a busy server one takes
0.1 s, during which nobody is answered. Rooms are freed without it.
"""

from __future__ import annotations

import gc

__all__ = ["Collecting"]

_FEW = 200  # closed sockets that justify a collection, however few are open


class Collecting:
    """Runs a collection once enough sockets have closed: each leaves reference cycles, mostly
    in objects of the web server.
    """

    def __init__(self) -> None:
        self._open = 0
        self._closed = 0

    def opened(self) -> None:
        """Count an opened socket."""
        self._open += 1

    def closed(self) -> None:
        """Count a closed socket. The more are open, the slower and the rarer collections are."""
        self._open -= 1
        self._closed += 1
        if self._closed >= max(_FEW, self._open):
            self._closed = 0
            gc.collect()
