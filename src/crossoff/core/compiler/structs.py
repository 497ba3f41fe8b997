"""States and decks as records: bytes with names for the numbers in them."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Any

import numpy as np

from crossoff.core.compiler.mode import is_plain

__all__ = ["readable", "record_at", "record_type"]


def record_type(fields: np.dtype[Any]) -> np.dtype[Any]:
    """The type of a record that kernels read and write as `s.phase` and `s.maps[seat, k]`."""
    return readable(fields) if is_plain() else np.dtype((np.record, fields))


@lru_cache(maxsize=16)
def readable(fields: np.dtype[Any]) -> np.dtype[Any]:
    """The type of a record that Python reads and writes quickly.

    `np.record` can be read by names, too. But it looks for a field anew each time, which takes a
    microsecond or two, and what reads records does little else; so these remember their fields.
    """
    assert fields.names is not None
    members = {name: _member(name, fields[name]) for name in fields.names}
    return np.dtype((type("Record", (_Record,), members), fields))


def record_at(records: Any, index: int) -> Any:
    """One of an array of records, in its own memory. Compiled code says `records[index]`; a
    record that remembers its fields has to come out of an array of its own.
    """
    return records[index : index + 1][0]


class _Remembered:
    """An attribute that is found once. `functools.cached_property`, but without its lock, which
    takes longer than the finding.
    """

    def __init__(self, name: str, find: Callable[[Any], Any]) -> None:
        self._name = name
        self._find = find

    def __get__(self, record: Any, owner: object) -> Any:
        found = record.__dict__[self._name] = self._find(record)
        return found


class _Record(np.void):  # type: ignore[misc] # final only in NumPy's stubs
    _cells = _Remembered("_cells", lambda record: _Cells(_memory(record)))


def _memory(record: Any) -> Any:
    """The record's own memory, not a copy, as an array that does not hold on to the record.

    `np.asarray(record)` would, and the record remembers what is made of it. NumPy's objects are
    unknown to the collector of circles: the two would stay for ever.
    """
    whole = record.base
    assert whole.size == 1, "a record is taken out of an array of its own"
    return whole.reshape(())


class _Cells(dict[str, memoryview]):
    """The fields of one number, each as memory of its own, once it is asked for."""

    def __init__(self, record: Any) -> None:
        self.record = record

    def __missing__(self, name: str) -> memoryview:
        cell = self[name] = memoryview(self.record[name])
        return cell


def _member(name: str, kind: np.dtype[Any]) -> Any:
    """How one field is found in a record."""
    if kind.shape or kind.names is not None:
        return _Remembered(name, lambda record: _memory(record)[name][()])

    def read(record: Any) -> Any:
        return record._cells[name][()]

    def write(record: Any, value: Any) -> None:
        record._cells[name][()] = value

    return property(read, write)
