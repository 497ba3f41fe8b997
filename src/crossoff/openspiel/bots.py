"""OpenSpiel's MCTS and IS-MCTS as bots, restricted to the information of their seat."""

from __future__ import annotations

import time
from collections.abc import Callable
from functools import lru_cache
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts

from crossoff.core.compiler.engine import POLICY_RANDOM
from crossoff.core.compiler.rng import RngState, next32
from crossoff.core.model.contract import ActionId
from crossoff.core.model.player import Budget, Seen
from crossoff.openspiel.game import SpielGame, SpielState, spiel_name
from crossoff.play.match import play_compiled

__all__ = ["decider"]

SIMULATIONS = 200  # by default
FIRST = 20  # simulations to estimate their duration
LEAST = 2  # the first simulation only evaluates the root
EXPLORE = 10.0  # UCT's constant, in points
Decide = Callable[[Seen, list[ActionId], Budget, RngState], ActionId]


class Rollouts(mcts.Evaluator):  # type: ignore[misc] # has no types
    """OpenSpiel's `RandomRolloutEvaluator` with one rollout, played by our engine."""

    def __init__(self, rng: RngState) -> None:
        self._rng = rng

    def evaluate(self, state: SpielState) -> Any:
        position = state.position
        policies = [POLICY_RANDOM] * position.setup.players
        return np.array(play_compiled(position, policies, (int(next32(self._rng)),)).final.totals())

    def prior(self, state: SpielState) -> list[tuple[int, float]]:
        if state.is_chance_node():
            outcomes: list[tuple[int, float]] = state.chance_outcomes()
            return outcomes
        legal = state.legal_actions()
        return [(action, 1.0 / len(legal)) for action in legal]


@lru_cache(maxsize=32)
def _game(name: str, players: int, options: tuple[tuple[str, str], ...]) -> SpielGame:
    game: SpielGame = pyspiel.load_game(spiel_name(name), {"players": players, **dict(options)})
    return game


def _search(kind: str, state: SpielState, seat: int, count: int, rng: RngState) -> int:
    chooser = np.random.RandomState(int(next32(rng)))
    game, evaluator = state.get_game(), Rollouts(rng)
    if kind == "openspiel-mcts":
        bot = mcts.MCTSBot(game, EXPLORE, count, evaluator, solve=False, random_state=chooser)
        return int(bot.step(state.guessed(seat, rng)))
    bot = ismcts.ISMCTSBot(
        game, evaluator, EXPLORE, count, random_state=chooser, use_observation_string=True
    )
    bot.set_resampler(lambda root, player: root.guessed(player, rng))
    return int(bot.step(state))


class _Pace:
    """Estimates the simulations per second of CPU time."""

    rate = 0.0

    def simulations(self, budget: Budget) -> int:
        most = budget.iterations or (SIMULATIONS if budget.seconds is None else 1 << 30)
        if budget.seconds is not None:
            most = min(most, int(budget.seconds * self.rate) if self.rate else FIRST)
        return max(LEAST, most)

    def learn(self, count: int, seconds: float) -> None:
        found = count / max(seconds, 1e-6)
        self.rate = found if not self.rate else 0.8 * self.rate + 0.2 * found


def decider(kind: str) -> Decide:
    """Return a search by name. A budget in seconds is met by extrapolating earlier decisions."""
    pace = _Pace()

    def decide(view: Seen, legal: list[ActionId], budget: Budget, rng: RngState) -> ActionId:
        if len(legal) == 1:
            return legal[0]
        position, seat = view
        setup = position.setup
        game = _game(setup.game.name, setup.players, tuple(setup.options.items()))
        # In OpenSpiel the first acting seat moves first, and the others after it.
        if seat != position.actors()[0]:
            raise ValueError(f"expected seat {position.actors()[0]} to decide, got seat {seat}")
        state = SpielState(game, position)
        count = pace.simulations(budget)
        began = time.process_time()
        action = _search(kind, state, seat, count, rng)
        pace.learn(count, time.process_time() - began)
        return ActionId(action)

    return decide
