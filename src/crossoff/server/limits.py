"""Rate limits: token buckets, and counts of open resources, per address."""

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

    # More than this is refused.
    messages_burst: float = 60  # per socket
    messages_second: float = 10
    sockets_address: int = 20
    sockets_seat: int = 8
    sockets: int = 10_000
    wrong_minute: float = 20  # wrong secrets, per address
    tables_minute: float = 30  # created, per address
    tables_burst: float = 100  # requested by everybody
    tables_second: float = 20  # created, one at a time
    calls_second: float = 20  # over HTTP, per address
    calls_burst: float = 100
    send_bytes: int = 256 * _KB  # queued for sending on a socket
    body_bytes: int = 256 * _KB
    head_bytes: int = 16 * _KB

    # More than this is no accident: the connection is aborted.
    frames_burst: float = 120  # per socket
    frames_second: float = 20
    address_frames_burst: float = 1200  # all sockets of an address
    address_frames_second: float = 200
    requests_burst: float = 2000  # per address, including files
    requests_second: float = 100
    refusals_burst: float = 100  # excess calls and tables, per address
    refusals_second: float = 5
    pipelined: int = 16  # unanswered requests on a connection
    bytes_burst: float = 1024 * _KB  # received, per address
    bytes_second: float = 128 * _KB
    ban_seconds: float = 10  # for which an aborted address is banned

    # Connections that merely occupy resources.
    connections_address: int = 100
    connects_burst: float = 200  # new connections, per address
    connects_second: float = 20
    head_seconds: float = 10  # until a request's headers are complete
    body_seconds: float = 30  # until its body is
    drain_seconds: float = 20  # without reading any of a response
    unread_address: int = 10  # connections that do not read their responses


_ENDLESS = 1e12
#: For intentional load from one address, such as benchmarks: only sizes are limited.
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
    ban_seconds=0,
    connections_address=10**9,
    connects_burst=_ENDLESS,
)


class Bucket:
    """A token bucket that refills at `rate` per second up to `burst`."""

    __slots__ = ("_at", "_burst", "_clock", "_level", "_rate")

    def __init__(self, rate: float, burst: float, clock: Callable[[], float]) -> None:
        self._rate = rate
        self._burst = burst
        self._clock = clock
        self._level = burst
        self._at = clock()

    def has(self, amount: float = 1) -> bool:
        """True if this many tokens are available."""
        now = self._clock()
        self._level = min(self._burst, self._level + (now - self._at) * self._rate)
        self._at = now
        return self._level >= amount

    def take(self, amount: float = 1) -> bool:
        """Take this many tokens; if there are fewer, take none and return False."""
        if not self.has(amount):
            return False
        self._level -= amount
        return True


class Buckets:
    """An LRU cache of buckets by address, or by network for IPv6."""

    def __init__(self, rate: float, burst: float, clock: Callable[[], float]) -> None:
        self._rate = rate
        self._burst = burst
        self._clock = clock
        self._buckets: OrderedDict[Hashable, Bucket] = OrderedDict()

    def has(self, address: str, amount: float = 1) -> bool:
        """True if this many tokens are available to an address."""
        return all(bucket.has(amount) for bucket in self._of(address))

    def take(self, address: str, amount: float = 1) -> bool:
        """Take this many tokens; if there are fewer, take none and return False."""
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
    """Counts of open resources by owner, with a maximum for each."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._open: Counter[Hashable] = Counter()

    def __len__(self) -> int:
        """The number of owners with open resources."""
        return len(self._open)

    def is_full(self, who: Hashable, factor: int = 1) -> bool:
        return self._open[who] >= self._most * factor

    def enter(self, who: Hashable) -> bool:
        """Count one more; False if that exceeds the maximum."""
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
    """Counts of open resources by address, or by network for IPv6."""

    def __init__(self, most: int) -> None:
        self._counts = Counts(most)

    def __len__(self) -> int:
        """The number of networks with open resources."""
        return len(self._counts)

    def is_full(self, address: str) -> bool:
        return any(self._counts.is_full(*share) for share in shares_of(address))

    def enter(self, address: str) -> bool:
        """Count one more; False if that exceeds the maximum."""
        if self.is_full(address):
            return False
        for share in shares_of(address):
            self._counts.add(share.network)
        return True

    def leave(self, address: str) -> None:
        """Count one less."""
        for share in shares_of(address):
            self._counts.leave(share.network)
