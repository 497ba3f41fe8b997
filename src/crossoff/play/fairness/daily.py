"""`crossoff-daily/1`: one deal a day for everybody, from a public seed (docs/fairness.md).

The chance is that of `crossoff-fair/2`, without nonces; game and date give its seed and salt.
"""

from __future__ import annotations

import hashlib
from datetime import date
from typing import NamedTuple

from crossoff.core.files.deckfile import STANDARD
from crossoff.core.model.position import Position
from crossoff.core.model.record import Record
from crossoff.play.fairness import v2
from crossoff.play.fairness.data import Fairness, Unfair, tagged
from crossoff.play.fairness.terms import Terms, encode_text

__all__ = ["DAILY_SEATS", "Secrets", "check_daily", "daily_chance", "daily_secrets", "parse_date"]

SCHEME = "crossoff-daily/1"
DAILY_SEATS = 2  # a person, and a bot

_TABLE_DIGITS = 32


class Secrets(NamedTuple):
    """What fixes the chance of a game: seed, salt and the id of its table, in hex."""

    seed: str
    salt: str
    table: str


def parse_date(text: str) -> date:
    """Return the date of a text like 2026-11-18; ValueError if it isn't one."""
    found = date.fromisoformat(text)
    if found.isoformat() != text:  # Python accepts 20261118 and 2026-W47-3 too
        raise ValueError(f"expected a date like 2026-11-18, got {text!r}")
    return found


def daily_secrets(game: str, day: date) -> Secrets:
    """Return seed, salt and table id of a game's deal on a date."""
    what = encode_text(game) + encode_text(day.isoformat())
    seed, salt, table = (
        hashlib.sha256(tagged(SCHEME, purpose) + what).hexdigest()
        for purpose in ("seed", "salt", "table")
    )
    return Secrets(seed, salt, table[:_TABLE_DIGITS])


def daily_chance(first: Position, day: date) -> v2.NamedChance:
    """Return the draws of a game's deal on a date."""
    secret, setup = daily_secrets(first.game.name, day), first.setup
    seed, salt = bytes.fromhex(secret.seed), bytes.fromhex(secret.salt)
    terms = Terms(secret.table, first.game.name, setup.options, STANDARD, DAILY_SEATS)
    committed = v2.commitment(seed, salt, terms)
    return v2.NamedChance(v2.game_key(seed, committed, [""] * DAILY_SEATS))


def check_daily(record: Record, fairness: Fairness, first: Position) -> None:
    """Raise Unfair if a record says that it is a deal of the day and isn't."""
    assert fairness.daily is not None
    try:
        right = daily_secrets(record.game, parse_date(fairness.daily))
    except ValueError:
        raise Unfair(0, "why-fair-date", got=fairness.daily) from None
    usual = {name: values[0] for name, values in first.game.options.items()}
    is_daily = (
        right == (fairness.seed, fairness.salt, fairness.table)
        and (record.deck, record.options) == (STANDARD, usual)
        and (fairness.nonces, fairness.start) == ([""] * DAILY_SEATS, None)
    )
    if not is_daily:
        raise Unfair(0, "why-fair-daily", date=fairness.daily)
