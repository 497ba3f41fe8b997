"""`crossoff check`: are these records games by the rules?"""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Iterator, Sequence
from typing import TYPE_CHECKING, Annotated, BinaryIO, TypeAlias

from cyclopts import Parameter

from crossoff.cli.errors import FAILED, FINE, MISTAKE, Mistake
from crossoff.cli.language import t
from crossoff.cli.records import STDIN, complaint, open_file, prepare_kernels, raw_records, replayed
from crossoff.cli.terminal import progress, say

if TYPE_CHECKING:
    from crossoff.core.errors import BadRecord

__all__ = ["Files", "check", "judge_files", "problems"]

#: Raises BadRecord for a record, as it stands in the file, that is not good.
Judge: TypeAlias = Callable[[bytes], object]


Files: TypeAlias = Annotated[str, Parameter(allow_leading_hyphen=True, metavar="FILE")]


def check(*files: Files) -> int:
    """Say of every record in files whether it is a game by the rules."""
    return judge_files("check", files, replayed, "checked")


def judge_files(command: str, files: Sequence[str], judge: Judge, verdict: str) -> int:
    """Judge every record in files, and say what came of it: the exit code of a command.

    `verdict` is the text for how many records are good.
    """
    if not files:
        how = t("see", command=f"crossoff {command} --help")
        raise Mistake(t("needs-file", command=command, hint=how))
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
        advance = stack.enter_context(progress(t("checking"), total or None))
        for name, file in opened:
            for number, data, problem in problems(file, judge):
                advance(len(data))
                if problem is None:
                    good += 1
                else:
                    bad += 1
                    print(complaint(name, number, problem), flush=True)
    if opened:
        said = t(verdict, good=good)
        print(t("some-bad", said=said, bad=bad) if bad else said)
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
