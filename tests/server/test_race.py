"""Two servers on one database: no fork, nothing lost, and all see the same in the end."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from testkit.samples import sample_size
from testkit.server.racing import play_and_race
from testkit.store.databases import new_place

pytestmark = [pytest.mark.slow, pytest.mark.timeout(1800)]

KILLS = sample_size(3, full=8)


@pytest.mark.parametrize("has_hints", [True, False], ids=["with hints", "without hints"])
def test_two_servers_play_one_game_while_one_dies_every_second(
    has_hints: bool, tmp_path: Path
) -> None:
    with new_place("postgres", tmp_path) as place:
        race = play_and_race(place, kills=KILLS, tables=4, seed=1, has_hints=has_hints)
        companies = asyncio.run(race)
    assert len(companies) >= 4 and all(company.decisions for company in companies)
