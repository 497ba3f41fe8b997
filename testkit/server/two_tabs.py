"""People with two tabs each, behind a bad network."""

from __future__ import annotations

import random

from testkit.server.bad_network import Proxy
from testkit.server.crowd import LATE, Crowd, judge
from testkit.server.killing import KillableServer

__all__ = ["play_in_chaos"]


async def play_in_chaos(
    place: str,
    *,
    commands: int,
    tables: int,
    seed: int,
) -> Proxy:
    """Let a crowd play until this many commands have passed the proxy, and check the result."""
    rng = random.Random(seed)
    server = KillableServer(place, rng)
    async with server.alive(), Proxy(lambda: server.address, rng).running() as proxy:

        def has_enough() -> bool:
            return proxy.commands >= commands

        crowd = Crowd(
            lambda: proxy.address, rng, tabs=2, spectators=1, lobby=lambda: server.address
        )
        await crowd.play(tables, has_enough)
    ledgers = [ledger for company in crowd.companies for ledger in company.ledgers.values()]
    assert {code for ledger in ledgers for code in ledger.refused.values()} <= LATE
    for ledger in ledgers:
        assert len(ledger.acknowledged) + len(ledger.refused) == len(ledger.sent)
    await judge(place, crowd.companies)
    return proxy
