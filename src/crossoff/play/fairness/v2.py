"""`crossoff-fair/2`: draws labelled by purpose, and decisions in a hash chain."""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Iterable, Sequence

from crossoff.core.model.contract import OutcomeId
from crossoff.core.model.position import Position
from crossoff.play.fairness.data import (
    check_secrets,
    encode_nonces,
    given_start,
    number_below,
    pick,
    tagged,
)
from crossoff.play.fairness.terms import Terms

__all__ = [
    "SCHEME",
    "NamedChance",
    "card_rank",
    "commitment",
    "draw_number",
    "first_head",
    "game_key",
    "next_head",
]

SCHEME = "crossoff-fair/2"

_DRAW, _RANK, _LINE = (tagged(SCHEME, purpose) for purpose in ("draw", "rank", "line"))


def commitment(seed: bytes, salt: bytes, terms: Terms) -> str:
    """Return the commitment to a seed and the terms, published before players give nonces."""
    check_secrets(seed, salt)
    message = tagged(SCHEME, "commitment") + salt + seed + terms.encode()
    return hashlib.sha256(message).hexdigest()


def game_key(seed: bytes, committed: str, nonces: Sequence[str | None]) -> bytes:
    """Return the key of a game's draws, from the nonces in the order of the seats."""
    message = tagged(SCHEME, "key") + bytes.fromhex(committed) + encode_nonces(nonces)
    return hmac.digest(seed, message, "sha256")


# --- draws ---


def draw_number(key: bytes, label: str, total: int) -> int:
    """Return the number below `total` of the draw with this label."""
    return number_below(total, lambda attempt: _word(key, label, attempt))


def _word(key: bytes, label: str, attempt: int) -> int:
    message = _DRAW + attempt.to_bytes(4, "big") + label.encode()
    return int.from_bytes(hmac.digest(key, message, "sha256")[:8], "big")


def card_rank(key: bytes, label: str, card: int) -> bytes:
    """Return the rank of a card, given by its index in the deck: the lowest rank comes first."""
    return hmac.digest(key, _RANK + card.to_bytes(4, "big") + label.encode(), "sha256")


class NamedChance:
    """The draws of one game. Each depends on the key, its label and the outcomes still possible,
    not on the number of earlier draws.
    """

    def __init__(self, key: bytes, *, start: int | None = None) -> None:
        self.drawn = 0  # informational only
        self._key = key
        self._start = start
        self._orders: dict[str, bytes] = {}  # cards from first to last, by label

    def draw(self, position: Position) -> OutcomeId:
        """Return the outcome of the chance that is due."""
        if not position.is_chance:
            raise ValueError("expected a position in which chance is due")
        self.drawn += 1
        outcome = given_start(position, self._start)
        if outcome is not None:
            return outcome
        luck, weights = position.game.rules.luck(position), position.weights()
        label = " ".join(map(str, luck.name))
        if luck.in_order:
            return OutcomeId(
                next(card for card in self._order(label, len(weights)) if weights[card])
            )
        return OutcomeId(pick(weights, lambda attempt: _word(self._key, label, attempt)))

    def _order(self, label: str, cards: int) -> bytes:
        if label not in self._orders:
            ranked = sorted(range(cards), key=lambda card: card_rank(self._key, label, card))
            self._orders[label] = bytes(ranked)
        return self._orders[label]


# --- decisions ---


def first_head(committed: str, nonces: Sequence[str | None]) -> str:
    """Return the head of the chain before the first decision."""
    message = tagged(SCHEME, "log") + bytes.fromhex(committed) + encode_nonces(nonces)
    return hashlib.sha256(message).hexdigest()


def next_head(head: str, lines: Iterable[str]) -> str:
    """Return the head of the chain after more lines of the log. Draws are not links: they follow
    from the key, and some are hidden during the game.
    """
    for line in lines:
        if not line.startswith("*"):
            head = hashlib.sha256(_LINE + bytes.fromhex(head) + line.encode()).hexdigest()
    return head
