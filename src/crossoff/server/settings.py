"""Settings of a server."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path

from crossoff.home.folders import data_folder
from crossoff.server.limits import Limits

__all__ = ["Settings", "default_database"]

DAY = 86_400.0
IDLE_SECONDS = 600.0


@dataclass(frozen=True)
class Settings:
    """The settings that an operator may choose."""

    host: str = "127.0.0.1"
    port: int = 8000
    database: str = ""  # a path, or postgresql://…
    origins: frozenset[str] = frozenset()  # on other hosts, allowed to connect
    proxies: frozenset[str] = frozenset()  # addresses whose X-Forwarded-For is trusted
    metrics_port: int | None = None  # on 127.0.0.1
    workers: int = 1
    compiled_bots: bool = True  # otherwise only bots that need no compiler answer in time
    bot_seconds: float = 3.0  # maximum thinking time of a bot
    abandoned_after: float = 30 * DAY  # idle time after which an unfinished table is closed
    erased_after: float = 365 * DAY  # idle time after which a finished table is erased
    idle_seconds: float = IDLE_SECONDS  # idle time after which an empty room is unloaded
    limits: Limits = field(default_factory=Limits)


def default_database() -> Path:
    """The file in the user's data directory."""
    return data_folder() / "tables.sqlite"
