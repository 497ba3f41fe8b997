"""Train the outlook network of Everything on 1 Card by self-play.

    python3 dev.py campaign outlook

Starts with games played by the value tables, then alternates rounds of games played by the current
network with training on all games so far: who ended ahead of whom. The weights are written into the
package.
"""

from __future__ import annotations

import argparse
import sys
import time
from typing import Any

import numpy as np
from numpy.typing import NDArray

from crossoff.core.compiler.engine import OVER
from crossoff.core.compiler.jit import kernel
from crossoff.core.compiler.rng import RngState, below, stream
from crossoff.games.one_card.ahead import choose_ahead, make_scratch, plan_ahead
from crossoff.games.one_card.chance import apply_chance_unchecked, draw
from crossoff.games.one_card.choices import actor_at, num_rerolls
from crossoff.games.one_card.deck import load_deck
from crossoff.games.one_card.dice import NUM_MULTISETS, kept_id
from crossoff.games.one_card.kernel import apply_unchecked, set_up
from crossoff.games.one_card.layout import (
    ADVANCED,
    BASIC,
    DECK,
    NONE,
    PASS,
    REROLL,
    ROLL,
    STATE,
    STATE_WORDS,
    USE,
    Deck,
    DeckTables,
    State,
    StateBuffer,
)
from crossoff.games.one_card.levels import LEARNED, load_outlook
from crossoff.games.one_card.outlook import (
    AROUND,
    SIDE,
    Outlook,
    describe_around,
    describe_side,
    describe_spare,
)
from crossoff.games.one_card.policy import ENVY, MAX_ROLLS, choose
from crossoff.games.one_card.score import total
from crossoff.games.one_card.tables import build_tables

HIDDEN = 32
WIDTH = 2 * SIDE + AROUND
BATCH = 512
#: Players, variant, and share of the games.
KINDS = [(2, BASIC, 0.5), (3, BASIC, 0.1), (4, BASIC, 0.1), (2, ADVANCED, 0.1)]
KINDS += [(3, ADVANCED, 0.1), (4, ADVANCED, 0.1)]
_LONGEST = 400  # most rows kept of a game

Rows = NDArray[np.float32]  # [n, WIDTH + 1]: two seats, the table around them, who ended ahead


@kernel
def note_turn(s: State, d: Deck, o: Outlook, rows: Any, count: int, who: Any) -> int:
    """Add a row for each pair of seats at the end of a turn; return the number of rows."""
    active = s.active
    s.active = (active - 1) % s.players
    spare = np.zeros(4, np.float32)
    describe_spare(s, d, o, spare)
    for p in range(s.players):
        for q in range(s.players):
            if p != q and count < rows.shape[0]:
                row = rows[count]
                describe_side(s, d, o, p, PASS, 0, spare, row[:SIDE])
                describe_side(s, d, o, q, PASS, 0, spare, row[SIDE : 2 * SIDE])
                describe_around(s, p, q, row[2 * SIDE : WIDTH])
                who[count] = p * s.players + q
                count += 1
    s.active = active
    return count


@kernel
def best_reroll(s: State, d: Deck, seat: int, plans: Any) -> int:
    """Return the best reroll of a plan, or NONE if the current roll is as good."""
    best = plans[0, kept_id(s.dice, d.dice, 0)]
    action = NONE
    for mask in range(1, num_rerolls(s, d, seat) + 1):
        value = plans[d.rolls - s.rolls, kept_id(s.dice, d.dice, mask)]
        if value > best + 1e-9:
            best = value
            action = REROLL + mask
    return action


