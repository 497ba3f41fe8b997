"""Deterministic simulation: whole games on the real rooms, with time, store, network and bots from
one seed.

Nothing waits: the loop's clock jumps to the next event. The same seed gives the same trace,
including crashes, lost answers, lost and duplicated messages and bots that return garbage.
"""

from __future__ import annotations

import asyncio
import random
import selectors
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, field
from typing import Any

import msgspec

from crossoff.core.model.contract import Seat
from crossoff.core.model.position import Position
from crossoff.play.autopilot import plain_decision
from crossoff.play.frames import choices, record_for
from crossoff.play.table import Refused
from crossoff.server import requests
from crossoff.server.lobby import Lobby
from crossoff.server.room import Room
from crossoff.server.secrets import hashed
from crossoff.server.services import Services
from crossoff.server.store import NewEvent, StoredEvent, StoreError, Unavailable
from testkit.store.in_memory import MemoryStore

__all__ = ["Outcome", "simulate"]

_PLANS: list[tuple[str, dict[str, str], tuple[str, ...]]] = [
    ("silver-and-gold", {}, ("human", "local")),
    ("silver-and-gold", {}, ("human", "bot")),
    ("one-card", {"variant": "basic"}, ("human", "local", "bot")),
    ("one-card", {"variant": "advanced"}, ("human", "local")),
]


class _Jumping(selectors.SelectSelector):
    """A selector that advances the clock instead of waiting."""

    def __init__(self, clock: list[float]) -> None:
        super().__init__()
        self._clock = clock

    def select(self, timeout: float | None = None) -> Any:
        self._clock[0] += max(0.0, timeout or 0.0)
        return super().select(0)


class JumpingLoop(asyncio.SelectorEventLoop):
    """An event loop with a virtual clock that jumps whenever the loop is idle."""

    def __init__(self) -> None:
        self._now = [0.0]
        super().__init__(_Jumping(self._now))

    def time(self) -> float:
        return self._now[0]


class FaultyStore(MemoryStore):
    """An in-memory store that is slow, fails before a commit, or loses the answer after it."""

    def __init__(self, rng: random.Random) -> None:
        super().__init__()
        self._rng = rng

    async def append(
        self,
        table: str,
        expected_seq: int,
        events: Sequence[NewEvent],
        *,
        at: float | None = None,
        done: bool = False,
    ) -> list[StoredEvent]:
        await asyncio.sleep(self._rng.uniform(0, 0.01))
        if self._rng.random() < 0.02:
            raise Unavailable("the disk is full")
        new = await super().append(table, expected_seq, events, at=at, done=done)
        await asyncio.sleep(self._rng.uniform(0, 0.01))
        if self._rng.random() < 0.02:
            raise Unavailable("the answer was lost")
        return new

    async def load(self, table: str, since: int = 0) -> list[StoredEvent]:
        await asyncio.sleep(self._rng.uniform(0, 0.01))
        return await super().load(table, since)


@dataclass
class Outcome:
    """The result of a simulated game."""

    trace: list[str] = field(default_factory=list)
    acknowledged: dict[str, int] = field(default_factory=dict)  # command -> seq
    stored: list[StoredEvent] = field(default_factory=list)
    room: Room | None = None
    crashes: int = 0


class World:
    """Servers that come and go over one store, and the players."""

    def __init__(self, seed: int) -> None:
        self.rng = random.Random(seed)
        self.store = FaultyStore(self.rng)
        self.outcome = Outcome()
        self._tasks: set[asyncio.Task[Any]] = set()
        self.lobby = self._new_lobby()

    def _new_lobby(self) -> Lobby:
        services = Services(
            store=self.store,  # type: ignore[arg-type]
            think=self._think,
            entropy=self.rng.randbytes,
        )
        return Lobby(services)

    def note(self, text: str) -> None:
        self.outcome.trace.append(f"{asyncio.get_running_loop().time():.6f} {text}")

    async def _think(self, position: Position, seat: int, bot: str, name: str) -> str:
        await asyncio.sleep(self.rng.uniform(0, 0.5))
        if self.rng.random() < 0.1:
            return "rubbish"
        return plain_decision(position.seen_by(seat), Seat(seat))

    async def crash(self) -> None:
        """Lose everything in memory; a new server starts from the store."""
        self.outcome.crashes += 1
        self.note("crash")
        here = asyncio.current_task()
        keep = {here, *self._tasks}
        for task in asyncio.all_tasks():
            if task not in keep:
                task.cancel()
        self.lobby = self._new_lobby()

    async def retry(self, work: Callable[[], Awaitable[Any]]) -> Any:
        """Retry like a client, until there is an answer."""
        while True:
            try:
                return await work()
            except (StoreError, asyncio.CancelledError, Refused) as error:
                if isinstance(error, Refused) and error.code != "unavailable":
                    raise
                task = asyncio.current_task()
                if task is not None and task.cancelling():
                    task.uncancel()
                await asyncio.sleep(self.rng.uniform(0.1, 1))

    def start(self, work: Any) -> asyncio.Task[Any]:
        task: asyncio.Task[Any] = asyncio.ensure_future(work)
        self._tasks.add(task)
        return task


