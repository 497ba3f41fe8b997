"""What the commands for hosts have in common: a database, and a table in it."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Coroutine
from typing import Annotated, Any, TypeAlias, TypeVar

from cyclopts import Parameter

from crossoff.cli.errors import Mistake
from crossoff.cli.language import explained, t
from crossoff.core.escaping import one_line

__all__ = ["Database", "TableId", "ask", "checked_id", "no_such_table", "place_of"]

T = TypeVar("T")

TableId: TypeAlias = Annotated[str, Parameter(metavar="TABLE")]
#: A file, or postgresql://…
Database: TypeAlias = Annotated[str | None, Parameter(metavar="DATABASE")]


def place_of(db: str | None) -> str:
    """The database that was named, or else the one that a server would use."""
    from crossoff.server.settings import default_database

    return db or str(default_database())


def checked_id(table: str) -> str:
    """An id as it was typed; a Mistake if no table can have it."""
    if not re.fullmatch("[0-9a-f]{32}", table):
        raise Mistake(t("table-id", id=repr(one_line(table, 80))))
    return table


def no_such_table(table: str) -> Mistake:
    return Mistake(t("no-such-table", table=table))


def ask(question: Coroutine[Any, Any, T]) -> T:
    """Have something asked of a database; a Mistake says why it cannot answer."""
    with explained():
        return asyncio.run(question)
