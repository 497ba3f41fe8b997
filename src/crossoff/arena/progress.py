"""The progress file of a run: finished batches, so that a stopped run can resume.

The first line identifies the run; each further line is a batch, in order of completion. Each line
is fsynced before the next is written, so a truncated file is valid except for an unterminated last
line.
"""

from __future__ import annotations

import os
import stat
import sys
from collections.abc import Iterator
from pathlib import Path
from types import TracebackType

import msgspec

from crossoff.arena.batch import Batch, GameResult
from crossoff.arena.errors import ArenaError
from crossoff.arena.lineups import rounds
from crossoff.arena.plan import Plan
from crossoff.core.errors import Said, said

__all__ = ["FORMAT", "Progress"]

FORMAT = "crossoff-arena/1"


class Header(msgspec.Struct):
    """The first line."""

    format: str
    plan: Plan


class Progress:
    """A progress file open for appending. Raises ArenaError if it belongs to another run."""

    def __init__(self, path: Path, plan: Plan) -> None:
        self.path = path
        self.plan = plan
        self.batches: list[Batch] = []  # read from the file, in round order
        try:
            self._file = os.fdopen(os.open(path, os.O_RDWR | os.O_CREAT, 0o666), "r+b", 0)
        except OSError as error:
            raise _unwritten(path, error) from None
        try:
            if not stat.S_ISREG(os.fstat(self._file.fileno()).st_mode):
                raise ArenaError("why-arena-not-a-file", file=str(path))
            self._lock()
            self._read()
        except BaseException:
            self._file.close()
            raise

    def __enter__(self) -> Progress:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._file.close()

    def append(self, batch: Batch) -> None:
        """Append a batch and fsync."""
        self._write(msgspec.json.encode(batch) + b"\n")

    def _lock(self) -> None:
        """Lock the file against a second run (except on Windows, which lacks flock)."""
        if sys.platform != "win32":
            import fcntl

            try:
                fcntl.flock(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except OSError:
                raise ArenaError("why-arena-taken", file=str(self.path)) from None

    def _read(self) -> None:
        header = msgspec.json.encode(Header(FORMAT, self.plan)) + b"\n"
        data = self._file.read()
        if header.startswith(data):  # a new file, or one truncated in its first line
            self._file.seek(0)
            self._write(header)
            return
        end = data.rfind(b"\n") + 1
        first, *lines = data[:end].split(b"\n")[:-1] or [data]
        self._check_header(first)
        self.batches = sorted(self._check_batches(lines), key=lambda batch: batch.first)
        self._file.truncate(end)
        self._file.seek(end)

    def _write(self, data: bytes) -> None:
        view = memoryview(data)
        try:
            while view:
                view = view[self._file.write(view) :]
            os.fsync(self._file.fileno())
        except OSError as error:
            raise _unwritten(self.path, error) from None

    def _check_header(self, line: bytes) -> None:
        try:
            there = msgspec.json.decode(line, type=Header)
        except (msgspec.DecodeError, UnicodeDecodeError):
            there = None
        if there is None or there.format != FORMAT:
            raise ArenaError("why-arena-not-progress", file=str(self.path), format=FORMAT)
        if there.plan.code != self.plan.code:
            raise ArenaError("why-arena-other-code", file=str(self.path))
        for name in Plan.__struct_fields__:
            old, new = getattr(there.plan, name), getattr(self.plan, name)
            if old != new:
                raise self._mismatch(name, old, new)

    def _check_batches(self, lines: list[bytes]) -> Iterator[Batch]:
        todo = rounds(self.plan)
        sizes = [len(self.plan.seatings(lineup)) for lineup in self.plan.lineups()]
        done: set[int] = set()
        for number, line in enumerate(lines, 2):
            try:
                batch = msgspec.json.decode(line, type=Batch)
            except (msgspec.DecodeError, UnicodeDecodeError):
                raise self._damaged(number) from None
            played = [(game.deal, game.lineup, game.seating) for game in batch.games]
            right = [
                (*part, seating)
                for part in todo[batch.first : batch.last]
                for seating in range(sizes[part.lineup])
            ]
            new = set(range(batch.first, batch.last))
            if not new or not new <= set(range(len(todo))) - done or played != right:
                raise self._damaged(number)
            if not all(self._is_valid(game) for game in batch.games):
                raise self._damaged(number)
            if len(batch.records) != len(played) * self.plan.records:
                raise self._damaged(number)
            done |= new
            yield batch

    def _is_valid(self, game: GameResult) -> bool:
        players = self.plan.players
        seats = set(game.winners)
        return len(game.scores) == players and bool(seats) and seats <= set(range(players))

    def _mismatch(self, name: str, old: object, new: object) -> ArenaError:
        if name == "deck":  # too long to print
            return ArenaError("why-arena-other-deck", file=str(self.path))
        values = {"setting": name, "there": _text(old), "here": _text(new)}
        return ArenaError("why-arena-other-run", file=str(self.path), **values)

    def _damaged(self, number: int) -> ArenaError:
        return ArenaError("why-arena-damaged", file=str(self.path), line=str(number))


def _unwritten(path: Path, error: OSError) -> ArenaError:
    return ArenaError("why-cannot-write", file=str(path), reason=error.strerror or str(error))


def _text(value: object) -> str | Said:
    if value is None:
        return said("why-arena-none")
    if isinstance(value, dict):
        text = " ".join(f"{key}={item}" for key, item in value.items())
        return text or said("why-arena-none")
    return ",".join(map(str, value)) if isinstance(value, tuple) else str(value)
