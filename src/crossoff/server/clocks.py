"""Timers for the seats of all timed tables, whether in memory or not."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Container
from functools import partial
from typing import TypeAlias

__all__ = ["Clocks"]

#: Called with a table, a seat and the phase whose time is up.
RunOut: TypeAlias = Callable[[str, int, str], None]


class Clocks:
    """One timer per seat, in the event loop's heap: it needs no task and keeps no room alive."""

    def __init__(self, run_out: RunOut = lambda table, seat, phase: None) -> None:
        self._run_out = run_out
        self._timers: dict[str, dict[tuple[int, str], asyncio.TimerHandle]] = {}

    def start(self, table: str, seat: int, phase: str, seconds: float) -> None:
        """Start a seat's timer, unless it is running already."""
        timers = self._timers.setdefault(table, {})
        if (seat, phase) not in timers:
            run = partial(self._fire, table, seat, phase)
            timers[seat, phase] = asyncio.get_running_loop().call_later(seconds, run)

    def stop_others(self, table: str, due: Container[tuple[int, str]] = ()) -> None:
        """Stop all timers of a table except these."""
        for seat, phase in [key for key in self._timers.get(table, ()) if key not in due]:
            self._timers[table][seat, phase].cancel()
            self._forget(table, seat, phase)

    def ends_at(self, table: str, seat: int, phase: str) -> float | None:
        """The loop time at which a seat's time is up."""
        timer = self._timers.get(table, {}).get((seat, phase))
        return None if timer is None else timer.when()

    def close(self) -> None:
        """Stop all timers."""
        for table in list(self._timers):
            self.stop_others(table)

    def _fire(self, table: str, seat: int, phase: str) -> None:
        self._forget(table, seat, phase)
        self._run_out(table, seat, phase)

    def _forget(self, table: str, seat: int, phase: str) -> None:
        del self._timers[table][seat, phase]
        if not self._timers[table]:
            del self._timers[table]
