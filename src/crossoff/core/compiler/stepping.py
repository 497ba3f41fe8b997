"""Kernels that step one game of a batch: chance, points, rewards, and asking a seat.

`core.compiler.batch` and `core.compiler.versus` build their loops from these. Rows are offsets into
flat arrays, because slicing an array does atomic reference counting.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Any, NamedTuple

from crossoff.core.compiler.bits import popcount, spread_word
from crossoff.core.compiler.engine import OVER, Buffer, Kernel
from crossoff.core.compiler.jit import is_plain, kernel
from crossoff.core.compiler.observing import WORD, Observing
from crossoff.core.compiler.rng import RngState
from crossoff.core.compiler.structs import record_at

__all__ = ["POINTS", "REWARDS", "Stepping", "make_stepping", "record_at"]

#: Reward kinds: points as they are scored; or, at the end of the game, the final score, an equal
#: share of the win, or the lead over the best opponent.
REWARDS = ("points", "score", "win", "margin")
POINTS, _SCORE, _WIN = range(3)

if not (TYPE_CHECKING or is_plain()):  # pragma: no cover - coverage is measured on the plain run

    @kernel
    def record_at(records, index):
        return records[index]


class Stepping(NamedTuple):
    """Kernels for one game of a batch."""

    run_chance: Kernel  # (s, d, streams, row, r): draw until seats decide or the game is over
    total: Kernel  # (s, d, seat) -> its points
    ask: Kernel  # (s, d, seat, legal, masks, row): write the seat's legal actions
    redacted: Kernel  # (s, d, seat, spare) -> the state to observe, in `spare` if redacted
    reward_end: Kernel  # (s, d, results, players, reward, row): the end of the game


@lru_cache(maxsize=8)
def make_stepping(observing: Observing, score_items: int, width: int) -> Stepping:
    """Compile a game's kernels. `width` is the number of 64-bit words that hold the legal actions:
    a compile-time constant, so loops over them are unrolled.
    """
    k = observing.kernels
    draw, apply_chance, redact = k.draw, k.apply_chance_unchecked, k.redact
    score_item, winners_mask = k.score_item, k.winners_mask
    must_redact, legal_words = observing.must_redact, observing.legal_words

    @kernel
    def run_chance(s: Any, d: Any, streams: Buffer, row: int, r: RngState) -> None:
        if s.phase >= OVER:
            return
        for k in range(4):
            r[k] = streams[4 * row + k]
        while s.phase < OVER:
            apply_chance(s, d, draw(s, r))
        for k in range(4):
            streams[4 * row + k] = r[k]

    @kernel
    def total(s: Any, d: Any, seat: int) -> int:
        points = 0
        for item in range(score_items):
            points += score_item(s, d, seat, item)
        return points

    @kernel
    def ask(s: Any, d: Any, seat: int, legal: Buffer, masks: Buffer, row: int) -> None:
        legal_words(s, d, seat, legal, row * width)
        for word in range(row * width, row * width + width):
            spread_word(legal[word], masks, WORD * word)

    @kernel
    def redacted(s: Any, d: Any, seat: int, spare: Any) -> Any:
        if not must_redact(s):
            return s
        spare[0] = s
        shown = record_at(spare, 0)
        redact(shown, d, seat)
        return shown

    @kernel
    def reward_end(s: Any, d: Any, results: Any, players: int, reward: int, row: int) -> None:
        rewards, ended, finals = results
        ended[row] = True
        for seat in range(players):
            finals[row, seat] = total(s, d, seat)
        winners = winners_mask(s, d)
        for seat in range(players):
            if reward == _SCORE:
                rewards[row, seat] = finals[row, seat]
            elif reward == _WIN:
                rewards[row, seat] = (winners >> seat & 1) / popcount(winners)
            elif reward != POINTS:
                best = -1
                for other in range(players):
                    if other != seat:
                        best = max(best, finals[row, other])
                rewards[row, seat] = finals[row, seat] - best

    return Stepping(run_chance, total, ask, redacted, reward_end)
