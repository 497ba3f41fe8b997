"""The nonces that come with hellos, before a game begins."""

from __future__ import annotations

from crossoff.play.events import Nonced
from crossoff.play.fairness import clean_nonce
from crossoff.server.loaded import LoadedTable

__all__ = ["Nonces"]


class Nonces:
    """Who has said hello to a table, and the nonces that are not stored yet: a store that fails
    for a moment costs nobody theirs.
    """

    def __init__(self, loaded: LoadedTable) -> None:
        self._loaded = loaded
        #: By seat and holder: whoever takes over a seat has a nonce of their own.
        self._heard: dict[tuple[int, str], str] = {}

    def hear(self, seat: int, holder: str, nonce: str | None) -> None:
        """Take what a seat says hello with; its first nonce counts. Refuse whoever no longer has
        the seat.
        """
        self._loaded.expect_holder(seat, holder)
        if not self._heard.get((seat, holder)):
            self._heard[seat, holder] = clean_nonce(nonce)

    def to_store(self) -> Nonced | None:
        """The next one that is to be stored."""
        for key in self._missing():
            if nonce := self._heard.get(key):
                return Nonced(key[0], nonce)
        return None

    def are_awaited(self) -> bool:
        """True if somebody who has not said hello yet may still add one."""
        return any(key not in self._heard for key in self._missing())

    def _missing(self) -> list[tuple[int, str]]:
        table = self._loaded.table
        seats = [] if table.ended else table.without_nonce()
        return [(seat, table.seats[seat].holder) for seat in seats]
