"""A server killed at any moment: what was acknowledged is there, once, and nothing else."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path

import pytest

from testkit.samples import sample_size
from testkit.server.crowd import TablePlayers
from testkit.server.killing import play_and_kill
from testkit.store.databases import new_place
from testkit.terminal.command import crossoff

pytestmark = [pytest.mark.slow, pytest.mark.timeout(1800)]

KILLS = [
    ("sqlite", sample_size(10, full=40), sample_size(6, full=16)),
    ("postgres", sample_size(3, full=8), 4),
]


@pytest.mark.parametrize(("database", "kills", "tables"), KILLS)
def test_no_kill_loses_or_doubles_a_decision(
    database: str, kills: int, tables: int, tmp_path: Path
) -> None:
    with new_place(database, tmp_path) as place:
        companies = asyncio.run(play_and_kill(place, kills=kills, tables=tables, seed=1))
        assert len(companies) >= tables and all(company.decisions for company in companies)
        check_export(place, companies[0])


def check_export(place: str, company: TablePlayers) -> None:
    """Check that an export shows what the judge has read."""
    done = crossoff("export", company.table, "--db", place, "--events")
    events = [json.loads(line) for line in done.stdout.splitlines()]
    assert [event["seq"] for event in events] == list(range(1, len(events) + 1))
    by_people = {event["command"]: event["seq"] for event in events if event["command"]}
    for ledger in company.ledgers.values():
        assert ledger.acknowledged.items() <= by_people.items()
