"""When Python looks for circles of objects that nothing else refers to.

By itself it hardly ever does so among older objects (`web.pause_seldom`): a look through all that a
busy server has takes a tenth of a second, in which nobody is answered. Rooms are freed without it.
"""

from __future__ import annotations

import gc

__all__ = ["Collecting"]

_FEW = 200  # closed sockets that are worth a look, however few are open


class Collecting:
    """Looks for circles once enough sockets have closed: each leaves some behind, most of them in
    objects of the web server.
    """

    def __init__(self) -> None:
        self._open = 0
        self._closed = 0

    def opened(self) -> None:
        """One socket more."""
        self._open += 1

    def closed(self) -> None:
        """One socket less. The more are open, the longer a look takes, and the seldomer it is."""
        self._open -= 1
        self._closed += 1
        if self._closed >= max(_FEW, self._open):
            self._closed = 0
            gc.collect()
