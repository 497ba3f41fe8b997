"""How much a stranger may ask for: token buckets, and counts of what is open."""

from __future__ import annotations

from collections import Counter, OrderedDict
from collections.abc import Callable, Hashable
from dataclasses import dataclass

__all__ = ["Bucket", "Buckets", "Limits", "Seats"]

_MOST_ADDRESSES = 10_000


@dataclass(frozen=True)
class Limits:
    """The limits of docs/wire.md. A flood gets an answer, but nothing more."""

    messages_burst: float = 60  # of a socket
    messages_second: float = 10
    sockets_address: int = 20
    sockets_seat: int = 8
    sockets: int = 10_000
    wrong_minute: float = 20  # secrets, by address
    tables_minute: float = 30  # made, by address
    calls_second: float = 20  # over HTTP, by address
    calls_burst: float = 100
    send_bytes: int = 256 * 1024  # waiting to be sent to a socket
    body_bytes: int = 256 * 1024


class Bucket:
    """Fills by `rate` a second up to `burst`; what is asked for is taken out."""

    __slots__ = ("_at", "_burst", "_clock", "_level", "_rate")

    def __init__(self, rate: float, burst: float, clock: Callable[[], float]) -> None:
        self._rate = rate
        self._burst = burst
        self._clock = clock
        self._level = burst
        self._at = clock()

    def _fill(self) -> None:
        now = self._clock()
        self._level = min(self._burst, self._level + (now - self._at) * self._rate)
        self._at = now

    @property
    def is_empty(self) -> bool:
        self._fill()
        return self._level < 1

    @property
    def is_full(self) -> bool:
        self._fill()
        return self._level >= self._burst

    def take(self) -> bool:
        """Take one out; False when there is none."""
        if self.is_empty:
            return False
        self._level -= 1
        return True


class Buckets:
    """A bucket for each address, as many as are worth keeping."""

    def __init__(self, rate: float, burst: float, clock: Callable[[], float]) -> None:
        self._rate = rate
        self._burst = burst
        self._clock = clock
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def of(self, address: str) -> Bucket:
        """The bucket of an address."""
        bucket = self._buckets.get(address)
        if bucket is None:
            while len(self._buckets) >= _MOST_ADDRESSES:
                self._buckets.popitem(last=False)
            bucket = self._buckets[address] = Bucket(self._rate, self._burst, self._clock)
        self._buckets.move_to_end(address)
        return bucket


class Seats:
    """How many of something are open, by whom; at most so many each."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._open: Counter[Hashable] = Counter()

    def enter(self, who: Hashable) -> bool:
        """One more, if it is not too many."""
        if self._open[who] >= self._most:
            return False
        self._open[who] += 1
        return True

    def leave(self, who: Hashable) -> None:
        """One less."""
        self._open[who] -= 1
        if self._open[who] <= 0:
            del self._open[who]
