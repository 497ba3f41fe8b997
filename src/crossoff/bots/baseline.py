"""The two baseline bots."""

from __future__ import annotations

from crossoff.bots.registry import Bot
from crossoff.core.compiler.engine import POLICY_GREEDY, POLICY_RANDOM
from crossoff.core.compiler.rng import RngState, below
from crossoff.core.model.contract import ActionId
from crossoff.core.model.player import Budget, Seen

__all__ = ["BASELINES"]


def decide_random(view: Seen, legal: list[ActionId], budget: Budget, rng: RngState) -> ActionId:
    """Return a uniformly random legal action."""
    return legal[below(rng, len(legal))]


def decide_greedy(view: Seen, legal: list[ActionId], budget: Budget, rng: RngState) -> ActionId:
    """Return the best action one step ahead, by the game's own heuristics."""
    return view.position.greedy_action(view.seat)


BASELINES = {
    "random": Bot("random", decide_random, POLICY_RANDOM),
    "greedy": Bot("greedy", decide_greedy, POLICY_GREEDY),
}
