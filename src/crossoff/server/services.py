"""What a room needs of the world, and who is connected to it."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import Protocol, TypeAlias

from crossoff.core.model.position import Position
from crossoff.server.store import Store

__all__ = ["Services", "Thinker", "Watcher"]


class Watcher(Protocol):
    """Somebody connected to a table."""

    observer: int | None

    def tell(self, frame: bytes) -> None: ...

    def close(self, code: int) -> None: ...


#: (position, seat, bot, name of the bot's own chance) -> a decision. It leaves out of the position
#: what the seat may not know.
Thinker: TypeAlias = Callable[[Position, int, str, str], Awaitable[str]]


@dataclass(frozen=True)
class Services:
    """What a room needs of the world."""

    store: Store
    think: Thinker
    entropy: Callable[[int], bytes]
    is_shared: bool = False  # whether other processes may append to the same tables
    count: Callable[[str], None] = field(default=lambda what: None)  # for the metrics
    report: Callable[[BaseException], object] = field(default=lambda error: None)  # for the log
    nonce_seconds: float = 3.0  # how long a game waits for nonces before it begins without
