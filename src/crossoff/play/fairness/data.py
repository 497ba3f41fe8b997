"""The fairness data of a record, and the parts common to all versions of the scheme."""

from __future__ import annotations

import re
from bisect import bisect_right
from collections.abc import Callable, Sequence
from itertools import accumulate
from typing import Protocol

import msgspec

from crossoff.core.errors import BadRecord
from crossoff.core.files.lines import shown
from crossoff.core.model.contract import OutcomeId
from crossoff.core.model.position import Position

__all__ = [
    "NONCE_DIGITS",
    "SECRET_BYTES",
    "Chance",
    "Fairness",
    "Unfair",
    "check_secrets",
    "clean_nonce",
    "encode_nonces",
    "fold",
    "given_start",
    "number_below",
    "pick",
    "tagged",
]

SECRET_BYTES = 32  # of a seed and of a salt
NONCE_DIGITS = 64

_WORDS = 1 << 64  # number of values of an 8-byte word
_SECRET = re.compile(r"[0-9a-f]{64}")
_NONCE = re.compile(r"[0-9a-f]{0,64}")


class Unfair(BadRecord):
    """A record whose draws or decisions differ from the commitment or cannot be compared with it.
    `line` is 0 if the fault is in the fairness data.
    """


class Chance(Protocol):
    """The draws of one game."""

    drawn: int  # draws so far, one card or die each

    def draw(self, position: Position) -> OutcomeId:
        """Return the outcome of the chance that is due."""


class Fairness(msgspec.Struct, frozen=True, omit_defaults=True):
    """The fairness data of a record, under the key `fairness`. Secrets, nonces and heads are
    lower-case hex.
    """

    scheme: str
    commitment: str
    nonces: list[str]  # one per seat; empty if it gave none
    seed: str | None = None
    salt: str | None = None
    start: int | None = None  # the start seat if it was not drawn, as in a rematch
    table: str | None = None  # this and the following fields: crossoff-fair/2
    early: list[int] = []  # seats whose nonce the server had before it committed
    head: str | None = None  # of the decision chain
    daily: str | None = None  # the date of a deal of the day

    def sealed(self) -> Fairness:
        """Return the public part: everything but the secrets of a running game."""
        return msgspec.structs.replace(self, seed=None, salt=None)

    def secrets(self) -> tuple[bytes, bytes]:
        """Return seed and salt; Unfair if they are not published."""
        if self.seed is None or self.salt is None:
            raise Unfair(0, "why-fair-secret")
        for what, text in (("seed", self.seed), ("salt", self.salt)):
            if not _SECRET.fullmatch(text):
                raise Unfair(0, "why-fair-digits", key=what, got=shown(text))
        return bytes.fromhex(self.seed), bytes.fromhex(self.salt)

    def check_seats(self, players: int) -> None:
        """Raise Unfair for nonces or a start seat that do not fit the number of seats."""
        for nonce in self.nonces:
            if not _NONCE.fullmatch(nonce):
                raise Unfair(0, "why-fair-nonce", got=shown(nonce))
        if len(self.nonces) != players:
            raise Unfair(0, "why-fair-nonces", count=players, got=len(self.nonces))
        if self.start is not None and not 0 <= self.start < players:
            raise Unfair(0, "why-fair-start", last=players - 1, got=self.start)


def tagged(scheme: str, purpose: str) -> bytes:
    """Return a message prefix that separates schemes and purposes."""
    return f"{scheme} {purpose}\0".encode()


def check_secrets(*secrets: bytes) -> None:
    for secret in secrets:
        if len(secret) != SECRET_BYTES:
            raise ValueError(f"expected a secret of {SECRET_BYTES} bytes, got {len(secret)}")


def clean_nonce(text: str | None) -> str:
    """Return a nonce in canonical form; ValueError if it is not a nonce."""
    nonce = (text or "").lower()
    if not _NONCE.fullmatch(nonce):
        raise ValueError(f"expected a nonce of up to 64 hex digits, got {shown(text)}")
    return nonce


def encode_nonces(nonces: Sequence[str | None]) -> bytes:
    texts = [clean_nonce(nonce).encode() for nonce in nonces]
    return bytes([len(texts)]) + b"".join(bytes([len(text)]) + text for text in texts)


def pick(weights: Sequence[int], word: Callable[[int], int]) -> int:
    """Return the outcome chosen by a draw; `word` gives the random word of each attempt."""
    passed = list(accumulate(weights))
    return bisect_right(passed, number_below(passed[-1], word))


def number_below(total: int, word: Callable[[int], int]) -> int:
    """Return a number below `total` from the first random word in range (rejection sampling)."""
    if not 0 < total <= _WORDS:
        raise ValueError(f"expected a total weight from 1 to 2**64, got {total}")
    attempt = 0
    while (number := fold(word(attempt), total)) is None:
        attempt += 1
    return number


def fold(word: int, total: int, words: int = _WORDS) -> int | None:
    """Reduce one of `words` equally likely words to a number below `total`. Return None for the
    last few, which would bias the result to low numbers.
    """
    return word % total if word < words - words % total else None


def given_start(position: Position, start: int | None) -> OutcomeId | None:
    """Return the start seat if it is due and given; None if it has to be drawn."""
    if start is None or position.game.rules.luck(position).name != ("start",):
        return None
    if not 0 <= start < position.setup.players:
        raise ValueError(f"expected a start seat at the table, got {start}")
    return OutcomeId(start)
