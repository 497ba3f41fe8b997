"""The dependencies of a room."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import Protocol, TypeAlias

from crossoff.core.model.position import Position
from crossoff.server.store import Store

__all__ = ["Connection", "Services", "Thinker"]


class Connection(Protocol):
    """A client connected to a table."""

    observer: int | None

    def send(self, frame: bytes) -> None: ...

    def close(self, code: int) -> None: ...


#: (position, seat, bot, seed of the bot's randomness) -> a decision. It redacts the position for
#: the seat.
Thinker: TypeAlias = Callable[[Position, int, str, str], Awaitable[str]]


@dataclass(frozen=True)
class Services:
    """The dependencies of a room."""

    store: Store
    think: Thinker
    entropy: Callable[[int], bytes]
    is_shared: bool = False  # other processes may append to the same tables
    count: Callable[[str], None] = field(default=lambda what: None)  # for the metrics
    report: Callable[[BaseException], object] = field(default=lambda error: None)  # for the log
    nonce_seconds: float = 3.0  # how long a game waits for nonces before it begins without them
