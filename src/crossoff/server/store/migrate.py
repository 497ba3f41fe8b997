"""Schema migrations, from an empty database to the current version.

Migration n is the file `sql/<database>/000n_<name>.sql`. There are no downgrades, and a released
migration is never changed. A migration and the row that records it are one transaction, so the
process may be killed at any moment.
"""

from __future__ import annotations

import re
import time
from importlib.resources import files
from typing import TYPE_CHECKING, Any, NamedTuple

from crossoff.server.store.errors import BadDatabase

if TYPE_CHECKING:
    import apsw
    from psycopg import AsyncConnection

__all__ = ["Step", "migrate_postgres", "migrate_sqlite", "steps"]

_LOCK = 0x63726F73736F6666  # "crossoff": held while a process migrates a PostgreSQL database
_DONE = "INSERT INTO schema_version (version, name, applied_at) VALUES "


class Step(NamedTuple):
    """One migration file."""

    version: int
    name: str
    statements: tuple[str, ...]


def steps(database: str) -> list[Step]:
    """List the migrations of a database. Each statement in a file ends with `;` and a newline."""
    found = []
    for file in files(__package__).joinpath("sql", database).iterdir():
        if named := re.fullmatch(r"(\d{4})_(\w+)\.sql", file.name):
            parts = file.read_text(encoding="utf-8").split(";\n")
            statements = tuple(part.strip() for part in parts if part.strip())
            found.append(Step(int(named[1]), named[2], statements))
    return sorted(found)


def migrate_sqlite(db: apsw.Connection) -> None:
    """Run all pending migrations."""
    known = steps("sqlite")
    for step in known:
        with _Transaction(db):
            version = _sqlite_version(db)
            _refuse_newer(version, known)
            if version < step.version:
                for statement in step.statements:
                    db.execute(statement)
                db.execute(_DONE + "(?, ?, ?)", (step.version, step.name, time.time()))


class _Transaction:
    def __init__(self, db: apsw.Connection) -> None:
        self._db = db

    def __enter__(self) -> None:
        self._db.execute("BEGIN IMMEDIATE")

    def __exit__(self, kind: type[BaseException] | None, *rest: object) -> None:
        if kind is None:
            self._db.execute("COMMIT")
        elif self._db.in_transaction:
            self._db.execute("ROLLBACK")


def _sqlite_version(db: apsw.Connection) -> int:
    names = {name for (name,) in db.execute("SELECT name FROM sqlite_schema")}
    if not names:
        return 0
    if "schema_version" not in names:
        raise BadDatabase("why-db-foreign-inside")
    return int(db.execute("SELECT coalesce(max(version), 0) FROM schema_version").get)


async def migrate_postgres(connection: AsyncConnection[Any]) -> None:
    """Run all pending migrations; with several processes, one migrates and the others wait."""
    known = steps("postgres")
    for step in known:
        async with connection.transaction():
            await connection.execute("SELECT pg_advisory_xact_lock(%s)", (_LOCK,))
            version = await _postgres_version(connection)
            _refuse_newer(version, known)
            if version < step.version:
                for statement in step.statements:
                    await connection.execute(statement.encode())
                row = (step.version, step.name, time.time())
                await connection.execute(_DONE + "(%s, %s, %s)", row)


async def _postgres_version(connection: AsyncConnection[Any]) -> int:
    ours = "quote_ident(current_schema()) || '.schema_version'"
    cursor = await connection.execute(f"SELECT to_regclass({ours}) IS NULL")
    if (await cursor.fetchall())[0][0]:
        return 0
    cursor = await connection.execute("SELECT coalesce(max(version), 0) FROM schema_version")
    return int((await cursor.fetchall())[0][0])


def _refuse_newer(version: int, known: list[Step]) -> None:
    newest = known[-1].version
    if version > newest:
        raise BadDatabase("why-db-newer", version=str(version), newest=str(newest))
