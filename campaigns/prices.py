"""Tune the prices of Silver & Gold's value tables by random search.

Each candidate plays against the shipped prices, from both seats, and is kept if it scores more than
the best so far. Prints the prices, the mean score and the win rate.
"""

from __future__ import annotations

import argparse
import sys

import numpy as np
from numpy.typing import NDArray

from crossoff.core.compiler.engine import OVER
from crossoff.core.compiler.jit import kernel
from crossoff.core.compiler.rng import RngState, stream
from crossoff.games.silver_gold.chance import apply_chance_unchecked, draw
from crossoff.games.silver_gold.choices import actor_at
from crossoff.games.silver_gold.deck import load_deck
from crossoff.games.silver_gold.kernel import apply_unchecked, set_up
from crossoff.games.silver_gold.layout import DECK, STATE, STATE_WORDS, DeckTables, StateBuffer
from crossoff.games.silver_gold.levels import PRICES
from crossoff.games.silver_gold.policy import choose
from crossoff.games.silver_gold.score import total, winners_mask
from crossoff.games.silver_gold.tables import build_tables
from crossoff.games.silver_gold.values import Prices, Values, build_values


@kernel
def duel(
    buf: StateBuffer,
    deck: DeckTables,
    new: Values,
    old: Values,
    r: RngState,
    games: int,
    out: NDArray[np.float64],
) -> None:
    """Play two-player games; out[0] is the points of `new`, out[1] its wins."""
    s = buf.view(STATE)[0]
    d = deck.view(DECK)[0]
    for game in range(games):
        set_up(s, d, 2, 0)
        mine = game % 2
        while s.phase != OVER:
            if s.phase < OVER:
                apply_chance_unchecked(s, d, draw(s, r))
            else:
                seat = actor_at(s, 0)
                v = new if seat == mine else old
                apply_unchecked(s, d, seat, choose(s, d, v, seat))
        winners = winners_mask(s, d)
        out[0] += total(s, d, mine)
        if winners >> mine & 1:
            out[1] += 0.5 if winners == 3 else 1.0


def tried(prices: Prices, deck: DeckTables, shipped: Values, games: int) -> tuple[float, float]:
    """Return the mean score and win rate of these prices against the shipped ones."""
    out = np.zeros(2)
    values = build_values(deck, prices)
    duel(np.zeros(STATE_WORDS, np.int64), deck, values, shipped, stream("prices"), games, out)
    points, wins = (out / games).tolist()
    return points, wins


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tries", type=int, default=40)
    parser.add_argument("--games", type=int, default=6000, help="games for each try")
    parser.add_argument("--seed", type=int, default=0)
    arguments = parser.parse_args()
    deck = build_tables(load_deck())
    shipped = build_values(deck, PRICES)
    rng = np.random.default_rng(arguments.seed)
    best, (score, wins) = PRICES, tried(PRICES, deck, shipped, arguments.games)
    print(f"{best}: {score:.2f} points, {wins:.1%} wins")
    for _ in range(arguments.tries):
        factors = np.exp(rng.normal(0, 0.18, len(best)))
        prices = Prices(*(float(round(p * f, 3)) for p, f in zip(best, factors, strict=True)))
        points, share = tried(prices, deck, shipped, arguments.games)
        if points > score:
            best, score = prices, points
            print(f"{best}: {score:.2f} points, {share:.1%} wins", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
