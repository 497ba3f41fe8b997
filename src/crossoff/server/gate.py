"""Rate limits per address: connections, calls, new tables, wrong secrets."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Hashable, Iterable

from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from crossoff.play.table import Refused
from crossoff.server.limits import AddressCounts, Bucket, Buckets, Counts, Limits
from crossoff.server.networks import shares_of

__all__ = ["AddressGate", "Gate", "address_of", "too_many_tries"]

_MOST_AWAY = 10_000
_MANY = 1_000_000  # connections, if nothing else limits them


class Gate:
    """The counters of all addresses."""

    def __init__(
        self,
        limits: Limits,
        clock: Callable[[], float],
        *,
        proxies: Iterable[str] = (),
        connections: int = _MANY,
        count: Callable[[str], None] = lambda what: None,
    ) -> None:
        self.limits = limits
        self.clock = clock
        self.count = count  # for the metrics
        trusted = sorted(proxies)
        self.has_proxies = bool(trusted)
        self.proxies = ProxyHeadersMiddleware(_no_app, trusted).trusted_hosts
        self.wrong = Buckets(limits.wrong_minute / 60, limits.wrong_minute, clock)
        self.tables = Buckets(limits.tables_minute / 60, limits.tables_minute, clock)
        self.all_tables = Bucket(limits.tables_second, limits.tables_burst, clock)
        self.calls = Buckets(limits.calls_second, limits.calls_burst, clock)
        self.requests = Buckets(limits.requests_second, limits.requests_burst, clock)
        self.refusals = Buckets(limits.refusals_second, limits.refusals_burst, clock)
        self.frames = Buckets(limits.address_frames_second, limits.address_frames_burst, clock)
        self.bytes = Buckets(limits.bytes_second, limits.bytes_burst, clock)
        self.connects = Buckets(limits.connects_second, limits.connects_burst, clock)
        self.connections = AddressCounts(limits.connections_address)
        self.all_connections = Counts(connections)
        self.unread = AddressCounts(limits.unread_address)
        self.sockets = AddressCounts(limits.sockets_address)
        self.all_sockets = Counts(limits.sockets)
        self.seats = Counts(limits.sockets_seat)
        self._next_table = clock()
        self._banned: OrderedDict[Hashable, float] = OrderedDict()  # until when, by network

    def at(self, address: str) -> AddressGate:
        """The gate as seen from one address."""
        return AddressGate(self, address)

    def next_turn(self) -> float:
        """Reserve the next slot for creating a table; return the seconds until then."""
        now = self.clock()
        wait = max(0.0, self._next_table - now)
        self._next_table = now + wait + 1 / self.limits.tables_second
        return wait

    # --- connections, before anything is read ---

    def may_connect(self, address: str) -> bool:
        """True if a connection from an address is allowed. A proxy connects for many clients."""
        if self.all_connections.is_full("all"):
            return False
        if address in self.proxies:
            return True
        if self.is_banned(address) or self.connections.is_full(address):
            return False
        return self.connects.take(address)

    def connect(self, address: str) -> bool:
        """Count an accepted connection; False if there are too many."""
        if not self.all_connections.enter("all"):
            return False
        if address in self.proxies or self.connections.enter(address):
            return True
        self.all_connections.leave("all")
        return False

    def disconnect(self, address: str) -> None:
        self.all_connections.leave("all")
        if address not in self.proxies:
            self.connections.leave(address)

    def ban(self, address: str) -> None:
        """Ban an address for a while."""
        network = shares_of(address)[0].network
        while len(self._banned) >= _MOST_AWAY:
            self._banned.popitem(last=False)
        self._banned[network] = self.clock() + self.limits.ban_seconds
        self._banned.move_to_end(network)

    def is_banned(self, address: str) -> bool:
        network = shares_of(address)[0].network
        until = self._banned.get(network)
        if until is None:
            return False
        if self.clock() < until:
            return True
        del self._banned[network]
        return False


async def _no_app(*_: object) -> None:
    """Never called: only the middleware's check of addresses is used."""


class AddressGate:
    """The limits of one address."""

    def __init__(self, gate: Gate, address: str) -> None:
        self._gate = gate
        self._address = address

    def is_banned(self) -> bool:
        return self._gate.is_banned(self._address)

    def count_wrong(self) -> bool:
        """Count a wrong secret; False if there were too many recently."""
        return self._gate.wrong.take(self._address)

    def may_call(self) -> bool:
        return self._gate.calls.take(self._address) or self._refuse()

    def may_create(self) -> bool:
        """Count a new table against the limits of this address and of the server."""
        is_fine = (
            self._gate.tables.has(self._address)
            and self._gate.all_tables.take()
            and self._gate.tables.take(self._address)
        )
        return is_fine or self._refuse()

    def _refuse(self) -> bool:
        """Count a refusal; an address that keeps asking is banned."""
        if not self._gate.refusals.take(self._address):
            self._gate.ban(self._address)
        return False

    async def wait_to_create(self) -> None:
        """Wait for a slot. Creating a table is the most expensive call, and others are playing."""
        await asyncio.sleep(self._gate.next_turn())

    def open_socket(self) -> bool:
        """Count a socket; False if there are too many."""
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
        """Count a socket of a seat. Spectators are counted by address only."""
        return seat is None or self._gate.seats.enter((table, seat))

    def leave_seat(self, table: str, seat: int | None) -> None:
        if seat is not None:
            self._gate.seats.leave((table, seat))


def too_many_tries() -> Refused:
    """The response to a wrong secret after too many of them. A right one is never refused."""
    return Refused("too_fast", "too many wrong tries; please wait a minute")


def address_of(client: tuple[str, int] | None) -> str:
    """The host of a connection, given its host and port; unknown ones share one name."""
    return client[0] if client else "unknown"
