"""Ratings on the Elo scale: 400 points are odds of 10 to 1.

The Bradley-Terry model, and for more than two seats its Plackett-Luce extension: a seat wins with
probability proportional to its bot's strength. Ratings are the maximum-likelihood strengths given
all results of a run; a shared win is split between the winners.

A bot that wins (or loses) every game would have no finite rating. As a prior, each bot is therefore
given one win and one loss against an imaginary opponent of average strength, which weighs little
against hundreds of games.

Intervals come from a Bayesian bootstrap over deals: the fit is repeated with exponential random
weights for the deals and for the prior, from a fixed seed.
"""

from __future__ import annotations

import math

import numpy as np
from numpy.typing import NDArray

from crossoff.arena.interval import Estimate

__all__ = ["anchor_of", "rate"]

ANCHOR = "random"  # has rating 0 if it takes part

_ELO = 400 / math.log(10)
_REPEATS = 1000
_SEED = 20
_LARGEST_STEP = 2.0  # in log strength
_MAX_STEPS = 200

Floats = NDArray[np.float64]


def anchor_of(bots: tuple[str, ...]) -> str:
    """Return the bot whose rating is 0 by definition."""
    return ANCHOR if ANCHOR in bots else bots[0]


def rate(seats: NDArray[np.int64], games: Floats, wins: Floats, *, anchor: int) -> list[Estimate]:
    """Estimate the bots' ratings relative to the anchor.

    `seats` is [lineups, bots]; `games` is [deals, lineups]; `wins` is [deals, lineups, bots].
    """
    deals, lineups, bots = wins.shape
    rng = np.random.default_rng(_SEED)
    weights = rng.standard_exponential((_REPEATS, deals))
    weights *= deals / weights.sum(axis=1, keepdims=True)
    weights = np.concatenate([np.ones((1, deals)), weights])  # first the unweighted results
    prior = rng.standard_exponential((_REPEATS, 2, bots))
    prior = np.concatenate([np.ones((1, 2, bots)), prior])
    won = (weights @ wins.reshape(deals, -1)).reshape(-1, lineups, bots)
    strengths = fit(seats.astype(float), weights @ games, won, prior)
    ratings = _ELO * (strengths - strengths[:, [anchor]])
    if np.count_nonzero(games.any(axis=1)) < 2:
        return [Estimate(value) for value in ratings[0].tolist()]
    low, high = np.quantile(ratings[1:], (0.025, 0.975), axis=0)
    return [
        Estimate(*each)
        for each in zip(ratings[0].tolist(), low.tolist(), high.tolist(), strict=True)
    ]


def fit(seats: Floats, games: Floats, wins: Floats, prior: Floats) -> Floats:
    """Fit the log strengths by maximum likelihood (Newton's method), for several sets of results at
    once; that of the imaginary opponent is 0.

    `seats` is [lineups, bots], `games` [sets, lineups], `wins` [sets, lineups, bots], and `prior`
    [sets, 2, bots] the imaginary wins and losses.
    """
    theta = np.zeros((games.shape[0], seats.shape[1]))
    won = wins.sum(axis=1) + prior[:, 0]
    extra = prior.sum(axis=1)
    diagonal = np.arange(theta.shape[1])
    for _ in range(_MAX_STEPS):
        strength = seats * np.exp(theta)[:, None, :]
        chance = strength / strength.sum(axis=2, keepdims=True)  # [sets, lineups, bots]
        against = 1 / (1 + np.exp(-theta))  # probability of beating the imaginary opponent
        expected = games[:, :, None] * chance
        slope = won - expected.sum(axis=1) - extra * against
        curve = -np.matmul(expected.transpose(0, 2, 1), chance)
        curve[:, diagonal, diagonal] += expected.sum(axis=1) + extra * against * (1 - against)
        step = np.linalg.solve(curve, slope[:, :, None])[:, :, 0]
        theta += np.clip(step, -_LARGEST_STEP, _LARGEST_STEP)
        if np.abs(step).max() < 1e-9:
            break
    return theta
