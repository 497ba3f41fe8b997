"""Play a seat over the wire while a page shows it, like a second tab of the same seat."""

from __future__ import annotations

import contextlib
import random
from collections.abc import Sequence
from typing import Any

import httpx
from playwright.sync_api import Page, expect

from testkit.samples import is_full
from testkit.server.processes import Client, new_table
from testkit.web.browser import LiveServer
from testkit.web.player import Player

__all__ = ["idle_table", "play_out", "play_over_wire", "seat_link", "seat_of"]

_KEPT = "table => sessionStorage.getItem(`crossoff.seat.${table}`)"


def seat_of(page: Page) -> tuple[str, str]:
    """Return the table in a page's address and the secret that its browser kept."""
    _, table, *secrets = page.url.partition("#")[2].split("/")
    kept = page.evaluate(_KEPT, table)
    return table, secrets[0] if secrets else kept


def seat_link(page: Page) -> str:
    """Return the path that takes a page's seat to another device."""
    table, secret = seat_of(page)
    return f"#t/{table}/{secret}"


def play_over_wire(
    server: LiveServer,
    seats: list[tuple[str, str]],
    until: set[str] | None = None,
    *,
    others: Sequence[tuple[str, str]] = (),
) -> str:
    """Decide for these seats until one of them is asked for a verb, or to the end; for others too,
    whatever they are asked.

    Return that verb, or "" if the game has ended.
    """
    return server.do(_play(server.address, seats, until or set(), others))


def play_out(player: Player, server: LiveServer, *, by_hand: int = 6) -> None:
    """Play to the end of the game: by hand in a full run, else only the first decisions."""
    if is_full():
        player.play()
    else:
        player.play(decisions=player.decisions + by_hand)
        play_over_wire(server, [seat_of(player.page)])
        expect(player.page.get_by_role("button", name="Was it fair?")).to_be_enabled()


def idle_table(server: LiveServer, turns: int) -> tuple[str, str]:
    """Return a two-player table with no roll used for this many turns, and the seat to
    decide now.
    """
    return server.do(_pass(server.address, turns))


async def _pass(address: str, turns: int) -> tuple[str, str]:
    async with httpx.AsyncClient(base_url=address, trust_env=False) as http:
        seated = await new_table(http, "one-card")
    seats = [Client(address, seated.table, token) for token in seated.tokens.values()]
    async with contextlib.AsyncExitStack() as stack:
        for client in seats:
            await stack.enter_async_context(client)
        while True:
            for client in seats:
                await client.exchange({"t": "ping"})
            asked = next(client for client in seats if client.phase is not None)
            ends = (asked.view or {}).get("ends")
            if ends and ends["turns"] == turns:
                return seated.table, asked.secret
            answer = await asked.command("pass")
            assert answer["t"] == "ack", answer


async def _play(
    address: str, seats: list[tuple[str, str]], until: set[str], others: Sequence[tuple[str, str]]
) -> str:
    clients = [Client(address, table, secret) for table, secret in [*seats, *others]]
    rng = random.Random(1)
    begun: set[Client] = set()
    for client in clients:
        await client.connect()
    try:
        while not clients[0].info["ended"]:
            asked = [client for client in clients if client.phase is not None]
            found = {_verb(client) for client in asked if client in clients[: len(seats)]} & until
            if found:
                return found.pop()
            for client in asked:
                await _decide(client, rng, is_first=client not in begun)
                begun.add(client)
            for client in clients:
                await _catch_up(client, is_idle=not asked)
        return ""
    finally:
        for client in clients:
            await client.close()


def _verb(client: Client) -> str:
    """Return what is asked for; `reroll` takes precedence over other options."""
    verbs = [choice["verb"] for choice in client.legal]
    return "reroll" if "reroll" in verbs else str(verbs[0])


async def _decide(client: Client, rng: random.Random, *, is_first: bool) -> None:
    """Make progress: use cards for as many boxes as possible."""
    phase, legal = client.phase, client.legal
    uses = [choice for choice in legal if choice["verb"] == "use"]
    do = max(uses, key=_boxes)["do"] if uses else await client.whole_decision(rng)
    answer = await client.command(do, phase=phase)
    # The last decision made by hand may still have been in flight.
    was_late = is_first and answer.get("code") == "already_done"
    assert answer["t"] == "ack" or was_late, answer
    while client.phase == phase and not client.info["ended"]:
        await client.receive()


def _boxes(choice: dict[str, Any]) -> int:
    return int(sum(choice["earns"]["boxes"].values()) + 100 * choice["earns"]["scores"])


async def _catch_up(client: Client, *, is_idle: bool) -> None:
    """Read pending frames; if nobody is asked, wait for more."""
    if is_idle and not client.info["ended"]:
        await client.receive()
    await client.exchange({"t": "ping"})
