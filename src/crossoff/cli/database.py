"""What the commands for hosts have in common: a database, and a table in it."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Coroutine
from typing import Annotated, Any, TypeAlias, TypeVar

from cyclopts import Parameter

from crossoff.cli.errors import Mistake
from crossoff.cli.terminal import one_line

__all__ = ["Database", "TableId", "ask", "checked_id", "no_such_table", "place_of"]

T = TypeVar("T")

TableId: TypeAlias = Annotated[str, Parameter(help="The id of the table, 32 hex digits.")]
Database: TypeAlias = Annotated[
    str | None,
    Parameter(
        help="The file of an SQLite database, or postgresql://… By default the file that "
        "crossoff serve uses."
    ),
]


def place_of(db: str | None) -> str:
    """The database that was named, or else the one that a server would use."""
    from crossoff.server.settings import default_database

    return db or str(default_database())


def checked_id(table: str) -> str:
    """An id as it was typed; a Mistake if no table can have it."""
    if not re.fullmatch("[0-9a-f]{32}", table):
        raise Mistake(f"the id of a table has 32 hex digits, this is {one_line(table, 80)!r}")
    return table


def no_such_table(table: str) -> Mistake:
    return Mistake(f"there is no table {table} in this database")


def ask(question: Coroutine[Any, Any, T]) -> T:
    """Have something asked of a database; a Mistake says why it cannot answer."""
    from crossoff.server.store import StoreError

    try:
        return asyncio.run(question)
    except StoreError as error:
        raise Mistake(str(error)) from None
