"""Whole games with faults, each from one seed."""

from __future__ import annotations

import pytest

from testkit.samples import sample_size
from testkit.server.simulation import check, simulate

SEEDS = sample_size(75, full=500)
BATCH = 25


@pytest.mark.parametrize("first", range(0, SEEDS, BATCH))
def test_nothing_acknowledged_is_lost_or_doubled(first: int) -> None:
    outcomes = [check(seed) for seed in range(first, first + BATCH)]
    assert any(outcome.crashes for outcome in outcomes)


@pytest.mark.parametrize("seed", range(4))
def test_the_same_seed_gives_the_same_trace(seed: int) -> None:
    assert simulate(seed).trace == simulate(seed).trace
