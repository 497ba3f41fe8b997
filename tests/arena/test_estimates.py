"""Shares, means and ratings: right values, and intervals with the promised coverage."""

from __future__ import annotations

import math

import numpy as np
import pytest

from crossoff.arena import rating
from crossoff.arena.interval import Estimate, mean, share, student95
from crossoff.arena.rating import anchor_of, fit, rate

ELO = 400 / math.log(10)


def test_student_as_in_the_tables() -> None:
    table = {1: 12.706, 2: 4.303, 3: 3.182, 4: 2.776, 5: 2.571, 10: 2.228, 30: 2.042, 120: 1.980}
    for freedom, value in table.items():
        assert student95(freedom) == pytest.approx(value, abs=0.001)


def test_a_mean_over_deals_of_different_size() -> None:
    found = mean(np.array([10, 40, 0]), np.array([2, 6, 0]))  # the third was not played
    assert found.value == 50 / 8
    assert found.low is not None
    assert found.high is not None
    assert found.low < 50 / 8 < found.high
    assert mean(np.array([10, 0]), np.array([2, 0])) == Estimate(5.0)


def test_equal_deals_give_student_s_interval() -> None:
    values = np.array([3, 5, 4, 8])
    found = mean(values, np.ones(4, np.int64))
    half = 3.182 * values.std(ddof=1) / 2
    assert (found.low, found.high) == pytest.approx((5 - half, 5 + half), abs=0.01)


def test_wins_alone_do_not_make_sure() -> None:
    counts = np.full(20, 2)
    best, worst = share(counts.astype(float), counts), share(np.zeros(20), counts)
    assert (best.value, best.high) == (1.0, 1.0)
    assert best.low is not None
    assert 0.75 < best.low < 0.9
    assert (worst.value, worst.low) == (0.0, 0.0)
    assert worst.high == pytest.approx(1 - best.low)
    half = share(np.ones(20), counts)  # every deal is split
    assert half.value == 0.5
    assert half.low is not None
    assert 0.2 < half.low < 0.5
    assert share(np.array([2.0]), np.array([2])) == Estimate(1.0)


def test_units_and_digits() -> None:
    assert Estimate(0.5, 0.25, 0.75).times(2) == Estimate(1.0, 0.5, 1.5)
    assert Estimate(1 / 3).times(2).rounded(2) == Estimate(0.67)
    assert Estimate(1 / 3, 0.111, 0.999).rounded(1) == Estimate(0.3, 0.1, 1.0)


def test_the_interval_of_a_share_covers_the_truth_on_lucky_deals() -> None:
    """Luck favours a seat, so that the two seatings of a deal are dependent."""
    rng = np.random.default_rng(1)
    strength, luck, deals = 0.8, 1.5, 40
    # By whom the luck favours, for both seatings.
    odds = np.exp(strength + luck * np.array([[1, -1], [-1, 1]]))
    chances = odds / (1 + odds)
    truth, held, tries = chances.mean(), 0, 400
    widths = []
    for _ in range(tries):
        favour = rng.integers(0, 2, deals)
        wins = (rng.random((deals, 2)) < chances[favour]).sum(axis=1)
        found = share(wins.astype(float), np.full(deals, 2))
        assert found.low is not None
        assert found.high is not None
        held += found.low <= truth <= found.high
        widths.append(found.high - found.low)
    assert 0.92 <= held / tries <= 0.99
    # Luck common to both seatings cancels: the same number of games on separate deals would say
    # less.
    apart = 2 * 1.96 * math.sqrt(truth * (1 - truth) / (2 * deals))
    assert np.mean(widths) < 0.95 * apart


# --- ratings ---


def by_hand(seats: np.ndarray, games: np.ndarray, wins: np.ndarray) -> np.ndarray:
    """Compute the same maximum another way: Hunter's iteration, one strength at a time."""
    strength = np.ones(seats.shape[1])
    for _ in range(20_000):
        totals = seats @ strength
        shares = (games[:, None] * seats / totals[:, None]).sum(axis=0) + 2 / (strength + 1)
        strength = (wins.sum(axis=0) + 1) / shares
    return np.log(strength)


