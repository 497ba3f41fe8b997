"""A disk that is really full: decisions are refused, games stay readable, and it recovers."""

from __future__ import annotations

import random
import secrets
from pathlib import Path
from typing import Any

import httpx
import pytest

from testkit.server.processes import Client, Seated, Server, new_table
from testkit.store.databases import in_loop
from testkit.store.small_disk import SmallDisk, small_disk

pytestmark = pytest.mark.slow


class Game:
    """A two-player game on a small disk, with everything that was acknowledged."""

    def __init__(self, disk: SmallDisk) -> None:
        self.disk = disk
        self.acknowledged: dict[str, int] = {}
        self.rng = random.Random(1)
        self.server: Server
        self.seated: Seated

    @property
    def files(self) -> Path:
        return self.disk.seen_from_here

    async def start(self) -> None:
        place = str(self.disk.folder / "games.db")
        self.server = await Server.start(place, enter=self.disk.enter)

    def http(self) -> httpx.AsyncClient:
        return httpx.AsyncClient(base_url=self.server.address)

    async def begin(self) -> None:
        async with self.http() as http:
            self.seated = await new_table(http)

    async def decide(self, most: int) -> dict[str, Any] | None:
        """Decide this many times; return the first refusal."""
        seats = [
            Client(self.server.address, self.seated.table, token)
            for token in self.seated.tokens.values()
        ]
        for client in seats:
            await client.connect()
        try:
            for number in range(most):
                client = seats[number % 2]
                while client.phase is None:
                    await client.receive()
                id, phase = secrets.token_hex(16), client.phase
                do = await client.whole_decision(self.rng)
                answer = await client.command(do, phase=phase, id=id)
                if answer["t"] != "ack":
                    return answer
                self.acknowledged[id] = answer["seq"]
                while client.phase == phase:
                    await client.receive()
        finally:
            for client in seats:
                await client.close()
        return None

    async def record(self) -> Any:
        """Return the public record."""
        headers = {"Authorization": f"Bearer {next(iter(self.seated.tokens.values()))}"}
        async with self.http() as http:
            answer = await http.get(f"/api/tables/{self.seated.table}/record", headers=headers)
        assert answer.status_code == 200, answer.text
        return answer.json()["log"]

    async def check_is_full(self) -> None:
        """Check that decisions are refused with a clear error, and that games are readable."""
        async with self.http() as http:
            health = await http.get("/healthz")
            assert health.status_code == 503 and "full" in health.json()["storage"]
            wish = {"game": "silver-and-gold", "seats": [{"kind": "human"}] * 2, "name": "Ann"}
            refused = await http.post("/api/tables", json=wish)
            assert (refused.status_code, refused.json()["why"]) == (503, "full")
        assert any(b"full" in line for line in self.server.log)


@in_loop
async def test_a_full_disk_refuses_and_outlives_a_restart(tmp_path: Path) -> None:
    with small_disk(tmp_path / "disk", 24) as disk:
        game = Game(disk)
        await game.start()
        await game.begin()
        assert await game.decide(4) is None
        disk.fill()
        refused = await game.decide(2000)
        assert refused is not None and (refused["code"], refused["why"]) == ("unavailable", "full")
        await game.check_is_full()
        told = await game.record()

        await game.server.kill()
        (game.files / "games.db-shm").unlink()  # so that there is no room even for this
        disk.fill()
        await game.start()
        assert await game.record() == told
        refused = await game.decide(2000)
        assert refused is not None and (refused["code"], refused["why"]) == ("unavailable", "full")
        await game.check_is_full()

        disk.make_space()
        assert await game.decide(6) is None  # without intervention
        async with game.http() as http:
            assert (await http.get("/healthz")).status_code == 200
        assert len(await game.record()) > len(told)
        assert await game.server.stop() == 0
        await game.start()  # and as usual
        assert len(set(game.acknowledged.values())) == len(game.acknowledged) >= 10
        assert await game.decide(2) is None
        await game.server.kill()


@in_loop
async def test_a_new_database_on_a_full_disk_is_refused_in_words(tmp_path: Path) -> None:
    with small_disk(tmp_path / "disk", 1) as disk:
        disk.fill()
        place = str(disk.folder / "games.db")
        server = await Server.spawn(place, enter=disk.enter)
        with pytest.raises(AssertionError, match="full"):
            await server.ready()
        assert await server.stop() == 2
