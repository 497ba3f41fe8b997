"""Silver & Gold's kernels."""

from __future__ import annotations

from crossoff.core.compiler.engine import Kernels
from crossoff.games.silver_gold import chance, choices, heuristics, hidden, kernel, score
from crossoff.games.silver_gold.layout import DECK, STATE

__all__ = ["KERNELS"]

KERNELS = Kernels(
    state=STATE,
    tables=DECK,
    set_up=kernel.set_up,
    count_actors=choices.count_actors,
    actor_at=choices.actor_at,
    is_actor=choices.is_actor,
    count_legal=choices.count_legal,
    nth_legal=choices.nth_legal,
    list_legal=choices.list_legal,
    is_legal=choices.is_legal,
    apply_unchecked=kernel.apply_unchecked,
    outcome_weight=chance.outcome_weight,
    draw=chance.draw,
    apply_chance_unchecked=chance.apply_chance_unchecked,
    score_item=score.score_item,
    winners_mask=score.winners_mask,
    redact=hidden.redact,
    greedy=heuristics.greedy,
)
