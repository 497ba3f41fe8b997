"""`crossoff-daily/1`: game and date give the chance, and a record can't claim another day."""

from __future__ import annotations

import hashlib
from dataclasses import replace
from datetime import date
from typing import Any

import msgspec
import pytest

from crossoff.core.model.contract import Seat
from crossoff.core.model.position import new_game
from crossoff.core.model.record import Record
from crossoff.local.daily import daily_settings
from crossoff.local.sitting import GameSettings, Sitting
from crossoff.play.autopilot import plain_decision
from crossoff.play.fairness import Unfair, check_fairness, daily_chance, daily_secrets, parse_date
from testkit.games.walks import every_game

DAY = date(2026, 11, 18)


def test_seed_salt_and_table_are_hashes_of_game_and_date() -> None:
    secret = daily_secrets("one-card", DAY)
    what = b"\0\0\0\x08one-card\0\0\0\x0a2026-11-18"
    assert secret.seed == hashlib.sha256(b"crossoff-daily/1 seed\0" + what).hexdigest()
    assert secret.salt == hashlib.sha256(b"crossoff-daily/1 salt\0" + what).hexdigest()
    assert secret.table == hashlib.sha256(b"crossoff-daily/1 table\0" + what).hexdigest()[:32]
    assert len({*secret, *daily_secrets("one-card", date(2026, 11, 19))}) == 6


def test_a_date_is_written_one_way() -> None:
    assert parse_date("2026-11-18") == DAY
    for text in ("20261118", "2026-W47-3", "18.11.2026", "2026-02-30", ""):
        with pytest.raises(ValueError):
            parse_date(text)


def play(settings: GameSettings) -> Record:
    """Play to the end, with the first legal step each time."""
    sitting = Sitting.begin(settings, None)
    while not sitting.table.is_over:
        seat = Seat(sitting.table.asked()[0])
        sitting.decide(seat, plain_decision(sitting.position, seat))
    return sitting.record()


@every_game
def test_a_deal_is_the_same_for_everybody_and_verifies(name: str) -> None:
    record = play(daily_settings(name, DAY))
    assert record == play(daily_settings(name, DAY))
    assert check_fairness(record).position.is_over
    assert record.fairness["daily"] == "2026-11-18"
    assert record.log != play(daily_settings(name, date(2026, 11, 19))).log


@every_game
def test_par_is_played_on_the_very_deal(name: str) -> None:
    position = new_game(name)
    chance = daily_chance(position, DAY)
    while position.is_chance:
        position = position.apply_chance(chance.draw(position))
    assert position == Sitting.begin(daily_settings(name, DAY), None).position


def claimed(record: Record, **changes: Any) -> Record:
    return msgspec.structs.replace(record, fairness=record.fairness | changes)


def test_a_record_of_another_day_is_refused() -> None:
    record = play(daily_settings("one-card", DAY))
    with pytest.raises(Unfair, match="is not the deal of 2026-11-19"):
        check_fairness(claimed(record, daily="2026-11-19"))
    with pytest.raises(Unfair, match="expected a date like"):
        check_fairness(claimed(record, daily="today"))


def test_an_ordinary_game_cannot_claim_a_day() -> None:
    record = play(replace(daily_settings("one-card", DAY), daily=None, seed=3))
    check_fairness(record)
    with pytest.raises(Unfair, match="is not the deal of"):
        check_fairness(claimed(record, daily="2026-11-18"))
