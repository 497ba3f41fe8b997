"""Chance that can be checked when the game is over: `crossoff-fair/1`, docs/fairness.md.

Whoever runs a table commits to a secret seed; then every seat may add a nonce of its own. Seed and
nonces make the key of the game, and the key decides every draw. The seed is published with the
finished record, so that anybody can draw once more.
"""

from __future__ import annotations

import hashlib
import hmac
import re
from bisect import bisect_right
from collections.abc import Sequence
from itertools import accumulate
from typing import Any

import msgspec

from crossoff.core.contract import OutcomeId
from crossoff.core.errors import BadRecord, CrossoffError
from crossoff.core.position import Position
from crossoff.core.record import Record, decide, read_line
from crossoff.core.record import start as first_position
from crossoff.core.words import shown

__all__ = [
    "SCHEME",
    "SECRET_BYTES",
    "FairChance",
    "Fairness",
    "Unfair",
    "check_fairness",
    "clean_nonce",
    "commitment",
    "disclose",
    "draw_number",
    "fold",
    "game_key",
]

SCHEME = "crossoff-fair/1"
SECRET_BYTES = 32  # of a seed and of a salt

_WORDS = 1 << 64  # what 8 bytes can be
_SECRET = re.compile(r"[0-9a-f]{64}")
_NONCE = re.compile(r"[0-9a-f]{0,64}")
_START = ("start",)  # the name that games give to the luck of who begins


class Unfair(BadRecord):
    """A record whose draws are not those of its seed and nonces, or cannot be compared with them.
    `line` is 0 where the fault is in the fairness data.
    """


