"""`crossoff verify`: was the chance of these games fair?"""

from __future__ import annotations

from typing import Annotated

from cyclopts import Parameter

from crossoff.cli.check import judge_files
from crossoff.cli.records import replayed

__all__ = ["verify"]


def verify(
    *files: Annotated[
        str,
        Parameter(help="Files of records; - is standard input.", allow_leading_hyphen=True),
    ],
) -> int:
    """Say of every record in files whether its chance was fair.

    Each record is checked as by crossoff check. Then its seed must fit its
    commitment, and every card and die must be the one that the seed and the
    players' nonces give. For each bad record a line is printed: the file, the number
    of the record, the line of its log (0 for what stands before the log) and the
    reason. What it proves and what not is in docs/fairness.md.

    Ends with 0 if all is well, 1 if a record is bad or has nothing to verify, 2 if a
    file cannot be read.
    """
    return judge_files("verify", files, _judge, ("game", "verified"))


def _judge(data: bytes) -> None:
    # Imported here: how kernels run is chosen once the files are known.
    from crossoff.play.fairness import check_fairness

    record, _ = replayed(data)
    check_fairness(record)
