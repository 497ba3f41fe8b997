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
from typing import Any, NamedTuple

from crossoff.core.compiler.bits import nth_bit, popcount
from crossoff.core.compiler.engine import OVER, Buffer, Kernel
from crossoff.core.compiler.jit import kernel, long_kernel
from crossoff.core.compiler.observing import Observing, not_negative
from crossoff.core.compiler.rng import below_at
from crossoff.core.compiler.stepping import POINTS, REWARDS, make_stepping, record_at

__all__ = ["REWARDS", "make_batch"]


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
    tables, set_up, apply, actor_at = k.tables, k.set_up, k.apply_unchecked, k.actor_at
    observe = observing.observe
    run_chance, total, ask, redacted, reward_end = make_stepping(observing, score_items, width)

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
            seat = seats[row] = actor_at(s, 0)
            ask(s, d, seat, legal, masks, row)
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
            if reward == POINTS:
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
            seat = seats[row] = actor_at(s, 0)
            ask(s, d, seat, legal, masks, row)
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
