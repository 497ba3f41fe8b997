"""`crossoff verify`: was the chance of these games fair?"""

from __future__ import annotations

from typing import Annotated

from cyclopts import Parameter

from crossoff.cli.check import judge_files
from crossoff.cli.records import replayed

__all__ = ["verify"]


def verify(*files: Annotated[str, Parameter(allow_leading_hyphen=True)]) -> int:
    """Say of every record in files whether its chance was fair."""
    return judge_files("verify", files, _judge, "verified")


def _judge(data: bytes) -> None:
    # Imported here: how kernels run is chosen once the files are known.
    from crossoff.play.fairness import check_fairness

    record, _ = replayed(data)
    check_fairness(record)
