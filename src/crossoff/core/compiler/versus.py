"""Step many games at once for one agent, with compiled opponents in the other seats.

A step is one decision of the agent in every game, then everything until it is to act again: chance,
and the opponents' decisions, each on the state redacted for its seat. A game stops earlier where a
seat without a compiled policy is to act; the caller then decides for it and calls `advance` again.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any, NamedTuple

from crossoff.core.compiler.engine import OVER, Buffer, Kernel, Kernels, make_random_action
from crossoff.core.compiler.jit import kernel, long_kernel
from crossoff.core.compiler.observing import WORD, Observing, not_negative
from crossoff.core.compiler.rng import RngState, below_at
from crossoff.core.compiler.stepping import POINTS, make_stepping, record_at

__all__ = [
    "ACT",
    "BEGIN",
    "CALLED",
    "ILLEGAL_REWARD",
    "NOBODY",
    "SKIP",
    "VersusKernels",
    "make_baselines",
    "make_versus",
]

SKIP, ACT, BEGIN = 0, 1, 2  # what to do with a game
NOBODY = -1  # the seat to act in a finished game
CALLED = -1  # the code of an opponent without a compiled policy
ILLEGAL_REWARD = -1.0
_ALL = 0x0101_0101_0101_0101  # every action of a word


class VersusKernels(NamedTuple):
    """Entry points; each works on games [first, last).

    `games` is a tuple of arrays, for n games:
    - states [n]: state records;
    - streams [4 * n], choosing [4 * n]: random streams of chance and of the opponents;
    - seats [n]: the seat to act, or NOBODY;
    - mine [n]: the agent's seat;
    - points [n]: its points after the last step;
    - legal [width * n], rows [row words * n], masks [8 * width * n]: legal actions as bits, the
      observation, and legal actions as bytes, all of the seat to act.

    `results` is (by seat: rewards [n, players]; ended [n]; finals [n, players]), and of the agent
    (earned [n], illegal [n], won [n]). `bots` is (the policies' nested tables, the policy of each
    opponent or CALLED). `scratch` is (one state, one stream, another stream).
    """

    # (deck, games, results, bots, actions, todo, players, variant, seat, reward, scratch, first,
    # last); a negative seat is drawn anew for each game
    advance: Kernel
    # (deck, games, tables, which, actions, streams, scratch, first, last): the actions that a
    # policy would choose
    advise: Kernel


@lru_cache(maxsize=8)
def make_baselines(k: Kernels) -> dict[str, Kernel]:
    """Return the policies that every game has: (s, d, v, seat, r) -> action."""
    random_action, greedy_action = make_random_action(k), k.greedy

    @kernel
    def random(s: Any, d: Any, v: Any, seat: int, r: RngState) -> int:
        return random_action(s, d, seat, r)

    @kernel
    def greedy(s: Any, d: Any, v: Any, seat: int, r: RngState) -> int:
        return greedy_action(s, d, seat)

    return {"random": random, "greedy": greedy}


def _make_chooser(policies: Sequence[Kernel]) -> Kernel:
    """Return a kernel (s, d, v, which, seat, r) -> action. Its `v` is nested: the first policy's
    tables and those of the others, since kernels cannot index tuples of different types.
    """
    first, *rest = policies
    if not rest:

        @kernel
        def choose_last(s: Any, d: Any, v: Any, which: int, seat: int, r: RngState) -> int:
            return first(s, d, v[0], seat, r)

        return choose_last
    others = _make_chooser(rest)

    @kernel
    def choose(s: Any, d: Any, v: Any, which: int, seat: int, r: RngState) -> int:
        if which == 0:
            return first(s, d, v[0], seat, r)
        return others(s, d, v[1], which - 1, seat, r)

    return choose


@lru_cache(maxsize=32)
def make_versus(
    observing: Observing, score_items: int, width: int, policies: tuple[Kernel, ...]
) -> VersusKernels:
    """Compile a game's kernels for these opponents; `width` as in `make_stepping`."""
    k = observing.kernels
    tables, set_up, apply, redact = k.tables, k.set_up, k.apply_unchecked, k.redact
    actor_at, is_actor, winners_mask = k.actor_at, k.is_actor, k.winners_mask
    observe, choose = observing.observe, _make_chooser(policies)
    run_chance, total, ask, redacted, reward_end = make_stepping(observing, score_items, width)

    @kernel
    def decide(
        s: Any, d: Any, v: Any, which: int, seat: int, streams: Buffer, row: int, scratch: Any
    ) -> int:
        """Return a policy's action on the state redacted for its seat."""
        spare, _, r = scratch
        spare[0] = s
        shown = record_at(spare, 0)
        redact(shown, d, seat)
        for k in range(4):
            r[k] = streams[4 * row + k]
        action = choose(shown, d, v, which, seat, r)
        for k in range(4):
            streams[4 * row + k] = r[k]
        return not_negative(action)

    @kernel
    def is_legal(legal: Buffer, row: int, action: int) -> bool:
        if action < 0 or action >= 64 * width:
            return False
        return bool(legal[width * row + (action >> 6)] >> (action & 63) & 1 != 0)

    @kernel
    def let_play(
        s: Any, d: Any, bots: Any, mine: int, streams: Buffer, choosing: Buffer, row: int,
        scratch: Any,
    ) -> int:  # fmt: skip
        """Let compiled opponents play; return the seat to act then, or NOBODY."""
        v, codes = bots
        while s.phase > OVER:
            if is_actor(s, mine):
                return mine
            seat = not_negative(actor_at(s, 0))
            code = codes[not_negative(seat - (seat > mine))]
            if code == CALLED:
                return seat
            apply(s, d, seat, decide(s, d, v, code, seat, choosing, row, scratch))
            run_chance(s, d, streams, row, scratch[1])
        return NOBODY

    @kernel
    def settle(
        s: Any, d: Any, results: Any, mine: int, players: int, reward: int, points: Buffer, row: int
    ) -> None:
        """Pay the agent what it earned since it last decided."""
        by_seat, (earned, _, won) = results
        if reward == POINTS:
            now = total(s, d, mine)
            earned[row] += now - points[row]
            points[row] = now
        if s.phase == OVER:
            reward_end(s, d, by_seat, players, reward, row)
            won[row] = winners_mask(s, d) >> mine & 1 != 0
            if reward != POINTS:
                earned[row] += by_seat[0][row, mine]

    @long_kernel
    def advance(
        deck: Buffer, games: Any, results: Any, bots: Any, actions: Buffer, todo: Buffer,
        players: int, variant: int, fixed: int, reward: int, scratch: Any, first: int, last: int,
    ) -> None:  # fmt: skip
        states, streams, choosing, seats, mine, points, legal, rows, masks = games
        earned, illegal, _ = results[1]
        spare, rng, _ = scratch
        d = deck.view(tables)[0]
        row_words = rows.shape[0] // states.shape[0]
        for row in range(first, last):
            if todo[row] == SKIP:
                continue
            s = record_at(states, row)
            if todo[row] == BEGIN:
                set_up(s, d, players, variant)
                mine[row] = fixed if fixed >= 0 else below_at(choosing, 4 * row, players)
                points[row] = 0
            elif not is_legal(legal, row, actions[row]):
                illegal[row] = True
                earned[row] += ILLEGAL_REWARD
                continue
            else:
                apply(s, d, not_negative(seats[row]), not_negative(actions[row]))
            run_chance(s, d, streams, row, rng)
            me = not_negative(mine[row])
            seat = let_play(s, d, bots, me, streams, choosing, row, scratch)
            seats[row] = seat
            if seat == NOBODY:
                for word in range(row * width, row * width + width):
                    legal[word] = 0
                for word in range(WORD * width * row, WORD * width * (row + 1)):
                    masks[word] = _ALL
                seat = me
            else:
                ask(s, d, seat, legal, masks, row)
            if seat == me:
                settle(s, d, results, me, players, reward, points, row)
            observe(redacted(s, d, seat, spare), d, seat, rows, row * row_words)

    @long_kernel
    def advise(
        deck: Buffer, games: Any, v: Any, which: int, actions: Buffer, streams: Buffer,
        scratch: Any, first: int, last: int,
    ) -> None:  # fmt: skip
        states, seats = games[0], games[3]
        d = deck.view(tables)[0]
        for row in range(first, last):
            actions[row] = 0
            if seats[row] != NOBODY:
                s = record_at(states, row)
                seat = not_negative(seats[row])
                actions[row] = decide(s, d, v, which, seat, streams, row, scratch)

    return VersusKernels(advance, advise)
