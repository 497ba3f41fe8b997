"""Who may come in at all: the page that a browser is on, and how often an address tried."""

from __future__ import annotations

from collections.abc import Callable
from urllib.parse import urlsplit

from crossoff.server.limits import Buckets, Limits, Seats

__all__ = ["AddressGate", "Gate", "address_of", "is_own_origin"]


def is_own_origin(origin: str | None, host: str | None, allowed: frozenset[str]) -> bool:
    """Whether a request comes from a page of this server, or from no page at all.

    A browser always says which page it is on; a script that says nothing has no cookies of anybody
    to misuse, and still needs a secret.
    """
    if origin is None:
        return True
    if origin in allowed:
        return True
    try:
        return host is not None and urlsplit(origin).netloc == host
    except ValueError:  # what is no address is nobody's
        return False


class Gate:
    """The counts of all addresses."""

    def __init__(self, limits: Limits, clock: Callable[[], float]) -> None:
        self.limits = limits
        self.wrong = Buckets(limits.wrong_minute / 60, limits.wrong_minute, clock)
        self.tables = Buckets(limits.tables_minute / 60, limits.tables_minute, clock)
        self.calls = Buckets(limits.calls_second, limits.calls_burst, clock)
        self.sockets = Seats(limits.sockets_address)
        self.seats = Seats(limits.sockets_seat)
        self.all_sockets = Seats(limits.sockets)

    def at(self, address: str) -> AddressGate:
        """The gate as one address finds it."""
        return AddressGate(self, address)


class AddressGate:
    """What one address may still do."""

    def __init__(self, gate: Gate, address: str) -> None:
        self._gate = gate
        self._address = address

    def has_tried_too_often(self) -> bool:
        """Whether too many wrong secrets came from here lately."""
        return self._gate.wrong.of(self._address).is_empty

    def count_wrong(self) -> None:
        """One more wrong secret."""
        self._gate.wrong.of(self._address).take()

    def may_call(self) -> bool:
        return self._gate.calls.of(self._address).take()

    def may_create(self) -> bool:
        return self._gate.tables.of(self._address).take()

    def open_socket(self) -> bool:
        """One more socket, unless there are too many."""
        if not self._gate.all_sockets.enter("all"):
            return False
        if not self._gate.sockets.enter(self._address):
            self._gate.all_sockets.leave("all")
            return False
        return True

    def close_socket(self) -> None:
        self._gate.sockets.leave(self._address)
        self._gate.all_sockets.leave("all")

    def enter_seat(self, table: str, seat: int | None) -> bool:
        """One more socket on a seat. Onlookers are counted by address only."""
        return seat is None or self._gate.seats.enter((table, seat))

    def leave_seat(self, table: str, seat: int | None) -> None:
        if seat is not None:
            self._gate.seats.leave((table, seat))


def address_of(client: tuple[str, int] | None) -> str:
    """Where a connection comes from, given its host and port; all those that do not say share
    one.
    """
    return client[0] if client else "unknown"
