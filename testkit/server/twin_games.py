"""One game played on two servers with the same seed, with one different sealed decision; and
everything that everybody else was sent.
"""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

import httpx

from testkit.server.processes import Client, Seated, Server, new_table
from testkit.server.seeded import web

__all__ = ["Twin", "Witnessed", "without_times"]

_AWAY = re.compile(r'"away":\[[^]]*\]')


def without_times(frame: str) -> str:
    """Return a frame without how long each seat has been away, which depends on the machine."""
    return _AWAY.sub('"away":[]', frame)


@dataclass
class Witnessed:
    """Everything that reached the observers, byte for byte, in a list each."""

    before: dict[str, list[bytes]] = field(default_factory=dict)  # before the reveal
    after: dict[str, list[bytes]] = field(default_factory=dict)
    decided: str = ""


class _Person(Client):
    """A client with sequential message ids, so that two of them send the same."""

    def __init__(self, address: str, table: str, secret: str, number: int) -> None:
        super().__init__(address, table, secret)
        self._ids: Iterator[str] = (f"{number:02x}{n:030x}" for n in range(1 << 30))

    async def preview(self, do: str) -> dict[str, Any]:
        return await self.ask("preview", self.phase or "0", do)

    async def ask(self, kind: str, phase: str, do: str) -> dict[str, Any]:
        id = next(self._ids)
        await self.send({"t": kind, "id": id, "phase": phase, "do": do})
        return await self.answer(id)

    async def settle(self) -> None:
        """Process everything sent up to now."""
        await self.send({"t": "ping"})
        await self.expect("pong")

    def heard(self) -> list[bytes]:
        return [without_times(text).encode() for text in self.raw]


class Twin:
    """A table on one of the two servers. Seat 0 has the secret; the others only watch and ask."""

    def __init__(self, server: Server, seated: Seated, http: httpx.AsyncClient) -> None:
        self._server = server
        self._seated = seated
        self._http = http
        self._rng = random.Random(1)
        self._more: dict[str, list[bytes]] = {}  # what observers got outside their sockets
        secrets = {str(seat): seated.tokens[seat] for seat in sorted(seated.tokens)}
        self._secrets = {**secrets, "spectator": seated.watch}
        self.people = {
            name: _Person(server.address, seated.table, secret, number)
            for number, (name, secret) in enumerate(self._secrets.items())
        }

    @property
    def seats(self) -> list[_Person]:
        return [person for name, person in self.people.items() if name != "spectator"]

    # --- the game ---

    @classmethod
    async def play(
        cls,
        server: Server,
        game: str,
        options: dict[str, str],
        players: int,
        variant: int,
        *,
        needs_extras: bool,
    ) -> Witnessed:
        """Play to the first decision of this kind, and make variant 0 or 1 of it."""
        seats = ("human", *["local"] * (players - 1))
        async with web(server) as http:
            seated = await new_table(http, game, seats, options=options, memory_aid=True)
            twin = cls(server, seated, http)
            while (await twin._get("record", seated.watch)).status_code != 200:
                pass  # it begins by itself
            for person in twin.people.values():
                await person.connect()
            witnessed = await twin._play(variant, needs_extras)
            for person in twin.people.values():
                await person.close()
        return witnessed

    async def _play(self, variant: int, needs_extras: bool) -> Witnessed:
        await self._settle()
        while len(found := await self._variants(needs_extras)) < 2:
            asked = [seat for seat in self.seats if seat.phase is not None]
            assert asked, "the game is over, and nothing was decided in secret"
            for seat in asked:
                await self._decide(seat, await seat.whole_decision(self._rng))
        await self._decide(self.seats[0], found[variant])
        await self._check_idle(found)
        for seat in self.seats[1:-1]:
            await self._decide(seat, await seat.whole_decision(self._rng))
            await self._check_idle(found)
        before = self._heard()
        await self._decide(self.seats[-1], await self.seats[-1].whole_decision(self._rng))
        return Witnessed(before, self._heard(), found[variant])

    async def _variants(self, needs_extras: bool) -> list[str]:
        """Return two whole decisions of seat 0 that differ as much as possible, if it decides in
        secret.

        Only seat 0 explores; nobody else may notice.
        """
        first = self.seats[0]
        if any(seat.phase is None for seat in self.seats):
            return []
        short = [choice["do"] for choice in first.legal if not choice["more"]]
        if not needs_extras:
            return [short[0], short[-1]]
        long = [choice for choice in first.legal if choice["more"]][:1]
        while long and long[0]["more"]:
            long = (await first.preview(long[0]["do"]))["legal"][-1:]
        return [*short[:1], *(choice["do"] for choice in long)]

    async def _decide(self, seat: _Person, do: str) -> None:
        answer = await seat.ask("cmd", str(seat.phase), do)
        assert answer["t"] == "ack", answer
        await self._settle()

    async def _settle(self) -> None:
        for person in self.people.values():
            await person.settle()

    # --- what others can observe ---

    async def _check_idle(self, secrets: list[str]) -> None:
        """Let everybody but seat 0 try everything that might reveal more."""
        for name, person in self.people.items():
            if name == "0":
                continue
            await self._try_messages(person, secrets)
            got = self._more.setdefault(name, [])
            for what in ("record", "replay"):
                answer = await self._get(what, self._secrets[name])
                headers = sorted((k, v) for k, v in answer.headers.items() if k != "date")
                got += [b"%d" % answer.status_code, repr(headers).encode(), answer.content]
            for since in (0, person.seq - 1):
                late = _Person(self._server.address, person.table, person.secret, 99)
                late.seq = since
                await late.connect()
                await late.settle()
                await late.close()
                got += late.heard()
                await self._settle()

    async def _try_messages(self, person: _Person, secrets: list[str]) -> None:
        phase = self.seats[-1].phase
        assert phase is not None  # the last seat has not decided
        legal = self.seats[1].legal[:2]
        tries = [*secrets, *(choice["do"] for choice in legal if choice["more"]), "", "pass", "x y"]
        for do in tries:
            for at in (phase, "0", str(int(phase) + 1)):
                await person.ask("preview", at, do)
                answer = await person.ask("cmd", at, do)
                assert answer["t"] == "err", answer
        await person.send("{")
        await person.settle()

    async def _get(self, what: str, secret: str) -> httpx.Response:
        path = f"/api/tables/{self._seated.table}/{what}"
        return await self._http.get(path, headers={"Authorization": f"Bearer {secret}"})

    def _heard(self) -> dict[str, list[bytes]]:
        others = {name: person for name, person in self.people.items() if name != "0"}
        return {
            name: person.heard() + list(self._more.get(name, ())) for name, person in others.items()
        }
