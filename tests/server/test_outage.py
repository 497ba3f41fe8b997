"""Answers to clients when storing failed, or its outcome is unknown."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest

from crossoff.server.store import Broken, Full, StoreError, Unavailable, Unsettled
from testkit.play.tables import random_decision
from testkit.server.rooms import Wire, lobby_on, new_table
from testkit.store.databases import in_loop, opened


class Failing:
    """A store whose appends fail in one way."""

    def __init__(self, store: Any) -> None:
        self._store = store
        self.failure: StoreError | None = None

    def __getattr__(self, name: str) -> Any:
        return getattr(self._store, name)

    async def append(self, *arguments: Any, **named: Any) -> Any:
        if isinstance(self.failure, Unsettled):
            await self._store.append(*arguments, **named)  # stored: only the answer was lost
        if self.failure:
            raise self.failure
        return await self._store.append(*arguments, **named)


@pytest.mark.parametrize(
    ("failure", "why", "words"),
    [
        (Full(), "full", "nothing was stored"),
        (Unavailable("locked"), None, "nothing was stored"),
        (Unsettled("lost"), "unknown", "not known"),
        (Broken("sync failed"), "unknown", "not known"),
    ],
)
@in_loop
async def test_nobody_is_told_more_than_is_known(
    failure: StoreError, why: str | None, words: str, tmp_path: Path
) -> None:
    async with opened(str(tmp_path / "games.db")) as real:
        store = Failing(real)
        lobby = lobby_on(store)
        created, room = await new_table(lobby, "human", "local")
        wire = Wire(lobby, created.table, created.token)
        await wire.expect("welcome")
        do = random_decision(room.table, 0, random.Random(1))
        command = {"t": "cmd", "id": "a" * 32, "phase": room.table.phase(0), "do": do}
        store.failure = failure
        wire.send(command)
        refused = await wire.expect("err", "ack")
        assert (refused["code"], refused["why"]) == ("unavailable", why)
        assert words in refused["detail"] and refused["retryable"]
        store.failure = None
        wire.send(command)
        assert (await wire.expect("ack", "err"))["t"] == "ack"  # idempotent by id
        assert room.seq == 3
        wire.leave()
        await wire.serving
        await lobby.close()
