"""`crossoff check`: are these records games by the rules?"""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Iterator, Sequence
from typing import TYPE_CHECKING, Annotated, BinaryIO, TypeAlias

from cyclopts import Parameter

from crossoff.cli.errors import FAILED, FINE, MISTAKE, Mistake
from crossoff.cli.records import STDIN, complaint, open_file, prepare_kernels, raw_records, replayed
from crossoff.cli.terminal import progress, say

if TYPE_CHECKING:
    from crossoff.core.errors import BadRecord

__all__ = ["Judge", "check", "judge_files", "problems"]

#: Raises BadRecord for a record, as it stands in the file, that is not good.
Judge: TypeAlias = Callable[[bytes], object]


def check(
    *files: Annotated[
        str,
        Parameter(help="Files of records; - is standard input.", allow_leading_hyphen=True),
    ],
) -> int:
    """Say of every record in files whether it is a game by the rules.

    A file holds one record a line, or a single one laid out over many lines;
    blank lines do not count, and a file without records is in order. For each bad
    record a line is printed: the file, the number of the record, the line of its
    log (0 for what stands before the log) and the reason.

    Ends with 0 if all is well, 1 if a record is bad, 2 if a file cannot be read.
    """
    return judge_files("check", files, replayed, ("record", "ok"))


def judge_files(command: str, files: Sequence[str], judge: Judge, verdict: tuple[str, str]) -> int:
    """Judge every record in files, and say what came of it: the exit code of a command.

    `verdict` is what a good record is called and what is said of it.
    """
    if not files:
        raise Mistake(f"{command} needs a file\nTry: crossoff {command} --help")
    good, bad, unread = 0, 0, 0
    with contextlib.ExitStack() as stack:
        opened: list[tuple[str, BinaryIO]] = []
        for name in files:
            try:
                file = open_file(name)
            except Mistake as mistake:
                say(str(mistake))
                unread += 1
                continue
            opened.append((name, file if name == STDIN else stack.enter_context(file)))
        total = prepare_kernels([file for _, file in opened])
        advance = stack.enter_context(progress("checking", total or None))
        for name, file in opened:
            for number, data, problem in problems(file, judge):
                advance(len(data))
                if problem is None:
                    good += 1
                else:
                    bad += 1
                    print(complaint(name, number, problem), flush=True)
    if opened:
        noun, said = verdict
        print(f"{good} {noun}{'s' * (good != 1)} {said}" + (f", {bad} bad" if bad else ""))
    if unread:
        return MISTAKE
    return FAILED if bad else FINE


def problems(
    file: BinaryIO, judge: Judge = replayed
) -> Iterator[tuple[int, bytes, BadRecord | None]]:
    """Each record of a file with its number, from 1, and what is wrong with it, if anything."""
    from crossoff.core.errors import BadRecord

    for number, data in enumerate(raw_records(file), 1):
        try:
            judge(data)
        except BadRecord as error:
            yield number, data, error
        else:
            yield number, data, None
