"""Players at many tables who keep playing through faults, and a judge of the result.

The judge reads the database after the servers have stopped. For every table it expects: each
acknowledged decision exactly once, at the acknowledged seq; nothing else but the beginning, bot
decisions and commands still in flight; and a finished game that the independent witness accepts.
"""

from __future__ import annotations

import asyncio
import functools
import random
from collections.abc import Awaitable, Callable, Iterable
from dataclasses import dataclass, field
from typing import TypeVar

import httpx

from crossoff.core.model.record import Record
from crossoff.core.model.registry import load_game
from crossoff.play.events import Began, Created, Decided, Sat, decode_event
from crossoff.play.fairness import check_fairness
from crossoff.play.frames import record_for
from crossoff.play.table import Table
from crossoff.server.store import StoredEvent
from crossoff.server.store.reader import open_reader
from testkit.server.processes import Seated, new_table
from testkit.server.reconnecting import PATIENCE, Ledger, ReconnectingClient
from testkit.witness.agree import WITNESSES

__all__ = ["KINDS", "LATE", "Crowd", "TablePlayers", "judge"]

#: Game, seats and options of the tables that a crowd plays, in rotation.
KINDS: list[tuple[str, tuple[str, ...], dict[str, str]]] = [
    ("silver-and-gold", ("human", "local"), {}),
    ("one-card", ("human", "friend"), {}),
    ("silver-and-gold", ("human", "greedy"), {}),
    ("one-card", ("local", "human"), {"variant": "advanced"}),
    ("silver-and-gold", ("random", "human", "local"), {}),
    ("one-card", ("human", "greedy", "friend"), {}),
]

_T = TypeVar("_T")

#: Errors that a tab may get after another tab of the same seat has decided.
LATE = {"already_done", "stale", "not_yours"}


@dataclass
class TablePlayers:
    """The players at one table."""

    table: str
    ledgers: dict[int, Ledger] = field(default_factory=dict)  # by seat, for people only
    players: dict[int, list[ReconnectingClient]] = field(default_factory=dict)
    spectators: list[ReconnectingClient] = field(default_factory=list)

    @property
    def decisions(self) -> int:
        """The number of acknowledged decisions."""
        return sum(len(ledger.acknowledged) for ledger in self.ledgers.values())

    def everybody(self) -> list[ReconnectingClient]:
        return [tab for tabs in self.players.values() for tab in tabs] + self.spectators

    def check_agreement(self) -> None:
        """Check that all clients reached the same end and see the same table."""
        people = self.everybody()
        assert len({one.seq for one in people}) == 1
        seen = [{**one.view, "observer": None, "hand": []} for one in people]
        assert all(view == seen[0] for view in seen)
        for tabs in self.players.values():
            assert all(tab.view == tabs[0].view for tab in tabs)


class Crowd:
    """Players who start one game after the other."""

    def __init__(
        self,
        where: Callable[[], str],
        rng: random.Random,
        *,
        tabs: int = 1,
        spectators: int = 0,
        lobby: Callable[[], str] | None = None,  # address for creating tables, if another
    ) -> None:
        self.companies: list[TablePlayers] = []
        self._where = where
        self._lobby = lobby or where
        self._rng = rng
        self._tabs = tabs
        self._spectators = spectators

    async def play(self, tables: int, has_enough: Callable[[], bool]) -> None:
        """Keep this many games going until `has_enough`, then finish them."""
        async with asyncio.TaskGroup() as group:
            for _ in range(tables):
                group.create_task(self._play_on(has_enough))

    async def _play_on(self, has_enough: Callable[[], bool]) -> None:
        is_first = True
        while is_first or not has_enough():
            is_first = False
            company = await self._sit_down()
            self.companies.append(company)
            await asyncio.gather(*(one.play() for one in company.everybody()))
            company.check_agreement()

    async def _sit_down(self) -> TablePlayers:
        seated = await self._new_table()
        company = TablePlayers(seated.table)
        for seat, token in seated.tokens.items():
            ledger = company.ledgers[seat] = Ledger()
            company.players[seat] = [
                self._client(seated.table, token, ledger) for _ in range(self._tabs)
            ]
        for _ in range(self._spectators):
            company.spectators.append(self._client(seated.table, seated.watch, Ledger()))
        return company

    def _client(self, table: str, secret: str, ledger: Ledger) -> ReconnectingClient:
        return ReconnectingClient(
            self._where, table, secret, ledger, random.Random(self._rng.random())
        )

    async def _new_table(self) -> Seated:
        """Create a table and take its seats."""
        game, seats, options = KINDS[len(self.companies) % len(KINDS)]
        ids = [self._rng.randbytes(16).hex() for _ in range(2)]
        make = functools.partial(new_table, game=game, seats=seats, options=options, id=ids[0])
        seated = await self._asked_again(make)
        if "friend" in seats:
            await self._asked_again(functools.partial(_join, seated, ids[1]))
        return seated

    async def _asked_again(self, ask: Callable[[httpx.AsyncClient], Awaitable[_T]]) -> _T:
        """Repeat a request until it is answered, across server restarts."""
        while True:
            try:
                async with httpx.AsyncClient(
                    base_url=self._lobby(), timeout=PATIENCE, trust_env=False,
                    verify=False,  # no https here, and loading certificates takes time
                ) as http:  # fmt: skip
                    return await ask(http)
            except httpx.TransportError:
                await asyncio.sleep(0.2)


async def _join(seated: Seated, id: str, http: httpx.AsyncClient) -> None:
    body = {"invite": seated.invite, "name": "Friend", "id": id}
    answer = await http.post(f"/api/tables/{seated.table}/join", json=body)
    assert answer.status_code == 201, answer.text
    seated.tokens[answer.json()["seat"]] = answer.json()["token"]


# --- the judge ---


async def judge(place: str, companies: Iterable[TablePlayers]) -> None:
    """Check all tables in the database."""
    async with open_reader(place) as reader:
        for company in companies:
            _check_log(company, await reader.load(company.table))  # checks its hash chain


def _check_log(company: TablePlayers, stored: list[StoredEvent]) -> None:
    happened = [decode_event(one.body) for one in stored]
    decided = [event for event in happened if isinstance(event, Decided)]
    before = [type(event) for event in happened[: len(happened) - len(decided)]]
    assert before in ([Created, Began], [Created, Sat, Began])
    assert len({(event.seat, event.phase) for event in decided}) == len(decided)
    by_people = set()
    for one, event in zip(stored[len(before) :], decided, strict=True):
        if event.seat in company.ledgers:
            assert one.command is not None
            by_people.add(one.command)
            _check_decision(company.ledgers[event.seat], one, event)
    for ledger in company.ledgers.values():
        assert ledger.acknowledged.keys() <= by_people
        assert not ledger.refused.keys() & by_people
    table = Table.load(happened)
    assert table.ended == "over"
    record = record_for(table, None)
    assert record is not None
    _check_record(record)


def _check_decision(ledger: Ledger, one: StoredEvent, event: Decided) -> None:
    assert one.command is not None
    assert (
        ledger.acknowledged.get(one.command) == one.seq
    )  # in a finished game nothing is in flight
    assert ledger.sent[one.command] == (event.phase, event.do)
    assert not event.auto


def _check_record(record: Record) -> None:
    """Check a finished game with the witness and the fairness proof."""
    deck = load_game(record.game).rules.load_deck("standard").source
    witness = WITNESSES[record.game](deck, len(record.seats), record.options)
    for line in record.log:
        witness.feed(line)
    assert witness.is_over()
    assert witness.result() == record.result
    check_fairness(record)
