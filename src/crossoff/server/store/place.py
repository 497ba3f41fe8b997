"""Where a database is: `postgresql://…`, or else the path of an SQLite file."""

from __future__ import annotations

from importlib.util import find_spec

from crossoff.server.store.errors import BadDatabase

__all__ = ["is_postgres"]


def is_postgres(place: str) -> bool:
    """Whether a place is in PostgreSQL, not a file; BadDatabase if it is nothing we can use."""
    scheme, colon, _ = place.partition("://")
    if not colon:
        return False
    if scheme not in ("postgres", "postgresql"):
        raise BadDatabase("why-db-scheme", scheme=scheme)
    if not (_is_there("psycopg") and _is_there("psycopg_pool")):
        raise BadDatabase("why-db-package", package="psycopg", extra="postgres")
    return True


def _is_there(package: str) -> bool:
    try:
        return find_spec(package) is not None
    except ValueError:  # it was kept from being imported
        return False
