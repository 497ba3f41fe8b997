"""Structs: the same bytes under the same names, compiled or not."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from crossoff.core.compiler.structs import record_type

FIELDS = np.dtype(
    [("seen", np.int64), ("phase", np.int32), ("turn", np.int32), ("maps", np.int32, (2, 3))],
    align=True,
)
RECORD = record_type(FIELDS)


def buffer_and_record() -> tuple[Any, Any]:
    buf = np.zeros(FIELDS.itemsize // 8, np.int64)
    return buf, buf.view(RECORD)[0]


def test_what_is_written_is_in_the_buffer() -> None:
    buf, s = buffer_and_record()
    s.seen = 1 << 40
    s.phase = -3
    s.phase += 1
    s.maps[1, 2] = 7
    s.maps[0, 0] |= 4
    as_numpy = buf.view(np.dtype((np.record, FIELDS)))[0]
    assert (as_numpy.seen, as_numpy.phase, as_numpy.turn) == (1 << 40, -2, 0)
    assert as_numpy.maps.tolist() == [[4, 0, 0], [0, 0, 7]]


def test_what_comes_into_the_buffer_is_read() -> None:
    buf, s = buffer_and_record()
    assert (s.seen, s.phase, s.maps[0, 1]) == (0, 0, 0)
    buf[:] = -1
    assert (s.seen, s.phase, s.maps[0, 1]) == (-1, -1, -1)


def test_records_in_records() -> None:
    both = record_type(np.dtype([("first", RECORD), ("second", RECORD)]))
    buf = np.zeros(both.itemsize // 8, np.int64)
    w = buf.view(both)[0]
    w.second.turn = 5
    w.second.maps[1, 1] = 6
    other = buf[len(buf) // 2 :].view(RECORD)[0]
    assert (other.turn, other.maps[1, 1], w.first.turn) == (5, 6, 0)


def test_there_are_no_other_fields() -> None:
    _, s = buffer_and_record()
    with pytest.raises(AttributeError):
        s.phrase  # noqa: B018