class Person:
    """A client of one seat: decides at random and resends unanswered commands."""

    def __init__(self, world: World, table: str, token: str) -> None:
        self.observer: int | None = None
        self.seq = 0
        self._world = world
        self._table = table
        self._token = token
        self._news = asyncio.Event()

    def send(self, frame: bytes) -> None:
        if self._world.rng.random() < 0.05:
            return  # lost; the next poll brings it
        told = msgspec.json.decode(frame)
        if told["t"] == "event":
            self.seq = max(self.seq, told["seq"])
            self._world.note(f"seat {self.observer} told {told['seq']} {len(frame)}")
        self._news.set()

    def close(self, code: int) -> None:
        self._news.set()

    async def play(self) -> None:
        """Play until the game is over."""
        world = self._world
        while True:
            room, self.observer = await world.retry(
                lambda: world.lobby.observer(self._table, self._token)
            )
            room.welcome(self, self.seq)
            self.seq = room.seq
            if room.table.ended:
                return
            phase = room.table.phase(self.observer)
            if phase is not None:
                await self._decide(phase)
            self._news.clear()
            try:
                async with asyncio.timeout(world.rng.uniform(0.5, 2)):
                    await self._news.wait()
            except TimeoutError:
                pass

    async def _decide(self, phase: str) -> None:
        world, seat = self._world, self.observer
        assert seat is not None
        command = world.rng.randbytes(16).hex()
        room, _ = await world.retry(lambda: world.lobby.observer(self._table, self._token))
        if room.table.phase(seat) != phase:
            return
        do = _any_decision(room, seat, phase, world.rng)
        copies = 2 if world.rng.random() < 0.2 else 1

        async def send() -> int:
            room, _ = await world.lobby.observer(self._table, self._token)
            holder = hashed(self._token)
            seq: int = await room.submit(seat, command, phase, do, holder=holder)
            return seq

        for _ in range(copies):
            seq = await world.retry(send)
            known = world.outcome.acknowledged.setdefault(command, seq)
            assert known == seq
        world.note(f"seat {seat} decided {do} as {seq}")


def _any_decision(room: Room, seat: int, phase: str, rng: random.Random) -> str:
    done = ""
    while True:
        position, steps = room.table.preview(seat, phase, done)
        choice = rng.choice(choices(position, seat, steps))
        done = choice["do"]
        if not choice["more"]:
            return str(done)


async def _game(seed: int) -> Outcome:
    world = World(seed)
    game, options, kinds = _PLANS[seed % len(_PLANS)]
    wishes = {
        "human": requests.SeatWish("human"),
        "local": requests.SeatWish("local", name="Bo"),
        "bot": requests.SeatWish("bot", bot="casual"),
    }
    wish = requests.NewTable(game, [wishes[kind] for kind in kinds], "Al", options=options)
    created: requests.TableCreated = await world.retry(lambda: world.lobby.create(wish))
    tokens = [created.token, *(local.token for local in created.local)]
    people = [world.start(Person(world, created.table, token).play()) for token in tokens]
    while not all(person.done() for person in people):
        await asyncio.wait(people, timeout=world.rng.uniform(1, 20))
        if world.rng.random() < 0.5 and world.outcome.crashes < 5:
            await world.crash()
    for person in people:
        person.result()
    room = await world.retry(lambda: world.lobby.room(created.table))
    world.outcome.room = room
    world.outcome.stored = world.store.logs[created.table]
    await room.close()
    return world.outcome


def simulate(seed: int) -> Outcome:
    """Simulate one game."""
    with asyncio.Runner(loop_factory=JumpingLoop) as runner:
        return runner.run(_game(seed))


def check(seed: int) -> Outcome:
    """Simulate one game and check it: every acknowledged decision is stored once, at its seq, and
    the record is a legal, fair game.
    """
    from crossoff.core.model.record import decode, encode, replay
    from crossoff.play.fairness import check_fairness

    outcome = simulate(seed)
    at = {event.command: event.seq for event in outcome.stored if event.command is not None}
    assert len(at) == sum(event.command is not None for event in outcome.stored)
    assert [event.seq for event in outcome.stored] == list(range(1, len(outcome.stored) + 1))
    for command, seq in outcome.acknowledged.items():
        assert at[command] == seq
    assert outcome.room is not None
    record = record_for(outcome.room.table, None)
    assert record is not None
    read = decode(encode(record))
    assert list(replay(read))[-1].is_over
    check_fairness(read)
    return outcome
