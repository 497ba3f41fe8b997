"""A table that is in use: its events in order, and the people connected.

All that changes a table goes through one lock, an event at a time: decide, store, and only then
acknowledge and tell. Clock, chance, store and bots are handed in.
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
from crossoff.server.services import Services, Watcher
from crossoff.server.store import Conflict, Gone, StoredEvent, StoreError

__all__ = ["Room"]

_AT_ONCE = 8  # events that are applied between two turns of others
_TRIES = 5  # at an append that others race for

OnStored: TypeAlias = Callable[[int], None]
Propose: TypeAlias = Callable[[], Proposal[Event] | Event | None]  # None: nothing is to happen


class Room:
    """One table in memory. `open` makes one."""

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
        self._chores: set[asyncio.Future[Any]] = set()  # all that runs

    @classmethod
    async def open(
        cls,
        table_id: str,
        stored: Sequence[StoredEvent],
        services: Services,
        clocks: Clocks,
        on_idle: Callable[[Room], None] = lambda room: None,
    ) -> Room:
        """The room of a table with these events. Others have their turn now and then: a long game
        takes its time.
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
        """All events as they are stored."""
        return await self._services.store.load(self.id)

    @property
    def is_idle(self) -> bool:
        """True if nobody would notice if this room were unloaded."""
        return not self.audience.watchers and not self._chores

    def _look_around(self) -> None:
        if self.is_idle:
            self._on_idle(self)

    # --- people come and go ---

    def welcome(self, watcher: Watcher, since: int) -> bytes:
        """Let somebody in, and what they are told first."""
        return self.audience.welcome(watcher, since)

    def greet(self, seat: int, holder: str, nonce: str | None) -> None:
        """A seat says hello. Its nonce will be stored if the game has not begun and it has none."""
        if self.table.recorder is None:
            self.nonces.hear(seat, holder, nonce)
            self.wake()

    def leave(self, watcher: Watcher) -> None:
        """Somebody's connection has ended."""
        if watcher in self.audience.watchers:
            self.audience.leave(watcher)
            self._look_around()

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
        """Store a decision, or find that it is stored already; the number of its event, which
        `on_stored` is told first. `holder` is who decides, as in `SeatState.holder`; the seat may
        go to somebody else while the decision waits for its turn, so it is checked then.

        It goes on to its end whatever becomes of the caller: a socket may close at any moment, a
        decision is never left half made.
        """
        digest = digest_of([seat, phase, do])

        def propose() -> Proposal[Event]:
            self.loaded.expect_holder(seat, holder)
            return self.table.decide(seat, phase, do, auto=auto)

        return await self._finish(self._append(propose, command, digest, on_stored))

    async def change(self, propose: Propose, command: str | None = None, digest: str = "") -> int:
        """Store what somebody does to the table itself; nothing where None is proposed, or where
        the same command is stored already.
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
                        continue  # the refusal may have been about a state that is gone
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
        """Apply what other processes have stored; at once where there are none. Refused as
        `not_found` if one of them has erased it.
        """
        if self._services.is_shared:
            async with self._lock:
                await self._reload()

    async def _reload(self) -> bool:
        """Apply what is stored beyond the events that are known; whether there was any."""
        try:
            stored = await self._services.store.load(self.id, self.seq)
        except Gone:
            self._let_everybody_go(1000)
            raise Refused("not_found", "this table was erased") from None
        if not stored:
            return False
        for one in stored:
            self.loaded.apply_stored([one])
            await self.audience.broadcast()
        self.wake()
        return True

    # --- what runs ---

    def wake(self) -> None:
        """See to whatever goes on by itself."""
        for task in self._driver.start_what_is_due():
            self._keep(task)

    def run_out(self, seat: int, phase: str) -> None:
        """The time of a seat is up."""
        for task in self._driver.run_out(seat, phase):
            self._keep(task)

    def _keep(self, task: asyncio.Future[Any]) -> None:
        """Hold on to a task until it is done."""
        self._chores.add(task)
        task.add_done_callback(self._chore_done)

    def _chore_done(self, task: asyncio.Future[Any]) -> None:
        self._chores.discard(task)
        error = None if task.cancelled() else task.exception()
        if error is not None:
            self._services.count(f"failed {type(error).__name__}")
            if not isinstance(error, Refused | StoreError):
                self._services.report(error)
        self._look_around()

    async def close(self, code: int = 1012) -> None:
        """Let everybody go; decisions that are being stored come to their end first."""
        self._let_everybody_go(code)
        await asyncio.gather(*self._chores, return_exceptions=True)

    def _let_everybody_go(self, code: int) -> None:
        self.audience.close(code)
        self._driver.stop()
