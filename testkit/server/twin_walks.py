"""Whole games in pairs that differ only in what is hidden from an observer, who must see no
difference.

Two rooms are played side by side that differ in cards one seat was dealt and returned. At every
sealed decision a third room branches off, in which the seat decides differently.
"""

from __future__ import annotations

import copy
import dataclasses
import random
from typing import cast

from crossoff.core.model.contract import OutcomeId
from crossoff.core.model.record import Record, Recorder, encode
from crossoff.play.events import Began, encode_event
from crossoff.play.frames import choices, record_for
from crossoff.play.table import Refused, Table
from crossoff.server.clocks import Clocks
from crossoff.server.room import Room
from crossoff.server.services import Services
from crossoff.server.store import NewEvent, Store
from crossoff.workers.ask import Ask
from crossoff.workers.messages import encode as encode_question
from testkit.play.tables import new_table, random_decision
from testkit.server.entropy import seeded
from testkit.server.twin_games import without_times
from testkit.store.in_memory import MemoryStore

__all__ = ["all_that_is_told", "begun", "compare_games"]

_ID = "ab" * 16
_ALL_NEWS = 8  # one in this many comparisons covers all news since the beginning

Observer = int | None


class _Listener:
    """A connected client that records what it is sent."""

    def __init__(self, observer: Observer) -> None:
        self.observer = observer
        self.heard: list[str] = []

    def send(self, frame: bytes) -> None:
        self.heard.append(without_times(frame.decode()))

    def close(self, code: int) -> None:
        raise AssertionError("nobody is sent away here")


async def _nobody_thinks(*_: object) -> str:
    raise AssertionError("there are no bots here")


async def begun(table: Table, began: Began) -> Room:
    """Return a room whose game has begun like this."""
    store = MemoryStore()
    services = Services(cast(Store, store), think=_nobody_thinks, entropy=seeded("rooms"))
    events = [NewEvent(encode_event(event)) for event in (table.created, began)]
    return await Room.open(_ID, await store.create(_ID, events), services, Clocks())


def _branch(room: Room) -> Room:
    """Copy a room, to continue independently."""
    store = MemoryStore()
    store.logs[_ID] = list(cast(MemoryStore, room._services.store).logs[_ID])
    services = dataclasses.replace(room._services, store=cast(Store, store))
    branch = Room(_ID, services, Clocks(), was_open=True)
    known = {id(room.table.created): room.table.created}
    vars(branch.loaded).update(copy.deepcopy(vars(room.loaded), known))
    return branch


# --- output of a room ---


def _record(room: Room, observer: Observer) -> Record:
    record = record_for(room.table, observer)
    assert record is not None
    return record


def all_that_is_told(
    room: Room,
    observer: Observer,
    tries: list[str],
    *,
    phase: str = "1",
    since: tuple[int, ...] = (0, 1),
) -> list[str]:
    """Return everything that an observer can get from a table without changing it."""
    someone = _Listener(observer)
    told = [without_times(room.welcome(someone, seq).decode()) for seq in since]
    room.leave(someone)
    told.append(encode(_record(room, observer)))
    if observer is None:
        return told + someone.heard
    position = room.table.position
    if position is not None and observer in position.actors():
        ask = Ask.about(position, observer, "greedy", seed="1")
        told.append(encode_question(ask.question(1)).decode())
    for do in tries:
        try:
            position, steps = room.table.preview(observer, phase, do)
            told.append(str(choices(position, observer, steps)))
        except Refused as refused:
            told.append(str(refused))
        try:
            proposal = room.table.decide(observer, phase, do)
            told.append(proposal.event.do)  # not stored: the rest would reveal something
        except Refused as refused:
            told.append(str(refused))
    return told + someone.heard


class _Pair:
    """Two rooms, and the observers who must not be able to tell them apart."""

    def __init__(self, one: Room, other: Room, hider: int) -> None:
        self._rooms = one, other
        seats = range(len(one.table.seats))
        self._observers: list[Observer] = [None, *(seat for seat in seats if seat != hider)]
        self._listeners = [
            [self._connect(room, who) for room in self._rooms] for who in self._observers
        ]

    @staticmethod
    def _connect(room: Room, observer: Observer) -> _Listener:
        listener = _Listener(observer)
        room.welcome(listener, room.seq)
        return listener

    async def decide(self, seat: int, *decisions: str) -> None:
        """Let a seat decide in both rooms."""
        for room, do in zip(self._rooms, decisions, strict=True):
            phase, holder = room.table.phase(seat), room.table.seats[seat].holder
            assert phase is not None
            await room.submit(seat, f"{room.seq:032x}", phase, do, holder=holder)

    def compare(self, tries: list[str]) -> int:
        """Fail if an observer is sent different things; return the number of comparisons."""
        one, other = self._rooms
        since = (0, one.seq - 1) if one.seq % _ALL_NEWS == 0 else (one.seq - 1,)
        phase = str(one.table.stage)
        for observer, (mine, theirs) in zip(self._observers, self._listeners, strict=True):
            assert mine.heard == theirs.heard
            mine.heard, theirs.heard = [], []
            told = all_that_is_told(one, observer, tries, phase=phase, since=since)
            assert told == all_that_is_told(other, observer, tries, phase=phase, since=since)
        return len(self._observers)


# --- games ---


def _dealt_again(table: Table, began: Began, hider: int, keep: str) -> Began:
    """Return the same beginning except for the cards that a seat is dealt and will not keep."""
    one, other = (Recorder(table._first_position()) for _ in range(2))
    drawn: list[tuple[OutcomeId, bool]] = []  # and True if it is returned
    for line in began.lines:
        words = line.split(" ")
        is_mine = words[:3] == ["*", "deal", str(hider)]
        outcomes = one.position.game.notation.parse_chance(one.position, line)
        for number, outcome in enumerate(outcomes, 3):
            drawn.append((outcome, is_mine and words[number] not in keep.split(" ")))
            one.draw(outcome)
    known = {outcome for outcome, _ in drawn}
    for outcome, is_returned in drawn:
        if is_returned:
            outcome = next(x for x in other.position.chance_outcomes() if x not in known)
        other.draw(outcome)
    return Began(tuple(other.lines))


async def compare_games(game: str, options: dict[str, str], players: int, seed: int) -> int:
    """Play a game to its end, comparing pairs after every decision; return the number of
    comparisons.
    """
    rng = random.Random(seed)
    table = new_table(game, options, players, seed)
    began = table.begin().event
    hider = rng.randrange(players)
    one = await begun(table, began)
    keep = random_decision(one.table, hider, rng)
    other = await begun(table, _dealt_again(table, began, hider, keep))
    returned, pairs = _Pair(one, other, hider), 0
    while not one.table.ended:
        seat = rng.choice(one.table.asked())
        is_keep = seat == hider and one.table.phase(seat) == "1"
        do = keep if is_keep else random_decision(one.table, seat, rng)
        instead = random_decision(one.table, seat, rng)
        if len(one.table.asked()) > 1 and do != instead:
            sealed = _Pair(_branch(one), _branch(one), seat)
            await sealed.decide(seat, do, instead)
            pairs += sealed.compare([do, instead])
        await returned.decide(seat, do, do)
        if not one.table.ended:
            pairs += returned.compare([do, instead])
    assert encode(_record(one, None)) != encode(_record(other, None))  # there was something to hide
    return pairs
