"""The engine of a game: entry points over plain buffers, compiled from its kernels.

A game supplies its rules as kernels over one state record (`Kernels`); `make_engine` turns them
into the entry points that Python, bots and searches call. Every state record has two common fields:
`players`, and `phase`, which is OVER, positive while seats decide, and negative while chance is
due.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

from crossoff.core.compiler.jit import kernel, long_kernel
from crossoff.core.compiler.rng import RngState, below

__all__ = [
    "CHANCE",
    "ILLEGAL",
    "MAX_OUTCOMES",
    "NOT_ASKED",
    "OVER",
    "POLICY_GREEDY",
    "POLICY_RANDOM",
    "STATUS_CHANCE",
    "STATUS_OVER",
    "Engine",
    "Kernels",
    "make_engine",
    "make_random_action",
]

OVER = 0
MAX_OUTCOMES = 63  # chance outcomes are bits of a mask, and the sign bit stays free

# A status packs the seats to act, in order, as seat + 1 in three bits each; or it is one of these.
STATUS_OVER, STATUS_CHANCE = 0, -1
# Returned by `apply` and `apply_chance` instead of the new status on refusal; the state is then
# unchanged.
NOT_ASKED, ILLEGAL = -2, -3

Kernel = Callable[..., Any]
Buffer: TypeAlias = NDArray[np.int64]


@dataclass(frozen=True, slots=True)
class Kernels:
    """A game's rules. `s` is a state record, `d` a record of deck tables, `r` a random stream."""

    state: np.dtype[Any]  # one state, a multiple of 8 bytes
    tables: np.dtype[Any]  # one deck, a multiple of 8 bytes
    set_up: Kernel  # (s, d, players, variant)
    count_actors: Kernel  # (s) -> number of seats to act
    actor_at: Kernel  # (s, index) -> seat, in record order
    is_actor: Kernel  # (s, seat) -> bool
    count_legal: Kernel  # (s, d, seat) -> number of legal actions of an acting seat
    nth_legal: Kernel  # (s, d, seat, n) -> action, ascending in n
    # (s, d, seat, out) -> count_legal; writes all of them to `out`, faster than one by one
    list_legal: Kernel
    is_legal: Kernel  # (s, d, seat, action) -> bool, for an acting seat
    apply_unchecked: Kernel  # (s, d, seat, action)
    outcome_weight: Kernel  # (s, outcome) -> number of equally likely draws that give it
    draw: Kernel  # (s, r) -> outcome
    apply_chance_unchecked: Kernel  # (s, d, outcome)
    score_item: Kernel  # (s, d, seat, item) -> points
    winners_mask: Kernel  # (s, d) -> mask of seats
    redact: Kernel  # (s, d, observer)
    greedy: Kernel  # (s, d, seat) -> best action by one-step lookahead


@dataclass(frozen=True, slots=True)
class Engine:
    """Entry points over int64 buffers: `buf` holds one state, `deck` one record of tables, `r` a
    random stream.

    Buffers are plain integers because structured arrays take 0.1 µs longer to pass.
    """

    new: Kernel  # (buf, deck, players, variant) -> status
    status: Kernel  # (buf) -> status
    # (buf, deck, seat, out) -> count, 0 if it is not the seat's turn; ascending actions in `out`
    legal: Kernel
    apply: Kernel  # (buf, deck, seat, action) -> status, NOT_ASKED or ILLEGAL
    weights: Kernel  # (buf, out) -> sum; the weight of each chance outcome in `out`
    draw: Kernel  # (buf, r) -> chance outcome
    apply_chance: Kernel  # (buf, deck, outcome) -> status, NOT_ASKED or ILLEGAL
    run_chance: Kernel  # (buf, deck, r) -> status; draws until seats decide or the game is over
    scores: Kernel  # (buf, deck, out); points by seat and item in `out`
    winners: Kernel  # (buf, deck) -> mask of seats
    redact: Kernel  # (buf, deck, observer)
    greedy: Kernel  # (buf, deck, seat) -> action
    # (buf, deck, r, rs, policies, trace) -> number of steps in `trace`, or -1 if it is too short;
    # plays to the end
    match: Kernel


# Policies of seats in `match`.
POLICY_RANDOM, POLICY_GREEDY = 0, 1
# Stands for the seat in a chance step of `match`'s trace.
CHANCE = -1


def make_engine(k: Kernels) -> Engine:
    """Compile a game's kernels into entry points."""
    return Engine(**_queries(k), **_updates(k), **_scoring(k), **_matches(k))


def _make_status(k: Kernels) -> Kernel:
    count_actors, actor_at = k.count_actors, k.actor_at

    @kernel
    def status(s: Any) -> int:
        if s.phase <= OVER:
            return STATUS_OVER if s.phase == OVER else STATUS_CHANCE
        packed = 0
        for index in range(count_actors(s)):
            packed |= (actor_at(s, index) + 1) << (3 * index)
        return packed

    return status


