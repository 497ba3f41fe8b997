"""Nonces from hellos before a game begins."""

from __future__ import annotations

from crossoff.play.events import Nonced
from crossoff.play.fairness import clean_nonce
from crossoff.server.loaded import LoadedTable

__all__ = ["Nonces"]


class Nonces:
    """The seats that have said hello, and the nonces not stored yet: a brief failure of the store
    loses none of them.
    """

    def __init__(self, loaded: LoadedTable) -> None:
        self._loaded = loaded
        #: By seat and holder: anyone who takes over a seat contributes a new nonce.
        self._heard: dict[tuple[int, str], str] = {}

    def hear(self, seat: int, holder: str, nonce: str | None) -> None:
        """Note a seat's hello; its first nonce counts. Raises Refused if this holder no longer has
        the seat.
        """
        self._loaded.expect_holder(seat, holder)
        if not self._heard.get((seat, holder)):
            self._heard[seat, holder] = clean_nonce(nonce)

    def to_store(self) -> Nonced | None:
        """The next nonce to store."""
        for key in self._missing():
            if nonce := self._heard.get(key):
                return Nonced(key[0], nonce)
        return None

    def are_awaited(self) -> bool:
        """True if a seat that has not said hello may still contribute a nonce."""
        return any(key not in self._heard for key in self._missing())

    def _missing(self) -> list[tuple[int, str]]:
        table = self._loaded.table
        seats = [] if table.ended else table.without_nonce()
        return [(seat, table.seats[seat].holder) for seat in seats]
