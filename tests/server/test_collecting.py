"""Garbage of closed sockets is collected soon, though Python's GC would wait for long."""

from __future__ import annotations

import gc
import weakref
from collections.abc import Iterator

import pytest

from crossoff.server.collecting import Collecting


class Circle:
    """A reference cycle."""

    def __init__(self) -> None:
        self.me = self


@pytest.fixture(autouse=True)
def never() -> Iterator[None]:
    """Disable automatic GC."""
    gc.disable()
    yield
    gc.enable()


def test_reference_cycles_of_closed_sockets_are_collected() -> None:
    collecting, left = Collecting(), []
    for _ in range(1000):
        collecting.opened()
        left.append(weakref.ref(Circle()))
        collecting.closed()
    assert sum(one() is not None for one in left) < 200


def test_with_many_open_a_look_is_worth_it_later() -> None:
    collecting, circle = Collecting(), weakref.ref(Circle())
    for _ in range(3000):
        collecting.opened()
    for _ in range(1400):
        collecting.closed()
    assert circle() is not None
    for _ in range(200):
        collecting.closed()
    assert circle() is None
