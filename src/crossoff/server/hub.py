"""All tables of this process: found in memory or loaded, made, handed over, put away."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Mapping
from functools import partial

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
)
from crossoff.play.fairness import SECRET_BYTES as SEED_BYTES
from crossoff.play.fairness import clean_nonce
from crossoff.play.names import clean_name, name_key
from crossoff.play.table import Refused, SeatState
from crossoff.server import requests
from crossoff.server.clocks import Clocks
from crossoff.server.replay import Replays
from crossoff.server.room import Room, digest_of, new_event
from crossoff.server.secrets import SECRET_BYTES, Secret, derived, hashed, is_secret
from crossoff.server.services import Services
from crossoff.server.settings import IDLE_SECONDS
from crossoff.server.store import Conflict, StoreError
from crossoff.server.store import Event as Stored
from crossoff.server.unloading import MOST_IDLE, Unloading

__all__ = ["Hub"]

_RETRY = 1.0  # seconds until a table that could not be loaded is tried again
_KINDS = ("human", "local", "bot")
_NOT_FOUND = "there is no such table, or this does not open it"


class Hub:
    """Rooms by table id."""

    def __init__(
        self,
        services: Services,
        *,
        idle_seconds: float = IDLE_SECONDS,
        most_idle: int = MOST_IDLE,
    ) -> None:
        self.services = services
        self.rooms: dict[str, Room] = {}
        self.replays = Replays()
        self._loading: dict[str, asyncio.Future[Room | None]] = {}
        self._unloading = Unloading(self.rooms, seconds=idle_seconds, most=most_idle)
        self._clocks = Clocks(self._time_is_up)
        self._chores: set[asyncio.Task[None]] = set()

    # --- finding ---

    async def room(self, table: str) -> Room:
        """The room of a table as it is now; Refused as `not_found` if there is none."""
        while (known := self.rooms.get(table)) is not None:
            # Whoever comes from another process must not be told less than they know already.
            try:
                await known.catch_up()
            except Refused:  # it was erased
                await self.forget(table)
                break
            if self.rooms.get(table) is known:
                self._unloading.is_asked_for(known)
                return known
        room = await self._open(table, self._load)
        if room is None:
            raise Refused("not_found", _NOT_FOUND)
        return room

    async def _open(
        self, table: str, events: Callable[[str], Awaitable[list[Stored]]]
    ) -> Room | None:
        """The room of a table that is not in memory, with the events that are stored; the same one
        for all who ask meanwhile.
        """

        async def work() -> Room | None:
            try:
                if not (stored := await events(table)):
                    return None
                room = await Room.open(
                    table, stored, self.services, self._clocks, self._unloading.is_idle
                )
                self.rooms[table] = room
                self._unloading.is_asked_for(room)
                return room
            finally:
                del self._loading[table]

        if table not in self._loading:
            self._loading[table] = asyncio.ensure_future(work())
        return await asyncio.shield(self._loading[table])

    async def _load(self, table: str) -> list[Stored]:
        if len(table) != 2 * SECRET_BYTES or not set(table) <= set("0123456789abcdef"):
            return []
        return await self.services.store.load(table)

    async def forget(self, table: str) -> None:
        """Let everybody go at a table that was erased."""
        room = self.rooms.pop(table, None)
        if room is not None:
            await room.close(1000)

    # --- clocks ---

    def _time_is_up(self, table: str, seat: int, phase: str) -> None:
        task = asyncio.ensure_future(self._run_out(table, seat, phase))
        self._chores.add(task)
        task.add_done_callback(self._chores.discard)

    async def _run_out(self, table: str, seat: int, phase: str) -> None:
        """Let a seat's time be up, at a table that may have to be loaded first."""
        try:
            room = await self.room(table)
        except Refused:
            return  # it was erased
        except StoreError:
            self._clocks.start(table, seat, phase, _RETRY)
        except Exception as error:  # a newer server may have stored what we cannot read
            self.services.report(error)
        else:
            room.run_out(seat, phase)

    # --- who may come in ---

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
        """Make a table; the same again for a wish with the same id.

        All secrets follow from the id. Only their hashes are stored, but whoever lost the answer
        can ask for it again.
        """
        options = _checked_game(wish.game, wish.deck, wish.options, len(wish.seats))
        secret = self._secrets(wish.id)
        plans, tokens = self._plan(wish, secret)
        host, invite, watch = secret("host"), secret("invite"), secret("watch")
        created = self._created(
            str(secret("table")), wish.game, options, wish.deck, plans, hashed(host),
            hashed(invite), hashed(watch), wish.memory_aid, wish.seconds,
        )  # fmt: skip
        room = await self._store_new(created, digest_of(wish))
        seat = next(number for number, plan in enumerate(plans) if plan.kind == "human")
        return requests.Created(
            table=room.id,
            seat=seat,
            token=tokens[seat],
            host=host,
            invite=invite,
            watch=watch,
            commitment=room.table.created.commitment,
            local=[requests.LocalSeat(n, token) for n, token in tokens.items() if n != seat],
        )

    @staticmethod
    def _plan(
        wish: requests.NewTable, secret: Callable[[str], Secret]
    ) -> tuple[list[SeatPlan], dict[int, Secret]]:
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
            tokens[number] = secret(f"token {number}")
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
        table: str,
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
            memory_aid=memory_aid,
            seconds=seconds,
            start=start,
            table=table,
        ).committed()

    async def _store_new(self, created: Created, digest: str) -> Room:
        """The room of a new table, or of the one that was made by the same request before."""
        table = created.table

        async def store(table: str) -> list[Stored]:
            new = new_event(created, 1, table, digest)
            try:
                return await self.services.store.create(table, [new])
            except Conflict:
                return await self.services.store.load(table)

        room = self.rooms.get(table)
        while room is None:  # also when somebody looked for it just before it was there
            room = await self._open(table, store)
        room.expect_command(table, digest)
        return room

    def _secret(self) -> Secret:
        return Secret(self.services.entropy(SECRET_BYTES).hex())

    def _secrets(self, id: str | None) -> Callable[[str], Secret]:
        """Secrets for each purpose: those that follow from an id, or new ones."""
        return (lambda purpose: self._secret()) if id is None else partial(derived, id)

    # --- seats ---

    async def join(self, table: str, wish: requests.Join) -> requests.Joined:
        """Sit down on the next free seat; on the same one for a wish with the same id."""
        room = await self.room(table)
        secret = self._secrets(wish.id)
        token = secret(f"token at {table}")
        command = None if wish.id is None else str(secret("join"))

        def propose() -> Event:
            now = room.table
            if not is_secret(hashed(wish.invite), now.invite):
                raise Refused("not_found", _NOT_FOUND)
            if now.ended:
                raise Refused("ended", "this table has ended")
            if not now.open_seats():
                raise Refused("full", "all seats are taken")
            seat = now.open_seats()[0]
            name = _checked_name(wish.name, [other.name for other in now.seats])
            return Sat(seat, name, hashed(token), _checked_nonce(wish.nonce))

        await room.change(propose, command, digest_of(wish))
        _, found = room.observer_of(token)
        if found is None:
            raise Refused("full", "this seat was given to somebody else")
        return requests.Joined(found, token, room.table.created.commitment)

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

    async def rematch(
        self, table: str, wish: requests.Rematch, may_create: Callable[[], bool] = lambda: True
    ) -> requests.Rematched:
        """A new table for the same people; the start seat moves on by one.

        Its id follows from the old table, so that many who ask at once, on any server, make one.
        """
        room = await self._hosted(table, wish.host)
        old = room.table
        if not old.ended:
            raise Refused("running", "the game is not over yet")
        if old.rematch is not None:
            return requests.Rematched(old.rematch.table, old.rematch.commitment)
        if not may_create():
            raise Refused("too_fast", "too many tables from this address; please wait a minute")
        creator = next((n for n, seat in enumerate(old.seats) if seat.kind == "human"), 0)
        plans = [
            _plan_again(seat, _checked_nonce(wish.nonce) if number == creator else "")
            for number, seat in enumerate(old.seats)
        ]
        before = old.created
        start = old.start_seat()
        created = self._created(
            str(derived(before.seed, f"rematch of {table}")), before.game, before.options,
            before.deck, plans, before.host, old.invite, before.watch, before.memory_aid,
            before.seconds,
            None if start is None else (start + 1) % len(plans),
        )  # fmt: skip
        new = await self._store_new(created, digest_of(table))
        following = Rematched(new.id, new.table.created.commitment)
        room = await self.room(table)  # which may have been unloaded meanwhile
        await room.change(lambda: following if room.table.rematch is None else None)
        return requests.Rematched(following.table, following.commitment)

    async def close(self) -> None:
        """Let everybody go and finish what is being stored."""
        self._clocks.close()
        self._unloading.close()
        await asyncio.gather(*self._chores)
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
    if name_key(cleaned) in map(name_key, taken):
        raise Refused("name_taken", "somebody at this table has this name")
    return cleaned
