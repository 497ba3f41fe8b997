"""Finished games that were played here: one file per game, the latest ones.

A file is a game record with the date in an extra key, so everything that reads records reads it.
Its name is the game's number, which stays the same.
"""

from __future__ import annotations

import contextlib
import os
import secrets
from collections.abc import Iterator
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path

import msgspec

from crossoff.core.model.record import FORMAT, Record

__all__ = ["MOST", "FinishedGame", "keep_finished", "list_finished", "read_finished"]

MOST = 1000  # games; the oldest ones are removed
_FOLDER = "finished"
_SUFFIX = ".json"
_PERSON = "person"


class _Dated(Record, omit_defaults=True):
    """A record, and when its game ended."""

    date: str = ""


@dataclass(frozen=True)
class FinishedGame:
    """A finished game, its number and the time of its end, in UTC."""

    number: int
    path: Path
    ended: datetime
    record: Record
    totals: list[int]  # by seat
    winners: list[int]  # seats

    @property
    def bots(self) -> list[str]:
        """The bots by seat; empty for people."""
        kinds, seats = self.record.bots, len(self.record.seats)
        if not isinstance(kinds, list) or len(kinds) != seats:  # somebody else wrote it
            return [""] * seats
        return ["" if kind == _PERSON else str(kind) for kind in kinds]


def keep_finished(folder: Path, record: Record) -> Path:
    """Keep a game that has just ended, on disk; `folder` is that of the saved games."""
    place = folder / _FOLDER
    place.mkdir(parents=True, exist_ok=True)
    now = datetime.now(UTC).isoformat(timespec="seconds")
    dated = _Dated(**msgspec.structs.asdict(record), date=now)
    data = msgspec.json.format(msgspec.json.encode(dated), indent=0) + b"\n"
    path = _write_next(place, data)
    for _, old in sorted(_numbered(place))[:-MOST]:
        with contextlib.suppress(OSError):
            old.unlink()
    return path


def list_finished(folder: Path) -> list[FinishedGame]:
    """List the finished games, latest first. Files that are no records are left out."""
    numbered = sorted(_numbered(folder / _FOLDER), reverse=True)
    return [game for number, path in numbered if (game := _read(number, path)) is not None]


def read_finished(folder: Path, number: int) -> FinishedGame | None:
    """Return the game with this number, or None."""
    return _read(number, folder / _FOLDER / f"{number}{_SUFFIX}")


def _numbered(place: Path) -> Iterator[tuple[int, Path]]:
    for path in place.glob(f"*{_SUFFIX}"):
        if path.stem.isascii() and path.stem.isdigit():
            yield int(path.stem), path


def _write_next(place: Path, data: bytes) -> Path:
    """Write a file under the next number, whole or not at all, even if another process does the
    same.
    """
    beside = place / f".{secrets.token_hex(8)}.tmp"
    try:
        with beside.open("xb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        number = max((number for number, _ in _numbered(place)), default=0)
        while True:
            number += 1
            path = place / f"{number}{_SUFFIX}"
            with contextlib.suppress(FileExistsError):
                _claim(beside, path)
                return path
    finally:
        beside.unlink(missing_ok=True)


def _claim(beside: Path, path: Path) -> None:
    """Give a file its name, unless there is one of that name."""
    try:
        path.hardlink_to(beside)
    except FileExistsError:
        raise
    except OSError:  # a file system without links
        path.touch(exist_ok=False)
        beside.replace(path)


class _Sheet(msgspec.Struct):
    total: int


class _Result(msgspec.Struct):
    scores: list[_Sheet]
    winners: list[int]


_decoder = msgspec.json.Decoder(_Dated)


def _read(number: int, path: Path) -> FinishedGame | None:
    try:
        record = _decoder.decode(path.read_bytes())
        ended = datetime.fromisoformat(record.date).astimezone(UTC)
        result = msgspec.convert(record.result, _Result)
    except (OSError, ValueError, RecursionError):  # ValueError: also what msgspec raises
        return None
    totals = [sheet.total for sheet in result.scores]
    seats = range(len(record.seats))
    if record.format != FORMAT or len(totals) != len(seats) or set(result.winners) - set(seats):
        return None
    return FinishedGame(number, path, ended, record, totals, result.winners)