@pytest.mark.parametrize(
    ("seats", "games", "wins"),
    [
        ([[1, 1]], [10], [[7, 3]]),
        ([[1, 1]], [10], [[10, 0]]),
        ([[1, 1, 0], [1, 0, 1], [0, 1, 1]], [9, 8, 9], [[6, 3, 0], [7.5, 0, 0.5], [0, 4.5, 4.5]]),
        ([[1, 2, 0], [2, 1, 0], [1, 1, 1]], [12, 12, 6], [[5, 7, 0], [9, 3, 0], [2, 2, 2]]),
    ],
)
def test_the_likeliest_strengths(seats: list, games: list, wins: list) -> None:
    s, g, w = (np.array(values, float) for values in (seats, games, wins))
    found = fit(s, g[None], w[None], np.ones((1, 2, s.shape[1])))[0]
    assert found == pytest.approx(by_hand(s, g, w), abs=1e-6)


def test_two_bots_differ_by_the_odds_of_their_wins() -> None:
    games = np.full((500, 1), 2.0)
    wins = np.zeros((500, 1, 2))
    wins[:, 0] = [1.5, 0.5]
    first, second = rate(np.array([[1, 1]]), games, wins, anchor=1)
    assert second == Estimate(0.0, 0.0, 0.0)
    assert first.value == pytest.approx(ELO * math.log(3), abs=1)
    assert first.low is not None
    assert first.high is not None
    assert first.low < first.value < first.high < first.low + 5  # no deal differs from another


@pytest.mark.parametrize("deals", [5, 50, 500])
def test_a_bot_that_wins_everything_has_a_finite_rating(deals: int) -> None:
    games = np.full((deals, 1), 2.0)
    wins = np.zeros((deals, 1, 2))
    wins[:, 0, 0] = 2
    best, _ = rate(np.array([[1, 1]]), games, wins, anchor=1)
    assert best.value == pytest.approx(ELO * math.log(2 * deals), abs=90)
    assert best.low is not None
    assert best.high is not None
    assert best.low + 100 < best.value < best.high - 200


def test_one_deal_tells_no_interval() -> None:
    found = rate(np.array([[1, 1]]), np.array([[2.0]]), np.array([[[1.0, 1.0]]]), anchor=0)
    assert [(each.low, each.high) for each in found] == [(None, None)] * 2
    assert [each.value for each in found] == pytest.approx([0.0, 0.0], abs=1e-6)


def test_the_anchor() -> None:
    assert anchor_of(("greedy", "random")) == "random"
    assert anchor_of(("greedy", "master")) == "greedy"


@pytest.mark.slow
def test_the_interval_of_a_rating_covers_the_truth(monkeypatch: pytest.MonkeyPatch) -> None:
    """Three bots of known strength, at tables for two and for three."""
    monkeypatch.setattr(rating, "_REPEATS", 200)
    rng = np.random.default_rng(2)
    strengths = np.array([0.0, 0.7, 1.2])
    for seats in (
        np.array([[1, 1, 0], [1, 0, 1], [0, 1, 1]]),
        np.array([[1, 2, 0], [0, 1, 2], [2, 0, 1], [1, 1, 1]]),
    ):
        chances = seats * np.exp(strengths)
        chances /= chances.sum(axis=1, keepdims=True)
        deals, tries, held = 60, 150, np.zeros(3)
        for _ in range(tries):
            wins = np.stack([rng.multinomial(2, row, deals) for row in chances], axis=1)
            games = np.full((deals, len(seats)), 2.0)
            found = rate(seats, games, wins.astype(float), anchor=0)
            truth = (ELO * (strengths - strengths[0])).tolist()
            held += [
                (each.low or 0) <= value <= (each.high or 0)
                for each, value in zip(found, truth, strict=True)
            ]
        assert held[0] == tries
        assert (0.89 * tries <= held[1:]).all()
        assert (held[1:] <= 0.995 * tries).all()