class Fairness(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a record says of its chance, under the key `fairness`. Secrets and nonces are lower-case
    hex.
    """

    scheme: str
    commitment: str
    nonces: list[str]  # one a seat; empty for a seat that gave none
    seed: str | None = None
    salt: str | None = None
    start: int | None = None  # the seat that began without being drawn, as in a rematch

    def sealed(self) -> Fairness:
        """What everybody may see while the game goes on."""
        return msgspec.structs.replace(self, seed=None, salt=None)


# --- the scheme ---


def commitment(seed: bytes, salt: bytes) -> str:
    """What is published of a seed before anybody gives a nonce."""
    for secret in (seed, salt):
        if len(secret) != SECRET_BYTES:
            raise ValueError(f"expected a secret of {SECRET_BYTES} bytes, got {len(secret)}")
    return hashlib.sha256(_tag("commitment") + salt + seed).hexdigest()


def clean_nonce(text: str | None) -> str:
    """A nonce as it is hashed and recorded; ValueError for what is none."""
    nonce = (text or "").lower()
    if not _NONCE.fullmatch(nonce):
        raise ValueError(f"expected a nonce of up to 64 hex digits, got {shown(text)}")
    return nonce


def game_key(seed: bytes, nonces: Sequence[str | None]) -> bytes:
    """The key of a game's draws, from the nonces in the order of the seats."""
    texts = [clean_nonce(nonce).encode() for nonce in nonces]
    message = bytes([len(texts)]) + b"".join(bytes([len(text)]) + text for text in texts)
    return hmac.digest(seed, _tag("key") + message, "sha256")


def draw_number(key: bytes, n: int, head: str, total: int) -> int:
    """The number below `total` of draw `n`, whose line in the record begins with `head`."""
    if not 0 < total <= _WORDS:
        raise ValueError(f"expected a total weight from 1 to 2**64, got {total}")
    attempt = 0
    while (number := fold(_word(key, n, attempt, head), total)) is None:
        attempt += 1
    return number


def fold(word: int, total: int, words: int = _WORDS) -> int | None:
    """One of `words` equally likely words as a number below `total`; None for the last few, which
    would make the low numbers likelier.
    """
    return word % total if word < words - words % total else None


def _word(key: bytes, n: int, attempt: int, head: str) -> int:
    message = n.to_bytes(4, "big") + attempt.to_bytes(4, "big") + head.encode()
    return int.from_bytes(hmac.digest(key, _tag("draw") + message, "sha256")[:8], "big")


def _tag(purpose: str) -> bytes:
    """Keeps messages for different purposes, or of other schemes, apart."""
    return f"{SCHEME} {purpose}\0".encode()


# --- at a table ---


class FairChance:
    """The draws of one game. `drawn` counts them, one card or die each, from the first of the
    game: with it, a game that was interrupted goes on as if it had not been.

    Where the start seat is given it is not drawn, but counts as a draw all the same: whatever comes
    later does not depend on how the start seat was found.
    """

    def __init__(self, key: bytes, drawn: int = 0, *, start: int | None = None) -> None:
        self.drawn = drawn
        self._key = key
        self._start = start

    def draw(self, position: Position) -> OutcomeId:
        """The outcome of the chance that is due."""
        head, weights = position.game.notation.chance_head(position), position.weights()
        if head is None:
            raise ValueError("expected a position in which chance is due")
        if self._start is not None and position.game.luck(position).name == _START:
            outcome = self._start
            if not 0 <= outcome < position.table.players:
                raise ValueError(f"expected a start seat at the table, got {outcome}")
        else:
            passed = list(accumulate(weights))
            number = draw_number(self._key, self.drawn, head, passed[-1])
            outcome = bisect_right(passed, number)
        self.drawn += 1
        return OutcomeId(outcome)


def disclose(
    seed: bytes, salt: bytes, nonces: Sequence[str | None], *, start: int | None = None
) -> Fairness:
    """All there is to say of a game's chance, for its finished record."""
    cleaned = [clean_nonce(nonce) for nonce in nonces]
    return Fairness(SCHEME, commitment(seed, salt), cleaned, seed.hex(), salt.hex(), start)


# --- afterwards ---


def check_fairness(record: Record) -> None:
    """Raise Unfair at the first line whose draws are not those of the seed and the nonces, and
    BadRecord at a line that is against the rules. Of a result nothing is said.
    """
    fairness, seed = _read(record.fairness)
    position = first_position(record)
    players = position.table.players
    if len(fairness.nonces) != players:
        raise Unfair(0, "why-fair-nonces", count=players, got=len(fairness.nonces))
    if fairness.start is not None and not 0 <= fairness.start < players:
        raise Unfair(0, "why-fair-start", last=players - 1, got=fairness.start)
    chance = FairChance(game_key(seed, fairness.nonces), start=fairness.start)
    for number, line in enumerate(record.log, 1):
        try:
            after = read_line(position, line)
        except CrossoffError as error:
            raise BadRecord(number, error) from None
        fair = _fair_line(position, line, chance)
        if fair not in (line, None):
            raise Unfair(number, "why-fair-line", right=shown(fair), got=shown(line))
        position = after


def _read(value: Any) -> tuple[Fairness, bytes]:
    """The fairness data of a record, and the seed, which fits the commitment."""
    if value is None:
        raise Unfair(0, "why-fair-none")
    try:
        fairness = value if isinstance(value, Fairness) else msgspec.convert(value, Fairness)
    except msgspec.ValidationError as error:
        raise Unfair(0, "why-fair-data", reason=str(error)) from None
    if fairness.scheme != SCHEME:
        raise Unfair(0, "why-fair-scheme", scheme=SCHEME, got=shown(fairness.scheme))
    if fairness.seed is None or fairness.salt is None:
        raise Unfair(0, "why-fair-secret")
    for what in ("seed", "salt"):
        if not _SECRET.fullmatch(text := getattr(fairness, what)):
            raise Unfair(0, "why-fair-digits", key=what, got=shown(text))
    for nonce in fairness.nonces:
        if not _NONCE.fullmatch(nonce):
            raise Unfair(0, "why-fair-nonce", got=shown(nonce))
    seed = bytes.fromhex(fairness.seed)
    right = commitment(seed, bytes.fromhex(fairness.salt))
    if fairness.commitment != right:
        raise Unfair(0, "why-fair-commitment", got=shown(fairness.commitment))
    return fairness, seed


def _fair_line(position: Position, line: str, chance: FairChance) -> str | None:
    """The line as chance should have written it; None if it is a decision and nothing else."""
    notation = position.game.notation
    if not position.is_chance:
        decision, drawn = notation.split_decision(line.partition(" ")[2])
        if not drawn:
            return None
        position = decide(position, position.actors()[0], decision)
    before, outcomes = position, list[OutcomeId]()
    while True:
        outcomes.append(chance.draw(position))
        after = position.apply_chance(outcomes[-1])
        if notation.ends_line(position, after):
            return notation.chance_text(before, outcomes, after)
        position = after
