"""Estimates with 95% intervals; the deal is the sampling unit.

Games on the same deal share its luck and are not independent; deals are. Variances are therefore
computed between deals.
"""

from __future__ import annotations

import math

import msgspec
import numpy as np
from numpy.typing import NDArray

__all__ = ["Estimate", "mean", "share", "student95"]

_Z95 = 1.959963984540054
_STUDENT95 = (12.70620, 4.30265, 3.18245, 2.77645, 2.57058, 2.44691, 2.36462, 2.30600, 2.26216)


class Estimate(msgspec.Struct, frozen=True):
    """A value and its 95% interval, if there is enough data for one."""

    value: float
    low: float | None = None
    high: float | None = None

    def times(self, factor: float) -> Estimate:
        """Scale the estimate."""
        low = None if self.low is None else self.low * factor
        high = None if self.high is None else self.high * factor
        return Estimate(self.value * factor, low, high)

    def rounded(self, digits: int) -> Estimate:
        """Round off the last digits, which may differ between machines."""
        low = None if self.low is None else round(self.low, digits)
        high = None if self.high is None else round(self.high, digits)
        return Estimate(round(self.value, digits), low, high)


def student95(freedom: int) -> float:
    """Return the half-width of a 95% interval in standard errors, by Student's t distribution."""
    if freedom <= len(_STUDENT95):
        return _STUDENT95[freedom - 1]
    # Cornish-Fisher expansion, accurate to 0.0001 or better here.
    z, n = _Z95, freedom
    terms = (
        (z**3 + z) / 4,
        (5 * z**5 + 16 * z**3 + 3 * z) / 96,
        (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384,
        (79 * z**9 + 776 * z**7 + 1482 * z**5 - 1920 * z**3 - 945 * z) / 92160,
    )
    return float(z + sum(term / n**power for power, term in enumerate(terms, 1)))


def mean(sums: NDArray[np.int64], counts: NDArray[np.int64]) -> Estimate:
    """Estimate the mean of all values from each deal's sum and count: a Student t interval with the
    variance between deals.
    """
    value, variance, deals = _spread(sums, counts)
    if deals < 2:
        return Estimate(value)
    half = student95(deals - 1) * math.sqrt(variance)
    return Estimate(value, value - half, value + half)


def share(wins: NDArray[np.float64], counts: NDArray[np.int64]) -> Estimate:
    """Estimate the share of wins from each deal's wins and games.

    A Wilson interval, which stays between 0 and 1, for the effective sample size: the number of
    independent games with the same variance as these deals, or the number of deals if they do not
    differ at all.
    """
    value, variance, deals = _spread(wins, counts)
    if deals < 2:
        return Estimate(value)
    worth = value * (1 - value) / variance if variance > 1e-12 else float(deals)
    square = student95(deals - 1) ** 2
    middle = (value + square / (2 * worth)) / (1 + square / worth)
    inner = value * (1 - value) / worth + square / (4 * worth**2)
    half = math.sqrt(square * max(inner, 0.0)) / (1 + square / worth)
    return Estimate(value, max(0.0, middle - half), min(1.0, middle + half))


def _spread(
    sums: NDArray[np.int64] | NDArray[np.float64], counts: NDArray[np.int64]
) -> tuple[float, float, int]:
    """Return the mean, the variance of that mean, and the number of deals. Deals may differ in
    size: this is the variance of a ratio estimator, clustered by deal.
    """
    deals = int(np.count_nonzero(counts))
    total = int(counts.sum())
    value = float(sums.sum()) / total
    if deals < 2:
        return value, 0.0, deals
    rest = sums - value * counts
    return value, float((rest**2).sum()) * deals / (deals - 1) / total**2, deals
