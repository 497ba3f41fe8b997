"""A table that is in use: its events in order, and the people connected.

All that changes a table goes through one lock, an event at a time: decide, store, and only then
acknowledge and tell. Clock, chance, store and bots are handed in.
"""

from __future__ import annotations

import asyncio
import hashlib
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, TypeAlias

import msgspec

from crossoff.play.events import Created, Decided, Event, Nonced, Sat, decode_event, encode_event
from crossoff.play.fairness import clean_nonce
from crossoff.play.table import Refused, Table
from crossoff.play.telling import Teller, choices, describe_table
from crossoff.server.clocks import Clocks
from crossoff.server.driver import Driver
from crossoff.server.memory import Commands, History
from crossoff.server.messages import encode
from crossoff.server.secrets import hashed, is_secret
from crossoff.server.services import Services, Watcher
from crossoff.server.store import Conflict, Gone, NewEvent, StoreError
from crossoff.server.store import Event as Stored

__all__ = ["Room", "digest_of", "new_event"]

_AT_ONCE = 8  # events that are taken in between two turns of others
_TRIES = 5  # at an append that others race for

OnStored: TypeAlias = Callable[[int], None]


class Room:
    """One table in memory. `open` makes one."""

    def __init__(
        self,
        table_id: str,
        services: Services,
        on_idle: Callable[[Room], None] = lambda room: None,
    ) -> None:
        self.id = table_id
        self.seq = 0
        #: In the order in which they came, with the last event that their welcome told them of.
        self.watchers: dict[Watcher, int] = {}
        #: By observer, once the table has ended; see `Replays`.
        self.replays: dict[int | None, bytes] = {}
        self.table: Table
        self._driver: Driver
        self._services = services
        self._on_idle = on_idle
        self._lock = asyncio.Lock()
        self._teller = Teller()
        self._history = History()
        self._commands = Commands()
        self._greeted: set[int] = set()  # seats whose nonce is here or will not come
        self._chores: set[asyncio.Future[Any]] = set()  # all that runs

    @classmethod
    async def open(
        cls,
        table_id: str,
        stored: Sequence[Stored],
        services: Services,
        clocks: Clocks,
        on_idle: Callable[[Room], None] = lambda room: None,
    ) -> Room:
        """The room of a table with these events. Others have their turn now and then: a long game
        takes its time.
        """
        room = cls(table_id, services, on_idle)
        for start in range(0, len(stored), _AT_ONCE):
            room._take_in(stored[start : start + _AT_ONCE])
            if start + _AT_ONCE < len(stored):
                await asyncio.sleep(0)
        room._driver = Driver(room, services, clocks, was_open=len(stored) > 1)
        room.wake()
        return room

    # --- reading ---

    def observer_of(self, secret: str) -> tuple[bool, int | None]:
        """Whether a secret lets its holder in, and the seat it plays, None to look on."""
        found = hashed(secret)
        seats = [is_secret(found, seat.token) for seat in self.table.seats]
        may_watch = is_secret(found, self.table.created.watch)
        if any(seats):
            return True, seats.index(True)
        return may_watch, None

    def news(self, observer: int | None, since: int) -> list[dict[str, Any]]:
        """What an observer missed after an event."""
        missed = self._history.after(since, self.table)
        return [
            {"seq": seq, "what": news.for_observer(observer)}
            for seq, news in enumerate(missed, since + 1)
        ]

    async def stored(self) -> list[Stored]:
        """All events as they are stored."""
        return await self._services.store.load(self.id)

    def picture(self, observer: int | None) -> dict[str, Any]:
        """What an observer sees now and may decide, and the time left where there is a clock."""
        position = self.table.position
        if position is None:
            return {"view": None, "phase": None, "legal": []}
        phase = self.table.phase(observer)
        is_asked = phase is not None and observer is not None
        legal = choices(position.seen_by(observer), observer) if is_asked else []  # type: ignore[arg-type]
        view = position.view(observer, memory_aid=self.table.created.memory_aid)
        left = None if observer is None else self._driver.left(observer)
        clock = {} if left is None else {"left": left}
        return {"view": view, "phase": phase, "legal": legal, **clock}

    def head(self, seq: int | None = None) -> dict[str, str]:
        """The head of the chain of decisions for a frame, now or after an event of the game
        (docs/fairness.md).
        """
        head = self.table.head
        if head is not None and seq not in (None, self.seq):
            # The answer to a decision that is sent again is the same as before.
            head = self.table.head_after(
                next(self._history.after(seq - 1, self.table)).numbers.stop
            )
        return {} if head is None else {"head": head}

    def here(self) -> list[bool]:
        """Which seats have somebody connected; bots always are."""
        connected = {watcher.observer for watcher in self.watchers}
        return [
            seat.kind == "bot" or number in connected
            for number, seat in enumerate(self.table.seats)
        ]

    @property
    def is_idle(self) -> bool:
        """True if nobody would notice if this room were unloaded."""
        return not self.watchers and not self._chores

    def _look_around(self) -> None:
        if self.is_idle:
            self._on_idle(self)

    # --- people come and go ---

    def welcome(self, watcher: Watcher, since: int) -> bytes:
        """Let somebody in, and what they are told first."""
        self.watchers[watcher] = self.seq
        frame = encode(
            {
                "t": "welcome",
                "seat": watcher.observer,
                "seq": self.seq,
                "table": describe_table(self.table),
                "missed": self.news(watcher.observer, min(since, self.seq)),
                **self.picture(watcher.observer),
                **self.head(),
                "here": self.here(),
            }
        )
        self._tell_here(besides=watcher)
        return frame

    async def greet(self, seat: int, holder: str, nonce: str | None) -> None:
        """Take the nonce that a seat says hello with, if the game has not begun and it has none."""

        def propose() -> Event | None:
            self.expect_holder(seat, holder)
            wants = seat in self.table.without_nonce()
            return Nonced(seat, clean_nonce(nonce)) if nonce and wants else None

        if self.table.recorder is not None:
            return
        if nonce:
            await self.change(propose)
        self._greeted.add(seat)
        self.wake()

    def waits_for_nonces(self) -> bool:
        """Whether somebody who has not said hello yet may still add a nonce."""
        return not self._greeted.issuperset(self.table.without_nonce())

    def leave(self, watcher: Watcher) -> None:
        """Somebody's connection has ended."""
        if watcher in self.watchers:
            del self.watchers[watcher]
            self._tell_here()
            self._look_around()

    def _tell_here(self, besides: Watcher | None = None) -> None:
        frame = encode({"t": "here", "here": self.here()})
        for watcher in list(self.watchers):
            if watcher is not besides:
                watcher.tell(frame)

    # --- decisions ---

    def expect_holder(self, seat: int, holder: str) -> None:
        """Refuse whoever no longer has the seat."""
        if holder != self.table.seats[seat].holder:
            raise Refused("not_yours", "this seat was given to somebody else")

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

        def propose() -> Event:
            self.expect_holder(seat, holder)
            return self.table.decide(seat, phase, do, auto=auto)

        return await self._finish(self._append(propose, command, digest, on_stored))

    async def change(
        self, propose: Callable[[], Event | None], command: str | None = None, digest: str = ""
    ) -> int:
        """Store what somebody does to the table itself; nothing where None is proposed, or where
        the same command is stored already.
        """
        return await self._finish(self._append(propose, command, digest))

    def expect_command(self, command: str, digest: str) -> int:
        """The number of the event that a command led to; Refused as `conflict` if it was about
        something else.
        """
        known = self._commands.find(command)
        assert known is not None
        if known[0] != digest:
            raise Refused("conflict", "this id was used for something else")
        return known[1]

    async def _finish(self, work: Awaitable[int]) -> int:
        task = asyncio.ensure_future(work)
        self._keep(task)
        return await asyncio.shield(task)

    async def _append(
        self,
        propose: Callable[[], Event | None],
        command: str | None,
        digest: str,
        on_stored: OnStored = lambda seq: None,
    ) -> int:
        async with self._lock:
            for _ in range(_TRIES):
                if command is not None and self._commands.find(command):
                    seq = self.expect_command(command, digest)
                    on_stored(seq)
                    return seq
                try:
                    event = propose()
                except Refused:
                    if await self._catch_up():
                        continue  # the refusal may have been about a state that is gone
                    raise
                if event is None:
                    return self.seq
                new = new_event(event, self.seq + 1, command, digest)
                try:
                    stored = await self._services.store.append(
                        self.id, self.seq, [new], done=self.table.would_end(event)
                    )
                except Conflict:
                    await self._load_on()
                    continue
                self._take_in(stored, event)
                on_stored(self.seq)
                await self._tell()
                self.wake()
                return self.seq
        raise Refused("unavailable", "too many are deciding at once; please try again")

    # --- what has happened ---

    async def catch_up(self) -> None:
        """Take in what other processes have stored; at once where there are none. Refused as
        `not_found` if one of them has erased it.
        """
        if self._services.is_shared:
            async with self._lock:
                await self._load_on()

    async def _catch_up(self) -> bool:
        """Look for news, where there can be any; whether there were."""
        return self._services.is_shared and await self._load_on()

    async def _load_on(self) -> bool:
        try:
            stored = await self._services.store.load(self.id, self.seq)
        except Gone:
            self._let_everybody_go(1000)
            raise Refused("not_found", "this table was erased") from None
        if not stored:
            return False
        for one in stored:
            self._take_in([one])
            await self._tell()
        self.wake()
        return True

    def _take_in(self, stored: Sequence[Stored], event: Event | None = None) -> None:
        """Let stored events have happened; `event` is the only one where it is known already."""
        for one in stored:
            happened = event or decode_event(one.body)
            if isinstance(happened, Created):
                self.table = Table(happened)
            else:
                self.table.apply(happened)
            if isinstance(happened, Sat):
                self._greeted.discard(happened.seat)
            self.seq = one.seq
            self._history.append(self._teller.news(self.table, happened))
            self._is_table_news = not isinstance(happened, Decided) or self.table.ended is not None
            if one.command is not None and one.answer is not None:
                self._commands.add(one.command, _digest_in(one.answer), one.seq)

    async def _tell(self) -> None:
        """Tell everybody connected of the last event, but those who came after it happened. Others
        have their turn before each picture: answers are not to wait until all are made.
        """
        frames: dict[int | None, bytes] = {}
        for watcher, welcomed in list(self.watchers.items()):
            if welcomed == self.seq:
                continue
            observer = watcher.observer
            if observer is not None and not self.table.seats[observer].token:
                watcher.close(1000)  # the seat was given away, and its token with it
                continue
            if observer not in frames:
                await asyncio.sleep(0)
                frames[observer] = self._event_frame(observer)
            watcher.tell(frames[observer])

    def _event_frame(self, observer: int | None) -> bytes:
        what = self._history.last.for_observer(observer)
        frame = {
            "t": "event",
            "seq": self.seq,
            "what": what,
            **self.picture(observer),
            **self.head(),
        }
        if self._is_table_news:
            frame["table"] = describe_table(self.table)
        return encode(frame)

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
        for watcher in list(self.watchers):
            watcher.close(code)
        self._driver.stop()


def digest_of(request: Any) -> str:
    """What tells a request that is sent again from another one with the same id."""
    return hashlib.sha256(msgspec.json.encode(request, enc_hook=str)).hexdigest()[:32]


def new_event(event: Event, seq: int, command: str | None, digest: str) -> NewEvent:
    """An event as it is stored, with the command that led to it."""
    answer = None if command is None else encode({"seq": seq, "of": digest})
    return NewEvent(encode_event(event), command, answer)


def _digest_in(answer: bytes) -> str:
    return str(msgspec.json.decode(answer)["of"])
