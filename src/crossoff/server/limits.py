"""How much a client may ask for: token buckets, and counts of what is open, by address."""

from __future__ import annotations

from collections import Counter, OrderedDict
from collections.abc import Callable, Hashable
from dataclasses import dataclass

from crossoff.server.networks import shares_of

__all__ = ["UNLIMITED", "AddressCounts", "Bucket", "Buckets", "Counts", "Limits"]

_MOST_ADDRESSES = 10_000
_KB = 1024


@dataclass(frozen=True)
class Limits:
    """The limits of docs/wire.md."""

    # Asking for more gets a refusal.
    messages_burst: float = 60  # of a socket
    messages_second: float = 10
    sockets_address: int = 20
    sockets_seat: int = 8
    sockets: int = 10_000
    wrong_minute: float = 20  # secrets, by address
    tables_minute: float = 30  # created, by address
    tables_burst: float = 100  # asked for by everybody, and
    tables_second: float = 20  # created, one after the other
    calls_second: float = 20  # over HTTP, by address
    calls_burst: float = 100
    send_bytes: int = 256 * _KB  # waiting to be sent to a socket
    body_bytes: int = 256 * _KB
    head_bytes: int = 16 * _KB

    # Sending more than this is no accident: the connection is aborted.
    frames_burst: float = 120  # of a socket
    frames_second: float = 20
    address_frames_burst: float = 1200  # of all sockets of an address
    address_frames_second: float = 200
    requests_burst: float = 2000  # by address, files included
    requests_second: float = 100
    refusals_burst: float = 100  # calls and tables that were too many, by address
    refusals_second: float = 5
    pipelined: int = 16  # requests of a connection that wait for an answer
    bytes_burst: float = 1024 * _KB  # received, by address
    bytes_second: float = 128 * _KB
    away_seconds: float = 10  # in which an address that was aborted cannot connect

    # Connections that only take up room.
    connections_address: int = 100
    connects_burst: float = 200  # new connections, by address
    connects_second: float = 20
    head_seconds: float = 10  # until a request's head is complete
    body_seconds: float = 30  # until its body is
    drain_seconds: float = 20  # without reading any of an answer
    unread_address: int = 10  # connections that do not read their answers


_ENDLESS = 1e12
#: For load that comes from one address on purpose, such as benchmarks: no limits but on sizes.
UNLIMITED = Limits(
    messages_burst=_ENDLESS,
    sockets_address=10**9,
    sockets_seat=10**9,
    sockets=10**9,
    wrong_minute=_ENDLESS,
    tables_minute=_ENDLESS,
    tables_burst=_ENDLESS,
    tables_second=_ENDLESS,
    calls_burst=_ENDLESS,
    frames_burst=_ENDLESS,
    address_frames_burst=_ENDLESS,
    requests_burst=_ENDLESS,
    refusals_burst=_ENDLESS,
    bytes_burst=_ENDLESS,
    away_seconds=0,
    connections_address=10**9,
    connects_burst=_ENDLESS,
)


class Bucket:
    """A token bucket: refills by `rate` a second up to `burst`."""

    __slots__ = ("_at", "_burst", "_clock", "_level", "_rate")

    def __init__(self, rate: float, burst: float, clock: Callable[[], float]) -> None:
        self._rate = rate
        self._burst = burst
        self._clock = clock
        self._level = burst
        self._at = clock()

    def has(self, amount: float = 1) -> bool:
        """True if so much can be taken."""
        now = self._clock()
        self._level = min(self._burst, self._level + (now - self._at) * self._rate)
        self._at = now
        return self._level >= amount

    def take(self, amount: float = 1) -> bool:
        """Take so much; False, and nothing is taken, if there is less."""
        if not self.has(amount):
            return False
        self._level -= amount
        return True


class Buckets:
    """A bucket for each address, by network for IPv6; the ones used last are kept."""

    def __init__(self, rate: float, burst: float, clock: Callable[[], float]) -> None:
        self._rate = rate
        self._burst = burst
        self._clock = clock
        self._buckets: OrderedDict[Hashable, Bucket] = OrderedDict()

    def has(self, address: str, amount: float = 1) -> bool:
        """True if an address can take so much."""
        return all(bucket.has(amount) for bucket in self._of(address))

    def take(self, address: str, amount: float = 1) -> bool:
        """Take so much; False, and nothing is taken, if there is less."""
        buckets = self._of(address)
        if not all(bucket.has(amount) for bucket in buckets):
            return False
        for bucket in buckets:
            bucket.take(amount)
        return True

    def _of(self, address: str) -> list[Bucket]:
        found = []
        for network, factor in shares_of(address):
            bucket = self._buckets.get(network)
            if bucket is None:
                while len(self._buckets) >= _MOST_ADDRESSES:
                    self._buckets.popitem(last=False)
                rate, burst = self._rate * factor, self._burst * factor
                bucket = self._buckets[network] = Bucket(rate, burst, self._clock)
            self._buckets.move_to_end(network)
            found.append(bucket)
        return found


class Counts:
    """How many of something are open, by owner, with a maximum for each."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._open: Counter[Hashable] = Counter()

    def __len__(self) -> int:
        """How many owners have something open."""
        return len(self._open)

    def is_full(self, who: Hashable, factor: int = 1) -> bool:
        return self._open[who] >= self._most * factor

    def enter(self, who: Hashable) -> bool:
        """Count one more; False if that is too many."""
        if self.is_full(who):
            return False
        self._open[who] += 1
        return True

    def add(self, who: Hashable) -> None:
        self._open[who] += 1

    def leave(self, who: Hashable) -> None:
        """Count one less."""
        self._open[who] -= 1
        if self._open[who] <= 0:
            del self._open[who]


class AddressCounts:
    """How many of something are open at each address, by network for IPv6."""

    def __init__(self, most: int) -> None:
        self._counts = Counts(most)

    def __len__(self) -> int:
        """How many networks have something open."""
        return len(self._counts)

    def is_full(self, address: str) -> bool:
        return any(self._counts.is_full(*share) for share in shares_of(address))

    def enter(self, address: str) -> bool:
        """Count one more; False if that is too many."""
        if self.is_full(address):
            return False
        for share in shares_of(address):
            self._counts.add(share.network)
        return True

    def leave(self, address: str) -> None:
        """Count one less."""
        for share in shares_of(address):
            self._counts.leave(share.network)
