"""Connections to PostgreSQL, and the mapping of its errors to ours."""

from __future__ import annotations

from typing import Any

import psycopg
from psycopg import AsyncConnection, IsolationLevel
from psycopg.conninfo import conninfo_to_dict, make_conninfo

from crossoff.server.store.errors import BadDatabase, Broken, StoreError, Unavailable

__all__ = ["PROBE", "Link", "connect", "in_one_line", "prepare", "to_store_error", "with_defaults"]

Link = AsyncConnection[Any]

# Give up on a silent peer after a few seconds, both when reading and when writing.
_DEFAULTS = {
    "application_name": "crossoff",
    "connect_timeout": "5",
    "keepalives_idle": "5",
    "keepalives_interval": "2",
    "keepalives_count": "3",
    "tcp_user_timeout": "10000",
}

# A timeout during COMMIT would stop waiting for the standby and still report success.
_SETTINGS = """
    SET synchronous_commit = on;
    SET statement_timeout = 0;
    SET lock_timeout = '5s';
    SET idle_in_transaction_session_timeout = '10s'
"""

PROBE = "UPDATE schema_version SET name = name"  # a write without effect


def to_store_error(error: Exception) -> StoreError:
    """Map a failure to a store error. PostgreSQL handles failures of its own disk, by stopping."""
    text = in_one_line(error)
    if isinstance(error, psycopg.errors.DataCorrupted | psycopg.errors.IndexCorrupted):
        return Broken("why-db-damaged", reason=text)
    return Unavailable("why-db-not-now", reason=text)


def in_one_line(error: Exception) -> str:
    return " ".join(str(error).split()) or type(error).__name__


def with_defaults(url: str) -> str:
    """The URL with our timeouts added where it sets none."""
    try:
        given = conninfo_to_dict(url)
    except psycopg.Error:  # its text might contain the password
        example = "postgresql://user@host:5432/name"
        raise BadDatabase("why-db-address", example=example) from None
    return make_conninfo(url, **{k: v for k, v in _DEFAULTS.items() if k not in given})


async def prepare(link: Link) -> None:
    """Apply the settings that our guarantees depend on, overriding the server's defaults."""
    await link.set_autocommit(True)
    await link.execute(_SETTINGS)
    await link.set_autocommit(False)
    await link.set_isolation_level(IsolationLevel.READ_COMMITTED)


async def connect(conninfo: str) -> Link:
    """Open a connection."""
    link = await AsyncConnection.connect(conninfo)
    try:
        await prepare(link)
    except BaseException:
        await link.close()
        raise
    return link
