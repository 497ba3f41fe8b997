"""`crossoff show`: a picture of the table at some point of a recorded game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated

from cyclopts import Parameter

from crossoff.cli.errors import FAILED, FINE, Mistake
from crossoff.cli.kernels import prefer_plain
from crossoff.cli.records import STDIN, complaint, open_file, raw_records, replayed
from crossoff.cli.terminal import one_line

__all__ = ["ends_of_turns", "show"]

_LONGEST_NAME = 20  # keeps a picture within its 80 columns
_OPENERS = ("* expedition ", "* roll ")


def show(
    file: Annotated[
        str, Parameter(help="A file of records; - is standard input.", allow_leading_hyphen=True)
    ],
    /,
    *,
    record: Annotated[int, Parameter(help="Which record of the file, counted from 1.")] = 1,
    turn: Annotated[
        int | None,
        Parameter(help="The end of this turn, counted from 1 over the whole game; 0 is the table "
                  "after set-up. By default the end of the record."),
    ] = None,
) -> int:  # fmt: skip
    """Draw the table at some point of a recorded game.

    The picture shows everything that lies on the table, in 80 columns.
    """
    data = _find(file, record)
    prefer_plain()  # one record is little to compute
    from crossoff.core.errors import BadRecord

    try:
        game, positions = replayed(data)
    except BadRecord as error:
        print(complaint(file, record, error))
        return FAILED
    ends = ends_of_turns(game.log)
    last = len(ends) - 1
    if turn is not None and not 0 <= turn <= last:
        raise Mistake(f"the record has {last} turns; --turn must be from 0 to {last}, not {turn}")
    position = positions[-1 if turn is None else ends[turn]]
    names = [one_line(name, _LONGEST_NAME) for name in game.seats]
    which = last if turn is None else turn
    when = f"after turn {which} of {last}" if which else "after set-up"
    print(f"{one_line(file, 40)}, record {record}, {when}")
    print(position.game.picture(position, names))
    return FINE


def _find(name: str, number: int) -> bytes:
    """The record of that number."""
    if number < 1:
        raise Mistake(f"--record counts from 1, not {number}")
    file = open_file(name)
    found = 0
    try:
        for data in raw_records(file):
            found += 1
            if found == number:
                return data
    finally:
        if name != STDIN:
            file.close()
    raise Mistake(f"{name} has {found} records; there is no record {number}")


def ends_of_turns(log: Sequence[str]) -> list[int]:
    """How many lines of a log stand before the first turn, and up to the end of each turn."""
    ends = [
        number
        for number, line in enumerate(log)
        if line.startswith(_OPENERS) and not (number and " reroll " in log[number - 1])
    ]
    return [*ends, len(log)]
