"""Files of records, whatever they hold: one record a line, or a single one on many lines."""

from __future__ import annotations

import os
import stat
import sys
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, BinaryIO

from crossoff.cli.errors import Mistake
from crossoff.cli.kernels import prefer_plain
from crossoff.cli.language import reason, t
from crossoff.core.errors import BadRecord, said
from crossoff.core.escaping import one_line

if TYPE_CHECKING:
    from crossoff.core.model.position import Position
    from crossoff.core.model.record import Record

__all__ = [
    "STDIN",
    "complaint",
    "open_file",
    "prepare_kernels",
    "raw_records",
    "read_record",
    "replayed",
]

STDIN = "-"
_LONGEST = 16 * 1024 * 1024  # bytes of a record; real ones have some thousand
_MANY = 1024 * 1024  # bytes of records whose check takes longer than to load compiled kernels
_BYTE_ORDER_MARK = b"\xef\xbb\xbf"


def open_file(name: str) -> BinaryIO:
    """A file to read, or standard input for `-`."""
    try:
        if name != STDIN:
            return open(name, "rb")
        if sys.stdin is None:
            raise Mistake(t("stdin-closed"))
        return sys.stdin.buffer
    except OSError as error:
        why = said("why-cannot-read", file=name, reason=error.strerror or str(error))
        raise Mistake(reason(why)) from None


def size_of(file: BinaryIO) -> int:
    """The bytes of a file; 0 for a pipe, which does not tell."""
    status = os.fstat(file.fileno())
    return status.st_size if stat.S_ISREG(status.st_mode) else 0


def prepare_kernels(files: Sequence[BinaryIO]) -> int:
    """Choose kernels that suit the size of the files, and return that size."""
    total = sum(map(size_of, files))
    if total < _MANY:
        prefer_plain()
    return total


def raw_records(file: BinaryIO) -> Iterator[bytes]:
    """The records of a file as they stand there. Blank lines are none.

    A file is one record a line, unless it is one JSON text as a whole, or begins with a lone brace
    as a record does that was laid out for people.
    """
    first = _next_line(file).removeprefix(_BYTE_ORDER_MARK)
    while first and not first.strip():
        first = _next_line(file)
    if not first:
        return
    if _is_json(first) or len(first) > _LONGEST:
        yield first
    else:
        rest = file.read(_LONGEST)
        if first.strip() == b"{" or _is_json(first + rest):
            yield first + rest
            return
        yield first
        rest += _next_line(file)  # the last line may have been cut
        yield from (line for line in rest.split(b"\n") if line.strip())
    while len(first) <= _LONGEST and (first := _next_line(file)):
        if first.strip():
            yield first


def _next_line(file: BinaryIO) -> bytes:
    """A line, or the beginning of one that is too long to be a record."""
    return file.readline(_LONGEST + 1)


def _is_json(data: bytes) -> bool:
    import msgspec

    try:
        msgspec.json.decode(data)
    except (msgspec.DecodeError, UnicodeDecodeError):
        return False
    except RecursionError:
        return True  # well-formed so far; whoever reads it will say that it is too deep
    return True


def replayed(data: bytes) -> tuple[Record, list[Position]]:
    """A record and the positions before its first line and after each; BadRecord if it is none."""
    from crossoff.core.model.record import replay

    record = read_record(data)
    return record, list(replay(record))


def read_record(data: bytes) -> Record:
    """A record, whose log nobody has looked at; BadRecord if it is none."""
    from crossoff.core.model.record import decode

    if len(data) > _LONGEST:
        raise BadRecord(0, "why-record-large", size=_LONGEST // 1024 // 1024)
    return decode(data)


def complaint(name: str, number: int, error: BadRecord) -> str:
    """What is wrong with a record, and where it stands."""
    return f"{one_line(name)}:{number}: {one_line(reason(error))}"
