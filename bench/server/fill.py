"""Fill a database with many games."""

from __future__ import annotations

import asyncio
import secrets

from crossoff.play.events import Created, SeatPlan, encode_event
from crossoff.play.table import Table
from crossoff.server.store import Broken, NewEvent, open_store

__all__ = ["fill"]


async def fill(place: str, games: int) -> None:
    """Store tables whose games have just begun."""

    def on_fatal(error: Broken) -> None:
        raise error

    store = await open_store(place, on_fatal=on_fatal)
    seats = [SeatPlan("human", name, token=secrets.token_hex(32)) for name in ("Al", "Bo")]
    seed, salt = secrets.token_bytes(32), secrets.token_bytes(32)
    hashes = [secrets.token_hex(32) for _ in range(3)]
    created = Created(
        game="one-card",
        options={"variant": "basic"},
        deck="standard",
        seats=seats,
        host=hashes[0],
        invite=hashes[1],
        watch=hashes[2],
        seed=seed.hex(),
        salt=salt.hex(),
    ).committed()
    began = Table(created).begin().event
    new = [NewEvent(encode_event(created)), NewEvent(encode_event(began))]
    for _ in range(games // 100):
        await asyncio.gather(*(store.create(secrets.token_hex(16), new) for _ in range(100)))
    await store.close()
