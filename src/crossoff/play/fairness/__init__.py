"""Provably fair chance, verifiable once the game is over: docs/fairness.md.

The host of a table commits to a secret seed; then every seat may add a nonce. Seed and nonces make
the key of the game, and the key decides every draw. The seed is published with the finished record,
so that anyone can repeat the draws. New tables use `crossoff-fair/2`; games and records of
`crossoff-fair/1` continue under the scheme they began with.
"""

from __future__ import annotations

from crossoff.play.fairness import v1, v2
from crossoff.play.fairness.check import Verified, check_fairness
from crossoff.play.fairness.daily import DAILY_SEATS, daily_chance, daily_secrets, parse_date
from crossoff.play.fairness.data import (
    NONCE_DIGITS,
    SECRET_BYTES,
    Fairness,
    Unfair,
    clean_nonce,
)
from crossoff.play.fairness.terms import Terms

__all__ = [
    "DAILY_SEATS",
    "NONCE_DIGITS",
    "SECRET_BYTES",
    "Fairness",
    "Terms",
    "Unfair",
    "Verified",
    "check_fairness",
    "clean_nonce",
    "daily_chance",
    "daily_secrets",
    "parse_date",
    "v1",
    "v2",
]
