"""The log of a table, redacted for an observer: covered cards, and what other seats keep secret.

An observer is a seat, or None for a spectator.
"""

from __future__ import annotations

from collections.abc import Sequence

from crossoff.core.files.lines import cover, hide
from crossoff.play.table import Table

__all__ = ["Observer", "covered_lines", "covering_line", "redacted_lines", "shown_lines"]

Observer = int | None


def covered_lines(table: Table) -> Sequence[int]:
    """Return the numbers of the lines whose cards nobody may look at again for now; none with a
    memory aid, and none once the table has ended.
    """
    if table.recorder is None or table.ended or table.created.memory_aid:
        return ()
    position = table.recorder.position
    return position.game.shown.covered(position, table.recorder.lines)


def covering_line(table: Table, covered: Sequence[int]) -> int | None:
    """Return the number of the line whose card covers the others, if any are covered."""
    if not covered:
        return None
    assert table.recorder is not None
    lines = table.recorder.lines
    verb = lines[covered[-1]].split(" ")[1]
    later = range(covered[-1] + 1, len(lines))
    return next(number for number in later if lines[number].split(" ")[1] == verb)


def shown_lines(table: Table, observer: Observer) -> list[str]:
    """Return the log as an observer may read it now; all lines are complete once the table has
    ended.
    """
    assert table.recorder is not None
    return redacted_lines(table, observer, range(len(table.recorder.lines)), covered_lines(table))


def redacted_lines(
    table: Table, observer: Observer, numbers: range, covered: Sequence[int]
) -> list[str]:
    """Return these lines of the log, redacted; `covered` are the numbers of covered lines."""
    assert table.recorder is not None
    lines = table.recorder.lines
    if table.ended:
        return [lines[number] for number in numbers]
    game, setup = table.recorder.position.game, table.recorder.position.setup
    shown = []
    for number in numbers:
        line = lines[number]
        reader = game.shown.only_to(setup, line)
        if number in covered:
            line = cover(line)
        elif reader is not None and reader != observer:
            line = hide(line)
        shown.append(line)
    return shown
