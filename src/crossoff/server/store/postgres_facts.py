"""Settings of a PostgreSQL server, with warnings about those that put data at risk."""

from __future__ import annotations

from crossoff.server.store.contract import Fact
from crossoff.server.store.postgres_link import Link

__all__ = ["read_facts"]

_NEEDED = {
    "fsync": (
        "on",
        "a crash of its machine can lose or damage everything: set fsync = on",
    ),
    "full_page_writes": ("on", "a power cut can damage pages for good: set full_page_writes = on"),
    "synchronous_commit": ("on", "saved moves can be lost: it must be on for our connections"),
}
_SHOWN = ("data_checksums", "wal_level", "synchronous_standby_names", "TimeZone")


async def read_facts(link: Link) -> list[Fact]:
    """Return the version, the settings that durability depends on, and the standbys."""
    facts = [Fact("database", f"PostgreSQL {await _one(link, 'SHOW server_version')}")]
    place = "SELECT current_database() || ', schema ' || coalesce(current_schema(), 'none')"
    facts.append(Fact("place", await _one(link, place)))
    for name, (good, warning) in _NEEDED.items():
        value = await _one(link, f"SHOW {name}")
        facts.append(Fact(name, value, None if value == good else warning))
    facts += [Fact(name, await _one(link, f"SHOW {name}") or "none") for name in _SHOWN]
    if await _one(link, "SELECT pg_is_in_recovery()") == "True":
        warning = "this server is a standby: it can be read, but nothing can be saved"
        facts.append(Fact("role", "standby", warning))
    facts.append(await _standbys(link))
    return facts


async def _standbys(link: Link) -> Fact:
    """Count the standbys. An asynchronous one can be behind when it takes over."""
    cursor = await link.execute("SELECT sync_state FROM pg_stat_replication")
    states = [row[0] for row in await cursor.fetchall()]
    loose = [state for state in states if state not in ("sync", "quorum")]
    if states and len(loose) == len(states):
        warning = (
            "no standby is waited for: when one takes over, the last saved moves can be lost. "
            "Set synchronous_standby_names"
        )
        return Fact("standbys", f"{len(states)}, none synchronous", warning)
    text = f"{len(states)}, {len(states) - len(loose)} synchronous" if states else "none"
    return Fact("standbys", text)


async def _one(link: Link, query: str) -> str:
    cursor = await link.execute(query.encode())
    return str((await cursor.fetchall())[0][0])
