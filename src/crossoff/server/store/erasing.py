"""Erase one table permanently, from the command line rather than from a server."""

from __future__ import annotations

from crossoff.server.store import open_store
from crossoff.server.store.errors import Broken, Unavailable
from crossoff.server.store.place import is_postgres
from crossoff.server.store.reader import open_reader

__all__ = ["erase_for_good"]

# Plain VACUUM only marks the bytes as reusable, and the statistics of ANALYZE contain samples.
_REWRITE = ("VACUUM (FULL, ANALYZE) event", "VACUUM (FULL, ANALYZE) game")


async def erase_for_good(place: str, table: str) -> bool:
    """Erase a table and its bytes. Returns False if there is no such table.

    Raises BadDatabase if a server is using the SQLite file. In PostgreSQL, servers wait while the
    database tables are rewritten. Raises Unavailable if the rewrite fails: by then nobody can read
    the table any more, but its old bytes may still be in files.
    """
    async with open_reader(place) as reader:  # a mistyped path must not create a database
        if not await reader.seq(table):
            return False
    failed: list[Broken] = []
    store = await open_store(place, on_fatal=failed.append)
    try:
        await store.erase([table])
    finally:
        await store.close()
    if failed:
        raise failed[0]
    if is_postgres(place):
        await _rewrite(place)
    return True


async def _rewrite(place: str) -> None:
    import psycopg

    from crossoff.server.store.postgres_link import connect, in_one_line, with_defaults

    try:
        async with await connect(with_defaults(place)) as link:
            await link.set_autocommit(True)
            for statement in _REWRITE:
                await link.execute(statement.encode())
    except (psycopg.Error, OSError) as error:
        raise Unavailable("why-db-old-bytes", reason=in_one_line(error)) from None
