"""A loaded table: its events in order, and the connected clients.

Every change to a table takes one lock and adds one event: decide, store, and only then acknowledge
and broadcast. Clock, randomness, store and bots are injected.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, TypeAlias

from crossoff.play.events import Event
from crossoff.play.table import Proposal, Refused, Table
from crossoff.server.audience import Audience
from crossoff.server.clocks import Clocks
from crossoff.server.commands import digest_of, new_event
from crossoff.server.driver import Driver
from crossoff.server.loaded import LoadedTable
from crossoff.server.nonces import Nonces
from crossoff.server.services import Connection, Services
from crossoff.server.store import Conflict, Gone, StoredEvent, StoreError

__all__ = ["Room"]

_AT_ONCE = 8  # events applied before yielding to the event loop
_TRIES = 5  # attempts at an append that others race for

OnStored: TypeAlias = Callable[[int], None]
Propose: TypeAlias = Callable[[], Proposal[Event] | Event | None]  # None: no change


class Room:
    """A table in memory. Create it with `open`."""

    def __init__(
        self,
        table_id: str,
        services: Services,
        clocks: Clocks,
        on_idle: Callable[[Room], None] = lambda room: None,
        *,
        was_open: bool = False,
    ) -> None:
        self.id = table_id
        self.loaded = LoadedTable()
        self.nonces = Nonces(self.loaded)
        #: By observer, once the table has ended; see `Replays`.
        self.replays: dict[int | None, bytes] = {}
        self._driver = Driver(self, services, clocks, was_open=was_open)
        self.audience = Audience(self.loaded, self._driver.left)
        self._services = services
        self._on_idle = on_idle
        self._lock = asyncio.Lock()
        self._tasks: set[asyncio.Future[Any]] = set()  # all running tasks

    @classmethod
    async def open(
        cls,
        table_id: str,
        stored: Sequence[StoredEvent],
        services: Services,
        clocks: Clocks,
        on_idle: Callable[[Room], None] = lambda room: None,
    ) -> Room:
        """Load a table from its events. Yields to the event loop now and then: a long game takes
        time.
        """
        room = cls(table_id, services, clocks, on_idle, was_open=len(stored) > 1)
        for start in range(0, len(stored), _AT_ONCE):
            room.loaded.apply_stored(stored[start : start + _AT_ONCE])
            if start + _AT_ONCE < len(stored):
                await asyncio.sleep(0)
        room.wake()
        return room

    @property
    def table(self) -> Table:
        return self.loaded.table

    @property
    def seq(self) -> int:
        """The number of the last event."""
        return self.loaded.seq

    async def stored(self) -> list[StoredEvent]:
        """Return all stored events."""
        return await self._services.store.load(self.id)

    @property
    def is_idle(self) -> bool:
        """True if this room can be unloaded without anybody noticing."""
        return not self.audience.connections and not self._tasks

    def _check_idle(self) -> None:
        if self.is_idle:
            self._on_idle(self)

    # --- connections ---

    def welcome(self, connection: Connection, since: int) -> bytes:
        """Add a client; return its first frame."""
        return self.audience.welcome(connection, since)

    def greet(self, seat: int, holder: str, nonce: str | None) -> None:
        """Handle a seat's hello. Its first nonce is stored unless the game has begun."""
        if self.table.recorder is None:
            self.nonces.hear(seat, holder, nonce)
            self.wake()

    def leave(self, connection: Connection) -> None:
        """Remove a client whose connection has ended."""
        if connection in self.audience.connections:
            self.audience.leave(connection)
            self._check_idle()

    # --- decisions ---

    async def submit(
        self,
        seat: int,
        command: str,
        phase: str,
        do: str,
        *,
        holder: str,
        auto: bool = False,
        on_stored: OnStored = lambda seq: None,
    ) -> int:
        """Store a decision, or find it already stored; call `on_stored` with the number of its
        event and return it. `holder` is who decides, as in `SeatState.holder`. It is checked once
        the decision has its turn, because the seat may change hands while it waits.

        It runs to completion even if the caller is cancelled: a socket may close at any moment, but
        a decision is never left half stored.
        """
        digest = digest_of([seat, phase, do])

        def propose() -> Proposal[Event]:
            self.loaded.expect_holder(seat, holder)
            return self.table.decide(seat, phase, do, auto=auto)

        return await self._finish(self._append(propose, command, digest, on_stored))

    async def withdraw(
        self,
        seat: int,
        command: str,
        phase: str,
        *,
        holder: str,
        on_stored: OnStored = lambda seq: None,
    ) -> int:
        """Store that a seat takes its decision back, like a decision."""

        def propose() -> Proposal[Event]:
            self.loaded.expect_holder(seat, holder)
            if self._driver.is_time_up(seat):
                raise Refused("stale", "the time is up")
            return self.table.withdraw(seat, phase)

        digest = digest_of([seat, phase])
        return await self._finish(self._append(propose, command, digest, on_stored))

    async def change(self, propose: Propose, command: str | None = None, digest: str = "") -> int:
        """Store a change to the table itself. Does nothing if None is proposed, or if the command
        is already stored.
        """
        return await self._finish(self._append(propose, command, digest))

    async def _finish(self, work: Awaitable[int]) -> int:
        task = asyncio.ensure_future(work)
        self._keep(task)
        return await asyncio.shield(task)

    async def _append(
        self,
        propose: Propose,
        command: str | None,
        digest: str,
        on_stored: OnStored = lambda seq: None,
    ) -> int:
        async with self._lock:
            for _ in range(_TRIES):
                seq = None if command is None else self.loaded.find_command(command, digest)
                if seq is not None:
                    on_stored(seq)
                    return seq
                try:
                    proposed = propose()
                except Refused:
                    if self._services.is_shared and await self._reload():
                        continue  # the refusal may concern an outdated state
                    raise
                if proposed is None:
                    return self.seq
                proposal = proposed if isinstance(proposed, Proposal) else Proposal(proposed)
                new = new_event(proposal.event, self.seq + 1, command, digest)
                try:
                    stored = await self._services.store.append(
                        self.id, self.seq, [new], done=proposal.is_last
                    )
                except Conflict:
                    await self._reload()
                    continue
                self.loaded.apply_stored(stored, proposal)
                on_stored(self.seq)
                await self.audience.broadcast()
                self.wake()
                return self.seq
        raise Refused("unavailable", "too many are deciding at once; please try again")

    async def catch_up(self) -> None:
        """Apply events stored by other processes, if there are any. Raises Refused with `not_found`
        if the table was erased.
        """
        if self._services.is_shared:
            async with self._lock:
                await self._reload()

    async def _reload(self) -> bool:
        """Apply stored events that are not known yet; return whether there were any."""
        try:
            stored = await self._services.store.load(self.id, self.seq)
        except Gone:
            self._disconnect_all(1000)
            raise Refused("not_found", "this table was erased") from None
        if not stored:
            return False
        for one in stored:
            self.loaded.apply_stored([one])
            await self.audience.broadcast()
        self.wake()
        return True

    # --- tasks ---

    def wake(self) -> None:
        """Start whatever is due without a request."""
        for task in self._driver.start_due():
            self._keep(task)

    def run_out(self, seat: int, phase: str) -> None:
        """Handle the timeout of a seat."""
        for task in self._driver.run_out(seat, phase):
            self._keep(task)

    def _keep(self, task: asyncio.Future[Any]) -> None:
        """Keep a reference to a task until it is done."""
        self._tasks.add(task)
        task.add_done_callback(self._task_done)

    def _task_done(self, task: asyncio.Future[Any]) -> None:
        self._tasks.discard(task)
        error = None if task.cancelled() else task.exception()
        if error is not None:
            self._services.count(f"failed {type(error).__name__}")
            if not isinstance(error, Refused | StoreError):
                self._services.report(error)
        self._check_idle()

    async def close(self, code: int = 1012) -> None:
        """Disconnect everybody, after pending decisions are stored."""
        self._disconnect_all(code)
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def _disconnect_all(self, code: int) -> None:
        self.audience.close(code)
        self._driver.stop()
