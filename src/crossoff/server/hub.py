"""All tables of this process: found in memory or loaded, made, handed over, put away."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping

from crossoff.bots import bot_names
from crossoff.core.errors import CrossoffError, NotOffered
from crossoff.core.position import new_game
from crossoff.core.record import DeckRef
from crossoff.core.registry import load_game
from crossoff.play.events import (
    Created,
    Ended,
    Event,
    Given,
    Opened,
    Rematched,
    Sat,
    SeatPlan,
    encode_event,
)
from crossoff.play.fairness import SECRET_BYTES as SEED_BYTES
from crossoff.play.fairness import clean_nonce, commitment
from crossoff.play.names import clean_name
from crossoff.play.table import Refused, SeatState
from crossoff.server import requests
from crossoff.server.room import Room
from crossoff.server.secrets import SECRET_BYTES, Secret, hashed, is_secret
from crossoff.server.services import Services
from crossoff.server.store import NewEvent

__all__ = ["Hub"]

_KINDS = ("human", "local", "bot")
_NOT_FOUND = "there is no such table, or this does not open it"


class Hub:
    """Rooms by table id."""

    def __init__(self, services: Services, *, most_rooms: int = 20_000) -> None:
        self.services = services
        self.rooms: dict[str, Room] = {}
        self._loading: dict[str, asyncio.Future[Room | None]] = {}
        self._most_rooms = most_rooms

    # --- finding ---

    async def room(self, table: str) -> Room:
        """The room of a table as it is now; Refused as `not_found` if there is none."""
        while (known := self.rooms.get(table)) is not None:
            # Whoever comes from another process must not be told less than they know already.
            await known.catch_up()
            if self.rooms.get(table) is known:
                return known
        if table not in self._loading:
            self._loading[table] = asyncio.ensure_future(self._load(table))
        room = await asyncio.shield(self._loading[table])
        if room is None:
            raise Refused("not_found", _NOT_FOUND)
        return room

    async def _load(self, table: str) -> Room | None:
        try:
            if len(table) != 2 * SECRET_BYTES or not set(table) <= set("0123456789abcdef"):
                return None
            stored = await self.services.store.load(table)
            if not stored:
                return None
            self._make_space()
            self.rooms[table] = room = Room(table, stored, self.services)
            return room
        finally:
            del self._loading[table]

    def _make_space(self) -> None:
        """Put rooms away that nobody is in, once there are many; oldest first."""
        if len(self.rooms) < self._most_rooms:
            return
        for table in [table for table, room in self.rooms.items() if room.is_idle]:
            del self.rooms[table]
            if len(self.rooms) < self._most_rooms * 9 // 10:
                return

    async def observer(self, table: str, secret: str) -> tuple[Room, int | None]:
        """The room that a secret opens, and the seat it plays, None to look on."""
        room = await self.room(table)
        may_enter, seat = room.observer_of(secret)
        if not may_enter:
            raise Refused("not_found", _NOT_FOUND)
        return room, seat

    async def _hosted(self, table: str, host: str) -> Room:
        room = await self.room(table)
        if not is_secret(hashed(host), room.table.created.host):
            raise Refused("not_found", _NOT_FOUND)
        return room

    # --- making ---

    async def create(self, wish: requests.NewTable) -> requests.Created:
        """Make a table."""
        options = _checked_game(wish.game, wish.deck, wish.options, len(wish.seats))
        plans, tokens = self._plan(wish)
        host, invite, watch = self._secret(), self._secret(), self._secret()
        created = self._created(
            wish.game, options, wish.deck, plans, hashed(host), hashed(invite), hashed(watch),
            wish.memory_aid, wish.seconds,
        )  # fmt: skip
        table = await self._store_new(created)
        seat = next(number for number, plan in enumerate(plans) if plan.kind == "human")
        return requests.Created(
            table=table,
            seat=seat,
            token=tokens[seat],
            host=host,
            invite=invite,
            watch=watch,
            commitment=created.commitment,
            local=[requests.LocalSeat(n, token) for n, token in tokens.items() if n != seat],
        )

    def _plan(self, wish: requests.NewTable) -> tuple[list[SeatPlan], dict[int, Secret]]:
        """The seats, and the secrets of those that the creator plays."""
        plans: list[SeatPlan] = []
        tokens: dict[int, Secret] = {}
        for number, seat in enumerate(wish.seats):
            if seat.kind not in _KINDS:
                raise Refused("malformed", f"a seat is {', '.join(_KINDS)}, not {seat.kind!r}")
            if seat.kind == "bot":
                plans.append(SeatPlan("bot", bot=_checked_bot(seat.bot)))
                continue
            is_creator = seat.kind == "human" and not any(p.kind == "human" for p in plans)
            if not is_creator and seat.kind == "human":
                plans.append(SeatPlan("human"))
                continue
            tokens[number] = self._secret()
            name = wish.name if is_creator else seat.name
            nonce = _checked_nonce(wish.nonce) if is_creator else ""
            plans.append(
                SeatPlan(
                    seat.kind,
                    _checked_name(name, [plan.name for plan in plans]),
                    token=hashed(tokens[number]),
                    nonce=nonce,
                )
            )
        if not any(plan.kind == "human" for plan in plans):
            raise Refused("malformed", "one seat at least has to be human: the creator's")
        return plans, tokens

    def _created(
        self,
        game: str,
        options: Mapping[str, str],
        deck: DeckRef,
        seats: list[SeatPlan],
        host: str,
        invite: str,
        watch: str,
        memory_aid: bool,
        seconds: float | None,
        start: int | None = None,
    ) -> Created:
        seed, salt = self.services.entropy(SEED_BYTES), self.services.entropy(SEED_BYTES)
        return Created(
            game=game,
            options=dict(options),
            deck=deck,
            seats=seats,
            host=host,
            invite=invite,
            watch=watch,
            seed=seed.hex(),
            salt=salt.hex(),
            commitment=commitment(seed, salt),
            memory_aid=memory_aid,
            seconds=seconds,
            start=start,
        )

    async def _store_new(self, created: Created) -> str:
        table = self.services.entropy(SECRET_BYTES).hex()
        stored = await self.services.store.create(table, [NewEvent(encode_event(created))])
        self._make_space()
        self.rooms[table] = Room(table, stored, self.services)
        return table

    def _secret(self) -> Secret:
        return Secret(self.services.entropy(SECRET_BYTES).hex())

    # --- seats ---

    async def join(self, table: str, wish: requests.Join) -> requests.Joined:
        """Sit down on the next free seat."""
        room = await self.room(table)
        token = self._secret()
        taken: list[int] = []

        def propose() -> Event:
            now = room.table
            if not is_secret(hashed(wish.invite), now.invite):
                raise Refused("not_found", _NOT_FOUND)
            if now.ended:
                raise Refused("ended", "this table has ended")
            if not now.open_seats():
                raise Refused("full", "all seats are taken")
            seat = now.open_seats()[0]
            taken[:] = [seat]
            name = _checked_name(wish.name, [other.name for other in now.seats])
            return Sat(seat, name, hashed(token), _checked_nonce(wish.nonce))

        await room.change(propose)
        return requests.Joined(taken[0], token)

    async def hand_over(
        self, table: str, number: int, wish: requests.HandOver
    ) -> requests.HandedOver:
        """Give a seat to a bot, or open it to people again."""
        room = await self._hosted(table, wish.host)
        invite = self._secret()

        def propose() -> Event:
            if room.table.ended:
                raise Refused("ended", "this table has ended")
            if number not in range(len(room.table.seats)):
                raise Refused("malformed", f"seats are 0 to {len(room.table.seats) - 1}")
            if wish.kind == "bot":
                return Given(number, _checked_bot(wish.bot))
            if wish.kind == "human":
                return Opened(number, hashed(invite))
            raise Refused("malformed", f"a seat goes to a bot or a human, not {wish.kind!r}")

        await room.change(propose)
        return requests.HandedOver(number, None if wish.kind == "bot" else invite)

    # --- ending ---

    async def end(self, table: str, host: str) -> int:
        """End a table for everybody; one that has ended stays as it is."""
        room = await self._hosted(table, host)
        return await room.change(lambda: None if room.table.ended else Ended("closed"))

    async def rematch(self, table: str, wish: requests.Rematch) -> str:
        """A new table for the same people; the start seat moves on by one."""
        room = await self._hosted(table, wish.host)
        old = room.table
        if not old.ended:
            raise Refused("running", "the game is not over yet")
        if old.rematch is not None:
            return old.rematch
        creator = next((n for n, seat in enumerate(old.seats) if seat.kind == "human"), 0)
        plans = [
            _plan_again(seat, _checked_nonce(wish.nonce) if number == creator else "")
            for number, seat in enumerate(old.seats)
        ]
        before = old.created
        start = old.start_seat()
        created = self._created(
            before.game, before.options, before.deck, plans, before.host, old.invite, before.watch,
            before.memory_aid, before.seconds,
            None if start is None else (start + 1) % len(plans),
        )  # fmt: skip
        new = await self._store_new(created)
        await room.change(lambda: Rematched(new) if room.table.rematch is None else None)
        assert room.table.rematch is not None
        return room.table.rematch

    async def close(self) -> None:
        """Let everybody go and finish what is being stored."""
        await asyncio.gather(*(room.close() for room in self.rooms.values()))


def _plan_again(seat: SeatState, nonce: str) -> SeatPlan:
    return SeatPlan(seat.kind, seat.name, seat.bot, seat.token, nonce)


def _checked_game(
    game: str, deck: DeckRef, options: Mapping[str, str], players: int
) -> Mapping[str, str]:
    """All options of a game that can be played so; Refused for one that cannot."""
    try:
        if isinstance(deck, str) and deck != "standard":
            raise NotOffered(f"unknown deck {deck!r}; there is standard")  # never a file's name
        return new_game(load_game(game), players, options=options, deck=deck).table.options
    except CrossoffError as error:
        raise Refused("malformed", str(error)) from None


def _checked_bot(bot: str | None) -> str:
    if bot not in bot_names():
        raise Refused("malformed", f"bots are {', '.join(bot_names())}, not {bot!r}")
    return bot


def _checked_nonce(nonce: str | None) -> str:
    try:
        return clean_nonce(nonce)
    except ValueError as error:
        raise Refused("malformed", str(error)) from None


def _checked_name(name: str | None, taken: list[str]) -> str:
    try:
        cleaned = clean_name(name or "")
    except ValueError as error:
        raise Refused("malformed", str(error)) from None
    if cleaned.casefold() in (other.casefold() for other in taken):
        raise Refused("name_taken", "somebody at this table has this name")
    return cleaned
