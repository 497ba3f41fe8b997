"""`crossoff verify`: was the chance of these games fair?"""

from __future__ import annotations

import functools
from typing import Annotated

from cyclopts import Parameter

from crossoff.cli.check import Files, judge_files
from crossoff.cli.records import read_record

__all__ = ["verify"]


def verify(
    *files: Files,
    head: Annotated[list[str] | None, Parameter(negative=(), metavar="HEAD")] = None,
) -> int:
    """Check that the chance of every record in files was fair."""
    heads = [one.lower() for one in head or []]
    return judge_files("verify", files, functools.partial(_judge, heads), "verified")


def _judge(heads: list[str], data: bytes) -> None:
    # Imported here: how kernels run is chosen once the files are known.
    from crossoff.core.errors import BadRecord
    from crossoff.core.model.record import check_result
    from crossoff.play.fairness import check_fairness

    record = read_record(data)
    verified = check_fairness(record, heads)
    check_result(verified.position, record)
    if not verified.position.is_over:
        raise BadRecord(verified.lines, "why-fair-unfinished")
