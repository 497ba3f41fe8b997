"""`crossoff erase`: a table and all that was kept of it, gone for good."""

from __future__ import annotations

from typing import Annotated

from cyclopts import Parameter

from crossoff.cli.database import Database, TableId, ask, checked_id, no_such_table, place_of
from crossoff.cli.errors import FINE, Mistake
from crossoff.cli.keyboard import EndOfInput, Keyboard

__all__ = ["erase"]


def erase(
    table: TableId,
    *,
    db: Database = None,
    yes: Annotated[bool, Parameter(help="Do not ask whether you mean it.", negative=())] = False,
) -> int:
    """Erase a table for good: its game, the names and nonces of its people, its secrets.

    In an SQLite file the bytes are overwritten; a server that uses the file has to
    be stopped before. PostgreSQL writes its tables anew, and servers wait for that.
    Back-ups, archived logs of the database and records that people have
    downloaded are not reached.
    """
    checked_id(table)
    if not yes:
        _expect_yes(table)
    from crossoff.server.store.erasing import erase_for_good

    if not ask(erase_for_good(place_of(db), table)):
        raise no_such_table(table)
    print(f"table {table} is erased")
    return FINE


def _expect_yes(table: str) -> None:
    keyboard = Keyboard()
    if not keyboard.is_live:
        raise Mistake("nobody can be asked here whether this is meant: add --yes")
    try:
        answer = keyboard.ask(f"Erase table {table} for good? Type yes: ")
    except EndOfInput:
        answer = ""
    if answer != "yes":
        raise Mistake("nothing was erased")
