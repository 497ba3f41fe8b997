"""`crossoff erase`: a table and all that was kept of it, gone for good."""

from __future__ import annotations

from crossoff.cli.database import Database, TableId, ask, checked_id, no_such_table, place_of
from crossoff.cli.errors import FINE, Mistake
from crossoff.cli.keyboard import EndOfInput, Keyboard
from crossoff.cli.language import t
from crossoff.cli.options import Flag

__all__ = ["erase"]

_YES = "yes"  # the same in all languages, like the names of options


def erase(
    table: TableId,
    *,
    db: Database = None,
    yes: Flag = False,
) -> int:
    """Erase a table for good: its game, the names and nonces of its people, its secrets."""
    checked_id(table)
    if not yes:
        _expect_yes(table)
    from crossoff.server.store.erasing import erase_for_good

    if not ask(erase_for_good(place_of(db), table)):
        raise no_such_table(table)
    print(t("erased", table=table))
    return FINE


def _expect_yes(table: str) -> None:
    keyboard = Keyboard()
    if not keyboard.is_live:
        raise Mistake(t("erase-nobody"))
    try:
        answer = keyboard.ask(f"{t('erase-ask', table=table, word=_YES)} ")
    except EndOfInput:
        answer = ""
    if answer != _YES:
        raise Mistake(t("nothing-erased"))
