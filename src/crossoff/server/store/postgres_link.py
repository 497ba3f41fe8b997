"""Connections to PostgreSQL, and what its errors mean to us."""

from __future__ import annotations

from typing import Any

import psycopg
from psycopg import AsyncConnection, IsolationLevel
from psycopg.conninfo import conninfo_to_dict, make_conninfo

from crossoff.server.store.errors import BadDatabase, Broken, StoreError, Unavailable

__all__ = ["PROBE", "Link", "connect", "in_one_line", "judge", "prepare", "with_defaults"]

Link = AsyncConnection[Any]

# A peer that falls silent is given up after some seconds, in whichever direction we wait.
_DEFAULTS = {
    "application_name": "crossoff",
    "connect_timeout": "5",
    "keepalives_idle": "5",
    "keepalives_interval": "2",
    "keepalives_count": "3",
    "tcp_user_timeout": "10000",
}

# A timeout in COMMIT would end the wait for a standby and still look like a success.
_SETTINGS = """
    SET synchronous_commit = on;
    SET statement_timeout = 0;
    SET lock_timeout = '5s';
    SET idle_in_transaction_session_timeout = '10s'
"""

PROBE = "UPDATE schema_version SET name = name"  # a write that changes nothing


def judge(error: Exception) -> StoreError:
    """What a failure means. PostgreSQL looks after its own disk, and stops if that fails."""
    text = in_one_line(error)
    if isinstance(error, psycopg.errors.DataCorrupted | psycopg.errors.IndexCorrupted):
        return Broken("why-db-damaged", reason=text)
    return Unavailable("why-db-not-now", reason=text)


def in_one_line(error: Exception) -> str:
    return " ".join(str(error).split()) or type(error).__name__


def with_defaults(url: str) -> str:
    """The address with our timeouts, where it sets none itself."""
    try:
        given = conninfo_to_dict(url)
    except psycopg.Error:  # whose text might quote a password
        example = "postgresql://user@host:5432/name"
        raise BadDatabase("why-db-address", example=example) from None
    return make_conninfo(url, **{k: v for k, v in _DEFAULTS.items() if k not in given})


async def prepare(link: Link) -> None:
    """Set what promises rest on, whatever the server's own settings are."""
    await link.set_autocommit(True)
    await link.execute(_SETTINGS)
    await link.set_autocommit(False)
    await link.set_isolation_level(IsolationLevel.READ_COMMITTED)


async def connect(conninfo: str) -> Link:
    """A new connection."""
    link = await AsyncConnection.connect(conninfo)
    try:
        await prepare(link)
    except BaseException:
        await link.close()
        raise
    return link
