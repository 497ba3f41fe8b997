"""Requests about tables: create, join, hand over a seat, end, rematch."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import msgspec

from crossoff.play.events import Created, Ended, Event, Given, Opened, Rematched, Sat
from crossoff.play.fairness import SECRET_BYTES as SEED_BYTES
from crossoff.play.frames import describe_table
from crossoff.play.table import Refused, Table
from crossoff.server import requests
from crossoff.server.commands import digest_of, new_event
from crossoff.server.planning import (
    checked_bot,
    checked_game,
    checked_name,
    checked_nonce,
    plan_again,
    plan_seats,
)
from crossoff.server.replay import Replays
from crossoff.server.room import Room
from crossoff.server.rooms import Rooms, no_such_table
from crossoff.server.secrets import SECRET_BYTES, Secret, derived, hashed, is_secret
from crossoff.server.services import Services
from crossoff.server.settings import IDLE_SECONDS
from crossoff.server.store import Conflict, StoredEvent
from crossoff.server.unloading import MAX_IDLE

__all__ = ["Lobby"]


class Lobby(Rooms):
    """All tables of this process."""

    def __init__(
        self,
        services: Services,
        *,
        idle_seconds: float = IDLE_SECONDS,
        most_idle: int = MAX_IDLE,
    ) -> None:
        super().__init__(services, idle_seconds=idle_seconds, most_idle=most_idle)
        self.replays = Replays()

    # --- creating ---

    async def create(self, wish: requests.NewTable) -> requests.TableCreated:
        """Create a table; a repeated request with the same id gets the same table.

        All secrets are derived from the id. Only their hashes are stored, but a client that missed
        the response can repeat the request.
        """
        options = checked_game(wish.game, wish.deck, wish.options, len(wish.seats))
        secret = self._secrets(wish.id)
        plans, tokens = plan_seats(wish, secret)
        host, invite, watch = secret("host"), secret("invite"), secret("watch")
        table = str(secret("table"))
        seed, salt = self._new_chance()
        created = Created(
            game=wish.game,
            options=dict(options),
            deck=wish.deck,
            seats=plans,
            host=hashed(host),
            invite=hashed(invite),
            watch=hashed(watch),
            seed=seed,
            salt=salt,
            memory_aid=wish.memory_aid,
            seconds=wish.seconds,
            table=table,
        )
        room = await self._store_new(created.committed(), digest_of(wish))
        seat = next(number for number, plan in enumerate(plans) if plan.kind == "human")
        return requests.TableCreated(
            table=room.id,
            seat=seat,
            token=tokens[seat],
            host=host,
            invite=invite,
            watch=watch,
            commitment=room.table.created.commitment,
            local=[requests.LocalSeat(n, token) for n, token in tokens.items() if n != seat],
        )

    async def _store_new(self, created: Created, digest: str) -> Room:
        """Return the room of a new table, or of the one that the same request created before."""
        table = created.table

        async def store(table: str) -> list[StoredEvent]:
            new = new_event(created, 1, table, digest)
            try:
                return await self.services.store.create(table, [new])
            except Conflict:
                return await self.services.store.load(table)

        room = self.rooms.get(table)
        while room is None:  # also if a lookup failed just before it was stored
            room = await self.open(table, store)
        room.loaded.find_command(table, digest)  # raises for another request with the same id
        return room

    def _new_chance(self) -> tuple[str, str]:
        """Return a new seed and salt."""
        return self.services.entropy(SEED_BYTES).hex(), self.services.entropy(SEED_BYTES).hex()

    def _secret(self) -> Secret:
        return Secret(self.services.entropy(SECRET_BYTES).hex())

    def _secrets(self, id: str | None) -> Callable[[str], Secret]:
        """Return a function from purposes to secrets: derived from an id, or random."""
        return (lambda purpose: self._secret()) if id is None else partial(derived, id)

    # --- seats ---

    async def invitation(self, table: str, invite: str) -> requests.Invitation:
        """Return what a guest should know before sitting down."""
        room = await self.room(table)
        if not is_secret(hashed(invite), room.table.invite):
            raise no_such_table()
        described = describe_table(room.table)
        creator = next(n for n, plan in enumerate(room.table.created.seats) if plan.kind == "human")
        return requests.Invitation(
            **{name: described[name] for name in ("game", "options", "seconds", "seats")},
            here=room.audience.here(),
            host=room.table.seats[creator].name or None,
            started=described["started"],
            ended=described["ended"],
        )

    async def join(self, table: str, wish: requests.Join) -> requests.Joined:
        """Take the next free seat; a repeated request with the same id gets the same seat."""
        room = await self.room(table)
        secret = self._secrets(wish.id)
        token = secret(f"token at {table}")
        command = None if wish.id is None else str(secret("join"))

        def propose() -> Event:
            now = room.table
            if not is_secret(hashed(wish.invite), now.invite):
                raise no_such_table()
            if now.ended:
                raise Refused("ended", "this table has ended")
            if not now.open_seats():
                raise Refused("full", "all seats are taken")
            seat = now.open_seats()[0]
            name = checked_name(wish.name, [other.name for other in now.seats])
            return Sat(seat, name, hashed(token), checked_nonce(wish.nonce))

        await room.change(propose, command, digest_of(wish))
        _, found = room.loaded.observer_of(token)
        if found is None:
            raise Refused("full", "this seat was given to somebody else")
        started = room.table.recorder is not None
        return requests.Joined(found, token, room.table.created.commitment, started)

    async def hand_over(
        self, table: str, number: int, wish: requests.HandOver
    ) -> requests.HandedOver:
        """Give a seat to a bot, or open it to people again."""
        room = await self.hosted(table, wish.host)
        invite = self._secret()

        def propose() -> Event:
            if room.table.ended:
                raise Refused("ended", "this table has ended")
            if number not in range(len(room.table.seats)):
                raise Refused("malformed", f"seats are 0 to {len(room.table.seats) - 1}")
            if wish.kind == "bot":
                return Given(number, checked_bot(wish.bot))
            if wish.kind == "human":
                return Opened(number, hashed(invite))
            raise Refused("malformed", f"a seat goes to a bot or a human, not {wish.kind!r}")

        await room.change(propose)
        return requests.HandedOver(number, None if wish.kind == "bot" else invite)

    # --- ending ---

    async def end(self, table: str, host: str) -> int:
        """End a table. Does nothing if it has already ended."""
        room = await self.hosted(table, host)
        return await room.change(lambda: None if room.table.ended else Ended("closed"))

    async def rematch(
        self, table: str, wish: requests.Rematch, may_create: Callable[[], bool] = lambda: True
    ) -> requests.RematchCreated:
        """Create a new table for the same players; the start seat moves by one. If a player
        proposes it, the game there waits for the others.
        """
        if wish.token is not None:
            room, by = await self.observer(table, wish.token)
            if by is None:
                raise no_such_table()
        else:
            room, by = await self.hosted(table, wish.host or ""), None
        old = room.table
        if not old.ended:
            raise Refused("running", "the game is not over yet")
        if old.rematch is not None:
            return requests.RematchCreated(old.rematch.table, old.rematch.commitment)
        if not may_create():
            raise Refused("too_fast", "too many tables from this address; please wait a minute")
        created = self._created_again(table, old, checked_nonce(wish.nonce), by)
        new = await self._store_new(created, digest_of(table))
        following = Rematched(new.id, new.table.created.commitment, by)
        room = await self.room(table)  # it may have been unloaded meanwhile
        await room.change(lambda: following if room.table.rematch is None else None)
        return requests.RematchCreated(following.table, following.commitment)

    def _created_again(self, table: str, old: Table, nonce: str, by: int | None) -> Created:
        """Return the first event of a rematch, proposed by a seat or the host. Its id is derived
        from the old table's, so concurrent requests, on any server, create a single table.
        """
        creator = next((n for n, seat in enumerate(old.seats) if seat.kind == "human"), 0)
        proposer = creator if by is None else by
        plans = [
            plan_again(seat, nonce if number == proposer else "")
            for number, seat in enumerate(old.seats)
        ]
        start = old.start_seat()
        seed, salt = self._new_chance()
        return msgspec.structs.replace(
            old.created,
            table=str(derived(old.created.seed, f"rematch of {table}")),
            seats=plans,
            invite=old.invite,
            start=None if start is None else (start + 1) % len(plans),
            seed=seed,
            salt=salt,
            waits=by is not None,
        ).committed()
