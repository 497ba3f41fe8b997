"""Where a database is: a `postgresql://…` URL, or else the path of an SQLite file."""

from __future__ import annotations

from importlib.util import find_spec

from crossoff.server.store.errors import BadDatabase

__all__ = ["is_postgres"]


def is_postgres(place: str) -> bool:
    """True for a PostgreSQL URL, False for a file path. Raises BadDatabase if it is unusable."""
    scheme, colon, _ = place.partition("://")
    if not colon:
        return False
    if scheme not in ("postgres", "postgresql"):
        raise BadDatabase("why-db-scheme", scheme=scheme)
    if not (_is_installed("psycopg") and _is_installed("psycopg_pool")):
        raise BadDatabase("why-db-package", package="psycopg", extra="postgres")
    return True


def _is_installed(package: str) -> bool:
    try:
        return find_spec(package) is not None
    except ValueError:  # raised when the import was blocked
        return False
