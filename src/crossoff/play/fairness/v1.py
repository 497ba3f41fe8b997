"""`crossoff-fair/1`: draws numbered consecutively through the game. No new table uses it."""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Sequence

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

__all__ = ["SCHEME", "NumberedChance", "commitment", "draw_number", "game_key"]

SCHEME = "crossoff-fair/1"


def commitment(seed: bytes, salt: bytes) -> str:
    """Return the commitment to a seed, published before players give nonces."""
    check_secrets(seed, salt)
    return hashlib.sha256(tagged(SCHEME, "commitment") + salt + seed).hexdigest()


def game_key(seed: bytes, nonces: Sequence[str | None]) -> bytes:
    """Return the key of a game's draws, from the nonces in the order of the seats."""
    return hmac.digest(seed, tagged(SCHEME, "key") + encode_nonces(nonces), "sha256")


def draw_number(key: bytes, n: int, head: str, total: int) -> int:
    """Return the number below `total` of draw `n`, whose line in the record begins with `head`."""
    return number_below(total, lambda attempt: _word(key, n, attempt, head))


def _word(key: bytes, n: int, attempt: int, head: str) -> int:
    message = n.to_bytes(4, "big") + attempt.to_bytes(4, "big") + head.encode()
    return int.from_bytes(hmac.digest(key, tagged(SCHEME, "draw") + message, "sha256")[:8], "big")


class NumberedChance:
    """The draws of one game. `drawn` continues an interrupted game at that draw.

    A given start seat counts as a draw, so later draws do not depend on how the start seat was
    decided.
    """

    def __init__(self, key: bytes, drawn: int = 0, *, start: int | None = None) -> None:
        self.drawn = drawn
        self._key = key
        self._start = start

    def draw(self, position: Position) -> OutcomeId:
        """Return the outcome of the chance that is due."""
        head = position.game.notation.chance_head(position)
        if head is None:
            raise ValueError("expected a position in which chance is due")
        outcome = given_start(position, self._start)
        if outcome is None:
            n = self.drawn
            words = lambda attempt: _word(self._key, n, attempt, head)  # noqa: E731
            outcome = OutcomeId(pick(position.weights(), words))
        self.drawn += 1
        return outcome