@kernel
def play_game(
    s: State, d: Deck, o: Outlook, by_tables: bool, wild: int, r: RngState, rows: Any
) -> int:
    """Play a game and record its turns; one decision in `wild` comes from the tables
    without envy.
    """
    who = np.zeros(rows.shape[0], np.int64)
    plans = np.zeros((MAX_ROLLS, NUM_MULTISETS))
    planned = -1
    count = 0
    while s.phase != OVER:
        if s.phase < OVER:
            if s.phase == ROLL and s.rolls == 0 and s.dice[0] == NONE and s.pending & 1:
                count = note_turn(s, d, o, rows, count, who)
            apply_chance_unchecked(s, d, draw(s, r))
            continue
        seat = actor_at(s, 0)
        if by_tables or below(r, wild) == 0:
            action = choose(s, d, o.values, seat, ENVY * below(r, 2))
        elif s.phase == USE and num_rerolls(s, d, seat) > 0:
            if planned != s.turn:
                plan_ahead(s, d, o, make_scratch(s, d, o), plans)
                planned = s.turn
            action = best_reroll(s, d, seat, plans)
            if action == NONE:
                s.rolls = d.rolls  # the plan says to stop rolling: consider uses only
                action = choose_ahead(s, d, o, seat)
        else:
            action = choose_ahead(s, d, o, seat)
        apply_unchecked(s, d, seat, action)
    for n in range(count):
        ahead = total(s, d, who[n] // s.players) - total(s, d, who[n] % s.players)
        rows[n, WIDTH] = 1.0 if ahead > 0 else 0.5 if ahead == 0 else 0.0
    return count


@kernel
def play_games(
    buf: StateBuffer,
    deck: DeckTables,
    o: Outlook,
    players: int,
    variant: int,
    by_tables: bool,
    games: int,
    r: RngState,
    rows: Any,
) -> int:
    """Play games of one kind; return the number of rows."""
    s = buf.view(STATE)[0]
    d = deck.view(DECK)[0]
    count = 0
    for _ in range(games):
        set_up(s, d, players, variant)
        count += play_game(s, d, o, by_tables, 40, r, rows[count : count + _LONGEST])
    return count


def gather(deck: DeckTables, o: Outlook, games: int, by_tables: bool, r: RngState) -> Rows:
    """Return the rows of this many games of all kinds."""
    parts = []
    for players, variant, share in KINDS:
        number = int(games * share)
        rows = np.zeros((number * _LONGEST, WIDTH + 1), np.float32)
        buf = np.zeros(STATE_WORDS, np.int64)
        count = play_games(buf, deck, o, players, variant, by_tables, number, r, rows)
        parts.append(rows[:count].copy())
    return np.concatenate(parts)


class Learner:
    """The weights in training, by Adam on the log loss."""

    def __init__(self, seed: int) -> None:
        self.rng = np.random.default_rng(seed)
        scale = np.sqrt(2 / WIDTH)
        self.weights = self.rng.normal(0, scale, (WIDTH, HIDDEN)).astype(np.float32)
        self.out = self.rng.normal(0, 0.2, HIDDEN).astype(np.float32)
        self.moments = [np.zeros_like(w) for w in (self.weights, self.out) for _ in range(2)]
        self.steps = 0

    def outlook(self, o: Outlook) -> Outlook:
        mine, other, around = np.split(self.weights, [SIDE, 2 * SIDE])
        parts = [np.ascontiguousarray(part) for part in (mine, other, around)]
        return o._replace(mine=parts[0], other=parts[1], around=parts[2], out=self.out.copy())

    def learn(self, rows: Rows, steps: int, first_rate: float) -> float:
        """Train on this many batches with a decreasing learning rate; return the mean loss."""
        losses = 0.0
        for step in range(steps):
            batch = rows[self.rng.integers(0, len(rows), BATCH)]
            rate = first_rate * (1 - step / steps) + 1e-5
            losses += self._step(batch[:, :WIDTH], batch[:, WIDTH], rate)
        return losses / steps

    def _step(self, x: Rows, y: Rows, rate: float) -> float:
        hidden = np.maximum(x @ self.weights, 0)
        p = 1 / (1 + np.exp(-np.clip(hidden @ self.out, -30, 30)))
        error = (p - y) / len(y)
        slope_out = hidden.T @ error
        slope = x.T @ (np.outer(error, self.out) * (hidden > 0))
        self.steps += 1
        self._adam(self.weights, slope, 0, rate)
        self._adam(self.out, slope_out, 2, rate)
        p = np.clip(p, 1e-6, 1 - 1e-6)
        return float(-(y * np.log(p) + (1 - y) * np.log(1 - p)).mean())

    def _adam(self, weight: Rows, slope: Rows, at: int, rate: float) -> None:
        first, second = self.moments[at], self.moments[at + 1]
        first += 0.1 * (slope - first)
        second += 0.001 * (slope**2 - second)
        high = second / (1 - 0.999**self.steps)
        weight -= rate * first / (1 - 0.9**self.steps) / (np.sqrt(high) + 1e-8)


def main() -> int:
    parser = argparse.ArgumentParser(prog="dev.py campaign outlook", description=__doc__)
    parser.add_argument("--rounds", type=int, default=1)
    parser.add_argument(
        "--games",
        type=int,
        default=2000,
        help="in each round, of all kinds; 20 times as many before",
    )
    parser.add_argument("--steps", type=int, default=20000, help="of learning, in each round")
    parser.add_argument("--seed", type=int, default=0)
    arguments = parser.parse_args()
    deck = build_tables(load_deck())
    learner = Learner(arguments.seed)
    o = learner.outlook(load_outlook(load_deck()))
    r = stream("outlook", arguments.seed)
    kept: list[Rows] = []
    for number in range(arguments.rounds + 1):
        began = time.monotonic()
        kept.append(gather(deck, o, arguments.games * (1 if number else 20), number == 0, r))
        rows = np.concatenate(kept)
        loss = learner.learn(rows, arguments.steps, 2e-3 if number == 0 else 1e-3)
        o = learner.outlook(o)
        parts = {"mine": o.mine, "other": o.other, "around": o.around, "out": o.out}
        np.savez_compressed(LEARNED, **parts)  # type: ignore[arg-type]
        seconds = time.monotonic() - began
        print(f"round {number}: {len(rows):,} rows, loss {loss:.4f}, {seconds:.0f} s", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