def _queries(k: Kernels) -> dict[str, Kernel]:
    state, tables, is_actor = k.state, k.tables, k.is_actor
    list_legal, outcome_weight = k.list_legal, k.outcome_weight
    status_, draw_, greedy_ = _make_status(k), k.draw, k.greedy

    @kernel
    def status(buf: Buffer) -> int:
        return status_(buf.view(state)[0])

    @kernel
    def legal(buf: Buffer, deck: Buffer, seat: int, out: Buffer) -> int:
        s = buf.view(state)[0]
        d = deck.view(tables)[0]
        return list_legal(s, d, seat, out) if is_actor(s, seat) else 0

    @kernel
    def weights(buf: Buffer, out: Buffer) -> int:
        s = buf.view(state)[0]
        total = 0
        for outcome in range(out.shape[0]):
            weight = outcome_weight(s, outcome) if s.phase < OVER else 0
            out[outcome] = weight
            total += weight
        return total

    @kernel
    def draw(buf: Buffer, r: RngState) -> int:
        return draw_(buf.view(state)[0], r)

    @kernel
    def greedy(buf: Buffer, deck: Buffer, seat: int) -> int:
        return greedy_(buf.view(state)[0], deck.view(tables)[0], seat)

    return {
        "status": status,
        "legal": legal,
        "weights": weights,
        "draw": draw,
        "greedy": greedy,
    }


def _updates(k: Kernels) -> dict[str, Kernel]:
    state, tables, set_up, is_actor, is_legal = k.state, k.tables, k.set_up, k.is_actor, k.is_legal
    apply_unchecked, apply_chance_unchecked = k.apply_unchecked, k.apply_chance_unchecked
    outcome_weight, draw, redact_, status = k.outcome_weight, k.draw, k.redact, _make_status(k)

    @kernel
    def new(buf: Buffer, deck: Buffer, players: int, variant: int) -> int:
        s = buf.view(state)[0]
        set_up(s, deck.view(tables)[0], players, variant)
        return status(s)

    @kernel
    def apply(buf: Buffer, deck: Buffer, seat: int, action: int) -> int:
        s = buf.view(state)[0]
        d = deck.view(tables)[0]
        if not is_actor(s, seat):
            return NOT_ASKED
        if not is_legal(s, d, seat, action):
            return ILLEGAL
        apply_unchecked(s, d, seat, action)
        return status(s)

    @kernel
    def apply_chance(buf: Buffer, deck: Buffer, outcome: int) -> int:
        s = buf.view(state)[0]
        if s.phase >= OVER:
            return NOT_ASKED
        if outcome < 0 or outcome >= MAX_OUTCOMES or outcome_weight(s, outcome) == 0:
            return ILLEGAL
        apply_chance_unchecked(s, deck.view(tables)[0], outcome)
        return status(s)

    @kernel
    def run_chance(buf: Buffer, deck: Buffer, r: RngState) -> int:
        s = buf.view(state)[0]
        d = deck.view(tables)[0]
        while s.phase < OVER:
            apply_chance_unchecked(s, d, draw(s, r))
        return status(s)

    @kernel
    def redact(buf: Buffer, deck: Buffer, observer: int) -> None:
        redact_(buf.view(state)[0], deck.view(tables)[0], observer)

    return {
        "new": new,
        "apply": apply,
        "apply_chance": apply_chance,
        "run_chance": run_chance,
        "redact": redact,
    }


def _scoring(k: Kernels) -> dict[str, Kernel]:
    state, tables, score_item, winners_mask = k.state, k.tables, k.score_item, k.winners_mask

    @kernel
    def scores(buf: Buffer, deck: Buffer, out: Buffer) -> None:
        s = buf.view(state)[0]
        d = deck.view(tables)[0]
        for seat in range(s.players):
            for item in range(out.shape[1]):
                out[seat, item] = score_item(s, d, seat, item)

    @kernel
    def winners(buf: Buffer, deck: Buffer) -> int:
        return winners_mask(buf.view(state)[0], deck.view(tables)[0])

    return {"scores": scores, "winners": winners}


def make_random_action(k: Kernels) -> Kernel:
    """Return a kernel (s, d, seat, r) -> a uniformly random legal action."""
    count_legal, nth_legal = k.count_legal, k.nth_legal

    @kernel
    def random_action(s: Any, d: Any, seat: int, r: RngState) -> int:
        return nth_legal(s, d, seat, below(r, count_legal(s, d, seat)))

    return random_action


def _matches(k: Kernels) -> dict[str, Kernel]:
    state, tables, draw, greedy, actor_at = k.state, k.tables, k.draw, k.greedy, k.actor_at
    apply_unchecked, apply_chance_unchecked = k.apply_unchecked, k.apply_chance_unchecked
    random_action = make_random_action(k)

    @long_kernel
    def match(
        buf: Buffer, deck: Buffer, r: RngState, rs: Buffer, policies: Buffer, trace: Buffer
    ) -> int:
        s = buf.view(state)[0]
        d = deck.view(tables)[0]
        steps = 0
        while s.phase != OVER:
            if steps == trace.shape[0]:
                return -1
            if s.phase < OVER:
                who = CHANCE
                what = draw(s, r)
                apply_chance_unchecked(s, d, what)
            else:
                who = actor_at(s, 0)
                if policies[who] == POLICY_GREEDY:
                    what = greedy(s, d, who)
                else:
                    what = random_action(s, d, who, rs[who])
                apply_unchecked(s, d, who, what)
            trace[steps, 0] = who
            trace[steps, 1] = what
            steps += 1
        return steps

    return {"match": match}
