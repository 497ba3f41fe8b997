"""How much of a game is luck: the results of a player with perfect foresight on the same deals.

    python3 dev.py campaign luck --game one-card --games 100 --seed 1

One seat plays against `expert`, on the deals of `crossoff arena` with the same seed, from both
seats. The player is `expert` itself, then `master`, then a seer: before each step it plays every
choice to the end with the cards and dice that will really come, both seats played by `expert`, and
takes the one that wins by the most points. A seer with deeper search would do better still, so this
is a lower bound for the value of foresight.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Callable

import numpy as np

from crossoff.arena.interval import mean, share
from crossoff.bots import Bot, load_bot
from crossoff.core.compiler.rng import stream
from crossoff.core.model.contract import ActionId, Seat
from crossoff.core.model.player import Budget, Seen
from crossoff.core.model.position import Position, new_game
from crossoff.play.deal import Deal

#: Decides for a seat, given the full position and the deal.
Chooser = Callable[[Position, Seat, Deal], ActionId]


def blind(bot: Bot, budget: Budget) -> Chooser:
    """Wrap a bot, which sees the redacted position and not the deal."""
    rng = stream("luck", bot.name)

    def choose(position: Position, seat: Seat, deal: Deal) -> ActionId:
        return bot.decide(Seen(position.seen_by(seat), seat), position.legal(seat), budget, rng)

    return choose


def seer(base: Chooser) -> Chooser:
    """Choose the step with the best true future if everybody continues like `base`."""

    def choose(position: Position, seat: Seat, deal: Deal) -> ActionId:
        def outcome(action: ActionId) -> tuple[float, int]:
            end = finish(position.apply(seat, action), {}, base, deal)
            return won(end, seat), end.totals()[seat]

        legal = position.legal(seat)
        return legal[0] if len(legal) == 1 else max(legal, key=outcome)

    return choose


def finish(position: Position, seated: dict[Seat, Chooser], base: Chooser, deal: Deal) -> Position:
    """Play to the end: seated players decide for their seats, `base` for the others."""
    while not position.is_over:
        if position.is_chance:
            position = position.apply_chance(deal.draw(position))
        else:
            seat = position.actors()[0]
            action = seated.get(seat, base)(position, seat, deal)
            position = position.apply(seat, action)
    return position


def won(position: Position, seat: Seat) -> float:
    """Return a seat's share of the win; ties split it."""
    winners = position.winners()
    return 1 / len(winners) if seat in winners else 0.0


def measure(name: str, chooser: Chooser, base: Chooser, start: Position, deals: list[Deal]) -> None:
    """Play every deal from both seats and print the win rate and the points."""
    wins, points, began = [], [], time.process_time()
    for deal in deals:
        ends = [(finish(start, {seat: chooser}, base, deal), seat) for seat in (Seat(0), Seat(1))]
        wins.append(sum(won(end, seat) for end, seat in ends))
        points.append(sum(end.totals()[seat] for end, seat in ends))
    counts = np.full(len(wins), 2)
    rate, score = share(np.array(wins), counts).times(100), mean(np.array(points), counts)
    low, high = f"{rate.low:.1f}", f"{rate.high:.1f}"
    half = (score.high or 0.0) - score.value
    seconds = (time.process_time() - began) / counts.sum()
    line = (
        f"{name:8} wins {rate.value:.1f} % ({low} to {high}), {score.value:.1f} ± {half:.1f} points"
    )
    print(f"{line}, {seconds:.2f} s of CPU time a game", flush=True)


def main() -> int:
    parser = argparse.ArgumentParser(prog="dev.py campaign luck", description=__doc__)
    parser.add_argument("--game", choices=["silver-and-gold", "one-card"], required=True)
    parser.add_argument("--games", type=int, default=100, help="for each of the three, even")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument(
        "--iterations", type=int, default=1000, help="rollouts of a searching master"
    )
    arguments = parser.parse_args()
    start = new_game(arguments.game, 2)
    deals = [Deal(arguments.seed, number) for number in range(arguments.games // 2)]
    budget = Budget(iterations=arguments.iterations)
    expert = blind(load_bot("expert"), budget)
    measure("expert", expert, expert, start, deals)
    measure("master", blind(load_bot("master"), budget), expert, start, deals)
    measure("seer", seer(expert), expert, start, deals)
    return 0


if __name__ == "__main__":
    sys.exit(main())
