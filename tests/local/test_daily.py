"""Deals of the day that were played here: the first result counts, and the streak."""

from __future__ import annotations

from datetime import date, timedelta
from pathlib import Path

import pytest

from crossoff.core.model.record import decode
from crossoff.local.daily import daily_results, daily_settings, saved_daily, streak
from crossoff.local.finished import keep_finished
from crossoff.local.par import compute_par
from crossoff.local.sitting import Sitting
from testkit.paths import DATA

DAY = date(2026, 11, 18)


def finish(folder: Path, daily: object, points: int) -> None:
    record = decode((DATA / "one-card-basic-2.jsonl").read_bytes())
    record.result = {"scores": [{"total": points}, {"total": 40}], "winners": [0]}
    record.fairness = {"daily": daily}
    keep_finished(folder, record)


def test_the_first_result_of_a_day_counts(tmp_path: Path) -> None:
    for daily, points in (("2026-11-18", 50), ("2026-11-18", 70), ("2026-11-17", 60), (3, 1)):
        finish(tmp_path, daily, points)
    assert daily_results(tmp_path, "one-card") == {DAY: [50, 40], date(2026, 11, 17): [60, 40]}
    assert daily_results(tmp_path, "silver-and-gold") == {}


def test_an_unfinished_deal_is_found_again(tmp_path: Path) -> None:
    other = Sitting.begin(daily_settings("one-card", DAY - timedelta(days=1)), tmp_path)
    left = Sitting.begin(daily_settings("one-card", DAY), tmp_path)
    assert saved_daily(tmp_path, "one-card", DAY) is None  # it is open here
    for sitting in (other, left):
        sitting.leave()
    assert saved_daily(tmp_path, "one-card", DAY) == left.path
    assert saved_daily(tmp_path, "silver-and-gold", DAY) is None


@pytest.mark.parametrize(
    ("ago", "days"),
    [([], 0), ([0], 1), ([1], 1), ([2], 0), ([0, 1, 2], 3), ([0, 2, 3], 1), ([1, 2, 4], 2)],
)
def test_a_streak_ends_today_or_yesterday(ago: list[int], days: int) -> None:
    assert streak([DAY - timedelta(days=one) for one in ago], DAY) == days


@pytest.mark.compiled
def test_par_is_repeatable_and_master_is_good_at_it() -> None:
    par = compute_par("one-card", DAY, games=4)
    assert par == compute_par("one-card", DAY, games=4)
    assert par.low <= par.mean <= par.high and par.mean <= par.best
    assert par.mean > 40  # greedy has about 50 points
