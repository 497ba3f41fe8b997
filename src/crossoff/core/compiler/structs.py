"""Record types for states and decks: NumPy structs with fast field access."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Any

import numpy as np

from crossoff.core.compiler.mode import is_plain

__all__ = ["readable", "record_at", "record_type"]


def record_type(fields: np.dtype[Any]) -> np.dtype[Any]:
    """Return a record type that kernels read and write as `s.phase` and `s.maps[seat, k]`."""
    return readable(fields) if is_plain() else np.dtype((np.record, fields))


@lru_cache(maxsize=16)
def readable(fields: np.dtype[Any]) -> np.dtype[Any]:
    """Return a record type that Python reads and writes quickly.

    `np.record` has named access too, but looks up the field each time, which takes 1 to 2 µs and
    dominates code that reads records. These cache their fields.
    """
    assert fields.names is not None
    members = {name: _member(name, fields[name]) for name in fields.names}
    return np.dtype((type("Record", (_Record,), members), fields))


def record_at(records: Any, index: int) -> Any:
    """Return one record of an array, sharing its memory. Compiled code uses `records[index]`; a
    record that caches its fields must come from a one-element array.
    """
    return records[index : index + 1][0]


class _CachedField:
    """`functools.cached_property` without its lock, which takes longer than the lookup."""

    def __init__(self, name: str, find: Callable[[Any], Any]) -> None:
        self._name = name
        self._find = find

    def __get__(self, record: Any, owner: object) -> Any:
        found = record.__dict__[self._name] = self._find(record)
        return found


class _Record(np.void):  # type: ignore[misc] # final only in NumPy's stubs
    _cells = _CachedField("_cells", lambda record: _Cells(_memory(record)))


def _memory(record: Any) -> Any:
    """Return the record's memory, not a copy, as an array that does not reference the record.

    `np.asarray(record)` would, and the record caches arrays derived from it. NumPy scalars are not
    tracked by the cyclic GC, so this reference cycle would leak.
    """
    whole = record.base
    assert whole.size == 1, "a record must come from a one-element array"
    return whole.reshape(())


class _Cells(dict[str, memoryview]):
    """Scalar fields as memoryviews, created on first use."""

    def __init__(self, record: Any) -> None:
        self.record = record

    def __missing__(self, name: str) -> memoryview:
        cell = self[name] = memoryview(self.record[name])
        return cell


def _member(name: str, kind: np.dtype[Any]) -> Any:
    """Return the descriptor of one field."""
    if kind.shape or kind.names is not None:
        return _CachedField(name, lambda record: _memory(record)[name][()])

    def read(record: Any) -> Any:
        return record._cells[name][()]

    def write(record: Any, value: Any) -> None:
        record._cells[name][()] = value

    return property(read, write)
