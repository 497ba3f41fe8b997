"""Step many games at once: kernels over arrays with one row per game.

One step is one decision by the first seat to act, followed by all chance that is due. A finished
game pays its rewards and restarts in the same step. Each row has its own random stream, so a game
does not depend on the batch size.

Slicing an array, as in `streams[row]`, does atomic reference counting, which takes longer than a
step. Rows are therefore offsets into flat arrays, and streams are copied in and out. Taking an
array out of a tuple counts references too, and so may passing one to another kernel. Tuples are
therefore unpacked before the loops, and `observe` is called directly from them.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Any, NamedTuple

from crossoff.core.compiler.bits import nth_bit, popcount, spread_word
from crossoff.core.compiler.engine import OVER, Buffer, Kernel
from crossoff.core.compiler.jit import is_plain, kernel, long_kernel
from crossoff.core.compiler.observing import WORD, Observing, not_negative
from crossoff.core.compiler.rng import RngState, below_at
from crossoff.core.compiler.structs import record_at

__all__ = ["REWARDS", "make_batch"]

#: Reward kinds: points as they are scored; or, at the end of the game, the final score, an equal
#: share of the win, or the lead over the best opponent.
REWARDS = ("points", "score", "win", "margin")
_POINTS, _SCORE, _WIN = range(3)

if not (TYPE_CHECKING or is_plain()):  # pragma: no cover - coverage is measured on the plain run

    @kernel
    def record_at(records, index):
        return records[index]


class BatchKernels(NamedTuple):
    """Entry points; each works on games [first, last).

    `games` is a tuple of arrays, for n games:
    - states [n]: state records;
    - streams [4 * n]: random streams;
    - seats [n]: the seat to act;
    - points [n, players]: points after the last step;
    - legal [width * n]: that seat's legal actions as bits;
    - rows [row words * n]: its observation;
    - masks [8 * width * n]: its legal actions as bytes.

    `results` is (rewards [n, players], ended [n], finals [n, players]). `scratch` is (one state,
    one stream).
    """

    begin: Kernel  # (deck, games, players, variant, scratch, first, last)
    find_illegal: Kernel  # (games, actions, first, last) -> index of a game, or -1
    # (deck, games, results, actions, players, variant, reward, scratch, first, last) -> index of a
    # game whose action is illegal (then no game has changed), or -1
    step: Kernel
    pick: Kernel  # (games, actions, streams, first, last): a uniformly random legal action


@lru_cache(maxsize=8)
def make_batch(observing: Observing, score_items: int, width: int) -> BatchKernels:
    """Compile a game's batch kernels. `width` is the number of 64-bit words that hold the legal
    actions: a compile-time constant, so loops over them are unrolled.
    """
    k = observing.kernels
    tables, set_up, redact = k.tables, k.set_up, k.redact
    draw, apply_chance, apply = k.draw, k.apply_chance_unchecked, k.apply_unchecked
    actor_at, score_item, winners_mask = k.actor_at, k.score_item, k.winners_mask
    must_redact, observe = observing.must_redact, observing.observe
    legal_words = observing.legal_words

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
    def ask(s: Any, d: Any, seats: Buffer, legal: Buffer, masks: Buffer, row: int) -> int:
        """Return the seat to act and write its legal actions."""
        seat: int = actor_at(s, 0)
        seats[row] = seat
        legal_words(s, d, seat, legal, row * width)
        for word in range(row * width, row * width + width):
            spread_word(legal[word], masks, WORD * word)
        return seat

    @kernel
    def redacted(s: Any, d: Any, seat: int, spare: Any) -> Any:
        """Return the state redacted for a seat, in `spare` if anything is hidden."""
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
            elif reward != _POINTS:
                best = -1
                for other in range(players):
                    if other != seat:
                        best = max(best, finals[row, other])
                rewards[row, seat] = finals[row, seat] - best

    @long_kernel
    def begin(
        deck: Buffer, games: Any, players: int, variant: int, scratch: Any, first: int, last: int
    ) -> None:
        d = deck.view(tables)[0]
        states, streams, seats, points, legal, rows, masks = games
        spare, rng = scratch
        row_words = rows.shape[0] // states.shape[0]
        for row in range(first, last):
            s = record_at(states, row)
            set_up(s, d, players, variant)
            run_chance(s, d, streams, row, rng)
            for seat in range(players):
                points[row, seat] = 0
            seat = ask(s, d, seats, legal, masks, row)
            observe(redacted(s, d, seat, spare), d, seat, rows, row * row_words)

    @kernel
    def illegal_in(games: Any, actions: Buffer, first: int, last: int) -> int:
        legal = games[4]
        for row in range(first, last):
            action = actions[row]
            if action < 0 or action >= 64 * width:
                return row
            if legal[width * row + (action >> 6)] >> (action & 63) & 1 == 0:
                return row
        return -1

    @long_kernel
    def find_illegal(games: Any, actions: Buffer, first: int, last: int) -> int:
        return illegal_in(games, actions, first, last)

    @long_kernel
    def step(
        deck: Buffer, games: Any, results: Any, actions: Buffer, players: int, variant: int,
        reward: int, scratch: Any, first: int, last: int,
    ) -> int:  # fmt: skip
        illegal = illegal_in(games, actions, first, last)
        if illegal >= 0:
            return illegal
        states, streams, seats, points, legal, rows, masks = games
        rewards, ended, _ = results
        spare, rng = scratch
        rewards[first:last] = 0
        ended[first:last] = False
        d = deck.view(tables)[0]
        row_words = rows.shape[0] // states.shape[0]
        for row in range(first, last):
            s = record_at(states, row)
            apply(s, d, not_negative(seats[row]), not_negative(actions[row]))
            run_chance(s, d, streams, row, rng)
            if reward == _POINTS:
                for seat in range(players):
                    now = total(s, d, seat)
                    rewards[row, seat] = now - points[row, seat]
                    points[row, seat] = now
            if s.phase == OVER:
                reward_end(s, d, results, players, reward, row)
                set_up(s, d, players, variant)
                run_chance(s, d, streams, row, rng)
                for seat in range(players):
                    points[row, seat] = 0
            seat = ask(s, d, seats, legal, masks, row)
            observe(redacted(s, d, seat, spare), d, seat, rows, row * row_words)
        return -1

    @long_kernel
    def pick(games: Any, actions: Buffer, streams: Buffer, first: int, last: int) -> None:
        legal = games[4]
        for row in range(first, last):
            count = 0
            for word in range(width * row, width * row + width):
                count += popcount(legal[word])
            n = below_at(streams, not_negative(4 * row), count)
            word = width * row
            for before in range(width * row, width * row + width - 1):
                # Arithmetic instead of a branch, which would be unpredictable.
                is_past = before == word and n >= popcount(legal[before])
                n -= is_past * popcount(legal[before])
                word += is_past
            actions[row] = 64 * (word - width * row) + nth_bit(legal[word], n)

    return BatchKernels(begin, find_illegal, step, pick)
