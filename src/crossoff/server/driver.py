"""Everything that happens at a table without a request: the start, bots, and timeouts."""

from __future__ import annotations

import asyncio
import functools
import hashlib
import weakref
from collections.abc import Awaitable, Callable, Coroutine
from typing import TYPE_CHECKING, Any, TypeAlias

from crossoff.core.model.contract import Seat
from crossoff.play.autopilot import plain_decision
from crossoff.play.events import Began
from crossoff.play.table import Proposal, Refused
from crossoff.server.clocks import Clocks
from crossoff.server.services import Services
from crossoff.server.store import Unavailable

if TYPE_CHECKING:
    from crossoff.server.room import Room

__all__ = ["Driver"]

_RETRY = 1.0  # seconds before storing is retried
_OUTAGE_GRACE = 20.0  # extra seconds for decisions that were pending when the table was loaded

#: A seat, its phase, and its bot, if a bot plays it.
_Due: TypeAlias = tuple[int, str, str]
_BEGINNING: _Due = (-1, "", "")
_NONCES: _Due = (-2, "", "")  # waiting for nonces
_STORING: _Due = (-3, "", "")  # storing the nonces that arrived


class Driver:
    """Decides for bots and for seats whose time is up."""

    def __init__(self, room: Room, services: Services, clocks: Clocks, *, was_open: bool) -> None:
        # A weak reference: a cycle would keep an unloaded room alive.
        self._room: Room = weakref.proxy(room)
        self._services = services
        self._clocks = clocks
        self._was_open = was_open  # decisions may have been pending before an outage
        self._is_stopped = False
        self._has_waited = False  # for nonces, and long enough
        self._tasks: dict[_Due, asyncio.Task[None]] = {}
        #: When the time of each seat is up, by seat and phase; kept for seats that have decided, so
        #: that taking it back wins no time.
        self._deadlines: dict[tuple[int, str], float] = {}

    def start_due(self) -> list[asyncio.Task[None]]:
        """Cancel tasks that are no longer due, and start those that are due and not running."""
        due, started = self._due(), []
        for key in sorted(self._tasks.keys() - due):
            self._tasks.pop(key).cancel()
        people = {(seat, phase) for seat, phase, bot in due if not bot}
        self._clocks.stop_others(self._room.id, people)
        self._drop_deadlines()
        for key in sorted(due - self._tasks.keys()):
            work = self._work(key)
            if work is not None:
                started.append(self._start(key, work))
        self._was_open = False
        return started

    def _start(self, key: _Due, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        task = self._tasks[key] = asyncio.create_task(work)
        task.add_done_callback(functools.partial(self._forget, key))
        return task

    def run_out(self, seat: int, phase: str) -> list[asyncio.Task[None]]:
        """Decide for a seat whose time is up, unless it is no longer asked."""
        key = (seat, phase, "")
        if key not in self._due() or key in self._tasks:
            return []
        return [self._start(key, self._decide_by_default(seat, phase))]

    def stop(self) -> None:
        """Cancel everything, permanently."""
        self._is_stopped = True
        self.start_due()

    def _due(self) -> set[_Due]:
        table = self._room.table
        if self._is_stopped:
            return set()
        if table.recorder is None:
            return self._due_before_game()
        stage = str(table.stage)
        return {(seat, stage, table.seats[seat].bot) for seat in table.asked()}

    def _due_before_game(self) -> set[_Due]:
        nonces, due = self._room.nonces, set[_Due]()
        if nonces.to_store():
            due.add(_STORING)
        if self._room.table.can_begin:
            if nonces.are_awaited() and self._room.table.created.waits:
                return due  # until they come, or their seats are given away
            if nonces.are_awaited() and not self._has_waited:
                due.add(_NONCES)
            elif not due:
                due.add(_BEGINNING)
        return due

    def _work(self, key: _Due) -> Coroutine[Any, Any, None] | None:
        if key == _BEGINNING:
            return self._begin()
        if key == _STORING:
            return self._store_nonces()
        return self._wait_for_nonces() if key == _NONCES else self._wait_for(*key)

    async def _wait_for_nonces(self) -> None:
        """Wait for hellos: after this the game begins with the nonces that have arrived."""
        await asyncio.sleep(self._services.nonce_seconds)
        self._has_waited = True
        self._room.wake()

    def _wait_for(self, seat: int, phase: str, bot: str) -> Coroutine[Any, Any, None] | None:
        """Return the bot's work, or start the clock of a person, who gets None."""
        if bot:
            return self._think(seat, phase, bot)
        seconds = self._room.table.created.seconds
        if seconds is None:
            return None
        now = asyncio.get_running_loop().time()
        allowed = now + seconds + _OUTAGE_GRACE * self._was_open
        ends = self._deadlines.setdefault((seat, phase), allowed)
        self._clocks.start(self._room.id, seat, phase, max(0.0, ends - now))
        return None

    def _drop_deadlines(self) -> None:
        """Forget those of other phases, and of seats that have changed hands."""
        table = self._room.table
        stage, seats = str(table.stage), table.seats
        self._deadlines = {
            (seat, phase): ends
            for (seat, phase), ends in self._deadlines.items()
            if phase == stage and seats[seat].token
        }

    def left(self, seat: int) -> float | None:
        """Seconds that a seat has left to decide; None if it has no clock running."""
        table = self._room.table
        if table.created.seconds is None or seat not in table.asked():
            return None
        ends = self._clocks.ends_at(self._room.id, seat, str(table.stage))
        if ends is None:  # it is asked just now
            return table.created.seconds
        return max(0.0, round(ends - asyncio.get_running_loop().time(), 1))

    def is_time_up(self, seat: int) -> bool:
        """True if a seat could not decide again in this phase."""
        ends = self._deadlines.get((seat, str(self._room.table.stage)))
        return ends is not None and ends <= asyncio.get_running_loop().time()

    async def _begin(self) -> None:
        def propose() -> Proposal[Began] | None:
            is_due = self._room.table.can_begin and not self._room.nonces.to_store()
            return self._room.table.begin() if is_due else None

        await self._retry(lambda: self._room.change(propose))

    async def _store_nonces(self) -> None:
        nonces = self._room.nonces
        while nonces.to_store():
            await self._retry(lambda: self._room.change(nonces.to_store))

    def _own_command(self, what: str, seat: int, phase: str) -> str:
        """Return the command id of a decision that the server makes for a seat.

        All processes derive the same id, so only one decision is stored. Nobody at the table can
        guess it: using it first would block the seat forever.
        """
        again = self._room.table.withdrawals(seat)
        name = f"{self._room.table.created.seed} {what} {seat} {phase}" + f" {again}" * bool(again)
        return hashlib.sha256(name.encode()).hexdigest()[:32]

    async def _think(self, seat: int, phase: str, bot: str) -> None:
        position = self._room.table.position
        assert position is not None
        command = self._own_command("bot", seat, phase)
        # The bot's randomness is independent of the game's.
        name = self._services.entropy(16).hex()
        do = await self._services.think(position, seat, bot, name)
        await self._decide_for(seat, bot, command, phase, do)

    async def _decide_by_default(self, seat: int, phase: str) -> None:
        position = self._room.table.position
        assert position is not None
        command = self._own_command("auto", seat, phase)
        do = plain_decision(position.seen_by(seat), Seat(seat))
        holder = self._room.table.seats[seat].holder
        await self._decide_for(seat, holder, command, phase, do, auto=True)

    async def _decide_for(
        self, seat: int, holder: str, command: str, phase: str, do: str, *, auto: bool = False
    ) -> None:
        def submit(text: str) -> Awaitable[int]:
            return self._room.submit(seat, command, phase, text, holder=holder, auto=auto)

        try:
            await self._retry(lambda: submit(do))
        except Refused as refused:
            if refused.code != "illegal":
                return  # another decision was stored first
            position = self._room.table.position
            assert position is not None
            plain = plain_decision(position.seen_by(seat), Seat(seat))
            await self._retry(lambda: submit(plain))

    async def _retry(self, work: Callable[[], Awaitable[int]]) -> None:
        """Retry while the store is unavailable."""
        while True:
            try:
                await work()
                return
            except Unavailable:
                await asyncio.sleep(_RETRY)
            except Refused as refused:
                if refused.code != "unavailable":
                    raise
                await asyncio.sleep(_RETRY)

    def _forget(self, key: _Due, task: asyncio.Future[None]) -> None:
        if self._tasks.get(key) is task:
            del self._tasks[key]
